import { type ReactNode, useState } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { useStudio } from '../studio-store.ts'
import { ColourGrid } from './colour-grid.tsx'
import { MockupTiles } from './mockup-tiles.tsx'
import { ModelPane, type ModelProps } from './model-pane.tsx'
import css from './preview.module.css'
import { previewText } from './preview.text.ts'
import { type PreviewTile, showsFace } from './preview.view.ts'
import { type PictureFormat, saveMockup } from './save-picture.ts'
import { type Previewing, useLivePreview } from './use-live-preview.ts'
import { Viewer } from './viewer.tsx'

type Tab = 'pictures' | 'model' | 'colours'

function Tabs({ tabs, now, onChange }: { tabs: readonly Tab[]; now: Tab; onChange: (tab: Tab) => void }) {
  const text = useText(previewText)
  return (
    <div className={css.tabs} role="tablist" aria-label={text.tabs}>
      {tabs.map((tab) => (
        <button key={tab} type="button" role="tab" aria-selected={tab === now} onClick={() => onChange(tab)}>
          {text[tab]}
        </button>
      ))}
    </div>
  )
}

/** The tile that is worked on, otherwise the first. */
function useCurrentTile({ tiles }: Previewing): PreviewTile | undefined {
  const view_id = useStudio((state) => state.view_id)
  return tiles.find((tile) => showsFace(tile, view_id)) ?? tiles[0]
}

function PictureTools({ previewing, onOpen }: { previewing: Previewing; onOpen: (tile: PreviewTile) => void }) {
  const text = useText(previewText)
  const tile = useCurrentTile(previewing)
  const { live } = previewing
  const save = (format: PictureFormat) => {
    const { product, color_id } = useStudio.getState()
    const color = product?.colors.find((one) => one.id === color_id)
    if (!live || !tile || !product || !color) return
    saveMockup({ live, tile, product_name: product.name, color, format }).catch(() => showToast('error', text.notSaved))
  }
  if (!tile) return null
  return (
    <div className={css.tools}>
      <button type="button" onClick={() => onOpen(tile)}>
        {text.fullScreen}
      </button>
      <button type="button" onClick={() => save('png')}>
        {text.savePng}
      </button>
      <button type="button" onClick={() => save('jpeg')}>
        {text.saveJpeg}
      </button>
    </div>
  )
}

interface PreviewPaneProps {
  /** The 3D model belongs to another part of the house. */
  readonly renderModel: (props: ModelProps) => ReactNode
}

/** The finished product beside the canvas: on its pictures, as a model, in all its colours. Nothing leaves the browser. */
export function PreviewPane({ renderModel }: PreviewPaneProps) {
  const product = useStudio((state) => state.product)
  const previewing = useLivePreview()
  const [tab, setTab] = useState<Tab>('pictures')
  const [opened, setOpened] = useState<PreviewTile | null>(null)
  const tile = useCurrentTile(previewing)
  if (!product) return null
  const tabs: Tab[] = ['pictures', ...(product.has_model ? ['model' as const] : []), 'colours']
  const tiles = <MockupTiles previewing={previewing} onOpen={setOpened} />
  return (
    <div className={css.pane}>
      <Tabs tabs={tabs} now={tab} onChange={setTab} />
      <div role="tabpanel">
        {tab === 'pictures' ? tiles : null}
        {tab === 'model' ? (
          <ModelPane key={product.id} product={product} renderModel={renderModel} fallback={tiles} />
        ) : null}
        {tab === 'colours' ? <ColourGrid previewing={previewing} tile={tile} /> : null}
      </div>
      {tab === 'model' ? null : <PictureTools previewing={previewing} onOpen={setOpened} />}
      {opened && previewing.live ? (
        <Viewer live={previewing.live} tiles={previewing.tiles} first={opened} onClose={() => setOpened(null)} />
      ) : null}
    </div>
  )
}
