import { isBent, type TextContent } from '../layers/text-layer.ts'
import { type Cell, findCells } from './cells.ts'
import type { FontChoice } from './font-choice.ts'
import { itemise, type Paragraph } from './itemise.ts'
import type { Matrix } from './outline.ts'
import type { LoadedFonts } from './shaper.ts'
import type { SpanStyle, StyledStretch } from './spans.ts'

/** Consecutive clusters in one font, as cells. */
export interface SetRun {
  readonly from: number
  readonly to: number
  readonly level: number
  readonly cells: readonly Cell[]
}

/** One paragraph in its fonts, not yet broken into lines. */
interface ShapedParagraph {
  readonly paragraph: Paragraph
  readonly runs: readonly SetRun[]
  readonly missing: readonly string[]
}

/** Undefined while a font is not loaded. */
export type ParagraphShaper = (
  text: string,
  content: TextContent,
  stretches: readonly StyledStretch[],
) => ShapedParagraph | undefined

/** About five of the longest texts there can be. */
const KEPT_CHARACTERS = 50_000

const hasLigatures = (content: TextContent) => content.letter_spacing_em === 0 && !isBent(content)

const getKey = (text: string, content: TextContent, stretches: readonly StyledStretch[]): string =>
  [
    content.family,
    content.weight,
    content.is_italic,
    content.is_vertical,
    content.direction,
    hasLigatures(content),
    stretches.length > 0 ? JSON.stringify(stretches) : '',
    text,
  ].join('\u0000')

/** Larger or smaller, in its own colour. */
function styledCell(cell: Cell, { scale = 1, fill, is_underlined }: SpanStyle): Cell {
  const grown = (matrix: Matrix): Matrix => ({
    a: matrix.a * scale,
    b: matrix.b * scale,
    c: matrix.c * scale,
    d: matrix.d * scale,
    e: matrix.e * scale,
    f: matrix.f * scale,
  })
  const ink = cell.ink.map((one) => {
    const matrix = grown(one.matrix)
    return one.colour === null && fill ? { ...one, matrix, colour: fill, is_letter: true } : { ...one, matrix }
  })
  const line = is_underlined ? { underline: fill ?? null } : {}
  return { ...cell, advance: cell.advance * scale, ink, scale, ...line }
}

function shape(
  text: string,
  content: TextContent,
  stretches: readonly StyledStretch[],
  fonts: FontChoice,
  loaded: LoadedFonts,
): ShapedParagraph | undefined {
  const missing = new Set<string>()
  const paragraph = itemise(text, content, fonts, stretches)
  const shaping = {
    paragraph,
    loaded,
    is_vertical: content.is_vertical,
    has_ligatures: hasLigatures(content),
    onMissing: (cluster: string) => missing.add(cluster),
  }
  const runs: SetRun[] = []
  for (const run of paragraph.runs) {
    const cells = findCells(shaping, run)
    if (!cells) return undefined
    const styled = run.style ? cells.map((cell) => styledCell(cell, run.style ?? {})) : cells
    runs.push({ from: run.from, to: run.to, level: content.is_vertical ? 0 : run.level, cells: styled })
  }
  return { paragraph, runs, missing: [...missing] }
}

/** Typing in a long text shapes only the edited paragraph: the others are cached. */
export function makeParagraphShaper(fonts: FontChoice, loaded: LoadedFonts): ParagraphShaper {
  const kept = new Map<string, ShapedParagraph>()
  let characters = 0
  return (text, content, stretches) => {
    const key = getKey(text, content, stretches)
    const known = kept.get(key)
    if (known) return known
    const shaped = shape(text, content, stretches, fonts, loaded)
    if (!shaped) return undefined
    if (characters > KEPT_CHARACTERS) {
      kept.clear()
      characters = 0
    }
    kept.set(key, shaped)
    characters += key.length
    return shaped
  }
}
