import type { GridPoint, GridRing } from './flatten.ts'
import { type Edge, getSide, splitEdges } from './split-edges.ts'

export const combinations = ['unite', 'subtract', 'intersect', 'exclude'] as const
export type Combination = (typeof combinations)[number]

const MAX_EDGES = 20_000

/** Whether a place belongs to the result, by which of the operands cover it. */
const rules: Record<Combination, (covers: readonly boolean[]) => boolean> = {
  unite: (covers) => covers.some(Boolean),
  subtract: ([first = false, ...others]) => first && !others.some(Boolean),
  intersect: (covers) => covers.length > 0 && covers.every(Boolean),
  exclude: (covers) => covers.filter(Boolean).length % 2 === 1,
}

const getEdges = (rings: readonly GridRing[], operand: number): Edge[] =>
  rings.flatMap((ring) =>
    ring.flatMap((a, n) => {
      const b = ring[(n + 1) % ring.length] ?? a
      return a.x === b.x && a.y === b.y ? [] : [{ a, b, operand }]
    }),
  )

/** An edge all operands share, upwards or to the right, and how often each runs along it; backwards counts below 0. */
interface Shared {
  readonly a: GridPoint
  readonly b: GridPoint
  readonly counts: number[]
}

const isForwards = ({ a, b }: Edge) => a.y < b.y || (a.y === b.y && a.x < b.x)

function shareEdges(edges: readonly Edge[], operands: number): Shared[] {
  const found = new Map<string, Shared>()
  for (const edge of edges) {
    const is_forwards = isForwards(edge)
    const [a, b] = is_forwards ? [edge.a, edge.b] : [edge.b, edge.a]
    const key = `${a.x},${a.y},${b.x},${b.y}`
    const known = found.get(key) ?? { a, b, counts: new Array<number>(operands).fill(0) }
    known.counts[edge.operand] = (known.counts[edge.operand] ?? 0) + (is_forwards ? 1 : -1)
    found.set(key, known)
  }
  return [...found.values()].filter(({ counts }) => counts.some((count) => count !== 0))
}

/** Edges by the rows that they pass, so that each is compared with few others. */
function toRows(edges: readonly Shared[]): (twice_y: number) => readonly Shared[] {
  const [top, bottom] = edges.reduce(
    ([low, high], { a, b }) => [Math.min(low, a.y), Math.max(high, b.y)],
    [Infinity, -Infinity],
  )
  const step = Math.max(1, Math.ceil((bottom - top) / Math.max(1, Math.min(1024, edges.length / 2))))
  const rows: Shared[][] = []
  const toRow = (y: number) => Math.floor((y - top) / step)
  for (const edge of edges) {
    for (let row = toRow(edge.a.y); row <= toRow(edge.b.y); row++) {
      const known = rows[row]
      if (known) known.push(edge)
      else rows[row] = [edge]
    }
  }
  return (twice_y) => rows[toRow(twice_y / 2)] ?? []
}

/**
 * How often each operand winds around the place just right of the middle of an edge, or just above a level one. Twice
 * the coordinates, so that the middle is a point of the grid, too.
 */
function windingsBeside(edge: Shared, rows: ReturnType<typeof toRows>): number[] {
  const windings = new Array<number>(edge.counts.length).fill(0)
  const [x, y] = [edge.a.x + edge.b.x, edge.a.y + edge.b.y]
  for (const other of rows(y)) {
    if (other === edge || other.a.y * 2 > y || other.b.y * 2 <= y) continue
    const [a, b] = [
      { x: other.a.x * 2, y: other.a.y * 2 },
      { x: other.b.x * 2, y: other.b.y * 2 },
    ]
    if (getSide(a, b, { x, y }) <= 0) continue
    for (const [operand, count] of other.counts.entries()) windings[operand] = (windings[operand] ?? 0) + count
  }
  return windings
}

/** The edge as part of the result's outline, with the inside on its left; null when it is none. */
function findBoundary(
  edge: Shared,
  rows: ReturnType<typeof toRows>,
  isInside: (windings: readonly number[]) => boolean,
) {
  const beside = windingsBeside(edge, rows)
  const is_level = edge.a.y === edge.b.y
  const opposite = beside.map((winding, n) => winding + (is_level ? -1 : 1) * (edge.counts[n] ?? 0))
  const [left, right] = is_level ? [beside, opposite] : [opposite, beside]
  const [is_left, is_right] = [isInside(left), isInside(right)]
  if (is_left === is_right) return null
  return is_left ? { a: edge.a, b: edge.b } : { a: edge.b, b: edge.a }
}

const getKey = ({ x, y }: GridPoint) => `${x},${y}`

/** Follows outlines until they close. Every point has as many edges that leave it as edges that reach it. */
function getRings(edges: readonly { readonly a: GridPoint; readonly b: GridPoint }[]): GridPoint[][] {
  const leaving = new Map<string, GridPoint[]>()
  for (const { a, b } of edges) leaving.set(getKey(a), [...(leaving.get(getKey(a)) ?? []), b])
  const rings: GridPoint[][] = []
  for (const { a } of edges) {
    const ring: GridPoint[] = []
    let at: GridPoint | undefined = a
    while (at) {
      const next: GridPoint | undefined = leaving.get(getKey(at))?.pop()
      if (next) ring.push(at)
      at = next && getKey(next) !== getKey(a) ? next : undefined
    }
    if (ring.length > 2) rings.push(ring)
  }
  return rings
}

/** Without points in the middle of a straight line. */
function withoutStops(ring: GridRing): GridPoint[] {
  const kept: GridPoint[] = []
  for (const [n, point] of ring.entries()) {
    const before = kept.at(-1) ?? ring.at(-1) ?? point
    const after = ring[(n + 1) % ring.length] ?? point
    if (getSide(before, after, point) !== 0) kept.push(point)
  }
  return kept
}

/**
 * Combines areas. Every area is what its outlines wind around, as the painter fills it; outlines may touch, overlap and
 * cross themselves. The inside of the result is on the left of its outlines. Null for what is too complex.
 */
export function combineAreas(
  areas: readonly (readonly GridRing[])[],
  how: Combination,
  rule: 'nonzero' | 'evenodd' = 'nonzero',
): GridPoint[][] | null {
  const split = splitEdges(
    areas.flatMap((rings, operand) => getEdges(rings, operand)),
    MAX_EDGES,
  )
  if (!split) return null
  const shared = shareEdges(split, areas.length)
  const covers = (winding: number) => (rule === 'evenodd' ? winding % 2 !== 0 : winding !== 0)
  const isInside = (windings: readonly number[]) => rules[how](windings.map(covers))
  const rows = toRows(shared)
  const outline = shared.flatMap((edge) => findBoundary(edge, rows, isInside) ?? [])
  return getRings(outline)
    .map(withoutStops)
    .filter((ring) => ring.length > 2)
}

/** In square units; holes count below 0. */
export const getArea = (rings: readonly GridRing[]): number =>
  rings.reduce((sum, ring) => {
    const twice = ring.reduce((total, a, n) => {
      const b = ring[(n + 1) % ring.length] ?? a
      return total + a.x * b.y - b.x * a.y
    }, 0)
    return sum + twice / 2
  }, 0)
