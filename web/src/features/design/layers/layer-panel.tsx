import { orderLayers } from '@inkroute/engine/commands/look'
import { useCallback } from 'react'
import { useDragSort } from '../../../shared/hooks/use-drag-sort.ts'
import { useText } from '../../../shared/text/language.tsx'
import { apply, layersNow, useLayers, useStudio } from '../studio-store.ts'
import { layerText } from './layer.text.ts'
import { LayerRow } from './layer-row.tsx'
import css from './layers.module.css'

const pile = (top_down: readonly string[]) =>
  apply((document) => orderLayers(document, useStudio.getState().view_id, top_down.toReversed()))

/** What lies on this face, the topmost first. Rows are dragged, or moved with Alt and the arrow keys. */
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
  if (layers.length === 0) return <p className={css.note}>{text.empty}</p>
  const held = new Set(chosen)
  return (
    <ul className={css.layers} aria-label={text.list}>
      {rows.map((layer, index) => (
        <li key={layer.id} {...dragProps(index)}>
          <LayerRow layer={layer} is_chosen={held.has(layer.id)} onStep={onStep} />
        </li>
      ))}
    </ul>
  )
}
