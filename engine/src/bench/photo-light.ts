// The light of a photograph, as the maps of a product view:  photograph = colour × shade + light,  in linear light.
import { getSrgb, oneLinear, parseColour, srgbToLinear } from '../mockup/light-tables.ts'
import type { BenchLight, BenchPhoto, BenchPoint } from './bench-view.ts'
import { blurField, withoutBrightSpots } from './blur.ts'

/** Brightness of fully lit cloth in the maps of our own products: the rest is room for what is lit from two sides. */
const LIT = 0.97
/** Share of the product's pixels that are darker than what counts as fully lit. */
const LIT_SHARE = 0.95

const luminance = (r: number, g: number, b: number): number => 0.2126 * r + 0.7152 * g + 0.0722 * b

/** Brightness of each pixel compared with the colour of the blank. */
function getBrightness({ rgba }: BenchPhoto, gains: BenchLight['gains'], base: string): Float32Array {
  const [r, g, b] = parseColour(base)
  const own = Math.max(0.004, luminance(r, g, b) / oneLinear) * oneLinear
  const [gr, gg, gb] = [0.2126 * gains[0], 0.7152 * gains[1], 0.0722 * gains[2]]
  const field = new Float32Array(rgba.length / 4)
  for (let i = 0, at = 0; i < field.length; i++, at += 4) {
    const red = srgbToLinear[rgba[at] as number] as number
    const green = srgbToLinear[rgba[at + 1] as number] as number
    const blue = srgbToLinear[rgba[at + 2] as number] as number
    field[i] = (gr * red + gg * green + gb * blue) / own
  }
  return field
}

/** The brightness that all but the brightest pixels stay below. */
function brightest(field: Float32Array, mask: Uint8Array, share: number): number {
  const counts = new Uint32Array(4096)
  let all = 0
  for (let i = 0; i < field.length; i++) {
    if ((mask[i] as number) < 250) continue
    const bin = Math.min(4095, Math.max(0, Math.round((field[i] as number) * 2048)))
    counts[bin] = (counts[bin] as number) + 1
    all++
  }
  if (all === 0) return LIT
  let below = 0
  for (let n = 0; n < counts.length; n++) {
    below += counts[n] as number
    if (below >= share * all) return Math.max(0.02, n / 2048)
  }
  return 2
}

/** A blur in which only the product counts: a white wall behind it must not brighten its rim. */
function blurInside(field: Float32Array, mask: Uint8Array, width_px: number, height_px: number, radius: number) {
  const [weight, sum] = [new Float32Array(field.length), new Float32Array(field.length)]
  for (let i = 0; i < field.length; i++) {
    const share = (mask[i] as number) / 255
    weight[i] = share
    sum[i] = (field[i] as number) * share
  }
  blurField(sum, width_px, height_px, radius)
  blurField(weight, width_px, height_px, radius)
  for (let i = 0; i < field.length; i++) {
    const share = weight[i] as number
    sum[i] = share > 1e-4 ? (sum[i] as number) / share : (field[i] as number)
  }
  return sum
}

/** Beyond this share of the picture a fold counts as shading. */
const FOLD_SHARE = 1 / 40
const GLOSS_SHARE = 1 / 14
const GLOSS_SMOOTHING = 1 / 400
/** Weave and noise are brighter than their surroundings too, by less than this. */
const LEAST_GLOSS = 0.02

/** Bright spots that stand out from the surface around them and are brighter than anything matt can be. */
function getGloss(field: Float32Array, mask: Uint8Array, width_px: number, height_px: number): Float32Array {
  const smooth = blurInside(field, mask, width_px, height_px, Math.max(1, width_px * GLOSS_SMOOTHING))
  for (let i = 0; i < smooth.length; i++) if (mask[i] === 0) smooth[i] = 0
  const matt = withoutBrightSpots(smooth, width_px, height_px, Math.round(width_px * GLOSS_SHARE))
  return smooth.map((value, i) => Math.max(0, value - Math.max(LIT, (matt[i] as number) + LEAST_GLOSS)))
}

export type PhotoLight = {
  /** Light on a white product and gloss, as sRGB bytes. */
  shade: Uint8Array
  light: Uint8Array
  /** What counted as fully lit. */
  white: number
}

/** Raises to a power only where one is wanted: it is the slow part. */
const power = (value: number, exponent: number): number => (exponent === 1 ? value : value ** exponent)

