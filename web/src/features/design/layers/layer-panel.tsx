import { setStanding } from '@inkroute/engine/commands/layers'
import { orderLayers } from '@inkroute/engine/commands/look'
import type { Layer } from '@inkroute/engine/layers/layer-types'
import { type KeyboardEvent, type MouseEvent, memo, useCallback, useState } from 'react'
import { useDragSort } from '../../../shared/hooks/use-drag-sort.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { StudioIcon } from '../controls/studio-icon.tsx'
import { markText } from '../marks/mark.text.ts'
import { markNames } from '../marks/mark.view.ts'
import { ShapeIcon } from '../panels/shape-icon.tsx'
import { checkedSizeNow } from '../preflight/use-findings.ts'
import { retryPicture, usePictures } from '../state/picture-shelf.ts'
import { printQuality } from '../state/stage.view.ts'
import { apply, chooseRow, cmPerPxNow, layersNow, useLayers, useStudio } from '../state/studio-store.ts'
import { useStudioUi } from '../state/studio-ui.ts'
import { layerText } from './layer.text.ts'
import css from './layers.module.css'

function PictureThumb({ kind, layer_key }: { kind: string; layer_key: string }) {
  const picture = usePictures((state) => state.pictures.get(`${kind}:${layer_key}`))
  return picture instanceof HTMLImageElement ? <img src={picture.src} alt="" draggable={false} /> : null
}

/** Thumbnail of a layer. */
function LayerThumb({ layer }: { layer: Layer }) {
  return (
    <span
      className={`grid place-items-center flex-none overflow-hidden bg-fill rounded-sm ${css.thumb}`}
      data-kind={layer.type}
    >
      {'source' in layer ? <PictureThumb kind={layer.source.kind} layer_key={layer.source.key} /> : null}
      {layer.type === 'shape' ? (
        <ShapeIcon kind={layer.shape} path={layer.path} size_px={24} fill={layer.fill} />
      ) : null}
      {layer.type === 'text' ? (
        <b style={{ color: layer.fill ?? '#17202e' }}>{[...layer.text.trim()][0] ?? 'T'}</b>
      ) : null}
    </span>
  )
}

const set = (layer: Layer, change: Parameters<typeof setStanding>[2]) => {
  const { view_id } = useStudio.getState()
  apply((document) => setStanding(document, { view_id, ids: [layer.id] }, change))
}

function NameBox({ layer, onDone }: { layer: Layer; onDone: () => void }) {
  const text = useText(layerText)
  const commit = (value: string) => {
    const name = value.trim()
    if (name && name !== layer.name) set(layer, { name: name.slice(0, 120) })
    onDone()
  }
  return (
    <input
      className={`flex-1 min-w-0 font-inherit text-on-dark bg-studio-0 rounded-control px-1.5 py-0 ml-1.5 ${css.rename}`}
      aria-label={text.rename}
      defaultValue={layer.name}
      maxLength={120}
      // biome-ignore lint/a11y/noAutofocus: it appears because one asked to write in it
      autoFocus
      onFocus={(event) => event.target.select()}
      onBlur={(event) => commit(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur()
        if (event.key === 'Escape') onDone()
      }}
    />
  )
}

function Switches({ layer }: { layer: Layer }) {
  const text = useText(layerText)
  const { name } = layer
  return (
    <>
      <button
        type="button"
        aria-pressed={layer.is_locked}
        aria-label={fill(layer.is_locked ? text.unlock : text.lock, { name })}
        onClick={() => set(layer, { is_locked: !layer.is_locked })}
      >
        <StudioIcon name={layer.is_locked ? 'lock' : 'unlock'} size_px={16} />
      </button>
      <button
        type="button"
        aria-pressed={layer.is_hidden}
        aria-label={fill(layer.is_hidden ? text.show : text.hide, { name })}
        onClick={() => set(layer, { is_hidden: !layer.is_hidden })}
      >
        <Icon name={layer.is_hidden ? 'eye_off' : 'eye'} size_px={16} />
      </button>
    </>
  )
}

/** Tells that the buyer decides about the layer. */
function MarkBadge({ layer }: { layer: Layer }) {
  const text = useText(markText)
  const { language } = useLanguage()
  const names = markNames(layer, language)
  if (names === '') return null
  const label = fill(text.in_list, { names })
  return (
    <span className={`grid flex-none ${css.mark}`} role="img" aria-label={label} title={label}>
      <Icon name="user" size_px={14} />
    </span>
  )
}

