// Print areas grow with the size of a garment. By default a design grows with them; it can also keep its centimetres.
import { scaledLayer } from '../commands/transform.ts'
import type { DesignDocument, ViewDesign } from '../document/design-document.ts'
import { type Area, boundsOf } from '../geometry/box.ts'
import type { Layer } from '../layers/layer-types.ts'

export interface ActualSize {
  readonly size_id: number
  readonly view_id: number
  /** Width of the print area in cm. */
  readonly actual_width: number
}

const widthOf = (sizes: readonly ActualSize[], view_id: number, size_id: number): number | undefined =>
  sizes.find((one) => one.view_id === view_id && one.size_id === size_id)?.actual_width

/** By how much a design is drawn larger or smaller within the print area of a size, so that it keeps its centimetres. */
export function factorOnSize(
  { size_rule }: Pick<DesignDocument, 'size_rule'>,
  sizes: readonly ActualSize[],
  view_id: number,
  size_id: number,
): number {
  if (!size_rule) return 1
  const [designed, own] = [widthOf(sizes, view_id, size_rule.size_id), widthOf(sizes, view_id, size_id)]
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
  if (layer.type === 'image' && covers(boundsOf([layer]), area)) return layer
  const [x, y] = [area.left + area.width / 2, area.top]
  const dotted = { ...layer, ...withDots(layer, factor) } as Layer
  const place = { cx: x + (layer.cx - x) * factor, cy: y + (layer.cy - y) * factor }
  return { ...dotted, ...scaledLayer(dotted, factor), ...place } as Layer
}

/** A view as it is printed on another size: as far from the upper edge and the middle, in centimetres. */
export const viewOnSize = (view: ViewDesign, area: Area, factor: number): ViewDesign =>
  factor === 1 ? view : { ...view, layers: view.layers.map((layer) => onSize(layer, area, factor)) }

/** Keeps the centimetres of a size on all others; undefined lets the design grow with the sizes. */
export const setSizeRule = (document: DesignDocument, size_rule: DesignDocument['size_rule']): DesignDocument => ({
  ...document,
  size_rule,
})
