// How painted pictures become files. The benchmarks encode by the same functions.
import sharp, { type Sharp } from 'sharp'
import { releaseBuffer } from '../pictures/release-buffer.ts'

export interface RawPicture {
  readonly data: Uint8Array | Uint8ClampedArray
  readonly width_px: number
  readonly height_px: number
  readonly channels: 3 | 4
}

export interface EncodedPictures {
  readonly type: 'jpg' | 'png' | 'webp'
  readonly pictures: Uint8Array<ArrayBuffer>[]
}

/** Colour at full resolution: halved, the edges of coloured prints smear, six times as many pixels are visibly off. */
export const MOCKUP_JPEG = { quality: 85, chromaSubsampling: '4:4:4' } as const
/**
 * Versions are compared by flat pictures, so what did not change must look the same in both: PNG is exact. Measured on
 * artworks of the gallery beside near-lossless WebP: 44 ms instead of 600 to 980 ms a picture, 1.7 times the bytes.
 */
const FLAT_PNG = { compressionLevel: 6, adaptiveFiltering: false } as const
/** A photograph with its grain would take megabytes; beyond this it is kept as what it is. */
const LARGEST_EXACT_BYTES = 700_000
const FLAT_PHOTO_WEBP = { quality: 90, effort: 1 } as const
/** Small, since lists show many of them. */
const CARD_WEBP = { quality: 90, effort: 2 } as const

function sized({ data, width_px, height_px, channels }: RawPicture, side_px: number): Sharp {
  const image = sharp(data, { raw: { width: width_px, height: height_px, channels } })
  return side_px === Math.max(width_px, height_px)
    ? image
    : image.resize({ width: side_px, height: side_px, fit: 'inside' })
}

/** In memory of their own, not parts of a larger buffer. */
async function getBytes(image: Sharp): Promise<Uint8Array<ArrayBuffer>> {
  const encoded = await image.toBuffer()
  const bytes = new Uint8Array(encoded)
  releaseBuffer(encoded)
  return bytes
}

async function each(sides_px: readonly number[], encode: (side_px: number) => Sharp) {
  const pictures: Uint8Array<ArrayBuffer>[] = []
  for (const side_px of sides_px) pictures.push(await getBytes(encode(side_px)))
  return pictures
}

/** A product with the design on it, by the length of the longer side. */
export const encodeMockup = async (raw: RawPicture, sides_px: readonly number[]): Promise<EncodedPictures> => ({
  type: 'jpg',
  pictures: await each(sides_px, (side_px) => sized(raw, side_px).jpeg(MOCKUP_JPEG)),
})

/** The print alone: exact as long as that is reasonable. All sizes are of one kind. */
export async function encodeFlat(raw: RawPicture, sides_px: readonly number[]): Promise<EncodedPictures> {
  const largest_px = Math.max(...sides_px)
  const largest = await getBytes(sized(raw, largest_px).png(FLAT_PNG))
  if (largest.length > LARGEST_EXACT_BYTES) {
    return { type: 'webp', pictures: await each(sides_px, (side_px) => sized(raw, side_px).webp(FLAT_PHOTO_WEBP)) }
  }
  const smaller = sides_px.filter((side_px) => side_px !== largest_px)
  const others = await each(smaller, (side_px) => sized(raw, side_px).png(FLAT_PNG))
  return {
    type: 'png',
    pictures: sides_px.flatMap((side_px) => (side_px === largest_px ? largest : (others.shift() ?? []))),
  }
}

/** The print alone as lists show it. */
export const encodeCard = async (raw: RawPicture, sides_px: readonly number[]): Promise<EncodedPictures> => ({
  type: 'webp',
  pictures: await each(sides_px, (side_px) => sized(raw, side_px).webp(CARD_WEBP)),
})
