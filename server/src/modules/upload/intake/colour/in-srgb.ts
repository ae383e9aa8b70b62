import { uploadLimits } from '@inkroute/contract/upload/upload'
import type { Metadata, Sharp } from 'sharp'
import sharp from 'sharp'

export const reading = { limitInputPixels: uploadLimits.max_pixels, failOn: 'error' } as const

/** Orientation applied, first frame, embedded profile turned into sRGB, 8 bits. */
export const normal = (picture: Sharp): Sharp => picture.autoOrient().toColourspace('srgb')

/** Larger 16-bit pictures are converted in 8 bits to save memory. */
const MAX_DEEP_PIXELS = 40_000_000

/**
 * sharp takes a 16-bit picture with a profile to Display P3 and stores those numbers untagged. Told to leave the profile
 * alone while reading, it converts straight from the embedded one to the one for output.
 */
export async function inSrgb(file: Buffer, { width, height, depth, space, hasProfile }: Metadata): Promise<Sharp> {
  const is_grey = space === 'grey16'
  if (depth !== 'ushort' || !hasProfile || !(is_grey || space === 'rgb16')) return normal(sharp(file, reading))
  const is_deep = width * height <= MAX_DEEP_PIXELS
  const { data, info } = await sharp(file, { ...reading, ignoreIcc: true })
    .autoOrient()
    .toColourspace(is_grey ? (is_deep ? 'grey16' : 'b-w') : is_deep ? 'rgb16' : 'srgb')
    .withIccProfile('srgb')
    .raw({ depth: is_deep ? 'ushort' : 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const pixels = is_deep ? new Uint16Array(data.buffer, data.byteOffset, data.length / 2) : data
  return sharp(pixels, { raw, limitInputPixels: reading.limitInputPixels }).toColourspace('srgb')
}
