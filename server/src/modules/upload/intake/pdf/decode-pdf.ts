/// <reference path="./pdfjs.d.ts" />
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { PixelCause } from '@inkroute/contract/upload/upload'
import type { PdfDocument, PdfPage, PdfTask } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import { MAX_STEPS } from './page-cost.ts'
import { convertAsPictures, learnColours } from './pdf-colours.ts'
import { MAX_PIXELS_IN_MEMORY, Refusal } from './refusal.ts'
import { SvgCanvas } from './svg-canvas.ts'
import { NeedsPixels } from './svg-paints.ts'
import { type EmbeddedPixels, SvgSheet } from './svg-sheet.ts'

const POINTS_PER_INCH = 72
/** Coordinates of the drawing for each point: pictures and groups are placed on whole ones, 0.02 mm apart. */
const UNITS_PER_POINT = 20
const NO_ANNOTATIONS = 0
const MAX_PAGES = 2000
const MAX_ELEMENTS = 90_000
/** As PDF itself limits a page, 200 inches, and small enough for a stamp. */
const [MIN_INCHES, MAX_INCHES] = [0.05, 200]

const PRINT_DPI = 300
const FINEST_DPI = 1200
/** Small pages are drawn finer, so that they can be enlarged. */
const SMALL_PAGE_PX = 3000

interface PageSize {
  readonly width_in: number
  readonly height_in: number
}

interface VectorPage extends PageSize {
  readonly svg: string
  /** The drawing refers to the picture at index n as `data:image/png;base64,<n>`. */
  readonly pictures: readonly EmbeddedPixels[]
  /** Why parts of it are pictures of what the document drew. */
  readonly pixel_causes: readonly PixelCause[]
}

interface PixelPage extends PageSize, EmbeddedPixels {
  readonly dpi: number
}

const packageFolder = () => dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

/** Everything pdf.js may fetch lies beside it; nothing is fetched from elsewhere and nothing in the file is run. */
async function openPdf(file: Buffer, factory: Record<string, unknown>): Promise<PdfTask> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const folder = (name: string) => `${join(packageFolder(), name)}/`
  return getDocument({
    data: new Uint8Array(file),
    verbosity: 0,
    isEvalSupported: false,
    enableXfa: false,
    useSystemFonts: false,
    disableFontFace: true,
    maxImageSize: MAX_PIXELS_IN_MEMORY,
    cMapUrl: folder('cmaps'),
    standardFontDataUrl: folder('standard_fonts'),
    wasmUrl: folder('wasm'),
    iccUrl: folder('iccs'),
    ...factory,
  })
}

function getRefusal(error: unknown): unknown {
  const name = error instanceof Error ? error.name : ''
  if (name === 'PasswordException') return new Refusal('upload_pdf_locked')
  return error instanceof Refusal || error instanceof NeedsPixels ? error : new Refusal('upload_unreadable')
}

async function pdfPage(pdf: PdfDocument, number: number | null): Promise<PdfPage> {
  const count = pdf.numPages
  if (count < 1 || count > MAX_PAGES) throw new Refusal('upload_unreadable')
  if (number === null && count > 1) throw new Refusal('upload_pdf_pages', { count })
  if ((number ?? 1) > count) throw new Refusal('upload_pdf_page_missing', { page: number ?? 1, count })
  return pdf.getPage(number ?? 1)
}

function getSize(page: PdfPage): PageSize {
  const { width, height } = page.getViewport({ scale: 1 })
  const size = { width_in: width / POINTS_PER_INCH, height_in: height / POINTS_PER_INCH }
  const [short, long] = [Math.min(size.width_in, size.height_in), Math.max(size.width_in, size.height_in)]
  if (!(short >= MIN_INCHES && long <= MAX_INCHES)) throw new Refusal('upload_unreadable')
  return size
}

/** Opens the page, works on it and closes the file again. */
async function withPage<T>(
  file: Buffer,
  number: number | null,
  factory: Record<string, unknown>,
  work: (page: PdfPage) => Promise<T>,
): Promise<T> {
  const task = await openPdf(file, factory)
  try {
    const page = await pdfPage(await task.promise, number)
    return await work(page)
  } catch (error) {
    throw getRefusal(error)
  } finally {
    await task.destroy()
  }
}

