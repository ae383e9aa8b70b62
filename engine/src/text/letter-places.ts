import type { Point } from '../geometry/box.ts'
import type { TextContent } from '../layers/text-layer.ts'
import { arranged, type Block, getBlock } from './arrange-lines.ts'
import type { PlacedCell } from './cells.ts'
import type { FontChoice } from './font-choice.ts'
import { centred, getEm } from './layout-text.ts'
import { type Edge, type LetterPlace, lettersOfLine, type MakeEdge } from './line-letters.ts'
import { type Line, setLines } from './lines.ts'
import type { Matrix } from './outline.ts'
import type { ParagraphShaper } from './shape-paragraph.ts'
import { bending } from './warp-ink.ts'

export interface LinePlace {
  readonly from: number
  readonly to: number
  /** Before spaces that hang over the end of a line that is wrapped. */
  readonly shown_to: number
  readonly is_rtl: boolean
  /** The caret of a line without letters. */
  readonly start: Edge
  /** From left to right as they are seen, or down a column. */
  readonly letters: readonly LetterPlace[]
}

/** Where the letters of a text are, in em around the middle of its box, as its ink is. */
export interface LetterPlaces {
  readonly lines: readonly LinePlace[]
  /** Lines neither bend nor walk along a path. */
  readonly is_straight: boolean
  readonly em_px: number
  /** The box in pixels of the 550 canvas. */
  readonly width: number
  readonly height: number
}

const through = ({ a, b, c, d, e, f }: Matrix, x: number, y: number): Point => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
})

/** The cell of an empty line, which has no letters. */
const nothing: PlacedCell = {
  cell: { cluster: 0, advance: 0, ink: [], is_space: false, is_upright: true, is_spaced: false },
  at: 0,
  level: 0,
}

/** The edge across a cell, some way along it. */
function edgeIn(block: Block, is_upright: boolean, place: Matrix, along: number, scale: number): Edge {
  const { ascent, descent } = block
  if (is_upright) {
    const half = ((ascent + descent) / 2) * scale
    return { top: through(place, half, along), foot: through(place, -half, along) }
  }
  return { top: through(place, along, -ascent * scale), foot: through(place, along, descent * scale) }
}

function linePlace(line: Line, getEdge: MakeEdge): LinePlace {
  const { begin, clusters, whole, shown } = line.source
  const getPlace = (cluster: number) => begin + (clusters[cluster]?.start ?? getLength(line))
  return {
    from: getPlace(whole.from),
    to: getPlace(whole.to),
    shown_to: getPlace(shown.to),
    is_rtl: line.is_rtl,
    start: getEdge(line.cells[0] ?? nothing, 0, line.cells[0]?.cell.scale ?? 1),
    letters: lettersOfLine(line, getEdge),
  }
}

const getLength = ({ source: { clusters } }: Line): number => {
  const last = clusters.at(-1)
  return last ? last.start + last.text.length : 0
}

/** Finds the letters of a text. Undefined while a font it needs is not loaded. */
export function placeLetters(
  content: TextContent,
  fonts: FontChoice,
  shape: ParagraphShaper,
): LetterPlaces | undefined {
  const set = setLines(content, shape)
  if (!set) return undefined
  const block = getBlock(content, fonts, set.lines)
  const { placeOf, ...plain } = arranged(content, block)
  const has_ink = set.lines.some((line) => line.cells.some(({ cell }) => cell.ink.length > 0))
  const { move, box } = content.warp && has_ink ? bending(plain, content.warp) : { move: null, box: plain }
  const middle = centred(box)
  const settled = ({ x, y }: Point): Point => ({ x: x + middle.e, y: (move ? move(x, y) : y) + middle.f })
  const em_px = getEm(content, box)
  const lines = set.lines.map((line, index) =>
    linePlace(line, (one, along, scale) => {
      const is_upright = content.is_vertical && one.cell.is_upright
      const { top, foot } = edgeIn(block, is_upright, placeOf(line, index, one), along, scale)
      return { top: settled(top), foot: settled(foot) }
    }),
  )
  const is_straight = content.is_vertical || (!content.path && content.curve_deg === 0)
  return {
    lines,
    is_straight: is_straight && !content.warp,
    em_px,
    width: box.width * em_px,
    height: box.height * em_px,
  }
}
