import { paintView } from '@inkroute/engine/paint/paint-view'
import { vectorParts } from '@inkroute/engine/paint/vector-parts'
import { printedBox } from '@inkroute/engine/text/ink-box'
import { createCanvas, PDFDocument, type SKRSContext2D, SvgExportFlag } from '@napi-rs/canvas'
import { loadTypesetter } from '../fonts/load-typesetter.ts'
import { asSurface } from './as-surface.ts'
import { drawVectors } from './draw-vector.ts'
import { type Drawable, release } from './load-pictures.ts'
import { paintFace } from './paint-face.ts'
import { assertWanted, type Face, type VectorFileTask } from './paint-task.ts'

const MM_PER_INCH = 25.4
const POINTS_PER_INCH = 72
const DPI = 300
/** Very large prints have their pictures a little coarser. */
const MAX_PIXELS = 60_000_000

interface Page {
  readonly width_pt: number
  readonly height_pt: number
}

function getPixels({ width_mm, height_mm }: VectorFileTask): { width_px: number; height_px: number } {
  const [across, down] = [(width_mm / MM_PER_INCH) * DPI, (height_mm / MM_PER_INCH) * DPI]
  const factor = Math.min(1, Math.sqrt(MAX_PIXELS / (across * down)))
  return { width_px: Math.max(1, Math.round(across * factor)), height_px: Math.max(1, Math.round(down * factor)) }
}

async function drawPixels(on: SKRSContext2D, face: Face, page: Page, task: VectorFileTask): Promise<void> {
  const { width_px, height_px } = getPixels(task)
  const drawn = await drawVectors(face, { width_px, height_px })
  const canvas = await paintFace(face, width_px, height_px, { drawn })
  on.drawImage(canvas, 0, 0, page.width_pt, page.height_pt)
  release(canvas)
}

async function drawCurves(on: SKRSContext2D, { view, area, fonts }: Face, page: Page): Promise<void> {
  const typesetter = await loadTypesetter(view.layers, fonts)
  const tools = {
    typesetter,
    pictureOf: () => undefined,
    sizeOf: (picture: Drawable) => picture,
    makeTile: () => {
      throw new Error('curves need no pixels')
    },
  }
  const scale = page.width_pt / area.width
  on.save()
  on.scale(1, page.height_pt / area.height / scale)
  const surface = asSurface<Drawable>(on)
  const missing = paintView(surface, { view, area, scale, tools, origin: 'area', is_clipped: true })
  on.restore()
  if (missing.length > 0) throw new Error(`${missing.join()} not at hand`)
}

async function drawAll(on: SKRSContext2D, page: Page, task: VectorFileTask): Promise<void> {
  const { layout } = await loadTypesetter(task.face.view.layers, task.face.fonts)
  for (const { kind, view } of vectorParts(task.face.view, (layer) => printedBox(layer, layout))) {
    assertWanted(task.face)
    const face = { ...task.face, view }
    await (kind === 'curves' ? drawCurves(on, face, page) : drawPixels(on, face, page, task))
  }
}

/** A browser takes a bare number for pixels; the file states its true size. */
const withSize = (svg: string, { width_mm, height_mm }: VectorFileTask, { width_pt, height_pt }: Page): string =>
  svg.replace(
    /(<svg[^>]*?) width="[^"]*" height="[^"]*"/,
    `$1 width="${width_mm}mm" height="${height_mm}mm" viewBox="0 0 ${width_pt} ${height_pt}"`,
  )

/** The writer rounds its pages to whole points, so a larger one is written and cut to size. */
async function cutPdf(file: Uint8Array, { width_pt, height_pt }: Page): Promise<Uint8Array<ArrayBuffer>> {
  const { PDFDocument: PdfFile } = await import('@cantoo/pdf-lib')
  const pdf = await PdfFile.load(file)
  const page = pdf.getPage(0)
  const box = [0, page.getHeight() - height_pt, width_pt, height_pt] as const
  page.setMediaBox(...box)
  page.setCropBox(...box)
  page.setTrimBox(...box)
  return Uint8Array.from(await pdf.save())
}

/** The print area as a vector file in its true size: letters and shapes as curves, pictures in print resolution. */
export async function paintVectorFile(task: VectorFileTask): Promise<Uint8Array<ArrayBuffer>> {
  const toPoints = (length_mm: number) => (length_mm / MM_PER_INCH) * POINTS_PER_INCH
  const page = { width_pt: toPoints(task.width_mm), height_pt: toPoints(task.height_mm) }
  if (task.format === 'pdf') {
    const file = new PDFDocument({ title: task.title, creator: 'InkRoute' })
    const sheet = file.beginPage(Math.ceil(page.width_pt), Math.ceil(page.height_pt))
    await drawAll(sheet as SKRSContext2D, page, task)
    file.endPage()
    return cutPdf(file.close(), page)
  }
  // The sheet has whole pixels; its box is stated afterwards.
  const sheet = createCanvas(Math.ceil(page.width_pt), Math.ceil(page.height_pt), SvgExportFlag.ConvertTextToPaths)
  await drawAll(sheet.getContext('2d'), page, task)
  return new TextEncoder().encode(withSize(sheet.getContent().toString('utf8'), task, page))
}
