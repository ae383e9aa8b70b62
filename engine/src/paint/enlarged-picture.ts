import { enlargeRows, MARGIN, type Rows } from '../enlarge/enlarge-pixels.ts'
import type { Adjust } from '../layers/adjust.ts'
import { keptOr, type PaintTools, type Surface } from './surface.ts'

/** 144 MB. Larger pictures have pixels enough. */
const MAX_PIXELS = 36_000_000
/** Rows at a time, so that a large picture needs little memory besides itself. */
const ROWS = 256

/** A picture and one twice as wide and high that is to be filled from it. */
interface Doubled<P> {
  readonly width: number
  readonly height: number
  readonly own: Surface<P>
  readonly large: Surface<P>
  readonly picture: P
}

export function startDoubling<P>({ sizeOf, makeTile }: Pick<PaintTools<P>, 'sizeOf' | 'makeTile'>, picture: P) {
  const { width, height } = sizeOf(picture)
  const own = makeTile(width, height).surface
  own.drawImage(picture, 0, 0, width, height)
  const large = makeTile(2 * width, 2 * height)
  return { width, height, own, large: large.surface, picture: large.picture } satisfies Doubled<P>
}

/** The parts into which the work is cut: what each is made of, and where what is made of it belongs. */
export function* getParts<P>({ width, height, own }: Doubled<P>): Generator<Rows & { readonly top: number }> {
  for (let top = 0; top < height; top += ROWS) {
    const [first, last] = [Math.max(0, top - MARGIN), Math.min(height, top + ROWS + MARGIN)]
    const to = Math.min(height, top + ROWS)
    const { data: pixels } = own.getImageData(0, first, width, last - first)
    yield { pixels, width, height: last - first, from: top - first, to: to - first, top: 2 * top }
  }
}

function twice<P>(tools: PaintTools<P>, picture: P): P {
  const doubled = startDoubling(tools, picture)
  for (const { top, ...rows } of getParts(doubled)) {
    const image = doubled.large.getImageData(0, top, 2 * rows.width, 2 * (rows.to - rows.from))
    enlargeRows(rows, image.data)
    doubled.large.putImageData(image, 0, top)
  }
  return doubled.picture
}

/** Where a picture is painted: how many device pixels the whole of it would cover. */
export interface Spread {
  readonly across_px: number
  readonly down_px: number
}

/**
 * The picture with two or four times the pixels each way, where its layer asks for it and it is painted larger than it
 * is. On a screen that shows it smaller, nothing is computed. Where a place makes it on the side, the picture is painted
 * with the pixels it has until then.
 */
export function enlargedPicture<P>(tools: PaintTools<P>, picture: P, { enlarge }: Adjust, spread: Spread): P {
  const { width, height } = tools.sizeOf(picture)
  const wanted = Math.max(spread.across_px / width, spread.down_px / height)
  if (!enlarge || wanted <= 1 || width * height * 4 > MAX_PIXELS) return picture
  const doubled = (one: P): P | undefined =>
    tools.doubled ? tools.doubled(one) : keptOr(tools, one, 'enlarged', () => twice(tools, one))
  const larger = doubled(picture)
  if (!larger) return picture
  if (enlarge < 4 || wanted <= 2 || width * height * 16 > MAX_PIXELS) return larger
  return doubled(larger) ?? larger
}
