import { lookAt, type PictureLook } from '@inkroute/engine/look/look'
import { LOOK_SIDE_PX } from '@inkroute/engine/look/pixels'
import sharp from 'sharp'
import type { Decoded } from './decode.ts'

const SMALL_PX = 469
const LARGE_PX = 1000
const PREVIEW_QUALITY = 82

export interface Derived {
  readonly picture: Buffer
  readonly preview_469: Buffer
  readonly preview_1000: Buffer
  readonly width_px: number
  readonly height_px: number
  readonly has_alpha: boolean
  readonly dominant_color: string
  /** 64 bits as text. */
  readonly perceptual_hash: string
  readonly look: PictureLook
}

const shrunk = (side: number) => ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const
const webp = { quality: PREVIEW_QUALITY, alphaQuality: 90, effort: 2 }

/** Encodes the lossless picture for later steps, the previews and the search features. */
export async function derive({ picture, is_photo }: Decoded): Promise<Derived> {
  // Photographs gain much from filtering each line, flat designs nothing.
  const png = { compressionLevel: is_photo ? 4 : 6, adaptiveFiltering: is_photo }
  const whole = await picture.png(png).toBuffer({ resolveWithObject: true })
  const large = await sharp(whole.data)
    .resize(shrunk(LARGE_PX))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = large.info
  const from_large = () => sharp(large.data, { raw: { width, height, channels: 4 } })
  const small = await from_large().resize(shrunk(LOOK_SIDE_PX)).raw().toBuffer({ resolveWithObject: true })
  const look = lookAt({ data: small.data, width: small.info.width, height: small.info.height })
  return {
    picture: whole.data,
    preview_1000: await from_large().webp(webp).toBuffer(),
    preview_469: await from_large().resize(shrunk(SMALL_PX)).webp(webp).toBuffer(),
    width_px: whole.info.width,
    height_px: whole.info.height,
    has_alpha: whole.info.channels % 2 === 0 && isSeeThrough(large.data),
    dominant_color: look.colours[0] ?? '#ffffff',
    perceptual_hash: getBits(look.print.light_hash),
    look,
  }
}

export const getBits = (hex: string): string => BigInt(`0x${hex}`).toString(2).padStart(64, '0')

function isSeeThrough(rgba: Buffer): boolean {
  for (let at = 3; at < rgba.length; at += 4) if ((rgba[at] ?? 255) < 255) return true
  return false
}
