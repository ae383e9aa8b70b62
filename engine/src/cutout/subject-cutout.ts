import type { Cutout } from '../layers/adjust.ts'
import { findSubject, type Scene } from './find-subject.ts'
import { type AlphaMask, encodeMask } from './mask-code.ts'

/** Long side of masks: fine enough for hair to be found, small enough to be worked out in a second. */
const MASK_SIDE = 384

export function maskSize(width_px: number, height_px: number, side = MASK_SIDE): { width: number; height: number } {
  const factor = Math.min(1, side / Math.max(width_px, height_px))
  return { width: Math.max(1, Math.round(width_px * factor)), height: Math.max(1, Math.round(height_px * factor)) }
}

/** Less is a speck, more is a picture without a background: nothing was cut out. */
const SUBJECT = { least: 0.02, most: 0.95 }

/** A mask as a layer keeps it; null where it shows no subject. */
export function findCutout({ width, height, alpha }: AlphaMask): Cutout | null {
  const share = alpha.reduce((sum, value) => sum + value, 0) / (255 * alpha.length)
  if (share < SUBJECT.least || share > SUBJECT.most) return null
  return { width, height, mask: encodeMask({ width, height, alpha }) }
}

/** The subject of a picture at the size of its mask, found without help. Null where none stands out. */
export function subjectCutout(picture: Scene): Cutout | null {
  const { width, height } = picture
  return findCutout({ width, height, alpha: findSubject(picture) })
}

const CLEAR = 10
/** Of the outermost pixels. A photograph with round corners has a background, an artwork without a ground has none. */
const BARE_SHARE = 0.5

/** Whether a picture is transparent around what it shows: its background is gone already. */
export function isBare({ pixels, width, height }: Scene): boolean {
  let [clear, count] = [0, 0]
  for (let n = 0; n < width * height; n++) {
    const [x, y] = [n % width, Math.floor(n / width)]
    if (x > 0 && y > 0 && x < width - 1 && y < height - 1) continue
    count++
    if ((pixels[4 * n + 3] as number) < CLEAR) clear++
  }
  return clear >= count * BARE_SHARE
}
