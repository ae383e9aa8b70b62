import { PDFDocument, type PDFFont, type PDFPage, StandardFonts } from '@cantoo/pdf-lib'
import { type LabelPreset, type LabelPresetKey, labelPresetOf } from '@inkroute/contract/goods-codes'
import { type BarcodeShape, barcodeShape, shapePath } from './barcode-shape.ts'
import { type LabelContent, type LabelLayout, layoutOf, MIN_MODULE_MM, placeOf } from './label.rules.ts'

export interface LabelTask {
  readonly preset: LabelPresetKey
  readonly skip: number
  readonly labels: readonly { readonly content: LabelContent; readonly copies: number }[]
}

export interface LabelFile {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly page_count: number
  /** Labels whose bars may be too narrow for common printers. */
  readonly dense_count: number
}

const POINTS_PER_MM = 72 / 25.4
const pt = (mm: number) => mm * POINTS_PER_MM

interface Fonts {
  readonly plain: PDFFont
  readonly strong: PDFFont
}

/** The built-in faces hold Western European letters; other signs are left out. */
const writable = (text: string): string =>
  text
    .replace(/[^\x20-\x7E\u00A1-\u00FF]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

function shortened(text: string, font: PDFFont, size: number, width: number): string {
  if (font.widthOfTextAtSize(text, size) <= width) return text
  let end = text.length
  while (end > 1 && font.widthOfTextAtSize(`${text.slice(0, end)}...`, size) > width) end--
  return `${text.slice(0, end).trimEnd()}...`
}

function drawLines(page: PDFPage, lines: LabelLayout['lines'], x_mm: number, top_pt: number, fonts: Fonts): void {
  for (const line of lines) {
    const font = line.is_strong ? fonts.strong : fonts.plain
    const size = pt(line.size_mm)
    const width = pt(line.width_mm)
    const text = shortened(writable(line.text), font, size, width)
    if (!text) continue
    const slack = line.is_centred ? (width - font.widthOfTextAtSize(text, size)) / 2 : 0
    // A line's place is its top; type stands on its baseline.
    page.drawText(text, { x: pt(x_mm + line.x_mm) + slack, y: top_pt - pt(line.y_mm) - size * 0.8, size, font })
  }
}

interface Prepared {
  readonly shape: BarcodeShape
  readonly layout: LabelLayout
  readonly path: string
}

function prepare(preset: LabelPreset, content: LabelContent): Prepared {
  const shape = barcodeShape(content.kind, content.value)
  const layout = layoutOf(preset, content, shape)
  const box_height = shape.rows > 1 ? 1 : layout.code.height_mm / layout.module_mm
  return { shape, layout, path: shapePath(shape, box_height) }
}

/** Draws labels one after the other onto as many pages as it takes. */
export async function labelPdf({ preset: key, skip, labels }: LabelTask): Promise<LabelFile> {
  const preset = labelPresetOf(key)
  const pdf = await PDFDocument.create()
  const fonts = {
    plain: await pdf.embedFont(StandardFonts.Helvetica),
    strong: await pdf.embedFont(StandardFonts.HelveticaBold),
  }
  const [page_width, page_height] = [pt(preset.page_mm[0]), pt(preset.page_mm[1])]
  const pages: PDFPage[] = []
  let n = 0
  let dense_count = 0
  for (const { content, copies } of labels) {
    const { layout, path } = prepare(preset, content)
    if (layout.module_mm < MIN_MODULE_MM) dense_count += copies
    for (let copy = 0; copy < copies; copy++, n++) {
      const place = placeOf(preset, n, skip)
      const page = pages[place.page] ?? pdf.addPage([page_width, page_height])
      pages[place.page] = page
      const top = page_height - pt(place.y_mm)
      const at = { x: pt(place.x_mm + layout.code.x_mm), y: top - pt(layout.code.y_mm), scale: pt(layout.module_mm) }
      page.drawSvgPath(path, at)
      drawLines(page, layout.lines, place.x_mm, top, fonts)
    }
  }
  return { bytes: new Uint8Array(await pdf.save()), page_count: pages.length, dense_count }
}
