import type { Point } from '../../geometry/box.ts'
import type { LetterPlaces, LinePlace } from '../letter-places.ts'
import type { Edge, LetterPlace } from '../line-letters.ts'

/** How much of a line that is only a line break is shown as chosen. */
const BREAK_EM = 0.25

const isWide = ({ tall_near: a, tall_far: b }: LetterPlace) =>
  Math.hypot(a.top.x - b.top.x, a.top.y - b.top.y) + Math.hypot(a.foot.x - b.foot.x, a.foot.y - b.foot.y) > 1e-6

/** Left and right edge of each letter as they are seen, around them all: bent lines leave no gaps. */
function getOutline(letters: readonly LetterPlace[]): Point[] {
  const edges = letters.flatMap(({ is_rtl, tall_near, tall_far }) =>
    is_rtl ? [tall_far, tall_near] : [tall_near, tall_far],
  )
  return [...edges.map(({ top }) => top), ...edges.map(({ foot }) => foot).reverse()]
}

/** Letters next to each other as they are seen. */
function stretches(letters: readonly LetterPlace[], isChosen: (letter: LetterPlace) => boolean): LetterPlace[][] {
  const found: LetterPlace[][] = []
  let is_open = false
  for (const letter of letters) {
    const joins = isChosen(letter) && isWide(letter)
    if (joins && is_open) found.at(-1)?.push(letter)
    else if (joins) found.push([letter])
    is_open = joins
  }
  return found
}

function emptyLine({ top, foot }: Edge, is_rtl: boolean): Point[] {
  const height = Math.hypot(foot.x - top.x, foot.y - top.y) || 1
  const along = ((is_rtl ? -1 : 1) * BREAK_EM) / height
  const [x, y] = [(foot.y - top.y) * along, (top.x - foot.x) * along]
  return [top, { x: top.x + x, y: top.y + y }, { x: foot.x + x, y: foot.y + y }, foot]
}

function inLine(line: LinePlace, from: number, to: number): Point[][] {
  if (line.letters.length === 0) return line.from >= from && line.from < to ? [emptyLine(line.start, line.is_rtl)] : []
  return stretches(line.letters, (letter) => letter.from < to && letter.to > from).map(getOutline)
}

/** What is painted behind the letters between two places: one outline for each stretch, in em as the letters are. */
export const chosenOutlines = ({ lines }: LetterPlaces, from: number, to: number): Point[][] =>
  from >= to ? [] : lines.flatMap((line) => inLine(line, from, to))