/** Low-resolution warning in the row. */
function DpiBadge({ layer }: { layer: Layer }) {
  const text = useText(layerText)
  const dpi = useStudio((state) => state.product?.dpi ?? 300)
  useStudio((state) => state.size_id)
  const found = printQuality(layer, checkedSizeNow()?.cm_per_px ?? cmPerPxNow(), dpi)
  if (!found || found.quality === 'good') return null
  return (
    <span className={`flex-none text-on-dark rounded-sm ${css.dpi}`} data-quality={found.quality} title={text.low}>
      {found.dpi}
    </span>
  )
}

/** A picture that failed to load would be missing in print: warn in its row and offer a retry. */
function LostPicture({ layer }: { layer: Layer }) {
  const text = useText(layerText)
  const { kind, key } = 'source' in layer ? layer.source : { kind: '', key: '' }
  const state = usePictures(({ pictures }) => pictures.get(`${kind}:${key}`))
  if (state === 'gone') {
    return (
      <span className={css.lost} role="img" aria-label={text.gone} title={text.gone}>
        !
      </span>
    )
  }
  if (state !== 'failed') return null
  const label = fill(text.failed, { name: layer.name })
  return (
    <button type="button" className={css.lost} aria-label={label} title={label} onClick={() => retryPicture(kind, key)}>
      ↻
    </button>
  )
}

interface LayerRowProps {
  readonly layer: Layer
  readonly is_chosen: boolean
  readonly onStep: (id: string, by: 1 | -1) => void
}

const LayerRow = memo(function LayerRow({ layer, is_chosen, onStep }: LayerRowProps) {
  const text = useText(layerText)
  const [is_naming, setNaming] = useState(false)
  const onClick = (event: MouseEvent) =>
    chooseRow(layer.id, event.shiftKey ? 'range' : event.ctrlKey || event.metaKey ? 'more' : 'one')
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'F2') setNaming(true)
    const by = event.altKey ? { ArrowUp: 1 as const, ArrowDown: -1 as const }[event.key] : undefined
    if (!by) return
    event.preventDefault()
    event.stopPropagation()
    onStep(layer.id, by)
  }
  return (
    <div
      className={`flex items-center rounded-control ${css.row}`}
      data-chosen={is_chosen}
      data-hidden={layer.is_hidden}
      data-grouped={layer.group_id !== null}
    >
      {is_naming ? (
        <>
          <LayerThumb layer={layer} />
          <NameBox layer={layer} onDone={() => setNaming(false)} />
        </>
      ) : (
        <button
          type="button"
          className={css.name}
          aria-pressed={is_chosen}
          title={text.hint}
          onClick={onClick}
          onDoubleClick={() => setNaming(true)}
          onKeyDown={onKeyDown}
          onContextMenu={(event) => {
            event.preventDefault()
            if (!is_chosen) chooseRow(layer.id, 'one')
            useStudioUi.setState({ menu: { x: event.clientX, y: event.clientY } })
          }}
        >
          <LayerThumb layer={layer} />
          <span>{layer.name}</span>
          <MarkBadge layer={layer} />
          <DpiBadge layer={layer} />
        </button>
      )}
      <LostPicture layer={layer} />
      <Switches layer={layer} />
    </div>
  )
})

const pile = (top_down: readonly string[]) =>
  apply((document) => orderLayers(document, useStudio.getState().view_id, top_down.toReversed()))

/** Layers of this face, topmost first. Rows are reordered by dragging or with Alt and the arrow keys. */
export function LayerPanel() {
  const text = useText(layerText)
  const layers = useLayers()
  const chosen = useStudio((state) => state.chosen)
  const rows = layers.toReversed()
  const { dragProps } = useDragSort(
    rows.map((layer) => layer.id),
    pile,
  )
  const onStep = useCallback((id: string, by: 1 | -1) => {
    const ids = layersNow()
      .map((layer) => layer.id)
      .toReversed()
    const from = ids.indexOf(id)
    const to = from - by
    if (to < 0 || to >= ids.length) return
    const rest = ids.filter((one) => one !== id)
    pile([...rest.slice(0, to), id, ...rest.slice(to)])
  }, [])
  if (layers.length === 0) return <p className="text-xs text-studio">{text.empty}</p>
  const held = new Set(chosen)
  return (
    <ul className={`grid overflow-y-auto list-none gap-0.5 p-0 ${css.layers}`} aria-label={text.list}>
      {rows.map((layer, index) => (
        <li key={layer.id} {...dragProps(index)}>
          <LayerRow layer={layer} is_chosen={held.has(layer.id)} onStep={onStep} />
        </li>
      ))}
    </ul>
  )
}
