import { type PDFDocument, type PDFPage, rgb } from '@cantoo/pdf-lib'
import { type PdfText, writeTexts } from '../../../infra/pdf/pdf-writer.ts'
import { barcodePath, barcodeShape } from '../../goods/goods.ts'

const POINTS_PER_MM = 72 / 25.4
export const pt = (mm: number): number => mm * POINTS_PER_MM

export interface PaperText extends Omit<PdfText, 'x' | 'top' | 'size' | 'max_width'> {
  readonly x_mm: number
  readonly top_mm: number
  readonly size_mm: number
  readonly width_mm?: number
}

export interface PaperCode {
  readonly value: string
  readonly x_mm: number
  readonly top_mm: number
  readonly width_mm: number
  readonly height_mm: number
}

export interface Paper {
  readonly width_mm: number
  readonly height_mm: number
  readonly texts: readonly PaperText[]
  readonly codes: readonly PaperCode[]
  /** Rules across the page, by their distance from the top. */
  readonly rules_mm: readonly number[]
}

const MARGIN_MM = 4
/** Bars narrower than this are not read by common scanners; wider ones waste room. */
const MODULE_MM = { min: 0.19, max: 0.5 }

/** Code 128, centred, with the quiet zone the standard requires. */
function drawCode(page: PDFPage, { value, x_mm, top_mm, width_mm, height_mm }: PaperCode): void {
  const shape = barcodeShape('code128', value)
  const module_mm = Math.max(MODULE_MM.min, Math.min(MODULE_MM.max, width_mm / (shape.columns + 2 * shape.quiet)))
  const left_mm = x_mm + (width_mm - shape.columns * module_mm) / 2
  page.drawSvgPath(barcodePath(shape, height_mm / module_mm), {
    x: pt(left_mm),
    y: page.getHeight() - pt(top_mm),
    scale: pt(module_mm),
    color: rgb(0, 0, 0),
  })
}

const pdfText = ({ x_mm, top_mm, size_mm, width_mm, ...text }: PaperText): PdfText => ({
  colour: '#000000',
  ...text,
  x: pt(x_mm),
  top: pt(top_mm),
  size: pt(size_mm),
  ...(width_mm === undefined ? {} : { max_width: pt(width_mm) }),
})

/** Letters no font of ours has: a label with a question mark can be sent, one that is not drawn cannot. */
const plain = (text: string): string =>
  text.replace(/[^\u0020-\u024f\u0370-\u04ff\u3000-\u30ff\u4e00-\u9fff\uff00-\uffef]/g, '?')

export async function drawPaper(document: PDFDocument, paper: Paper): Promise<void> {
  const page = document.addPage([pt(paper.width_mm), pt(paper.height_mm)])
  for (const top_mm of paper.rules_mm) {
    const y = page.getHeight() - pt(top_mm)
    page.drawLine({ start: { x: pt(MARGIN_MM), y }, end: { x: page.getWidth() - pt(MARGIN_MM), y }, thickness: 0.8 })
  }
  for (const code of paper.codes) drawCode(page, code)
  const texts = paper.texts.map(pdfText)
  try {
    await writeTexts(page, texts)
  } catch {
    await writeTexts(
      page,
      texts.map((text) => ({ ...text, text: plain(text.text) })),
    )
  }
}
