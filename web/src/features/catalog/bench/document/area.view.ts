// Places on the design: holes are kept as fractions of the print area, but drawn on the photograph.
import type { BenchHole, BenchPoint, BenchView } from '@inkroute/engine/bench/bench-view'
import { surfaceAt, surfaceGrid } from '@inkroute/engine/bench/surface-grid'
import { boundsOfOutline } from '@inkroute/engine/print/cut-out'

type Drawn = Pick<BenchView, 'surface' | 'size_cm'>

const STEPS = 6
const STEP = 1e-3

/** The point of the design (0…1 across and down) at a point of the photograph: nearest node, then Newton's method. */
export function designPointAt(view: Drawn, [x, y]: BenchPoint): readonly [number, number] {
  const grid = surfaceGrid(view)
  let [best, nearest] = [0, Number.POSITIVE_INFINITY]
  for (let n = 0; n < grid.xy.length; n += 2) {
    const far = ((grid.xy[n] as number) - x) ** 2 + ((grid.xy[n + 1] as number) - y) ** 2
    if (far < nearest) [best, nearest] = [n / 2, far]
  }
  const wide = grid.cols + 1
  let s = grid.s0 + ((grid.s1 - grid.s0) * (best % wide)) / grid.cols
  let t = grid.t0 + ((grid.t1 - grid.t0) * Math.floor(best / wide)) / grid.rows
  const at = surfaceAt(view)
  const p = new Float64Array(6)
  for (let step = 0; step < STEPS; step++) {
    at(s, t, p, 0)
    at(s + STEP, t, p, 2)
    at(s, t + STEP, p, 4)
    const [px = 0, py = 0, sx = 0, sy = 0, tx = 0, ty = 0] = p
    const [ax, ay, bx, by] = [(sx - px) / STEP, (sy - py) / STEP, (tx - px) / STEP, (ty - py) / STEP]
    const area = ax * by - bx * ay
    if (Math.abs(area) < 1e-9) break
    s += ((x - px) * by - (y - py) * bx) / area
    t += ((y - py) * ax - (x - px) * ay) / area
  }
  return [s, t]
}

const SMALLEST_HOLE = 0.01
const round3 = (value: number): number => Math.round(value * 1000) / 1000
const limited = (value: number): number => Math.max(-0.5, Math.min(1.5, value))

/** A hole between two points of the photograph. */
export function holeBetween(view: Drawn, from: BenchPoint, to: BenchPoint, like: Pick<BenchHole, 'kind' | 'radius'>) {
  const [a, b] = [designPointAt(view, from), designPointAt(view, to)]
  const [left, right] = [limited(Math.min(a[0], b[0])), limited(Math.max(a[0], b[0]))]
  const [top, bottom] = [limited(Math.min(a[1], b[1])), limited(Math.max(a[1], b[1]))]
  return {
    kind: like.kind,
    radius: like.radius,
    left: round3(left),
    top: round3(top),
    width: round3(Math.max(SMALLEST_HOLE, right - left)),
    height: round3(Math.max(SMALLEST_HOLE, bottom - top)),
  } satisfies BenchHole
}

/** A hole inside an outline on the photograph. */
export function holeWithin(view: Drawn, outline: readonly BenchPoint[]): BenchHole {
  const points = outline.map((point): [number, number] => {
    const [s, t] = designPointAt(view, point)
    return [round3(limited(s)), round3(limited(t))]
  })
  const { left, top, width, height } = boundsOfOutline(points)
  return {
    kind: 'seam',
    radius: 0,
    left,
    top,
    width: round3(Math.max(SMALLEST_HOLE, width)),
    height: round3(Math.max(SMALLEST_HOLE, height)),
    points,
  }
}

export const isLargeEnough = ({ width, height }: Pick<BenchHole, 'width' | 'height'>): boolean =>
  width > SMALLEST_HOLE && height > SMALLEST_HOLE

export const withHole = (view: BenchView, hole: BenchHole): BenchView => ({ ...view, holes: [...view.holes, hole] })

export const withoutHole = (view: BenchView, index: number): BenchView => ({
  ...view,
  holes: view.holes.filter((_, n) => n !== index),
})

export function withHoleChanged(view: BenchView, index: number, change: Partial<BenchHole>): BenchView {
  return { ...view, holes: view.holes.map((hole, n) => (n === index ? { ...hole, ...change } : hole)) }
}

const EDGE_POINTS = 12

/** A rectangle of the design as a closed line on the photograph. */
export function outlineOn(view: Drawn, left: number, top: number, right: number, bottom: number): BenchPoint[] {
  const at = surfaceAt(view)
  const out = new Float64Array(2)
  const line: BenchPoint[] = []
  const corners = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ] as const
  for (const [n, [s0, t0]] of corners.entries()) {
    const [s1, t1] = corners[(n + 1) % 4] as readonly [number, number]
    for (let step = 0; step < EDGE_POINTS; step++) {
      const share = step / EDGE_POINTS
      at(s0 + (s1 - s0) * share, t0 + (t1 - t0) * share, out, 0)
      line.push([out[0] as number, out[1] as number])
    }
  }
  return line
}

function photoPoint(view: Drawn, [s, t]: readonly [number, number]): BenchPoint {
  const out = new Float64Array(2)
  surfaceAt(view)(s, t, out, 0)
  return [out[0] as number, out[1] as number]
}

/** A hole on the photograph; round ones by the ellipse inside their box. */
export function holeOutline(view: Drawn, { left, top, width, height, radius, points }: BenchHole): BenchPoint[] {
  if (points) return points.map((point) => photoPoint(view, point))
  if (radius < 0.5) return outlineOn(view, left, top, left + width, top + height)
  const at = surfaceAt(view)
  const out = new Float64Array(2)
  return Array.from({ length: 4 * EDGE_POINTS }, (_, n): BenchPoint => {
    const angle = (n / (4 * EDGE_POINTS)) * 2 * Math.PI
    at(left + (width * (1 + Math.cos(angle))) / 2, top + (height * (1 + Math.sin(angle))) / 2, out, 0)
    return [out[0] as number, out[1] as number]
  })
}
