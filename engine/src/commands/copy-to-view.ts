import { type DesignDocument, findView, MAX_LAYERS_PER_VIEW } from '../document/design-document.ts'
import { type Area, getMiddle } from '../geometry/box.ts'
import type { Layer } from '../layers/layer-types.ts'
import { changeView, round } from '../transform/selection.ts'
import { scaledLayer } from '../transform/transform.ts'
import type { NewId } from './layers.ts'

/** Where a layer of one print area goes in another: same distance from the centre, and unless told otherwise same share of the width. */
export function carried(layer: Layer, from: Area, to: Area, factor = to.width / from.width): Layer {
  const [origin, target] = [getMiddle(from), getMiddle(to)]
  return {
    ...layer,
    ...scaledLayer(layer, factor),
    cx: round(target.x + (layer.cx - origin.x) * factor),
    cy: round(target.y + (layer.cy - origin.y) * factor),
  } as Layer
}

interface Copy {
  readonly from_view_id: number
  readonly to_view_ids: readonly number[]
  readonly areas: ReadonlyMap<number, Area>
  readonly newId: NewId
}

/** Puts everything of one view onto others, in place of what they had. */
export function copyToViews(
  document: DesignDocument,
  { from_view_id, to_view_ids, areas, newId }: Copy,
): DesignDocument {
  const source = findView(document, from_view_id)
  const from = areas.get(from_view_id)
  if (!source || !from) return document
  return to_view_ids
    .filter((view_id) => view_id !== from_view_id)
    .reduce((current, view_id) => {
      const to = areas.get(view_id)
      if (!to) return current
      const groups = new Map<string, string>()
      const findGroup = (id: string | null) => {
        if (id === null) return null
        if (!groups.has(id)) groups.set(id, newId())
        return groups.get(id) ?? null
      }
      const layers = source.layers
        .slice(0, MAX_LAYERS_PER_VIEW)
        .map((layer) => ({ ...carried(layer, from, to), id: newId(), group_id: findGroup(layer.group_id) }))
      return changeView(current, view_id, (view) => ({ ...view, background: source.background, layers }))
    }, document)
}