const rendering = { annotationMode: NO_ANNOTATIONS, background: 'transparent', intent: 'print' } as const

/** The page as curves. Throws `NeedsPixels` where curves would look different. */
export async function vectorPage(file: Buffer, number: number | null, ink: Buffer | null): Promise<VectorPage> {
  await convertAsPictures(ink)
  const size = await withPage(file, number, {}, async (page) => {
    const { fnArray } = await page.getOperatorList({ annotationMode: NO_ANNOTATIONS })
    if (fnArray.length > MAX_STEPS) throw new Refusal('upload_pdf_heavy')
    return getSize(page)
  })
  await learnColours()
  try {
    return await writtenPage(file, number, UNITS_PER_POINT, false)
  } catch (error) {
    if (!(error instanceof NeedsPixels) || error.cause === 'detail') throw error
    return writtenPage(file, number, dpiFor(size) / POINTS_PER_INCH, true)
  }
}

/** With `is_painted`, what curves cannot show becomes pixels as large as the units of the page. */
async function writtenPage(
  file: Buffer,
  number: number | null,
  units: number,
  is_painted: boolean,
): Promise<VectorPage> {
  const sheet = new SvgSheet(MAX_PIXELS_IN_MEMORY, MAX_ELEMENTS, is_painted)
  class CanvasFactory {
    create(width: number, height: number) {
      const canvas = new SvgCanvas(sheet, width, height)
      return { canvas, context: canvas.getContext() }
    }
    reset({ canvas }: { canvas: SvgCanvas }, width: number, height: number): void {
      canvas.reset(width, height)
    }
    destroy(): void {}
  }
  return withPage(file, number, { CanvasFactory }, async (page) => {
    const viewport = page.getViewport({ scale: units })
    const [w, h] = [viewport.width, viewport.height]
    const canvas = new SvgCanvas(sheet, is_painted ? Math.ceil(w) : w, is_painted ? Math.ceil(h) : h)
    await page.render({ ...rendering, canvas: null, canvasContext: canvas.getContext(), viewport }).promise
    if (canvas.flat) throw new NeedsPixels(canvas.flat)
    const size = `width="${w / units}pt" height="${h / units}pt" viewBox="0 0 ${w} ${h}"`
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${sheet.definitions.join('')}</defs>${canvas.markup()}</svg>`
    return { ...getSize(page), svg, pictures: sheet.pictures, pixel_causes: [...sheet.causes] }
  })
}

function dpiFor({ width_in, height_in }: PageSize): number {
  const finest = Math.min(FINEST_DPI, Math.floor(SMALL_PAGE_PX / Math.max(width_in, height_in)))
  const most = Math.floor(Math.sqrt(MAX_PIXELS_IN_MEMORY / (width_in * height_in)))
  return Math.max(1, Math.min(Math.max(PRINT_DPI, finest), most))
}

/** The page as pixels in print resolution, for what curves cannot show. */
export async function pixelPage(file: Buffer, number: number | null): Promise<PixelPage> {
  const { createCanvas } = await import('@napi-rs/canvas')
  return withPage(file, number, {}, async (page) => {
    const size = getSize(page)
    const dpi = dpiFor(size)
    const viewport = page.getViewport({ scale: dpi / POINTS_PER_INCH })
    const [width, height] = [Math.max(1, Math.round(viewport.width)), Math.max(1, Math.round(viewport.height))]
    const context = createCanvas(width, height).getContext('2d')
    await page.render({ ...rendering, canvas: null, canvasContext: context, viewport }).promise
    return { ...size, dpi, width, height, data: context.getImageData(0, 0, width, height).data }
  })
}

const SMALL_PICTURE_PIXELS = 65_536

/** A picture of the page for the drawing. Large opaque ones are photographs and stay small as JPEG. */
export async function pictureUri({ data, width, height }: EmbeddedPixels): Promise<string> {
  const picture = sharp(data, { raw: { width, height, channels: 4 } })
  const is_opaque = (await picture.stats()).isOpaque
  if (is_opaque && width * height > SMALL_PICTURE_PIXELS) {
    const jpeg = await picture.removeAlpha().jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer()
    return `data:image/jpeg;base64,${jpeg.toString('base64')}`
  }
  return `data:image/png;base64,${(await picture.png().toBuffer()).toString('base64')}`
}
