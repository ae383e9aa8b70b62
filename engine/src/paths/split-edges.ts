import type { GridPoint } from './flatten.ts'

/** A directed edge of the outline of one operand. */
export interface Edge {
  readonly a: GridPoint
  readonly b: GridPoint
  readonly operand: number
}

/** Positive when `p` is to the left of the line from `a` to `b`; exact for all coordinates a design may have. */
export const getSide = (a: GridPoint, b: GridPoint, p: GridPoint): number =>
  (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)

const isSame = (p: GridPoint, q: GridPoint) => p.x === q.x && p.y === q.y

const isWithin = (p: GridPoint, { a, b }: Edge) =>
  p.x >= Math.min(a.x, b.x) && p.x <= Math.max(a.x, b.x) && p.y >= Math.min(a.y, b.y) && p.y <= Math.max(a.y, b.y)

/** The quotient rounded to the nearest whole number. */
function roundedQuotient(value: bigint, by: bigint): bigint {
  const [top, bottom] = by < 0n ? [-2n * value - by, -2n * by] : [2n * value + by, 2n * by]
  const whole = top / bottom
  return top % bottom < 0n ? whole - 1n : whole
}

/** The point of the grid nearest to where two crossing edges meet. */
function meetingPoint(p: Edge, from: number, to: number): GridPoint {
  const [share, whole] = [BigInt(from), BigInt(from) - BigInt(to)]
  const along = (start: number, end: number) => start + Number(roundedQuotient(BigInt(end - start) * share, whole))
  return { x: along(p.a.x, p.b.x), y: along(p.a.y, p.b.y) }
}

type Cuts = Map<Edge, GridPoint[]>

function cut(cuts: Cuts, edge: Edge, at: GridPoint): void {
  if (isSame(at, edge.a) || isSame(at, edge.b)) return
  const known = cuts.get(edge)
  if (known) known.push(at)
  else cuts.set(edge, [at])
}

function cutBoth(cuts: Cuts, p: Edge, q: Edge): void {
  const [qa, qb] = [getSide(p.a, p.b, q.a), getSide(p.a, p.b, q.b)]
  if (Math.sign(qa) * Math.sign(qb) > 0) return
  const [pa, pb] = [getSide(q.a, q.b, p.a), getSide(q.a, q.b, p.b)]
  if (Math.sign(pa) * Math.sign(pb) > 0) return
  if (qa !== 0 && qb !== 0 && pa !== 0 && pb !== 0) {
    const at = meetingPoint(p, pa, pb)
    cut(cuts, p, at)
    cut(cuts, q, at)
    return
  }
  // One ends on the other, or they run along the same line.
  if (qa === 0 && isWithin(q.a, p)) cut(cuts, p, q.a)
  if (qb === 0 && isWithin(q.b, p)) cut(cuts, p, q.b)
  if (pa === 0 && isWithin(p.a, q)) cut(cuts, q, p.a)
  if (pb === 0 && isWithin(p.b, q)) cut(cuts, q, p.b)
}

const lowX = ({ a, b }: Edge) => Math.min(a.x, b.x)
const highX = ({ a, b }: Edge) => Math.max(a.x, b.x)
const isBeside = (p: Edge, q: Edge) =>
  Math.max(p.a.y, p.b.y) < Math.min(q.a.y, q.b.y) || Math.max(q.a.y, q.b.y) < Math.min(p.a.y, p.b.y)

function getCuts(edges: readonly Edge[]): Cuts {
  const cuts: Cuts = new Map()
  const sorted = [...edges].sort((p, q) => lowX(p) - lowX(q))
  for (const [n, p] of sorted.entries()) {
    const end = highX(p)
    for (let m = n + 1; m < sorted.length; m++) {
      const q = sorted[m]
      if (!q || lowX(q) > end) break
      if (!isBeside(p, q)) cutBoth(cuts, p, q)
    }
  }
  return cuts
}

function getPieces(edge: Edge, points: readonly GridPoint[]): Edge[] {
  const { a, b, operand } = edge
  const far = (p: GridPoint) => Math.abs(p.x - a.x) + Math.abs(p.y - a.y)
  const stops = [a, ...[...points].sort((p, q) => far(p) - far(q) || p.x - q.x || p.y - q.y), b]
  return stops.slice(1).flatMap((to, n) => {
    const from = stops[n] ?? a
    return isSame(from, to) ? [] : [{ a: from, b: to, operand }]
  })
}

/** Rounding may make edges cross that did not; a few rounds settle that. */
const MOST_ROUNDS = 64

/** Cuts edges until they meet only at their ends; null for what does not come to an end. */
export function splitEdges(edges: readonly Edge[], most: number): Edge[] | null {
  let now = [...edges]
  for (let round = 0; round < MOST_ROUNDS && now.length <= most; round++) {
    const cuts = getCuts(now)
    if (cuts.size === 0) return now
    now = now.flatMap((edge) => {
      const points = cuts.get(edge)
      return points ? getPieces(edge, points) : [edge]
    })
  }
  return null
}
