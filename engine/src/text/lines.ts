import { isBent, type TextContent } from '../layers/text-layer.ts'
import { visualOrder } from './bidi.ts'
import type { PlacedCell } from './cells.ts'
import type { Cluster } from './clusters.ts'
import { getParagraphs, type Paragraph } from './itemise.ts'
import { breakLines, type Stretch, trimmed } from './line-break.ts'
import type { ParagraphShaper, SetRun } from './shape-paragraph.ts'
import { getStretches } from './spans.ts'
import { underlined } from './underline.ts'

/** Which part of the text a line shows. Clusters are counted in their paragraph. */
export interface LineSource {
  /** Where the paragraph begins, in UTF-16 units. */
  readonly begin: number
  readonly clusters: readonly Cluster[]
  readonly whole: Stretch
  /** Without spaces that hang over its end. */
  readonly shown: Stretch
}

export interface Line {
  readonly source: LineSource
  readonly cells: readonly PlacedCell[]
  readonly length: number
  readonly is_rtl: boolean
  /** The last line of a paragraph is not justified. */
  readonly is_last: boolean
  /** Its largest letters, as many times as the text's own size. */
  readonly scale: number
}

/** Places the cells of a line one after the other, from left to right. */
function placed(runs: readonly SetRun[], { from, to }: Stretch, spacing: number): Pick<Line, 'cells' | 'length'> {
  const within = runs
    .filter((run) => run.to > from && run.from < to)
    .map((run) => ({ ...run, cells: run.cells.filter((cell) => cell.cluster >= from && cell.cluster < to) }))
    .filter((run) => run.cells.length > 0)
  const cells: PlacedCell[] = []
  let at = 0
  let trailing = 0
  for (const run of visualOrder(within)) {
    for (const cell of run.cells) {
      cells.push({ cell, at, level: run.level })
      trailing = cell.is_spaced ? spacing : 0
      at += cell.advance + trailing
    }
  }
  return { cells, length: Math.max(0, at - trailing) }
}

/** Justifies a line: at its spaces, or between all cells where there are none. */
function justified(line: Line, length: number): Line {
  const extra = length - line.length
  const at_spaces = line.cells.some(({ cell }) => cell.is_space)
  const gaps = at_spaces ? line.cells.filter(({ cell }) => cell.is_space).length : line.cells.length - 1
  if (extra <= 0 || gaps <= 0 || line.is_last) return line
  let shift = 0
  const cells = line.cells.map((placed) => {
    const moved = { ...placed, at: placed.at + shift }
    if (!at_spaces || placed.cell.is_space) shift += extra / gaps
    return moved
  })
  return { ...line, cells, length }
}

/** An empty line is as high as the text's own letters. */
const largest = (cells: readonly PlacedCell[]) =>
  cells.length === 0 ? 1 : cells.reduce((most, { cell }) => Math.max(most, cell.scale ?? 1), 0)

interface SetParagraph {
  readonly paragraph: Paragraph
  readonly runs: readonly SetRun[]
  readonly begin: number
}

function linesOfParagraph(content: TextContent, { paragraph, runs, begin }: SetParagraph): Line[] {
  const spacing = content.letter_spacing_em
  const all = { from: 0, to: paragraph.clusters.length }
  const advances = new Array<number>(all.to).fill(0)
  for (const cell of runs.flatMap((run) => run.cells)) {
    advances[cell.cluster] = (advances[cell.cluster] ?? 0) + cell.advance + (cell.is_spaced ? spacing : 0)
  }
  const most = content.line_length / content.size
  // Letter spacing after the last letter of a line does not count.
  const stretches = content.fitting === 'wrap' ? breakLines(paragraph.clusters, advances, most + spacing) : [all]
  return stretches.map((stretch, index) => {
    const is_last = index === stretches.length - 1
    const shown = content.fitting === 'wrap' ? trimmed(paragraph.clusters, stretch) : stretch
    const set = placed(runs, shown, spacing)
    const source = { begin, clusters: paragraph.clusters, whole: stretch, shown }
    const line = { ...set, source, is_rtl: paragraph.is_rtl, is_last, scale: largest(set.cells) }
    const whole = content.align === 'justify' && content.fitting === 'wrap' ? justified(line, most) : line
    return content.is_vertical ? whole : { ...whole, cells: underlined(whole.cells, isBent(content)) }
  })
}

export interface SetLines {
  readonly lines: readonly Line[]
  readonly missing: readonly string[]
}

/** All lines of a text, in em. Undefined while a font is not loaded. */
export function setLines(content: TextContent, shapeParagraph: ParagraphShaper): SetLines | undefined {
  const missing = new Set<string>()
  const lines: Line[] = []
  const paragraphs = getParagraphs(content.text)
  const stretches = getStretches(paragraphs, content.spans)
  let begin = 0
  for (const [index, text] of paragraphs.entries()) {
    const shaped = shapeParagraph(text, content, stretches[index] ?? [])
    if (!shaped) return undefined
    for (const cluster of shaped.missing) missing.add(cluster)
    lines.push(...linesOfParagraph(content, { ...shaped, begin }))
    begin += text.length + 1
  }
  return { lines, missing: [...missing] }
}
