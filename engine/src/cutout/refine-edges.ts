import { getGrey, type Pixels } from '../adjust/change-colours.ts'
import type { AlphaMask } from './mask-code.ts'

/** Means over a square around each point, which may reach over the edge. */
function boxMeans(values: Float64Array, width: number, height: number, reach: number): Float64Array {
  const [across, both] = [new Float64Array(values.length), new Float64Array(values.length)]
  const along = (from: Float64Array, to: Float64Array, start: number, step: number, count: number) => {
    let sum = 0
    for (let n = 0; n < Math.min(reach, count); n++) sum += from[start + n * step] as number
    for (let n = 0; n < count; n++) {
      if (n + reach < count) sum += from[start + (n + reach) * step] as number
      if (n - reach > 0) sum -= from[start + (n - reach - 1) * step] as number
      to[start + n * step] = sum / (Math.min(count - 1, n + reach) - Math.max(0, n - reach) + 1)
    }
  }
  for (let y = 0; y < height; y++) along(values, across, y * width, 1, width)
  for (let x = 0; x < width; x++) along(across, both, x, width, height)
  return both
}

/** Brightness of the picture at the size of the mask: the mean of all pixels that fall on a point. */
function smallGuide(pixels: Pixels, width_px: number, height_px: number, mask: AlphaMask): Float64Array {
  const [sums, counts] = [new Float64Array(mask.alpha.length), new Float64Array(mask.alpha.length)]
  for (let y = 0; y < height_px; y++) {
    const row = Math.min(mask.height - 1, Math.floor((y * mask.height) / height_px)) * mask.width
    for (let x = 0; x < width_px; x++) {
      const at = (y * width_px + x) * 4
      const to = row + Math.min(mask.width - 1, Math.floor((x * mask.width) / width_px))
      sums[to] =
        (sums[to] as number) + getGrey(pixels[at] as number, pixels[at + 1] as number, pixels[at + 2] as number)
      counts[to] = (counts[to] as number) + 1
    }
  }
  // A picture smaller than its mask leaves points without a pixel.
  return sums.map((sum, n) => sum / ((counts[n] as number) || 1) / 255)
}

const REACH = 2
const SMOOTHNESS = 0.0004

const product = (a: Float64Array, b: Float64Array) => a.map((value, n) => value * (b[n] as number))

/** Local straight lines from brightness to opacity (guided filter, He, Sun and Tang). */
function getLines(guide: Float64Array, mask: AlphaMask) {
  const { width, height } = mask
  const opacity = Float64Array.from(mask.alpha, (value) => value / 255)
  const means = (values: Float64Array) => boxMeans(values, width, height, REACH)
  const [mean_guide, mean_opacity] = [means(guide), means(opacity)]
  const [both, squares] = [means(product(guide, opacity)), means(product(guide, guide))]
  const slope = both.map((value, n) => {
    const [g, o] = [mean_guide[n] as number, mean_opacity[n] as number]
    return (value - g * o) / ((squares[n] as number) - g * g + SMOOTHNESS)
  })
  const base = slope.map((value, n) => (mean_opacity[n] as number) - value * (mean_guide[n] as number))
  return { slope: means(slope), base: means(base) }
}

/** Places of two neighbouring points and the share of the second. */
function between(n: number, count_px: number, points: number) {
  const place = Math.min(points - 1, Math.max(0, ((n + 0.5) * points) / count_px - 0.5))
  const low = Math.floor(place)
  return { low, high: Math.min(points - 1, low + 1), share: place - low }
}

const CLEAR = 0.06
const FULL = 0.94

/**
 * Makes the background of a picture transparent. The mask is coarse; its edges are drawn from the picture's own pixels,
 * so that they are as fine as the picture.
 */
export function cutOutPixels(pixels: Pixels, width_px: number, height_px: number, mask: AlphaMask): void {
  const { slope, base } = getLines(smallGuide(pixels, width_px, height_px, mask), mask)
  const columns = Array.from({ length: width_px }, (_, x) => between(x, width_px, mask.width))
  for (let y = 0; y < height_px; y++) {
    const { low, high, share } = between(y, height_px, mask.height)
    const [upper, lower] = [low * mask.width, high * mask.width]
    const mixed = (values: Float64Array, a: number, b: number, across: number) => {
      const top = (values[upper + a] as number) * (1 - across) + (values[upper + b] as number) * across
      const bottom = (values[lower + a] as number) * (1 - across) + (values[lower + b] as number) * across
      return top * (1 - share) + bottom * share
    }
    for (let x = 0; x < width_px; x++) {
      const column = columns[x] as (typeof columns)[number]
      const at = (y * width_px + x) * 4
      const grey = getGrey(pixels[at] as number, pixels[at + 1] as number, pixels[at + 2] as number) / 255
      const line = mixed(slope, column.low, column.high, column.share)
      const found = line * grey + mixed(base, column.low, column.high, column.share)
      const opacity = Math.min(1, Math.max(0, (found - CLEAR) / (FULL - CLEAR)))
      pixels[at + 3] = Math.round((pixels[at + 3] as number) * opacity)
    }
  }
}
