import type { Chain, Point } from './chains.ts'
import { NOTHING, type Pixels, type Rgb } from './palette.ts'

const MOST_SHIFT_PX = 0.75
const BLACK: Rgb = [0, 0, 0]

export interface Areas {
  readonly pixels: Pixels
  readonly labels: Uint8Array
  readonly palette: readonly Rgb[]
}

const clamp = (value: number, most: number) => Math.max(-most, Math.min(most, value))

/** How much of the second colour is in a pixel, 0 to 1. */
function getShare({ pixels: { data }, palette }: Areas, pixel: number, from: number, to: number): number {
  const alpha = (data[pixel * 4 + 3] ?? 0) / 255
  if (from === NOTHING) return alpha
  if (to === NOTHING) return 1 - alpha
  const a = palette[from] ?? BLACK
  const b = palette[to] ?? BLACK
  let [along, whole] = [0, 0]
  for (const channel of [0, 1, 2] as const) {
    const way = b[channel] - a[channel]
    along += ((data[pixel * 4 + channel] ?? 0) - a[channel]) * way
    whole += way * way
  }
  return whole > 0 ? Math.max(0, Math.min(1, along / whole)) : 0.5
}

/** Where the border between two neighbouring pixels runs in truth, from the mixed colours of its soft edge. */
function shift(areas: Areas, first: number, second: number): number {
  const [from, to] = [areas.labels[first] ?? NOTHING, areas.labels[second] ?? NOTHING]
  return clamp(1 - getShare(areas, first, from, to) - getShare(areas, second, from, to), MOST_SHIFT_PX)
}

function middle(areas: Areas, a: Point, b: Point): Point {
  const { width, height } = areas.pixels
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)]
  if (a.y === b.y) {
    const is_inside = y > 0 && y < height
    return { x: x + 0.5, y: y + (is_inside ? shift(areas, (y - 1) * width + x, y * width + x) : 0) }
  }
  const is_inside = x > 0 && x < width
  return { x: x + (is_inside ? shift(areas, y * width + x - 1, y * width + x) : 0), y: y + 0.5 }
}

const mean = (a: Point, b: Point, c: Point): Point => ({ x: (a.x + 2 * b.x + c.x) / 4, y: (a.y + 2 * b.y + c.y) / 4 })

/** Points along a border, finer than pixels. The ends of an open chain stay where areas meet. */
export function softEdge(areas: Areas, { points, is_closed }: Chain): Point[] {
  const middles = points.slice(1).map((b, n) => middle(areas, points[n] as Point, b))
  const all = is_closed ? middles : [points[0] as Point, ...middles, points.at(-1) as Point]
  return all.map((point, n) => {
    const before = all[n - 1] ?? (is_closed ? all.at(-1) : undefined)
    const after = all[n + 1] ?? (is_closed ? all[0] : undefined)
    return before && after ? mean(before, point, after) : point
  })
}
