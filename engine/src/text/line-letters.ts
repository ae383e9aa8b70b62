import type { Point } from '../geometry/box.ts'
import type { PlacedCell } from './cells.ts'
import type { Line } from './lines.ts'

/** A line across the way that letters run, from above them to below them. */
export interface Edge {
  readonly top: Point
  readonly foot: Point
}

/** One letter as readers count them, in UTF-16 units of the whole text. */
export interface LetterPlace {
  readonly from: number
  readonly to: number
  readonly is_rtl: boolean
  /** Where it begins and ends when it is read, as high as the letter itself. */
  readonly near: Edge
  readonly far: Edge
  /** The same, as high as its line. */
  readonly tall_near: Edge
  readonly tall_far: Edge
}

/** The edge of a cell, some em along it, for letters so many times as large as the text. */
export type MakeEdge = (one: PlacedCell, along: number, scale: number) => Edge

/** The cells of one cluster, and the clusters that melted into it. */
interface Piece {
  readonly cells: readonly PlacedCell[]
  readonly cluster: number
  /** Up to the next letter, with the space between them. */
  readonly room: number
}

function getPieces({ cells }: Line): Piece[] {
  const pieces: { cells: PlacedCell[]; cluster: number; room: number }[] = []
  for (const [index, one] of cells.entries()) {
    const next = cells[index + 1]
    const room = next ? next.at - one.at : one.cell.advance
    const last = pieces.at(-1)
    if (last?.cluster === one.cell.cluster) {
      last.cells.push(one)
      last.room = room
    } else pieces.push({ cells: [one], cluster: one.cell.cluster, room })
  }
  return pieces
}

const mix = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
})
const between = (a: Edge, b: Edge, share: number): Edge => ({
  top: mix(a.top, b.top, share),
  foot: mix(a.foot, b.foot, share),
})

/** How many clusters a piece shows: a ligature belongs to its first letter, the others have no cell. */
function clusterCounts(pieces: readonly Piece[], end: number): Map<number, number> {
  const begun = [...new Set(pieces.map(({ cluster }) => cluster))].sort((a, b) => a - b)
  return new Map(begun.map((cluster, index) => [cluster, (begun[index + 1] ?? end) - cluster]))
}

const isRtl = ({ cells }: Piece) => (cells[0]?.level ?? 0) % 2 === 1

/** Letters of one piece as they are seen; those of a ligature share its width. */
function lettersOfPiece(line: Line, piece: Piece, count: number, getEdge: MakeEdge): LetterPlace[] {
  const { begin, clusters } = line.source
  const [first, last] = [piece.cells[0], piece.cells.at(-1)]
  if (!first || !last) return []
  const is_rtl = isRtl(piece)
  const ends = (scale: number) => [getEdge(first, 0, scale), getEdge(last, piece.room, scale)] as const
  const own_scale = first.cell.scale ?? 1
  const own = ends(own_scale)
  const tall = own_scale === line.scale ? own : ends(line.scale)
  return Array.from({ length: count }, (_, seen) => {
    const nth = piece.cluster + (is_rtl ? count - 1 - seen : seen)
    const cluster = clusters[nth]
    const from = begin + (cluster?.start ?? 0)
    const edges = ([left, right]: typeof own) => {
      const [a, b] = [between(left, right, seen / count), between(left, right, (seen + 1) / count)]
      return is_rtl ? { near: b, far: a } : { near: a, far: b }
    }
    const [low, high] = [edges(own), edges(tall)]
    const to = from + (cluster?.text.length ?? 0)
    return { from, to, is_rtl, ...low, tall_near: high.near, tall_far: high.far }
  })
}

/** Where the line ends when it is read, so that spaces that hang over its edge have a place. */
function getEnd(line: Line, letters: readonly LetterPlace[], getEdge: MakeEdge): { own: Edge; tall: Edge } {
  const last = letters.reduce<LetterPlace | null>((most, one) => (most && most.to > one.to ? most : one), null)
  if (last) return { own: last.far, tall: last.tall_far }
  const edge = getEdge({ cell: noCell, at: 0, level: 0 }, 0, line.scale)
  return { own: edge, tall: edge }
}
const noCell = { cluster: 0, advance: 0, ink: [], is_space: true, is_upright: true, is_spaced: false }

export function lettersOfLine(line: Line, getEdge: MakeEdge): LetterPlace[] {
  const { begin, clusters, whole, shown } = line.source
  const pieces = getPieces(line)
  const counts = clusterCounts(pieces, shown.to)
  const letters = pieces.flatMap((piece) => lettersOfPiece(line, piece, counts.get(piece.cluster) ?? 1, getEdge))
  if (whole.to === shown.to) return letters
  const { own, tall } = getEnd(line, letters, getEdge)
  const hidden = clusters.slice(shown.to, whole.to).map((cluster): LetterPlace => {
    const from = begin + cluster.start
    const edges = { near: own, far: own, tall_near: tall, tall_far: tall }
    return { from, to: from + cluster.text.length, is_rtl: line.is_rtl, ...edges }
  })
  return [...letters, ...hidden]
}
