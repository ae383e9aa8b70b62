import type { Sample } from '../../assets/upscale/pictures.ts'

/** Mean squared error of all channels against white. */
export function psnr_db({ pixels }: Sample, other: Uint8Array): number {
  let sum = 0
  for (const [n, value] of pixels.entries()) sum += (value - (other[n] as number)) ** 2
  return 10 * Math.log10((255 * 255) / Math.max(sum / pixels.length, 1e-3))
}

const brightness = (pixels: Uint8Array, at: number): number =>
  0.2126 * (pixels[at] as number) + 0.7152 * (pixels[at + 1] as number) + 0.0722 * (pixels[at + 2] as number)

const WINDOW = 8
const STEP = 4
const [C1, C2] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2]

/** Structural similarity of brightness, over windows of 8 × 8. */
export function ssim({ pixels, width, height }: Sample, other: Uint8Array): number {
  let [total, windows] = [0, 0]
  for (let top = 0; top + WINDOW <= height; top += STEP) {
    for (let left = 0; left + WINDOW <= width; left += STEP) {
      let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0]
      for (let n = 0; n < WINDOW * WINDOW; n++) {
        const at = ((top + (n >> 3)) * width + left + (n & 7)) * 3
        const [p, q] = [brightness(pixels, at), brightness(other, at)]
        a += p
        b += q
        aa += p * p
        bb += q * q
        ab += p * q
      }
      const count = WINDOW * WINDOW
      const [mean_a, mean_b] = [a / count, b / count]
      const [var_a, var_b] = [aa / count - mean_a ** 2, bb / count - mean_b ** 2]
      const shared = ab / count - mean_a * mean_b
      total +=
        ((2 * mean_a * mean_b + C1) * (2 * shared + C2)) / ((mean_a ** 2 + mean_b ** 2 + C1) * (var_a + var_b + C2))
      windows++
    }
  }
  return total / windows
}
