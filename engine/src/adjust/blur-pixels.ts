import type { Pixels } from './change-colours.ts'

/** Fractions of a pixel are counted in sixteenths, so that all sums are whole numbers. */
const PART = 16
/** Three boxes in a row are close to a bell. */
const PASSES = 3

interface Line {
  readonly start: number
  readonly step: number
  readonly count: number
}

/** One channel along one line. Beyond the ends the outer pixels go on. */
function blurLine(from: Pixels, to: Pixels, { start, step, count }: Line, reach: number, edge: number): void {
  const total = PART * (2 * reach + 1) + 2 * edge
  const half = total >> 1
  const last = count - 1
  const at = (n: number) => from[start + Math.min(last, Math.max(0, n)) * step] as number
  let sum = 0
  for (let n = -reach; n <= reach; n++) sum += at(n)
  for (let n = 0; n < count; n++) {
    const [before, after] = [at(n - reach - 1), at(n + reach + 1)]
    to[start + n * step] = Math.floor((PART * sum + edge * (before + after) + half) / total)
    sum += after - at(n - reach)
  }
}

/** Colours count as much as they are opaque, or dark fringes would appear. */
function multiply(pixels: Pixels): void {
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] as number
    for (let part = 0; part < 3; part++) {
      pixels[at + part] = Math.floor(((pixels[at + part] as number) * alpha + 127) / 255)
    }
  }
}

function divide(pixels: Pixels): void {
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] as number
    if (alpha === 0 || alpha === 255) continue
    for (let part = 0; part < 3; part++) {
      pixels[at + part] = Math.min(255, Math.floor(((pixels[at + part] as number) * 255 + (alpha >> 1)) / alpha))
    }
  }
}

/** Blurs in place; `radius_px` is about twice the deviation. */
export function blurPixels(pixels: Pixels, width_px: number, height_px: number, radius_px: number): void {
  const sixteenths = Math.round(radius_px * PART)
  if (sixteenths <= 0) return
  const [reach, edge] = [Math.floor(sixteenths / PART), sixteenths % PART]
  const other = new Uint8ClampedArray(pixels.length)
  multiply(pixels)
  for (let pass = 0; pass < PASSES; pass++) {
    for (let part = 0; part < 4; part++) {
      for (let y = 0; y < height_px; y++) {
        blurLine(pixels, other, { start: y * width_px * 4 + part, step: 4, count: width_px }, reach, edge)
      }
      for (let x = 0; x < width_px; x++) {
        blurLine(other, pixels, { start: x * 4 + part, step: width_px * 4, count: height_px }, reach, edge)
      }
    }
  }
  divide(pixels)
}
