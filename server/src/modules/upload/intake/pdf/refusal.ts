import type { ErrorName } from '@inkroute/contract/errors/errors'
import { uploadLimits } from '@inkroute/contract/upload/upload'

export type RefusalName = Extract<ErrorName, `upload_${string}`>

/** Why a file is not taken in, by its name in the error catalogue. */
export class Refusal extends Error {
  readonly error: RefusalName
  readonly details: Record<string, string | number>

  constructor(error: RefusalName, details: Record<string, string | number> = {}) {
    super(error)
    this.error = error
    this.details = details
  }
}

/** PSD, BMP and HEIC are decoded in memory, so their limit is lower. */
export const MAX_PIXELS_IN_MEMORY = 50_000_000

/** Checked before decoding: a small file can unpack to gigabytes. */
export function assertSize(width: number, height: number, in_memory = false): void {
  const { max_side_px } = uploadLimits
  const max_pixels = in_memory ? MAX_PIXELS_IN_MEMORY : uploadLimits.max_pixels
  if (!(width > 0 && height > 0)) throw new Refusal('upload_unreadable')
  if (width > max_side_px || height > max_side_px || width * height > max_pixels) {
    throw new Refusal('upload_too_many_pixels', {
      width,
      height,
      max_side: max_side_px,
      max_megapixels: max_pixels / 1_000_000,
    })
  }
}
