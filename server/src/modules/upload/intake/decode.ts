import type { PictureType, PixelCause } from '@inkroute/contract/upload/upload'
import type { Metadata, Sharp } from 'sharp'
import sharp from 'sharp'
import { FONTS_ATTRIBUTE } from '../../../infra/fonts/drawing-fonts.ts'
import { inSrgb, normal, reading } from './colour/in-srgb.ts'
import { hasStillPicture, withTaggedColours } from './colour/tagged-profile.ts'
import { heifToTiff } from './decode-heif.ts'
import { psdToTiff } from './decode-psd.ts'
import { labTiffToRgb } from './lab-tiff.ts'
import { pictureUri, pixelPage, vectorPage } from './pdf/decode-pdf.ts'
import { assertDrawable } from './pdf/page-cost.ts'
import { assertSize, Refusal } from './pdf/refusal.ts'
import { NeedsPixels } from './pdf/svg-paints.ts'
import { sanitiseSvg } from './sanitise-svg.ts'
import { costOfSvg, drawnSide } from './svg-cost.ts'
import { fontsOfSvg } from './svg-fonts.ts'
import { cleanEmbeddedPictures } from './svg-pictures.ts'
import { svgSize, writeSvg } from './svg-size.ts'
import { getNodes } from './svg-tree.ts'
import { allowed, asUtf8 } from './true-type.ts'

interface Pixels {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

const METRE_TO_INCH = 0.0254

function getHeader(file: Buffer) {
  if (file.readUInt32LE(14) === 12) {
    return { width: file.readUInt16LE(18), height: file.readUInt16LE(20), dpi: null }
  }
  const per_metre = file.readInt32LE(38)
  const dpi = per_metre > 0 ? Math.round(per_metre * METRE_TO_INCH) : null
  return { width: Math.abs(file.readInt32LE(18)), height: Math.abs(file.readInt32LE(22)), dpi }
}

/** Skia reads BMP, sharp does not. */
async function decodeBmp(file: Buffer): Promise<Pixels & { dpi: number | null }> {
  const { width, height, dpi } = getHeader(file)
  assertSize(width, height, true)
  // Loaded for the few that need it: new processes start sooner.
  const { createCanvas, loadImage } = await import('@napi-rs/canvas')
  try {
    const image = await loadImage(file)
    if (image.width !== width || image.height !== height) throw new Refusal('upload_unreadable')
    const context = createCanvas(width, height).getContext('2d')
    context.drawImage(image, 0, 0)
    const { data } = context.getImageData(0, 0, width, height)
    return { data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength), width, height, dpi }
  } catch {
    throw new Refusal('upload_unreadable')
  }
}

const MAX_DPI = 2400
/** The default density of readers and cameras, which carries no information. */
const MEANINGLESS_DPI = 72

/** Called before text is drawn, with the files it needs. */
export type ProvideFonts = (files: readonly string[]) => Promise<void>

export interface Decoded {
  /** Upright, in sRGB, nothing of the original container left; not yet encoded. */
  readonly picture: Sharp
  readonly dpi: number | null
  /** The sanitised drawing, for vector files. */
  readonly vector: Buffer | null
  readonly is_photo: boolean
  /** Families of a drawing's text that we do not have. */
  readonly missing_fonts?: readonly string[]
  /** A page whose effects cannot be kept as curves was drawn in pixels. */
  readonly is_flattened?: boolean
  /** What of a page curves cannot show. */
  readonly pixel_causes?: readonly PixelCause[]
}

const fromPixels = ({ data, width, height }: Pixels): Sharp => sharp(data, { raw: { width, height, channels: 4 } })

const sharpFormats: Partial<Record<PictureType, string>> = {
  png: 'png',
  jpg: 'jpeg',
  gif: 'gif',
  webp: 'webp',
  tiff: 'tiff',
  avif: 'heif',
}

function findDpi(density: number | undefined): number | null {
  const dpi = Math.round(density ?? 0)
  return dpi >= 1 && dpi <= MAX_DPI && dpi !== MEANINGLESS_DPI ? dpi : null
}

async function rasterInSrgb(file: Buffer, type: PictureType, facts: Metadata): Promise<Sharp> {
  const tagged = facts.hasProfile ? null : await withTaggedColours(file, type)
  return tagged ? inSrgb(tagged, await sharp(tagged, reading).metadata()) : inSrgb(file, facts)
}

async function decodeRaster(file: Buffer, type: PictureType): Promise<Decoded> {
  // No pixel limit for the header, so that the refusal can name the size.
  const facts = await sharp(file, { failOn: 'error', limitInputPixels: false }).metadata()
  if (facts.format !== sharpFormats[type] || (type === 'avif' && facts.compression !== 'av1'))
    throw new Refusal('upload_unreadable')
  assertSize(facts.width, facts.pageHeight ?? facts.height)
  const has_own_dpi = type === 'jpg' || type === 'png' || type === 'tiff'
  return {
    picture: await rasterInSrgb(file, type, facts),
    dpi: has_own_dpi ? findDpi(facts.density) : null,
    vector: null,
    is_photo: type === 'jpg' || type === 'tiff' || type === 'webp' || type === 'avif',
  }
}