/** What counts as fully lit: the brightness that nearly all of the product stays below. */
export function getWhite(
  photo: BenchPhoto,
  mask: Uint8Array,
  { gains }: Pick<BenchLight, 'gains'>,
  base: string,
): number {
  return brightest(getBrightness(photo, gains, base), mask, LIT_SHARE)
}

export function lightFromPhoto(photo: BenchPhoto, mask: Uint8Array, light: BenchLight, base: string): PhotoLight {
  const { width_px, height_px } = photo
  const field = getBrightness(photo, light.gains, base)
  const white = light.white ?? brightest(field, mask, LIT_SHARE)
  for (let i = 0; i < field.length; i++) field[i] = ((field[i] as number) * LIT) / white
  const gloss = light.highlights > 0 ? getGloss(field, mask, width_px, height_px) : null
  const broad = blurInside(field, mask, width_px, height_px, width_px * FOLD_SHARE)
  const out = { shade: new Uint8Array(field.length), light: new Uint8Array(field.length), white }
  for (let i = 0; i < field.length; i++) {
    if (mask[i] === 0) continue
    const shine = gloss ? Math.min(field[i] as number, light.highlights * (gloss[i] as number)) : 0
    const wide = Math.max(1e-3, (broad[i] as number) / LIT)
    const fine = Math.max(1e-3, ((field[i] as number) - shine) / LIT) / wide
    const shade = LIT * power(wide, light.shading) * power(fine, light.folds)
    // What is brighter than a map can say is light that is added.
    const over = Math.max(0, shade - 1)
    out.shade[i] = getSrgb(Math.min(1, shade) * oneLinear)
    out.light[i] = getSrgb(Math.min(1, shine + over) * oneLinear)
  }
  return out
}

/** Mean linear colour around a point. */
function patchAt({ width_px, height_px, rgba }: BenchPhoto, [x, y]: BenchPoint, radius: number) {
  const sum: [number, number, number] = [0, 0, 0]
  let count = 0
  for (let py = Math.max(0, Math.floor(y - radius)); py <= Math.min(height_px - 1, Math.floor(y + radius)); py++) {
    for (let px = Math.max(0, Math.floor(x - radius)); px <= Math.min(width_px - 1, Math.floor(x + radius)); px++) {
      const at = 4 * (py * width_px + px)
      for (let c = 0; c < 3; c++) (sum[c] as number) += srgbToLinear[rgba[at + c] as number] as number
      count++
    }
  }
  return sum.map((value) => value / Math.max(1, count) / oneLinear) as [number, number, number]
}

const limited = (gain: number): number => Math.round(1000 * Math.max(0.2, Math.min(5, gain))) / 1000

/** White balance from something grey or white: the factors that make it neutral without changing its brightness. */
export function gainsFromPatch(photo: BenchPhoto, at: BenchPoint, radius_px = 6): BenchLight['gains'] {
  const [r, g, b] = patchAt(photo, at, radius_px)
  const grey = luminance(r, g, b)
  return [limited(grey / Math.max(1e-3, r)), limited(grey / Math.max(1e-3, g)), limited(grey / Math.max(1e-3, b))]
}

/** A nearly white blank in ordinary light is taken for white. */
const NEARLY_WHITE = 0.45
const MOST_TINT = 0.12

const getHex = (rgb: readonly number[]): string =>
  `#${rgb
    .map((v) =>
      getSrgb(Math.max(0, Math.min(1, v)) * oneLinear)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** The colour of the blank where it is fully lit. */
export function estimateBase({ rgba }: BenchPhoto, mask: Uint8Array, gains: BenchLight['gains']): string {
  const bright: Array<readonly [number, number, number, number]> = []
  const every = Math.max(1, Math.floor(mask.length / 40_000))
  for (let i = 0; i < mask.length; i += every) {
    if ((mask[i] as number) < 250) continue
    const [r, g, b] = [0, 1, 2].map(
      (c) => ((srgbToLinear[rgba[4 * i + c] as number] as number) / oneLinear) * (gains[c] as number),
    ) as [number, number, number]
    bright.push([luminance(r, g, b), r, g, b])
  }
  if (bright.length === 0) return '#ffffff'
  bright.sort((a, b) => a[0] - b[0])
  const part = bright.slice(Math.floor(0.7 * bright.length), Math.ceil(0.95 * bright.length))
  const mean = [1, 2, 3].map((c) => part.reduce((sum, pixel) => sum + (pixel[c] as number), 0) / part.length)
  const tint = Math.max(...mean) - Math.min(...mean)
  if (Math.min(...mean) > NEARLY_WHITE && tint < MOST_TINT * Math.max(...mean)) return '#ffffff'
  return getHex(mean)
}
