import { type PlacedCell, upright } from './cells.ts'
import { CLOSE, LINE, MOVE, type Outline } from './outline.ts'

const TOP_EM = 0.11
const THICK_EM = 0.06

const bar = (length: number, scale: number): Outline => {
  const [top, bottom] = [TOP_EM * scale, (TOP_EM + THICK_EM) * scale]
  return [MOVE, 0, top, LINE, length, top, LINE, length, bottom, LINE, 0, bottom, CLOSE]
}

function withBar(placed: PlacedCell, colour: string | null, length: number, scale: number): PlacedCell {
  const own = { outline: bar(length, scale), matrix: upright, colour }
  const ink = [...placed.cell.ink, colour === null ? own : { ...own, is_letter: true }]
  return { ...placed, cell: { ...placed.cell, ink } }
}

/** Draws lines below letters: one as long as they follow each other, or one for each letter where the line is bent. */
export function underlined(cells: readonly PlacedCell[], is_bent: boolean): readonly PlacedCell[] {
  if (cells.every(({ cell }) => cell.underline === undefined)) return cells
  const isOne = (a: PlacedCell | undefined, b: PlacedCell | undefined) =>
    a?.cell.underline !== undefined && a.cell.underline === b?.cell.underline && a.cell.scale === b?.cell.scale
  return cells.map((placed, index) => {
    const { underline, scale = 1 } = placed.cell
    if (underline === undefined || (!is_bent && isOne(cells[index - 1], placed))) return placed
    let last = index
    while (!is_bent && isOne(cells[last], cells[last + 1])) last++
    const next = is_bent && isOne(placed, cells[index + 1]) ? cells[index + 1] : undefined
    const [end, cell] = [cells[last] ?? placed, (cells[last] ?? placed).cell]
    return withBar(placed, underline, (next ? next.at : end.at + cell.advance) - placed.at, scale)
  })
}