/** An animation begins with its first picture, which the decoder reads once the file says that it is one. */
function asStillPicture(file: Buffer): Buffer {
  if (file.toString('latin1', 8, 12) !== 'avis') return file
  if (!hasStillPicture(file)) throw new Refusal('upload_type_not_allowed', { found: 'AVIF video', allowed })
  const still = Buffer.from(file)
  still.write('avif', 8, 'latin1')
  return still
}

async function decodeVector(file: Buffer, provideFonts: ProvideFonts): Promise<Decoded> {
  const clean = sanitiseSvg(file)
  const { width, height, view_box } = svgSize(clean)
  const scale = drawnSide(costOfSvg(clean), width, height) / Math.max(width, height)
  await cleanEmbeddedPictures(clean)
  const { files, missing } = fontsOfSvg(clean)
  if (files.length > 0) {
    await provideFonts(files)
    clean.attributes.set(FONTS_ATTRIBUTE, files.join(' '))
  }
  const [w, h] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))]
  const drawing = Buffer.from(writeSvg(clean, w, h, view_box))
  // `unlimited`: what is large here are embedded pictures that were checked before.
  return {
    picture: normal(sharp(drawing, { ...reading, unlimited: true })),
    dpi: null,
    vector: drawing,
    is_photo: false,
    missing_fonts: missing,
  }
}

/** A page of a PDF as a drawing in its true size. Its pictures come from our own decoder and are put in after the check. */
async function decodePageAsDrawing(file: Buffer, number: number | null, ink: Buffer | null): Promise<Decoded> {
  const { svg, pictures, width_in, height_in, pixel_causes } = await vectorPage(file, number, ink)
  const clean = sanitiseSvg(Buffer.from(svg))
  const { view_box } = svgSize(clean)
  const side = drawnSide(costOfSvg(clean), width_in, height_in)
  const dpi = Math.max(1, Math.min(MAX_DPI, Math.floor(side / Math.max(width_in, height_in))))
  for (const { name, attributes } of getNodes(clean)) {
    const picture = pictures[Number(attributes.get('href')?.split(',')[1])]
    if (name === 'image' && picture) attributes.set('href', await pictureUri(picture))
  }
  const [w, h] = [Math.max(1, Math.round(width_in * dpi)), Math.max(1, Math.round(height_in * dpi))]
  const drawing = Buffer.from(writeSvg(clean, w, h, view_box))
  return {
    picture: normal(sharp(drawing, { ...reading, unlimited: true })),
    dpi,
    vector: drawing,
    is_photo: false,
    pixel_causes,
  }
}

const isAboutTheFile = (error: unknown) =>
  error instanceof Refusal && (error.error.startsWith('upload_pdf_') || error.error === 'upload_unreadable')

async function decodePdf(file: Buffer, number: number | null): Promise<Decoded> {
  const { ink_profile } = await assertDrawable(file, number)
  let cause: PixelCause = 'detail'
  try {
    return await decodePageAsDrawing(file, number, ink_profile)
  } catch (error) {
    if (error instanceof NeedsPixels) cause = error.cause
    // Limits of drawings do not apply to pixels.
    if (!(error instanceof NeedsPixels || error instanceof Refusal) || isAboutTheFile(error)) throw error
  }
  const { dpi, data, width, height } = await pixelPage(file, number)
  const pixels = new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
  return {
    picture: fromPixels({ data: pixels, width, height }),
    dpi,
    vector: null,
    is_photo: false,
    is_flattened: true,
    pixel_causes: [cause],
  }
}

interface Reading {
  /** Of a document; without it, one with several pages is refused with their number. */
  readonly page: number | null
  readonly provideFonts: ProvideFonts
}

export async function decode(file: Buffer, type: PictureType, { page, provideFonts }: Reading): Promise<Decoded> {
  if (type === 'pdf') return decodePdf(file, page)
  if (type === 'svg') return decodeVector(asUtf8(file), provideFonts)
  if (type === 'psd') return { ...(await decodeRaster(psdToTiff(file), 'tiff')), dpi: null, is_photo: false }
  if (type === 'heic') return { ...(await decodeRaster(await heifToTiff(file), 'tiff')), dpi: null, is_photo: true }
  if (type === 'bmp') {
    const { dpi, ...pixels } = await decodeBmp(file)
    return { picture: normal(fromPixels(pixels)), dpi, vector: null, is_photo: false }
  }
  if (type === 'avif') return decodeRaster(asStillPicture(file), type)
  return decodeRaster((type === 'tiff' ? await labTiffToRgb(file) : null) ?? file, type)
}
