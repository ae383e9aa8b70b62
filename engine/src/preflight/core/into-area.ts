import type { DesignDocument } from '../../document/design-document.ts'
import { type Area, getBounds } from '../../geometry/box.ts'
import type { Layer } from '../../layers/layer-types.ts'
import type { BoxOf } from '../../text/ink-box.ts'
import { changeLayers, round } from '../../transform/selection.ts'
import { scaledPath } from '../../transform/transform.ts'

const EPSILON_PX = 0.05

export const contains = (outer: Area, inner: Area): boolean =>
  inner.left >= outer.left - EPSILON_PX &&
  inner.top >= outer.top - EPSILON_PX &&
  inner.left + inner.width <= outer.left + outer.width + EPSILON_PX &&
  inner.top + inner.height <= outer.top + outer.height + EPSILON_PX

/** Intentionally runs to the edge: it spans the whole width or height of the area, or fills it. */
export function isBleeding(area: Area, bounds: Area): boolean {
  const acrossX = bounds.left <= area.left && bounds.left + bounds.width >= area.left + area.width
  const acrossY = bounds.top <= area.top && bounds.top + bounds.height >= area.top + area.height
  return acrossX || acrossY
}

/** How far a box goes beyond each side of an area; negative inside of it. */
export const beyond = (area: Area, bounds: Area): readonly [number, number, number, number] => [
  area.left - bounds.left,
  area.top - bounds.top,
  bounds.left + bounds.width - area.left - area.width,
  bounds.top + bounds.height - area.top - area.height,
]

/** Reaches the edge of the print somewhere without covering the bleed there. */
export const fallsShortOfBleed = (area: Area, bleed: Area, bounds: Area): boolean => {
  const past_bleed = beyond(bleed, bounds)
  return beyond(area, bounds).some((past, side) => past >= -EPSILON_PX && (past_bleed[side] ?? 0) < -EPSILON_PX)
}

/** Touches the edge of the print or crosses it. */
export const reachesEdge = (area: Area, bounds: Area): boolean =>
  beyond(area, bounds).some((past) => past >= -EPSILON_PX)

const clamped = (value: number, low: number, high: number) => Math.min(Math.max(value, low), Math.max(low, high))

/** Moves a layer into an area: unchanged where it fits, smaller where it does not, moved no further than needed. */
export function moveInto(
  document: DesignDocument,
  { view_id, layer, boxOf }: { readonly view_id: number; readonly layer: Layer; readonly boxOf: BoxOf },
  area: Area,
): DesignDocument {
  const bounds = getBounds([boxOf(layer)])
  const factor = Math.min(1, area.width / bounds.width, area.height / bounds.height)
  const [width, height] = [bounds.width * factor, bounds.height * factor]
  // Scaling uses the layer's centre, which need not be the centre of what it prints.
  const left = layer.cx + (bounds.left - layer.cx) * factor
  const top = layer.cy + (bounds.top - layer.cy) * factor
  const dx = clamped(left, area.left, area.left + area.width - width) - left
  const dy = clamped(top, area.top, area.top + area.height - height) - top
  return changeLayers(document, { view_id, ids: [layer.id] }, (now) => ({
    cx: round(now.cx + dx),
    cy: round(now.cy + dy),
    ...scaledBy(now, factor),
  }))
}

/** As small as a document may have it. */
export const SMALLEST_PX = 0.1
const shortened = (length: number, factor: number) => Math.max(SMALLEST_PX, round(length * factor))

/** The same layer at another size; letters and tiles keep their share of it. */
export function scaledBy(layer: Layer, factor: number): Partial<Layer> {
  if (factor === 1) return {}
  const box = { width: shortened(layer.width, factor), height: shortened(layer.height, factor) }
  if (layer.type === 'pattern') {
    const { tile_width, gap, offset_x, offset_y } = layer
    return {
      ...box,
      tile_width: shortened(tile_width, factor),
      gap: round(gap * factor),
      offset_x: round(offset_x * factor),
      offset_y: round(offset_y * factor),
    }
  }
  if (layer.type === 'text') {
    const size = Math.max(1, round(layer.size * factor))
    return { ...box, size, line_length: shortened(layer.line_length, factor), ...scaledPath(layer, factor) }
  }
  return layer.type === 'shape' ? { ...box, stroke_width: round(layer.stroke_width * factor) } : box
}
