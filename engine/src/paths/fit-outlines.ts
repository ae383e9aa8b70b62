import { type LayerPath, PATH_UNITS } from '../layers/layer-path.ts'
import { round } from '../transform/selection.ts'
import { getArea } from './combine.ts'
import { type GridRing, UNITS_PER_PX } from './flatten.ts'

/** Rounding leaves crumbs where outlines nearly touch; nobody can see or print a hundredth of a canvas pixel. */
const CRUMB = 0.01 * UNITS_PER_PX * UNITS_PER_PX
const SMALLEST_PX = 0.1

interface Fitted {
  readonly path: LayerPath
  readonly cx: number
  readonly cy: number
  readonly width: number
  readonly height: number
}

/** Outlines in units of their own box; null when nothing is left of them. */
export function fitOutlines(rings: readonly GridRing[]): Fitted | null {
  const seen = rings.filter((ring) => Math.abs(getArea([ring])) > CRUMB)
  const [xs, ys] = [seen.flatMap((ring) => ring.map(({ x }) => x)), seen.flatMap((ring) => ring.map(({ y }) => y))]
  const least = (values: readonly number[]) => values.reduce((low, value) => Math.min(low, value), Infinity)
  const most = (values: readonly number[]) => values.reduce((high, value) => Math.max(high, value), -Infinity)
  const [left, right, top, bottom] = [least(xs), most(xs), least(ys), most(ys)]
  const [width, height] = [(right - left) / UNITS_PER_PX, (bottom - top) / UNITS_PER_PX]
  if (!(width >= SMALLEST_PX && height >= SMALLEST_PX)) return null
  const share = (value: number, from: number, to: number) => Math.round(((value - from) * PATH_UNITS) / (to - from))
  const path = seen.map((ring) => ring.flatMap(({ x, y }) => [share(x, left, right), share(y, top, bottom)]))
  return {
    path,
    cx: round((left + right) / 2 / UNITS_PER_PX),
    cy: round((top + bottom) / 2 / UNITS_PER_PX),
    width: round(width),
    height: round(height),
  }
}
