import type { Paragraph, Run } from './itemise.ts'
import { isSpace } from './line-break.ts'
import { CLOSE, LINE, type Matrix, MOVE, type Outline } from './outline.ts'
import type { LoadedFonts, ShapedGlyph } from './shaper.ts'

/** One filled outline. Without a colour it takes the layer's. */
export interface Ink {
  readonly outline: Outline
  readonly matrix: Matrix
  readonly colour: string | null
  /** A letter with a colour of its own: unlike parts of an emoji it may be filled together with its neighbours. */
  readonly is_letter?: boolean
}

/** The glyphs of one cluster, relative to the origin of their base line. Lengths are em. */
export interface Cell {
  readonly cluster: number
  readonly advance: number
  readonly ink: readonly Ink[]
  readonly is_space: boolean
  /** In vertical writing, cells that are not upright are rotated by 90 degrees. */
  readonly is_upright: boolean
  readonly is_spaced: boolean
  /** How many times as large as the text; omitted: as large. */
  readonly scale?: number
  /** Colour of the line below it: `null` is that of the layer. Omitted: none. */
  readonly underline?: string | null
}

/** Horizontal shift of synthetic italics per unit of height. */
const SLANT = 0.2
const EMOJI_EM = 1.16
const EMOJI_SIDE_EM = 0.04
const EMOJI_TOP_EM = 0.94

const polygon = (...points: readonly (readonly [x: number, y: number])[]): number[] => [
  ...points.flatMap(([x, y], index) => [index === 0 ? MOVE : LINE, x, y]),
  CLOSE,
]
/**
 * An empty frame that cannot be mistaken for a letter; the inner edge runs the other way round and stays free of ink.
 */
const MISSING: Outline = [
  ...polygon([0.06, -0.72], [0.54, -0.72], [0.54, 0.02], [0.06, 0.02]),
  ...polygon([0.11, -0.67], [0.11, -0.03], [0.49, -0.03], [0.49, -0.67]),
]
const MISSING_ADVANCE = 0.6
export const upright: Matrix = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }

interface Shaping {
  readonly paragraph: Paragraph
  readonly loaded: LoadedFonts
  readonly is_vertical: boolean
  readonly has_ligatures: boolean
  /** Called with clusters that no font can draw. */
  readonly onMissing: (text: string) => void
}

const arabic = /^[\u0600-\u08ff\ufb50-\ufdff\ufe70-\ufeff]/

function missingCell({ paragraph, onMissing }: Shaping, cluster: number, is_upright: boolean): Cell {
  const text = paragraph.clusters[cluster]?.text ?? ''
  onMissing(text)
  const ink = [{ outline: MISSING, matrix: upright, colour: null }]
  return { cluster, advance: MISSING_ADVANCE, ink, is_space: false, is_upright, is_spaced: true }
}

function emojiCell(shaping: Shaping, run: Run, key: string): Cell | undefined {
  const drawing = shaping.loaded.loadedEmoji(key)
  if (!drawing) return undefined
  const advance = EMOJI_EM + 2 * EMOJI_SIDE_EM
  const { is_vertical } = shaping
  const matrix = {
    ...upright,
    a: EMOJI_EM,
    d: EMOJI_EM,
    e: is_vertical ? -EMOJI_EM / 2 : EMOJI_SIDE_EM,
    f: is_vertical ? EMOJI_SIDE_EM : -EMOJI_TOP_EM,
  }
  const ink = drawing.parts.map((part) => ({ ...part, matrix }))
  return { cluster: run.from, advance, ink, is_space: false, is_upright: true, is_spaced: true }
}

/** Groups glyphs by cluster; a ligature belongs to its first letter. */
function groups(glyphs: readonly ShapedGlyph[]): ShapedGlyph[][] {
  const found: ShapedGlyph[][] = []
  for (const glyph of glyphs) {
    const last = found.at(-1)
    if (last?.[0]?.cluster === glyph.cluster) last.push(glyph)
    else found.push([glyph])
  }
  return found
}

function fontCells(shaping: Shaping, run: Run, file: string, is_slanted: boolean): Cell[] | undefined {
  const { paragraph, loaded, is_vertical, onMissing } = shaping
  const font = loaded.loadedFont(file)
  if (!font) return undefined
  const clusters = paragraph.clusters.slice(run.from, run.to)
  const text = clusters.map((cluster) => cluster.text).join('')
  const is_upright = is_vertical && run.is_upright
  const direction = is_upright ? 'ttb' : run.level % 2 === 1 ? 'rtl' : 'ltr'
  const start = clusters[0]?.start ?? 0
  const index_at = new Map(clusters.map((cluster, i) => [cluster.start - start, run.from + i]))
  const scale = 1 / font.units_per_em
  const is_spaced = !arabic.test(text)
  return groups(font.shape(text, { direction, has_ligatures: shaping.has_ligatures })).map((glyphs): Cell => {
    const index = index_at.get(glyphs[0]?.cluster ?? 0) ?? run.from
    const cluster = paragraph.clusters[index]
    const ink: Ink[] = []
    let [x, y] = [0, 0]
    for (const glyph of glyphs) {
      const outline = font.outlineOf(glyph.glyph)
      const [e, f] = [(x + glyph.x_offset) * scale, -(y + glyph.y_offset) * scale]
      x += glyph.x_advance
      y += glyph.y_advance
      if (glyph.glyph === 0) onMissing(cluster?.text ?? '')
      else if (outline.length > 0) {
        ink.push({
          outline,
          matrix: { a: scale, b: 0, c: is_slanted ? -SLANT * scale : 0, d: scale, e, f },
          colour: null,
        })
      }
    }
    const advance = (is_upright ? -y : x) * scale
    return { cluster: index, advance, ink, is_space: cluster ? isSpace(cluster) : false, is_upright, is_spaced }
  })
}

/** Cells of a run from left to right (or from the top). Undefined while its font is not loaded. */
export function findCells(shaping: Shaping, run: Run): Cell[] | undefined {
  const { choice } = run
  if (choice.kind === 'font') return fontCells(shaping, run, choice.file, choice.is_slanted)
  if (choice.kind === 'missing') return [missingCell(shaping, run.from, shaping.is_vertical)]
  const cell = emojiCell(shaping, run, choice.key)
  return cell ? [cell] : undefined
}

export interface PlacedCell {
  readonly cell: Cell
  /** Start position, in em from the beginning of its line. */
  readonly at: number
  /** Read to the right where it is even, to the left where it is odd. */
  readonly level: number
}
