import type { BasicProduct } from '@inkroute/contract/catalog/product'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { useStudio } from '../state/studio-store.ts'
import css from './preview.module.css'
import { previewText } from './preview.text.ts'
import { getFileName } from './preview.view.ts'
import { saveBlob } from './save-picture.ts'

export type Light = BasicProduct['light_params']
export type Snapshot = (side_px: number) => Promise<Blob>

export interface ModelProps {
  readonly light: Light
  /** Fallback for browsers without 3D. */
  readonly fallback: ReactNode
  readonly onSnapshot: (snapshot: Snapshot) => void
}

const SNAPSHOT_PX = 1200
const ranges = { ambient: 2, directional: 3, roughness: 1 } as const
const names = ['ambient', 'directional', 'roughness'] as const

function LightSliders({ light, onChange }: { light: Light; onChange: (light: Light) => void }) {
  const text = useText(previewText)
  return (
    <div className={`grid gap-2 mt-3 ${css.sliders}`}>
      {names.map((name) => (
        <label className="grid items-center text-xs gap-2" key={name}>
          <span>{text[name]}</span>
          <input
            type="range"
            min={0}
            max={ranges[name]}
            step={0.05}
            value={light[name]}
            onChange={(event) => onChange({ ...light, [name]: Number(event.target.value) })}
          />
          <output>{light[name].toFixed(2)}</output>
        </label>
      ))}
    </div>
  )
}

interface ModelPaneProps {
  readonly product: BasicProduct
  readonly renderModel: (props: ModelProps) => ReactNode
  readonly fallback: ReactNode
}

/** The 3D model with the design and adjustable light. */
export function ModelPane({ product, renderModel, fallback }: ModelPaneProps) {
  const text = useText(previewText)
  const [light, setLight] = useState<Light>(product.light_params)
  const [is_lit, setLit] = useState(false)
  const snapshot = useRef<Snapshot | null>(null)
  const [is_ready, setReady] = useState(false)
  const onSnapshot = useCallback((take: Snapshot) => {
    snapshot.current = take
    setReady(true)
  }, [])
  const color_name = useStudio((state) => state.product?.colors.find((one) => one.id === state.color_id)?.name)
  const save = () => {
    snapshot.current?.(SNAPSHOT_PX).then(
      (blob) => saveBlob(blob, getFileName([product.name, color_name ?? '', '3D'], 'png')),
      () => showToast('error', text.notSaved),
    )
  }
  return (
    <>
      <div className={`relative overflow-auto text-ink aspect-square bg-fill rounded-card ${css.model}`}>
        {renderModel({ light, fallback, onSnapshot })}
      </div>
      {is_ready ? (
        <div className={`flex flex-wrap gap-2 ${css.tools}`}>
          <button type="button" aria-pressed={is_lit} onClick={() => setLit(!is_lit)}>
            {text.light}
          </button>
          <button type="button" onClick={save}>
            {text.snapshot}
          </button>
        </div>
      ) : null}
      {is_lit ? (
        <>
          <LightSliders light={light} onChange={setLight} />
          <div className={`flex flex-wrap gap-2 ${css.tools}`}>
            <button type="button" onClick={() => setLight(product.light_params)}>
              {text.resetLight}
            </button>
          </div>
        </>
      ) : null}
    </>
  )
}
