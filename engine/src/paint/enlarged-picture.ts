import { enlargeRows, MARGIN } from '../enlarge/enlarge-pixels.ts'
import type { Adjust } from '../layers/adjust.ts'
import { keptOr, type PaintTools } from './surface.ts'

/** 144 MB. Larger pictures have pixels enough. */
const MAX_PIXELS = 36_000_000
/** Rows at a time, so that a large picture needs little memory besides itself. */
const ROWS = 256

function twice<P>(tools: PaintTools<P>, picture: P): P {
  const { width, height } = tools.sizeOf(picture)
  const own = tools.makeTile(width, height)
  own.surface.drawImage(picture, 0, 0, width, height)
  const large = tools.makeTile(2 * width, 2 * height)
  for (let top = 0; top < height; top += ROWS) {
    const [first, last] = [Math.max(0, top - MARGIN), Math.min(height, top + ROWS + MARGIN)]
    const to = Math.min(height, top + ROWS)
    const { data: pixels } = own.surface.getImageData(0, first, width, last - first)
    const image = large.surface.getImageData(0, 2 * top, 2 * width, 2 * (to - top))
    enlargeRows({ pixels, width, height: last - first, from: top - first, to: to - first }, image.data)
    large.surface.putImageData(image, 0, 2 * top)
  }
  return large.picture
}

/** Where a picture is painted: how many device pixels the whole of it would cover. */
export interface Spread {
  readonly across_px: number
  readonly down_px: number
}

/**
 * The picture with two or four times the pixels each way, where its layer asks for it and it is painted larger than it
 * is. On a screen that shows it smaller, nothing is computed.
 */
export function enlargedPicture<P>(tools: PaintTools<P>, picture: P, { enlarge }: Adjust, spread: Spread): P {
  const { width, height } = tools.sizeOf(picture)
  const wanted = Math.max(spread.across_px / width, spread.down_px / height)
  if (!enlarge || wanted <= 1 || width * height * 4 > MAX_PIXELS) return picture
  const larger = keptOr(tools, picture, 'enlarged', () => twice(tools, picture))
  if (enlarge < 4 || wanted <= 2 || width * height * 16 > MAX_PIXELS) return larger
  return keptOr(tools, larger, 'enlarged', () => twice(tools, larger))
}
