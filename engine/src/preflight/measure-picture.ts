import { colourDistance } from './core/colour-distance.ts'
import type { PictureFacts } from './core/preflight-types.ts'

const CLEAR = 8
const OPAQUE = 247
const LEAST_SHARE = 0.01
const NEAR = 14

const getHex = (r: number, g: number, b: number): string =>
  `#${[r, g, b].map((byte) => Math.round(byte).toString(16).padStart(2, '0')).join('')}`

/** How many colours cover a hundredth each, from the fullest of coarse bins, with near ones taken together. */
function countColours(bins: Map<number, number>, seen: number): number {
  const full = [...bins].filter(([, count]) => count >= LEAST_SHARE * seen).sort((a, b) => b[1] - a[1])
  const kept: string[] = []
  for (const [bin] of full) {
    const colour = getHex(((bin >> 8) & 15) * 17, ((bin >> 4) & 15) * 17, (bin & 15) * 17)
    if (!kept.some((one) => colourDistance(one, colour) < NEAR)) kept.push(colour)
  }
  return kept.length
}

/** Facts from the pixels (straight RGBA) of a picture; a small copy of it is enough. */
export function measurePicture(rgba: Uint8Array | Uint8ClampedArray): PictureFacts {
  let [seen, translucent] = [0, 0]
  const sum = [0, 0, 0]
  const squares = [0, 0, 0]
  const bins = new Map<number, number>()
  for (let i = 0; i < rgba.length; i += 4) {
    const alpha = rgba[i + 3] as number
    if (alpha <= CLEAR) continue
    seen++
    if (alpha < OPAQUE) translucent++
    let bin = 0
    for (let c = 0; c < 3; c++) {
      const byte = rgba[i + c] as number
      sum[c] = (sum[c] as number) + byte
      squares[c] = (squares[c] as number) + byte * byte
      bin = (bin << 4) | (byte >> 4)
    }
    bins.set(bin, (bins.get(bin) ?? 0) + 1)
  }
  if (seen === 0) return {}
  const [r = 0, g = 0, b = 0] = sum.map((one) => one / seen)
  const spread = [r, g, b].map((mean, c) => Math.max(0, (squares[c] as number) / seen - mean * mean))
  return {
    translucent_share: translucent / seen,
    mean_colour: getHex(r, g, b),
    colour_spread: Math.sqrt(Math.max(...spread)),
    colours: countColours(bins, seen),
  }
}
