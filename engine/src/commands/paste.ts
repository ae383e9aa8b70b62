import { type DesignDocument, MAX_LAYERS_PER_VIEW } from '../document/design-document.ts'
import type { Area } from '../geometry/box.ts'
import type { Layer } from '../layers/layer-types.ts'
import { changeView, round } from '../transform/selection.ts'
import { carried } from './copy-to-view.ts'
import type { NewId } from './layers.ts'

export interface Paste {
  readonly view_id: number
  readonly layers: readonly Layer[]
  /** Print areas they come from and go to. */
  readonly from: Area
  readonly to: Area
  /** How much larger they become in pixels of the canvas; omitted: they keep their share of the area. */
  readonly factor?: number | undefined
  /** A little aside when they would cover their originals. */
  readonly shift_px: number
  readonly newId: NewId
}

/** Copies with new ids, on top of everything. Grouped copies form new groups. */
export function pastedLayers({ layers, from, to, factor, shift_px, newId }: Omit<Paste, 'view_id'>): Layer[] {
  const groups = new Map<string, string>()
  const findGroup = (id: string | null) => {
    if (id === null) return null
    const known = groups.get(id) ?? newId()
    groups.set(id, known)
    return known
  }
  return layers.map((layer) => {
    const placed = carried(layer, from, to, factor)
    return {
      ...placed,
      id: newId(),
      group_id: findGroup(layer.group_id),
      is_locked: false,
      cx: round(placed.cx + shift_px),
      cy: round(placed.cy + shift_px),
    }
  })
}

/** A full view takes no more than it can hold. */
export const addLayers = (document: DesignDocument, view_id: number, layers: readonly Layer[]): DesignDocument =>
  changeView(document, view_id, (view) => ({
    ...view,
    layers: [...view.layers, ...layers].slice(0, Math.max(MAX_LAYERS_PER_VIEW, view.layers.length)),
  }))
