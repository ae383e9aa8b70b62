import { getBounds, type Point } from '@inkroute/engine/geometry/box'
import type { Layer } from '@inkroute/engine/layers/layer-types'
import type { Viewport } from '../state/viewport.view.ts'

/** A rectangle in whole device pixels. */
export interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export const isSame = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((one, place) => one === b[place])

/** Layers below and above the moved ones, and those repainted with them. */
export function splitLayers(layers: readonly Layer[], moving: ReadonlySet<string>) {
  const low = layers.findIndex((layer) => moving.has(layer.id))
  const high = layers.findLastIndex((layer) => moving.has(layer.id))
  if (low < 0) return { below: layers, live: [], above: [] }
  const above = layers.slice(high + 1)
  // What mixes with the layers below it cannot be painted on a sheet of its own.
  if (above.some((layer) => layer.blend)) return { below: layers.slice(0, low), live: layers.slice(low), above: [] }
  return { below: layers.slice(0, low), live: layers.slice(low, high + 1), above }
}

const EDGE_PX = 2

/** How far a layer may paint outside its box; null if unknown. */
function overhang(layer: Layer): number | null {
  if (layer.type === 'image') return layer.adjust?.border?.width ?? 0
  if (layer.type === 'pattern') return 0
  return layer.type === 'shape' ? layer.stroke_width : null
}

const clipped = (left: number, top: number, right: number, bottom: number, whole: Rect): Rect => {
  const [x, y] = [Math.max(whole.x, Math.floor(left)), Math.max(whole.y, Math.floor(top))]
  return {
    x,
    y,
    width: Math.max(0, Math.min(whole.x + whole.width, Math.ceil(right)) - x),
    height: Math.max(0, Math.min(whole.y + whole.height, Math.ceil(bottom)) - y),
  }
}

/** Device pixels that layers may touch; everything if unknown. */
export function getReach(layers: readonly Layer[], viewport: Viewport, ratio: number, whole: Rect): Rect {
  const margins = layers.map(overhang)
  if (layers.length === 0) return { x: 0, y: 0, width: 0, height: 0 }
  if (margins.includes(null)) return whole
  const scale = viewport.zoom * ratio
  const seen = getBounds(layers)
  const margin = Math.max(...margins.map((one) => one ?? 0)) * scale + EDGE_PX
  const [x, y] = [viewport.x * ratio + seen.left * scale, viewport.y * ratio + seen.top * scale]
  return clipped(x - margin, y - margin, x + seen.width * scale + margin, y + seen.height * scale + margin, whole)
}

/** Bounding box of all non-empty rectangles. */
export function dirtyRect(rects: readonly Rect[], whole: Rect): Rect {
  const real = rects.filter((rect) => rect.width > 0 && rect.height > 0)
  if (real.length === 0) return { x: 0, y: 0, width: 0, height: 0 }
  return clipped(
    Math.min(...real.map((rect) => rect.x)),
    Math.min(...real.map((rect) => rect.y)),
    Math.max(...real.map((rect) => rect.x + rect.width)),
    Math.max(...real.map((rect) => rect.y + rect.height)),
    whole,
  )
}

export const meets = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** The common translation of layers that were only moved; null otherwise. */
export function findShift(before: readonly Layer[], now: readonly Layer[]): Point | null {
  const [first, last] = [before[0], now[0]]
  if (!first || !last || before.length !== now.length) return null
  const shift = { x: last.cx - first.cx, y: last.cy - first.cy }
  const is_moved = now.every((layer, index) => {
    const was = before[index]
    return (
      was?.id === layer.id &&
      (['width', 'height', 'rotation_deg', 'flip_x', 'flip_y'] as const).every((part) => was[part] === layer[part]) &&
      Math.hypot(layer.cx - was.cx - shift.x, layer.cy - was.cy - shift.y) < 0.02
    )
  })
  return is_moved ? shift : null
}
