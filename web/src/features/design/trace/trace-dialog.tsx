import { setSource } from '@inkroute/engine/commands/picture'
import type { ImageLayer } from '@inkroute/engine/layers/layer-types'
import { LEAST_COLOURS, MOST_COLOURS, type VectoriseOptions } from '@inkroute/engine/trace/vectorise'
import { useEffect, useMemo, useRef, useState } from 'react'
import { ApiError } from '../../../shared/api/request.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Modal } from '../../../shared/ui/modal.tsx'
import { loadedPicture } from '../state/picture-shelf.ts'
import type { SendFile } from '../state/studio-slots.ts'
import { apply, useStudio } from '../state/studio-store.ts'
import css from './trace.module.css'
import { traceText } from './trace.text.ts'
import { useOriginal } from './use-original.ts'
import { type TraceState, useTrace } from './use-trace.ts'

interface OptionsProps {
  readonly options: VectoriseOptions
  readonly onOptions: (options: VectoriseOptions) => void
}

function Options({ options, onOptions }: OptionsProps) {
  const text = useText(traceText)
  const { colours, detail, drops_background } = options
  return (
    <div className={`flex flex-wrap gap-x-4 gap-y-2 my-3 ${css.options}`}>
      <label className="flex items-center gap-1.5">
        {text.colours}
        <input
          type="range"
          min={LEAST_COLOURS}
          max={MOST_COLOURS}
          value={colours}
          onChange={({ target }) => onOptions({ ...options, colours: Number(target.value) })}
        />
        <output>{colours}</output>
      </label>
      <label className="flex items-center gap-1.5">
        {text.detail}
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          value={Math.round(detail * 100)}
          onChange={({ target }) => onOptions({ ...options, detail: Number(target.value) / 100 })}
        />
      </label>
      <label className="flex items-center gap-1.5">
        <input
          type="checkbox"
          checked={drops_background}
          onChange={({ target }) => onOptions({ ...options, drops_background: target.checked })}
        />
        {text.background}
      </label>
    </div>
  )
}

function Result({ state, onRetry }: { state: TraceState; onRetry: () => void }) {
  const text = useText(traceText)
  const svg = state.kind === 'done' ? state.picture.svg : null
  const address = useMemo(() => svg && `data:image/svg+xml,${encodeURIComponent(svg)}`, [svg])
  if (address) return <img src={address} alt={text.after} />
  if (state.kind === 'working') {
    return (
      <span className="grid text-xs text-ink bg-surface rounded-control gap-1.5 px-3 py-2" role="status">
        {fill(text.working, { share: Math.round(state.progress * 100) })}
        <progress value={state.progress} max={1} />
      </span>
    )
  }
  return (
    <span className="grid text-xs text-ink bg-surface rounded-control gap-1.5 px-3 py-2" role="alert">
      {text.failed} <Button onClick={onRetry}>{text.retry}</Button>
    </span>
  )
}

/** Stores the drawing in the library and shows it instead of the picture; undo brings the picture back. */
function useKeep(layer: ImageLayer, send: SendFile, onClose: () => void) {
  const text = useText(traceText)
  const [is_saving, setSaving] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])
  const keep = async (svg: string) => {
    const { view_id } = useStudio.getState()
    const controller = new AbortController()
    stop.current = controller
    setSaving(true)
    setProblem(null)
    try {
      const called = fill(text.name, { name: (layer.name ?? '').replace(/\.\w{2,5}$/, '') }).trim()
      const file = new File([svg], `${called}.svg`, { type: 'image/svg+xml' })
      const { id, width_px, height_px } = await send(file, { signal: controller.signal, onProgress: () => {} })
      if (!width_px || !height_px) throw new Error('not ready')
      const source = { kind: 'material', key: String(id), width_px, height_px, is_vector: true } as const
      apply((document) => setSource(document, { view_id, ids: [layer.id] }, source))
      onClose()
    } catch (error) {
      if (controller.signal.aborted) return
      setProblem((error instanceof ApiError && error.message) || text.failed)
      setSaving(false)
    }
  }
  return { keep, is_saving, problem }
}

interface DialogProps {
  readonly layer: ImageLayer
  readonly send: SendFile
  readonly onClose: () => void
}

const FIRST: VectoriseOptions = { colours: 8, detail: 0.7, drops_background: false }

function TraceEditor({ layer, image, send, onClose }: DialogProps & { image: HTMLImageElement }) {
  const text = useText(traceText)
  const [options, setOptions] = useState(FIRST)
  const { state, retry } = useTrace(useOriginal(layer.source, image), options)
  const { keep, is_saving, problem } = useKeep(layer, send, onClose)
  const picture = state.kind === 'done' ? state.picture : null
  return (
    <Modal
      title={text.title}
      width_px={860}
      onClose={onClose}
      footer={
        <Button kind="primary" busy={is_saving} disabled={!picture} onClick={() => picture && void keep(picture.svg)}>
          {is_saving ? text.saving : text.use}
        </Button>
      }
    >
      <p className="text-quiet">{text.about}</p>
      <Options options={options} onOptions={setOptions} />
      <div className={`grid grid-cols-2 gap-3 ${css.pair}`}>
        <figure className="grid gap-1.5 m-0">
          <div className={`grid place-items-center rounded-card ${css.sheet}`}>
            <img src={image.src} alt={text.before} />
          </div>
          <figcaption className="text-xs text-quiet">{text.before}</figcaption>
        </figure>
        <figure className="grid gap-1.5 m-0">
          <div className={`grid place-items-center rounded-card ${css.sheet}`} aria-busy={state.kind === 'working'}>
            <Result state={state} onRetry={retry} />
          </div>
          <figcaption className="text-xs text-quiet">
            {text.after}
            {picture ? ` · ${fill(text.facts, { nodes: picture.nodes, colours: picture.colours.length })}` : ''}
          </figcaption>
        </figure>
      </div>
      {problem ? (
        <p className={css.problem} role="alert">
          {problem}
        </p>
      ) : null}
    </Modal>
  )
}

/** Turns flat artwork into curves. */
export function TraceDialog({ layer, send, onClose }: DialogProps) {
  const image = loadedPicture(layer.source.kind, layer.source.key)
  return image ? <TraceEditor layer={layer} image={image} send={send} onClose={onClose} /> : null
}
