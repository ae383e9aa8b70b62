import type { TextWarp } from '../layers/text-shape.ts'
import type { Box } from './arrange-lines.ts'
import { type Ink, upright } from './cells.ts'
import { CLOSE, CUBIC, LINE, type Matrix, MOVE, type Outline, QUADRATIC } from './outline.ts'

/** The furthest that a warp moves a letter, as a share of the height of the text. */
const REACH = 0.75

/** How far down a point is moved, as a share of the height: by its place from −1 to 1 across and down the box. */
function drop({ kind, amount }: TextWarp, u: number, v: number): number {
  const by = (amount / 100) * REACH
  const hump = 1 - u * u
  if (kind === 'arch') return -by * hump
  if (kind === 'upper') return (-by * hump * (1 - v)) / 2
  if (kind === 'lower') return (by * hump * (1 + v)) / 2
  if (kind === 'bulge') return (by * hump * v) / 2
  if (kind === 'flag') return (by * Math.sin(Math.PI * u)) / 2
  return -by * u
}

const movedDown = (warp: TextWarp, box: Box, x: number, y: number): number => {
  const u = ((x - box.left) / box.width) * 2 - 1
  const v = ((y - box.top) / box.height) * 2 - 1
  return y + drop(warp, u, v) * box.height
}

/** Pieces this long, in em, look bent however they are printed. */
const PIECE_EM = 0.04
const MOST_PIECES = 200

type Point = readonly [x: number, y: number]

/** Points of a curve by its handles, from `t` = 0 to 1. */
function curveAt(points: readonly Point[], t: number): Point {
  let left = points
  while (left.length > 1) {
    left = left.slice(1).map(([x, y], n): Point => {
      const [from_x, from_y] = left[n] ?? [x, y]
      return [from_x + (x - from_x) * t, from_y + (y - from_y) * t]
    })
  }
  return left[0] ?? [0, 0]
}

const getLength = (points: readonly Point[]): number =>
  points.slice(1).reduce((sum, [x, y], n) => {
    const [from_x, from_y] = points[n] ?? [x, y]
    return sum + Math.sqrt((x - from_x) ** 2 + (y - from_y) ** 2)
  }, 0)

const counts: Readonly<Record<number, number>> = { [MOVE]: 1, [LINE]: 1, [QUADRATIC]: 2, [CUBIC]: 3, [CLOSE]: 0 }

/** An outline as short straight pieces, each point moved. */
function warpedOutline(
  outline: Outline,
  { a, b, c, d, e, f }: Matrix,
  move: (x: number, y: number) => number,
): Outline {
  const warped: number[] = []
  let [first, last]: [Point, Point] = [
    [0, 0],
    [0, 0],
  ]
  const lead = (points: readonly Point[]) => {
    const pieces = Math.min(MOST_PIECES, Math.max(1, Math.ceil(getLength(points) / PIECE_EM)))
    for (let piece = 1; piece <= pieces; piece++) {
      const [x, y] = curveAt(points, piece / pieces)
      warped.push(LINE, x, move(x, y))
    }
  }
  for (let i = 0; i < outline.length; ) {
    const verb = outline[i] as number
    const count = counts[verb] ?? 0
    const points = Array.from({ length: count }, (_, k): Point => {
      const [x, y] = [outline[i + 1 + 2 * k] as number, outline[i + 2 + 2 * k] as number]
      return [a * x + c * y + e, b * x + d * y + f]
    })
    const end = points.at(-1) ?? first
    if (verb === MOVE) {
      warped.push(MOVE, end[0], move(end[0], end[1]))
      first = end
    } else if (verb === CLOSE) {
      // The way back is bent as well.
      if (first[0] !== last[0] || first[1] !== last[1]) lead([last, first])
      warped.push(CLOSE)
    } else lead([last, ...points])
    last = end
    i += 1 + 2 * count
  }
  return warped
}

const EDGE_STEPS = 64

/** How a box is bent: where its points come to lie, and the box it then has. */
export function bending(box: Box, warp: TextWarp) {
  const move = (x: number, y: number) => movedDown(warp, box, x, y)
  const ys = Array.from({ length: EDGE_STEPS + 1 }, (_, n) => box.left + (box.width * n) / EDGE_STEPS).flatMap((x) => [
    move(x, box.top),
    move(x, box.top + box.height),
  ])
  const top = Math.min(...ys)
  return { move, box: { left: box.left, width: box.width, top, height: Math.max(...ys) - top } }
}

/** Ink bent over its box, and the box it then has. */
export function warpInk<L extends Box & { readonly ink: readonly Ink[] }>(
  laid: L,
  warp: TextWarp,
): Box & { ink: Ink[] } {
  const { move, box } = bending(laid, warp)
  const ink = laid.ink.map((one) => ({
    ...one,
    outline: warpedOutline(one.outline, one.matrix, move),
    matrix: upright,
  }))
  return { ...box, ink }
}
