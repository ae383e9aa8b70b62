import { type ReactNode, useState } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { showView, useStudio } from '../state/studio-store.ts'
import { ColourGrid } from './colour-grid.tsx'
import { MockupCanvas } from './mockup-canvas.tsx'
import { ModelPane, type ModelProps } from './model-pane.tsx'
import css from './preview.module.css'
import { previewText } from './preview.text.ts'
import { type PreviewTile, showsFace } from './preview.view.ts'
import { type PictureFormat, saveMockup } from './save-picture.ts'
import { type Previewing, useLivePreview } from './use-live-preview.ts'
import { Viewer } from './viewer.tsx'

interface TilesProps {
  readonly previewing: Previewing
  /** Opens the large viewer for a tile. */
  readonly onOpen: (tile: PreviewTile) => void
}

/** All views as product pictures, the current one large. */
function MockupTiles({ previewing, onOpen }: TilesProps) {
  const text = useText(previewText)
  const view_id = useStudio((state) => state.view_id)
  const { live, tiles, failed, retry } = previewing
  if (tiles.length === 0) return <p className={`text-sm p-3 ${css.note}`}>{text.noPictures}</p>
  return (
    <>
      {failed.size > 0 ? (
        <p className={`text-sm p-3 ${css.note}`} role="alert">
          {text.failed}{' '}
          <button className="bare-button underline" type="button" onClick={retry}>
            {text.retry}
          </button>
        </p>
      ) : null}
      <div className={`grid items-start gap-2 ${css.tiles}`}>
        {tiles.map((tile) => {
          const is_current = showsFace(tile, view_id)
          const label = is_current ? text.enlarge : fill(text.workOn, { view: tile.name })
          return (
            <button
              key={tile.key}
              type="button"
              className={`relative overflow-hidden cursor-pointer bg-fill border-0 rounded-card p-0 ${css.tile}`}
              data-current={is_current}
              title={label}
              aria-label={label}
              onClick={() => (is_current ? onOpen(tile) : showView(tile.faces[0]?.view_id ?? view_id))}
            >
              {live ? <MockupCanvas live={live} tile={tile} /> : <span className="block w-full aspect-square" />}
              <span className={css.tileName}>{tile.name}</span>
            </button>
          )
        })}
      </div>
    </>
  )
}

type Tab = 'pictures' | 'model' | 'colours'

function Tabs({ tabs, now, onChange }: { tabs: readonly Tab[]; now: Tab; onChange: (tab: Tab) => void }) {
  const text = useText(previewText)
  return (
    <div className={`grid bg-studio-0 rounded-control gap-0.5 ${css.tabs}`} role="tablist" aria-label={text.tabs}>
      {tabs.map((tab) => (
        <button key={tab} type="button" role="tab" aria-selected={tab === now} onClick={() => onChange(tab)}>
          {text[tab]}
        </button>
      ))}
    </div>
  )
}

/** The tile of the current view, otherwise the first. */
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
    <div className={`flex flex-wrap gap-2 ${css.tools}`}>
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
  /** The 3D model is provided by another feature. */
  readonly renderModel: (props: ModelProps) => ReactNode
}

/** Live preview beside the canvas: pictures, 3D model and all colours, rendered in the browser. */
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
    <div className={`grid gap-3 ${css.pane}`}>
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
