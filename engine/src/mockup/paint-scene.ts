// Views made from a photograph: around the product, and through the holes of its mask, the photograph itself is seen.
import { getSrgb, type LinearColour, oneLinear, srgbToLinear } from './light-tables.ts'
import type { PreparedView } from './prepared-view.ts'
import { forEachRun } from './runs.ts'

/** Linear light of one channel behind the product, times its opacity of 255. */
function behind(word: number, c: number, background: LinearColour | null): number {
  const alpha = word >>> 24
  const own = (srgbToLinear[(word >>> (8 * c)) & 255] as number) * alpha
  return background ? own + (background[c] as number) * (255 - alpha) : own
}

/** A pixel without product. */
function bareWord(word: number, background: LinearColour | null): number {
  if (word >>> 24 === 255 || !background) return word
  const [r, g, b] = [0, 1, 2].map((c) => getSrgb(behind(word, c, background) / 255)) as [number, number, number]
  return 0xff000000 | r | (g << 8) | (b << 16)
}

/** The product's translucent pixels over what is behind them; its colours are in `out` already. */
function mixOver(
  out: Uint8ClampedArray,
  pixel: number,
  mask: number,
  word: number,
  background: LinearColour | null,
): void {
  const at = 4 * pixel
  const back = background ? 255 : word >>> 24
  // Opacity of what shows through, and of both together, of 255.
  const left = ((255 - mask) * back) / 255
  const whole = mask + left
  if (whole === 0) return
  for (let c = 0; c < 3; c++) {
    const front = (srgbToLinear[out[at + c] as number] as number) * mask
    const rest = (behind(word, c, background) * (255 - mask)) / 255
    out[at + c] = getSrgb(Math.min(oneLinear, (front + rest) / whole))
  }
  out[at + 3] = Math.round(whole)
}

/** Puts the photograph around the product that is painted already. Without a background its own opacity stays. */
export function paintScene(out: Uint8ClampedArray, view: PreparedView, background: LinearColour | null): void {
  const { backdrop, edges, edgeAlpha } = view
  if (!backdrop) return
  const words = new Int32Array(out.buffer, out.byteOffset, backdrop.length)
  forEachRun(view.bareRuns, (_, first, length) => {
    for (let i = first; i < first + length; i++) words[i] = bareWord(backdrop[i] as number, background)
  })
  for (let e = 0; e < edges.length; e++) {
    const pixel = edges[e] as number
    mixOver(out, pixel, edgeAlpha[e] as number, backdrop[pixel] as number, background)
  }
}
