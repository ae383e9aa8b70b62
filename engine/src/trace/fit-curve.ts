import type { Point } from './chains.ts'

/** A straight line if both handles are at its ends. */
export interface Segment {
  readonly handle_1: Point
  readonly handle_2: Point
  readonly end: Point
  readonly is_line: boolean
}

const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y })
const plus = (a: Point, b: Point, times = 1): Point => ({ x: a.x + b.x * times, y: a.y + b.y * times })
const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y
const length = (a: Point): number => Math.sqrt(dot(a, a))
const unit = (a: Point): Point => {
  const size = length(a)
  return size > 0 ? { x: a.x / size, y: a.y / size } : { x: 0, y: 0 }
}

export const lineTo = (from: Point, end: Point): Segment => ({ handle_1: from, handle_2: end, end, is_line: true })

const farFromLine = (points: readonly Point[], a: Point, b: Point): number => {
  const along = unit(minus(b, a))
  // A round form comes back to its first point.
  if (along.x === 0 && along.y === 0) return points.reduce((most, point) => Math.max(most, length(minus(point, a))), 0)
  return points.reduce((most, point) => {
    const to = minus(point, a)
    return Math.max(most, Math.abs(to.x * along.y - to.y * along.x))
  }, 0)
}

/** A place on a cubic curve, by sums and products alone. */
function placeOn(p: readonly [Point, Point, Point, Point], t: number): Point {
  const s = 1 - t
  const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
  return {
    x: a * p[0].x + b * p[1].x + c * p[2].x + d * p[3].x,
    y: a * p[0].y + b * p[1].y + c * p[2].y + d * p[3].y,
  }
}

/** Shares of the way along the points. */
function getShares(points: readonly Point[]): number[] {
  const shares = [0]
  for (let n = 1; n < points.length; n++) {
    shares.push((shares[n - 1] ?? 0) + length(minus(points[n] as Point, points[n - 1] as Point)))
  }
  const whole = shares.at(-1) || 1
  return shares.map((share) => share / whole)
}

type Cubic = [Point, Point, Point, Point]

/** Lengths of the handles by least squares, for given directions at both ends. */
function cubicFor(points: readonly Point[], shares: readonly number[], leave: Point, arrive: Point): Cubic {
  const [first, last] = [points[0] as Point, points.at(-1) as Point]
  let [c00, c01, c11, x0, x1] = [0, 0, 0, 0, 0]
  for (const [n, point] of points.entries()) {
    const t = shares[n] ?? 0
    const s = 1 - t
    const [b0, b1, b2, b3] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
    const [a0, a1] = [plus({ x: 0, y: 0 }, leave, b1), plus({ x: 0, y: 0 }, arrive, b2)]
    c00 += dot(a0, a0)
    c01 += dot(a0, a1)
    c11 += dot(a1, a1)
    const plain = plus(plus({ x: 0, y: 0 }, first, b0 + b1), last, b2 + b3)
    const rest = minus(point, plain)
    x0 += dot(a0, rest)
    x1 += dot(a1, rest)
  }
  const span = length(minus(last, first))
  const determinant = c00 * c11 - c01 * c01
  let [alpha, beta] = [0, 0]
  if (Math.abs(determinant) > 1e-9) {
    alpha = (x0 * c11 - x1 * c01) / determinant
    beta = (c00 * x1 - c01 * x0) / determinant
  }
  const least = span * 1e-3
  if (alpha < least || beta < least || alpha > span * 3 || beta > span * 3) alpha = beta = span / 3
  return [first, plus(first, leave, alpha), plus(last, arrive, beta), last]
}

/** Moves every share to where the curve is nearest its point. */
function refine(points: readonly Point[], shares: readonly number[], p: Cubic): number[] {
  return shares.map((t, n) => {
    const here = minus(placeOn(p, t), points[n] as Point)
    const s = 1 - t
    const slope = (axis: 'x' | 'y') =>
      3 *
      (s * s * (p[1][axis] - p[0][axis]) + 2 * s * t * (p[2][axis] - p[1][axis]) + t * t * (p[3][axis] - p[2][axis]))
    const bend = (axis: 'x' | 'y') =>
      6 * (s * (p[2][axis] - 2 * p[1][axis] + p[0][axis]) + t * (p[3][axis] - 2 * p[2][axis] + p[1][axis]))
    const first = { x: slope('x'), y: slope('y') }
    const below = dot(first, first) + dot(here, { x: bend('x'), y: bend('y') })
    if (below === 0) return t
    return Math.min(1, Math.max(0, t - dot(here, first) / below))
  })
}

function worst(points: readonly Point[], shares: readonly number[], curve: Cubic): { far: number; at: number } {
  let [far, at] = [0, Math.floor(points.length / 2)]
  for (let n = 1; n < points.length - 1; n++) {
    const away = length(minus(placeOn(curve, shares[n] ?? 0), points[n] as Point))
    if (away > far) {
      far = away
      at = n
    }
  }
  return { far, at }
}

const LOOK_AHEAD = 4
const ROUNDS = 4

const direction = (points: readonly Point[], from: number, to: number): Point =>
  unit(minus(points[Math.max(0, Math.min(points.length - 1, to))] as Point, points[from] as Point))

/** Lines and curves along the points, at most `tolerance` away, smooth where it is split. */
export function fitCurve(points: readonly Point[], tolerance: number, leave?: Point, arrive?: Point): Segment[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 2) return []
  if (points.length === 2 || farFromLine(points, first, last) <= tolerance * 0.75) return [lineTo(first, last)]
  const out = leave ?? direction(points, 0, LOOK_AHEAD)
  const back = arrive ?? direction(points, points.length - 1, points.length - 1 - LOOK_AHEAD)
  let shares = getShares(points)
  let curve = cubicFor(points, shares, out, back)
  let found = worst(points, shares, curve)
  for (let round = 0; round < ROUNDS && found.far > tolerance; round++) {
    shares = refine(points, shares, curve)
    curve = cubicFor(points, shares, out, back)
    found = worst(points, shares, curve)
  }
  if (found.far <= tolerance) return [{ handle_1: curve[1], handle_2: curve[2], end: last, is_line: false }]
  const at = Math.max(1, Math.min(points.length - 2, found.at))
  const around = unit(
    minus(points[Math.min(points.length - 1, at + LOOK_AHEAD)] as Point, points[Math.max(0, at - LOOK_AHEAD)] as Point),
  )
  return [
    ...fitCurve(points.slice(0, at + 1), tolerance, out, { x: -around.x, y: -around.y }),
    ...fitCurve(points.slice(at), tolerance, around, back),
  ]
}
