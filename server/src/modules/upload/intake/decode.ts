import type { PictureType } from '@inkroute/contract/upload'
import { uploadLimits } from '@inkroute/contract/upload'
import sharp, { type Sharp } from 'sharp'
import { decodeBmp, type Pixels } from './decode-bmp.ts'
import { decodePsd } from './decode-psd.ts'
import { assertSize } from './limits.ts'
import { withProfile } from './png-profile.ts'
import { Refusal } from './refusal.ts'
import { sanitiseSvg } from './sanitise-svg.ts'
import { svgSize, writeSvg } from './svg-size.ts'

/** A vector picture is drawn this large, so that it prints well even where only pixels are used. */
const VECTOR_SIDE_PX = 3000
const MAX_DPI = 2400
/** What readers report when a file says nothing, and cameras write without meaning it. */
const MEANINGLESS_DPI = 72

export interface Decoded {
  /** Upright, in sRGB, nothing of the original container left; not yet encoded. */
  readonly picture: Sharp
  readonly dpi: number | null
  /** The sanitised drawing, for vector files. */
  readonly vector: Buffer | null
  readonly is_photo: boolean
}

const reading = { limitInputPixels: uploadLimits.max_pixels, failOn: 'error' } as const

const fromPixels = ({ data, width, height }: Pixels): Sharp => sharp(data, { raw: { width, height, channels: 4 } })

/** Orientation applied, first frame, embedded profile turned into sRGB, 8 bits. */
const normal = (picture: Sharp): Sharp => picture.autoOrient().toColourspace('srgb')

const sharpFormats: Partial<Record<PictureType, string>> = {
  png: 'png',
  jpg: 'jpeg',
  gif: 'gif',
  webp: 'webp',
  tiff: 'tiff',
}

function dpiOf(density: number | undefined): number | null {
  const dpi = Math.round(density ?? 0)
  return dpi >= 1 && dpi <= MAX_DPI && dpi !== MEANINGLESS_DPI ? dpi : null
}

async function decodeRaster(file: Buffer, type: PictureType): Promise<Decoded> {
  // The header is read without a pixel limit, so that the refusal can say how large the picture is.
  const facts = await sharp(file, { failOn: 'error', limitInputPixels: false }).metadata()
  if (facts.format !== sharpFormats[type]) throw new Refusal('upload_unreadable')
  assertSize(facts.width, facts.pageHeight ?? facts.height)
  const has_own_dpi = type === 'jpg' || type === 'png' || type === 'tiff'
  return {
    picture: normal(sharp(file, reading)),
    dpi: has_own_dpi ? dpiOf(facts.density) : null,
    vector: null,
    is_photo: type === 'jpg' || type === 'tiff' || type === 'webp',
  }
}

function decodeVector(file: Buffer): Decoded {
  const clean = sanitiseSvg(file)
  const { width, height, view_box } = svgSize(clean.root)
  const scale = VECTOR_SIDE_PX / Math.max(width, height)
  const [w, h] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))]
  const drawing = Buffer.from(writeSvg(clean, w, h, view_box))
  return { picture: normal(sharp(drawing, reading)), dpi: null, vector: drawing, is_photo: false }
}

async function decodeFlattened(file: Buffer): Promise<Decoded> {
  const { profile, ...pixels } = decodePsd(file)
  if (!profile) return { picture: normal(fromPixels(pixels)), dpi: null, vector: null, is_photo: false }
  const png = await fromPixels(pixels).png({ compressionLevel: 0 }).toBuffer()
  const picture = normal(sharp(withProfile(png, profile), reading))
  return { picture, dpi: null, vector: null, is_photo: false }
}

export async function decode(file: Buffer, type: PictureType): Promise<Decoded> {
  if (type === 'svg') return decodeVector(file)
  if (type === 'psd') return decodeFlattened(file)
  if (type === 'bmp') {
    const { dpi, ...pixels } = await decodeBmp(file)
    return { picture: normal(fromPixels(pixels)), dpi, vector: null, is_photo: false }
  }
  return decodeRaster(file, type)
}
