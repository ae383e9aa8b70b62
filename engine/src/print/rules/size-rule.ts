// Print areas grow with the size of a garment. By default a design grows with them; it can also keep its centimetres, or
// fill the area of whatever it is printed on.

import type { DesignDocument, ViewDesign } from '../../document/design-document.ts'
import { type Area, getBounds, getMiddle } from '../../geometry/box.ts'
import type { Layer } from '../../layers/layer-types.ts'
import { type BoxOf, ownBox } from '../../text/ink-box.ts'
import { changeLayers, round } from '../../transform/selection.ts'
import { scaledLayer } from '../../transform/transform.ts'
import { placeInside } from './wrap-places.ts'

export interface ActualSize {
  readonly size_id: number
  readonly view_id: number
  /** Width of the print area in cm. */
  readonly actual_width: number
}

const findWidth = (sizes: readonly ActualSize[], view_id: number, size_id: number): number | undefined =>
  sizes.find((one) => one.view_id === view_id && one.size_id === size_id)?.actual_width

type Ruled = Pick<DesignDocument, 'size_rule'>

/** The size whose centimetres a design keeps. */
export const fixedSize = ({ size_rule }: Ruled): number | undefined =>
  size_rule?.kind === 'fixed' ? size_rule.size_id : undefined

/** Areas of one product share their proportions, so what fills one size fills all of them by growing. */
export const fillsArea = ({ size_rule }: Ruled): boolean => size_rule?.kind === 'filling'

/** By how much a design is drawn larger or smaller within the print area of a size, so that it keeps its centimetres. */
export function factorOnSize(document: Ruled, sizes: readonly ActualSize[], view_id: number, size_id: number): number {
  const fixed_id = fixedSize(document)
  if (fixed_id === undefined) return 1
  const [designed, own] = [findWidth(sizes, view_id, fixed_id), findWidth(sizes, view_id, size_id)]
  return designed && own ? designed / own : 1
}

const covers = (outer: Area, inner: Area): boolean =>
  outer.left <= inner.left &&
  outer.top <= inner.top &&
  outer.left + outer.width >= inner.left + inner.width &&
  outer.top + outer.height >= inner.top + inner.height

/** Dots are measured on the cloth as well. */
function withDots(layer: Layer, factor: number): Partial<Layer> {
  if (layer.type !== 'image') return {}
  const screen = layer.adjust?.screen
  if (screen?.kind !== 'halftone') return {}
  return { adjust: { ...layer.adjust, screen: { ...screen, pitch: screen.pitch * factor } } }
}

function onSize(layer: Layer, area: Area, factor: number): Layer {
  // Cells end where the grid does, and what covers the whole area covers it on every size.
  if (layer.cell !== undefined) return layer
  if (layer.type === 'pattern') {
    const { width: _width, height: _height, ...tiles } = scaledLayer(layer, factor)
    return { ...layer, ...tiles } as Layer
  }
  if (layer.type === 'image' && covers(getBounds([layer]), area)) return layer
  const [x, y] = [area.left + area.width / 2, area.top]
  const dotted = { ...layer, ...withDots(layer, factor) } as Layer
  const place = { cx: x + (layer.cx - x) * factor, cy: y + (layer.cy - y) * factor }
  return { ...dotted, ...scaledLayer(dotted, factor), ...place } as Layer
}

/** A view as it is printed on another size: as far from the upper edge and the middle, in centimetres. */
export const viewOnSize = (view: ViewDesign, area: Area, factor: number): ViewDesign =>
  factor === 1 ? view : { ...view, layers: view.layers.map((layer) => onSize(layer, area, factor)) }

/** Undefined lets the design grow with the sizes. */
export const setSizeRule = (document: DesignDocument, size_rule: DesignDocument['size_rule']): DesignDocument => ({
  ...document,
  size_rule,
})

/** Scales everything on a view as one until it covers an area, and centres it there. What is locked stays as it is. */
export function coverView(
  document: DesignDocument,
  view_id: number,
  area: Area,
  getBox: BoxOf = ownBox,
): DesignDocument {
  const layers = document.views.find((view) => view.view_id === view_id)?.layers ?? []
  const ids = layers.filter((layer) => !layer.is_hidden).map(({ id }) => id)
  return placeInside(document, { view_id, ids }, area, 'covering', getBox)
}

/** Makes the whole print of a view this wide, around its middle and from its upper edge down. */
export function widenView(
  document: DesignDocument,
  view_id: number,
  width: number,
  getBox: BoxOf = ownBox,
): DesignDocument {
  const layers = document.views.find((view) => view.view_id === view_id)?.layers ?? []
  const held = layers.filter((layer) => !layer.is_hidden && layer.opacity > 0)
  const bounds = held.length > 0 ? getBounds(held.map(getBox)) : undefined
  if (!bounds || !(bounds.width > 0) || !(width > 0)) return document
  const factor = width / bounds.width
  const x = getMiddle(bounds).x
  return changeLayers(document, { view_id, ids: held.map(({ id }) => id) }, (layer) => ({
    ...scaledLayer(layer, factor),
    cx: round(x + (layer.cx - x) * factor),
    cy: round(bounds.top + (layer.cy - bounds.top) * factor),
  }))
}
