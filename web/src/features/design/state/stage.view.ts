import { findClip, type Grid } from '@inkroute/engine/document/grid'
import { type Area, getBounds, isInside, type Point } from '@inkroute/engine/geometry/box'
import type { Layer } from '@inkroute/engine/layers/layer-types'
import { ERROR_SHARE, findSharpness, pixelShare, WARNING_SHARE } from '@inkroute/engine/preflight/rules/resolution'
import { cmToPx } from '@inkroute/engine/print/print-area'
import { type BoxOf, ownBox } from '@inkroute/engine/text/ink-box'

const isWithin = (area: Area, { x, y }: Point) =>
  x >= area.left && x <= area.left + area.width && y >= area.top && y <= area.top + area.height

interface Sight {
  readonly grid?: Grid | undefined
  readonly boxOf?: BoxOf
  /** Whether it covers the point; without it, its whole box does. */
  readonly hasInk?: (layer: Layer, point: Point) => boolean
}

/**
 * The topmost layer at a point, ignoring hidden, locked and clipped parts. One with a hole there lets through to what is
 * in the hole, and is taken itself where there is nothing.
 */
export function layerAt(
  layers: readonly Layer[],
  point: Point,
  { grid, boxOf = ownBox, hasInk = () => true }: Sight = {},
): Layer | undefined {
  const found = layers.filter((layer) => {
    if (layer.is_hidden || layer.is_locked) return false
    const clip = findClip(grid, layer)
    return clip !== undefined && (clip === null || isWithin(clip, point)) && isInside(boxOf(layer), point)
  })
  return found.findLast((layer) => hasInk(layer, point)) ?? found.at(-1)
}

export const getBand = (a: Point, b: Point): Area => ({
  left: Math.min(a.x, b.x),
  top: Math.min(a.y, b.y),
  width: Math.abs(a.x - b.x),
  height: Math.abs(a.y - b.y),
})

/** Ids of layers touched by the selection rectangle. */
export const layersIn = (layers: readonly Layer[], band: Area, getBox: BoxOf = ownBox): string[] =>
  layers.flatMap((layer) => {
    if (layer.is_hidden || layer.is_locked) return []
    const seen = getBounds([getBox(layer)])
    const is_touched =
      seen.left <= band.left + band.width &&
      band.left <= seen.left + seen.width &&
      seen.top <= band.top + band.height &&
      band.top <= seen.top + seen.height
    return is_touched ? [layer.id] : []
  })

const RIGHT_ANGLE_PULL_DEG = 3

/** Rotation around the centre in degrees, snapping near multiples of 45°. */
export function turned(start_deg: number, middle: Point, from: Point, to: Point): number {
  const angle = (point: Point) => (Math.atan2(point.y - middle.y, point.x - middle.x) * 180) / Math.PI
  const free = start_deg + angle(to) - angle(from)
  const quarter = Math.round(free / 45) * 45
  return Math.abs(free - quarter) <= RIGHT_ANGLE_PULL_DEG ? quarter : free
}

export type Quality = 'good' | 'low' | 'bad'

/** Effective dpi of a picture and whether it is enough. Vector drawings are always sharp. */
export function printQuality(
  layer: Layer,
  cm_per_px: number,
  wanted_dpi: number,
): { dpi: number; quality: Quality } | null {
  const view = { scale: cmToPx(cm_per_px, wanted_dpi) }
  const [own, share] = [pixelShare(layer, view), findSharpness(layer, view)]
  if (own === null || share === null) return null
  const dpi = Math.round(own * wanted_dpi)
  return { dpi, quality: share >= WARNING_SHARE ? 'good' : share >= ERROR_SHARE ? 'low' : 'bad' }
}
