import type { TextPath } from '../layers/text-shape.ts'

type Point = readonly [x: number, y: number]

/** Straight pieces between two points of a path. */
const PIECES = 24

/** A point of the smooth line through `b` and `c`, with their neighbours on both sides. */
function smooth([a, b, c, d]: readonly [Point, Point, Point, Point], t: number): Point {
  const at = (axis: 0 | 1) => {
    const [p, q, r, s] = [a[axis], b[axis], c[axis], d[axis]]
    return (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t) / 2
  }
  return [at(0), at(1)]
}

function polyline({ points, is_closed }: TextPath): Point[] {
  const count = points.length
  const pointAt = (n: number): Point => {
    const index = is_closed ? (n + count) % count : Math.min(count - 1, Math.max(0, n))
    return points[index] ?? [0, 0]
  }
  const line: Point[] = [pointAt(0)]
  for (let n = 0; n < (is_closed ? count : count - 1); n++) {
    const around = [pointAt(n - 1), pointAt(n), pointAt(n + 1), pointAt(n + 2)] as const
    for (let piece = 1; piece <= PIECES; piece++) line.push(smooth(around, piece / PIECES))
  }
  return line
}

/** A place on the way: where it is, and which way it goes, as cosine and sine. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly cos: number
  readonly sin: number
}

export interface Track {
  readonly length: number
  /** Beyond its ends an open track runs on straight, and a closed one begins again. */
  readonly at: (distance: number) => Place
}

interface Piece extends Place {
  readonly start: number
  readonly length: number
}

/** The path made this long. */
export function getTrack(path: TextPath, length: number): Track {
  const line = polyline(path)
  const pieces: Piece[] = []
  let start = 0
  for (const [index, [x, y]] of line.slice(1).entries()) {
    const [from_x, from_y] = line[index] ?? [x, y]
    const [dx, dy] = [x - from_x, y - from_y]
    const own = Math.sqrt(dx * dx + dy * dy)
    if (own === 0) continue
    pieces.push({ x: from_x, y: from_y, cos: dx / own, sin: dy / own, start, length: own })
    start += own
  }
  const factor = length / start
  const pieceAt = (wanted: number) => {
    let [low, high] = [0, pieces.length - 1]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((pieces[middle]?.start ?? 0) <= wanted) low = middle
      else high = middle - 1
    }
    return pieces[low]
  }
  return {
    length,
    at: (distance) => {
      const along = path.is_closed ? distance - Math.floor(distance / length) * length : distance
      const wanted = along / factor
      const piece = pieceAt(wanted)
      if (!piece) return { x: distance, y: 0, cos: 1, sin: 0 }
      const beyond = wanted - piece.start
      const { x, y, cos, sin } = piece
      return { x: (x + cos * beyond) * factor, y: (y + sin * beyond) * factor, cos, sin }
    },
  }
}
