import { type PdfText, wrapText } from '../../pdf/pdf-writer.ts'
import type { SheetTask, SheetView } from '../paint-task.ts'

export const A4 = { width: 595.28, height: 841.89 }
export const MARGIN = 36
/** Of the square code at the top right. */
export const CODE_SIZE = 84
export const FACTS_TOP = 168
export const PICTURE = 150
export const GAP = 12

const LABEL_WIDTH = 76
const LINE_HEIGHT = 13
const ROW_GAP = 4
const MOST_LINES = 2
const VIEW_TITLE = 40
const GREY = '#5b6472'

interface Placed {
  readonly texts: readonly PdfText[]
  /** Where what follows may begin. */
  readonly bottom: number
}

export function headTexts({ title, subtitle, code }: SheetTask): PdfText[] {
  const max_width = A4.width - 2 * MARGIN - CODE_SIZE - GAP
  return [
    { text: title, x: MARGIN, top: 34, size: 20, weight: 700, max_width },
    { text: subtitle, x: MARGIN, top: 62, size: 10, colour: GREY, max_width },
    { text: code, x: MARGIN, top: 124, size: 10, max_width },
  ]
}

/** Two columns of labels and values; a row is as high as the longer of its values. */
export async function placeFacts(facts: SheetTask['facts']): Promise<Placed> {
  const column = (A4.width - 2 * MARGIN + GAP) / 2
  const texts: PdfText[] = []
  let top = FACTS_TOP
  for (let first = 0; first < facts.length; first += 2) {
    let most = 1
    for (const [n, { label, value }] of facts.slice(first, first + 2).entries()) {
      const x = MARGIN + n * column
      const max_width = column - GAP - LABEL_WIDTH
      const lines = await wrapText(
        { text: value, x: x + LABEL_WIDTH, top, size: 9, max_width },
        MOST_LINES,
        LINE_HEIGHT,
      )
      texts.push({ text: label, x, top, size: 9, colour: GREY, max_width: LABEL_WIDTH - ROW_GAP }, ...lines)
      most = Math.max(most, lines.length)
    }
    top += most * LINE_HEIGHT + ROW_GAP
  }
  return { texts, bottom: top }
}

/** What is told beside the pictures of a view. */
export async function placeView(view: SheetView, top: number): Promise<Placed> {
  const x = MARGIN + 2 * (PICTURE + GAP)
  const max_width = A4.width - MARGIN - x
  const texts: PdfText[] = [{ text: view.title, x, top: top + 14, size: 13, weight: 700, max_width }]
  let next = top + VIEW_TITLE
  for (const text of view.lines) {
    const lines = await wrapText({ text, x, top: next, size: 9, max_width }, MOST_LINES, LINE_HEIGHT)
    texts.push(...lines)
    next += lines.length * LINE_HEIGHT + ROW_GAP
  }
  return { texts, bottom: Math.max(next + ROW_GAP, top + PICTURE + 2 * GAP) }
}

export const footerTexts = (text: string): Promise<PdfText[]> =>
  wrapText(
    { text, x: MARGIN, top: A4.height - MARGIN + 4, size: 8, colour: GREY, max_width: A4.width - 2 * MARGIN },
    MOST_LINES,
    LINE_HEIGHT,
  )
