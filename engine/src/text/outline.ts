import type { PathPen } from '../layers/shape-path.ts'

export interface OutlinePen extends PathPen {
  quadraticCurveTo(ax: number, ay: number, x: number, y: number): void
}

/** Verbs of an outline, each followed by its points. */
export const MOVE = 0
export const LINE = 1
export const QUADRATIC = 2
export const CUBIC = 3
export const CLOSE = 4

/** A drawn shape as verbs and coordinates in one row of numbers, with y pointing down. */
export type Outline = readonly number[]

/** x' = a·x + c·y + e, y' = b·x + d·y + f, as a canvas has it. */
export interface Matrix {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
  readonly e: number
  readonly f: number
}

/** Both one after the other, the second one first. */
export const times = (m: Matrix, n: Matrix): Matrix => ({
  a: m.a * n.a + m.c * n.b,
  b: m.b * n.a + m.d * n.b,
  c: m.a * n.c + m.c * n.d,
  d: m.b * n.c + m.d * n.d,
  e: m.a * n.e + m.c * n.f + m.e,
  f: m.b * n.e + m.d * n.f + m.f,
})

const points_of = [1, 1, 2, 3, 0] as const

/**
 * Draws an outline through a matrix. The points are moved here, so that no canvas rounds them in its own way. What is
 * only filled need not be closed: a browser measures the whole path again at each closing.
 */
export function traceOutline(
  pen: OutlinePen,
  outline: Outline,
  { a, b, c, d, e, f }: Matrix,
  is_closed: boolean = true,
): void {
  const n = (index: number) => outline[index] as number
  const x = (index: number) => a * n(index) + c * n(index + 1) + e
  const y = (index: number) => b * n(index) + d * n(index + 1) + f
  for (let i = 0; i < outline.length; ) {
    const verb = n(i)
    const p = i + 1
    if (verb === MOVE) pen.moveTo(x(p), y(p))
    else if (verb === LINE) pen.lineTo(x(p), y(p))
    else if (verb === QUADRATIC) pen.quadraticCurveTo(x(p), y(p), x(p + 2), y(p + 2))
    else if (verb === CUBIC) pen.bezierCurveTo(x(p), y(p), x(p + 2), y(p + 2), x(p + 4), y(p + 4))
    else if (is_closed) pen.closePath()
    i = p + 2 * (points_of[verb] ?? 0)
  }
}

/** Segments per em of curve length: at 1000 dots per em, each stays within a dot of the curve. */
const STEPS_PER_EM = 40
const MOST_STEPS = 32

function stepsFor(points: readonly number[], x: number, y: number): number {
  const [ax, ay, bx, by, cx, cy] = points as [number, number, number, number, number, number]
  const length = Math.hypot(ax - x, ay - y) + Math.hypot(bx - ax, by - ay) + Math.hypot(cx - bx, cy - by)
  return Math.min(MOST_STEPS, Math.max(2, Math.ceil(length * STEPS_PER_EM)))
}

/**
 * The outline with its cubic curves as short straight lines, in em. Canvases of different age round sharply bent cubic
 * curves differently in the last bits; straight lines are rendered the same everywhere.
 */
export function flattened(outline: Outline): Outline {
  const flat: number[] = []
  let [x, y] = [0, 0]
  for (let i = 0; i < outline.length; ) {
    const verb = outline[i] as number
    const points = outline.slice(i + 1, i + 1 + 2 * (points_of[verb] ?? 0))
    if (verb === CUBIC) {
      const [ax, ay, bx, by, cx, cy] = points as [number, number, number, number, number, number]
      const steps = stepsFor(points, x, y)
      for (let step = 1; step <= steps; step++) {
        const t = step / steps
        const [p, q, r, s] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3]
        flat.push(LINE, p * x + q * ax + r * bx + s * cx, p * y + q * ay + r * by + s * cy)
      }
    } else flat.push(verb, ...points)
    ;[x, y] = [points.at(-2) ?? x, points.at(-1) ?? y]
    i += 1 + points.length
  }
  return flat
}

export interface Reach {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}
export const noReach: Reach = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }

/** Boxes of outlines, which long texts use again and again. */
const boxes = new WeakMap<Outline, Reach>()

function getBox(outline: Outline): Reach {
  const known = boxes.get(outline) ?? withPoints(noReach, outline, { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 })
  boxes.set(outline, known)
  return known
}

/** Where a curve from `a` by way of `b` to `c` turns back, or `c` when it does not. */
function turningPoint(a: number, b: number, c: number): number {
  const t = (a - b) / (a - 2 * b + c)
  return t > 0 && t < 1 ? (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c : c
}

/**
 * Grows a box until it holds the outline itself, after the matrix; only cubic curves may count for more than they are.
 */
function withPoints(reach: Reach, outline: Outline, { a, b, c, d, e, f }: Matrix): Reach {
  let { left, top, right, bottom } = reach
  let [last_x, last_y] = [0, 0]
  const hold = (x: number, y: number) => {
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  for (let i = 0; i < outline.length; ) {
    const verb = outline[i] as number
    const count = points_of[verb] ?? 0
    const at = (k: number) => {
      const [x, y] = [outline[i + 1 + 2 * k] as number, outline[i + 2 + 2 * k] as number]
      return [a * x + c * y + e, b * x + d * y + f] as const
    }
    if (verb === QUADRATIC) {
      const [[bx, by], [cx, cy]] = [at(0), at(1)]
      hold(turningPoint(last_x, bx, cx), turningPoint(last_y, by, cy))
      hold(cx, cy)
    } else for (let k = 0; k < count; k++) hold(...at(k))
    if (count > 0) [last_x, last_y] = at(count - 1)
    i += 1 + 2 * count
  }
  return { left, top, right, bottom }
}

/** Grows a box until it holds the outline, after the matrix. */
export function withOutline(reach: Reach, outline: Outline, matrix: Matrix): Reach {
  const { a, b, c, d, e, f } = matrix
  // The corners of a rotated box reach further than its content.
  if ((b !== 0 || c !== 0) && (a !== 0 || d !== 0)) return withPoints(reach, outline, matrix)
  const box = getBox(outline)
  if (box.left > box.right) return reach
  let { left, top, right, bottom } = reach
  for (const x of [box.left, box.right]) {
    for (const y of [box.top, box.bottom]) {
      const [px, py] = [a * x + c * y + e, b * x + d * y + f]
      left = Math.min(left, px)
      right = Math.max(right, px)
      top = Math.min(top, py)
      bottom = Math.max(bottom, py)
    }
  }
  return { left, top, right, bottom }
}
