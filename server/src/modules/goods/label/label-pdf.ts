import { PDFDocument, rgb } from '@cantoo/pdf-lib'
import { getLabelPreset, type LabelPreset, type LabelPresetKey } from '@inkroute/contract/goods/codes'
import { writeTexts } from '../../../infra/pdf/pdf-writer.ts'
import { barcodePath, barcodeShape } from './barcode-svg.ts'
import { getLayout, getPlace, type LabelContent, MIN_MODULE_MM } from './label.rules.ts'

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

const BOLD = 700
const PLAIN = 400

/** Draws one label on a page of its size. Returns whether its bars are too narrow for common printers. */
async function drawLabel(book: PDFDocument, preset: LabelPreset, content: LabelContent): Promise<boolean> {
  const shape = barcodeShape(content.kind, content.value)
  const { code, module_mm, lines } = getLayout(preset, content, shape)
  const page = book.addPage([pt(preset.label_mm[0]), pt(preset.label_mm[1])])
  const box_height = shape.rows > 1 ? 1 : code.height_mm / module_mm
  page.drawSvgPath(barcodePath(shape, box_height), {
    x: pt(code.x_mm),
    y: page.getHeight() - pt(code.y_mm),
    scale: pt(module_mm),
    // Named, for without a colour the library draws edges, and bars with edges are no bars.
    color: rgb(0, 0, 0),
  })
  await writeTexts(
    page,
    lines.map((line) => ({
      text: line.text,
      size: pt(line.size_mm),
      top: pt(line.y_mm),
      max_width: pt(line.width_mm),
      x: pt(line.is_centred ? line.x_mm + line.width_mm / 2 : line.x_mm),
      align: line.is_centred ? 'center' : 'left',
      weight: line.is_strong ? BOLD : PLAIN,
      colour: '#000000',
    })),
  )
  return module_mm < MIN_MODULE_MM
}

/** Each label is drawn once and its copies reference it, which keeps large runs small. */
export async function labelPdf({ preset: key, skip, labels }: LabelTask): Promise<LabelFile> {
  const preset = getLabelPreset(key)
  const book = await PDFDocument.create()
  let dense_count = 0
  for (const { content, copies } of labels) if (await drawLabel(book, preset, content)) dense_count += copies
  const pdf = await PDFDocument.create()
  const drawn = await pdf.embedPages(book.getPages())
  const [width, height] = [pt(preset.page_mm[0]), pt(preset.page_mm[1])]
  let n = 0
  for (const [index, { copies }] of labels.entries()) {
    const label = drawn[index]
    if (!label) continue
    for (let copy = 0; copy < copies; copy++, n++) {
      const { page: number, x_mm, y_mm } = getPlace(preset, n, skip)
      while (pdf.getPageCount() <= number) pdf.addPage([width, height])
      pdf.getPage(number).drawPage(label, { x: pt(x_mm), y: height - pt(y_mm) - label.height })
    }
  }
  return { bytes: new Uint8Array(await pdf.save()), page_count: pdf.getPageCount(), dense_count }
}
