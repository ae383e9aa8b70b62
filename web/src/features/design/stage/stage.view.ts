import { turn } from '@inkroute/engine/geometry/box'
import type { Layer } from '@inkroute/engine/layers/layer-types'
import { pxToCm } from '@inkroute/engine/print/units'

interface Point {
  readonly x: number
  readonly y: number
}

/** The layer under a point, the topmost first; hidden and locked ones let the hand through. */
export function layerAt(layers: readonly Layer[], point: Point): Layer | undefined {
  return layers.findLast((layer) => {
    if (layer.is_hidden || layer.is_locked) return false
    const local = turn({ x: point.x - layer.cx, y: point.y - layer.cy }, -layer.rotation_deg)
    return Math.abs(local.x) <= layer.width / 2 && Math.abs(local.y) <= layer.height / 2
  })
}

const SNAP_PX = 4

/** Draws the middle of a layer to the middle of the area when it is close. */
export function snapped(middle: Point, target: Point, reach_px = SNAP_PX): Point & { on_x: boolean; on_y: boolean } {
  const [on_x, on_y] = [Math.abs(middle.x - target.x) <= reach_px, Math.abs(middle.y - target.y) <= reach_px]
  return { x: on_x ? target.x : middle.x, y: on_y ? target.y : middle.y, on_x, on_y }
}

/** How many times farther from the middle the hand is than where it took hold. */
export function growth(middle: Point, from: Point, to: Point): number {
  const before = Math.hypot(from.x - middle.x, from.y - middle.y)
  const after = Math.hypot(to.x - middle.x, to.y - middle.y)
  return before < 1 ? 1 : Math.max(0.02, after / before)
}

const RIGHT_ANGLE_PULL_DEG = 3

/** Degrees the hand has turned around the middle; close to a quarter turn the layer falls into place. */
export function turned(start_deg: number, middle: Point, from: Point, to: Point): number {
  const angle = (point: Point) => (Math.atan2(point.y - middle.y, point.x - middle.x) * 180) / Math.PI
  const free = start_deg + angle(to) - angle(from)
  const quarter = Math.round(free / 90) * 90
  return Math.abs(free - quarter) <= RIGHT_ANGLE_PULL_DEG ? quarter : free
}

/** What a design pixel measures on the product. */
export const cmPerPx = (actual_width_cm: number, area: { readonly width: number }): number =>
  actual_width_cm / area.width

export type Quality = 'good' | 'low' | 'bad'

/** Dots of the picture on an inch of the print, and whether that is enough. Drawings are sharp at any size. */
export function printQuality(
  layer: Layer,
  cm_per_px: number,
  wanted_dpi: number,
): { dpi: number; quality: Quality } | null {
  if (!('source' in layer) || layer.source.kind === 'artwork') return null
  const shown_px = layer.type === 'pattern' ? layer.tile_width : layer.width
  const dpi = Math.round((layer.source.width_px * pxToCm(1, 1)) / (shown_px * cm_per_px))
  const share = dpi / wanted_dpi
  return { dpi, quality: share >= 0.75 ? 'good' : share >= 0.4 ? 'low' : 'bad' }
}
