/**
 * Reads a UV map from the pixels of its lossless picture (`assets/products/FORMAT.md`): three 16-bit words per pixel,
 * u, v and part id × 257.
 *
 * The picture is twice as high as the map. Its upper half holds the high bytes, its lower half the low bytes of how far
 * u and v differ from what their neighbours predict; on smooth surfaces that is almost nothing, so that the file is less
 * than half as large as a 16-bit PNG. Blue is the part id above and the step of the rounding below.
 */
export function decodeUvMap(rgb: Uint8Array, width: number, height: number): Uint16Array {
  const count = width * height
  const uv = new Uint16Array(3 * count)
  const step = rgb[3 * count + 2] as number
  for (let channel = 0; channel < 2; channel++) {
    for (let y = 0, i = 0; y < height; y++) {
      for (let x = 0; x < width; x++, i++) {
        const left = x > 0 ? (uv[3 * (i - 1) + channel] as number) : 0
        const above = y > 0 ? (uv[3 * (i - width) + channel] as number) : 0
        const corner = x > 0 && y > 0 ? (uv[3 * (i - width - 1) + channel] as number) : 0
        const predicted = left && above && corner ? left + above - corner : left || above
        const folded = ((rgb[3 * i + channel] as number) << 8) | (rgb[3 * (count + i) + channel] as number)
        uv[3 * i + channel] = predicted + (folded & 1 ? -((folded + 1) >> 1) : folded >> 1)
      }
    }
  }
  for (let i = 0; i < count; i++) {
    uv[3 * i] = (uv[3 * i] as number) * step
    uv[3 * i + 1] = (uv[3 * i + 1] as number) * step
    uv[3 * i + 2] = (rgb[3 * i + 2] as number) * 257
  }
  return uv
}

/** The value that a UV word is predicted from, in steps. */
function predictionAt(words: Uint16Array, i: number, x: number, y: number, width: number): number {
  const left = x > 0 ? (words[i - 1] as number) : 0
  const above = y > 0 ? (words[i - width] as number) : 0
  const corner = x > 0 && y > 0 ? (words[i - width - 1] as number) : 0
  return left && above && corner ? left + above - corner : left || above
}

/** The picture that `decodeUvMap` reads: RGB, twice as high as the map. Values are rounded to whole steps. */
export function encodeUvMap(uv: Uint16Array, width: number, height: number, step: number): Uint8Array {
  const count = width * height
  const rgb = new Uint8Array(6 * count)
  const words = new Uint16Array(count)
  for (let channel = 0; channel < 2; channel++) {
    // A place with UV must not be rounded down to none.
    for (let i = 0; i < count; i++) {
      const value = uv[3 * i + channel] as number
      words[i] = value === 0 ? 0 : Math.max(1, Math.min(Math.floor(65535 / step), Math.round(value / step)))
    }
    for (let y = 0, i = 0; y < height; y++) {
      for (let x = 0; x < width; x++, i++) {
        const rest = (((words[i] as number) - predictionAt(words, i, x, y, width)) << 16) >> 16
        const folded = rest < 0 ? -2 * rest - 1 : 2 * rest
        rgb[3 * i + channel] = folded >> 8
        rgb[3 * (count + i) + channel] = folded & 255
      }
    }
  }
  for (let i = 0; i < count; i++) {
    rgb[3 * i + 2] = Math.round((uv[3 * i + 2] as number) / 257)
    rgb[3 * (count + i) + 2] = step
  }
  return rgb
}

/** Neighbours further apart than this share of the atlas are on two sides of a seam. */
const SEAM = 65535 / 24

/**
 * A UV map with `factor` times the pixels each way: smooth inside a part, and sharp where another part or nothing
 * begins. Pixels just outside the product continue it, because the enlarged mask reaches a little further.
 */
export function enlargeUv(uv: Uint16Array, width_px: number, height_px: number, factor: number): Uint16Array {
  const [across, down] = [width_px * factor, height_px * factor]
  const large = new Uint16Array(3 * across * down)
  const clamp = (value: number, most: number) => Math.min(most, Math.max(0, value))
  const corners = new Int32Array(4)
  const weights = new Float64Array(4)
  for (let y = 0; y < down; y++) {
    const place_y = (y + 0.5) / factor - 0.5
    const top = Math.floor(place_y)
    const share_y = place_y - top
    const [row, next_row] = [clamp(top, height_px - 1) * width_px, clamp(top + 1, height_px - 1) * width_px]
    for (let x = 0; x < across; x++) {
      const place_x = (x + 0.5) / factor - 0.5
      const left = Math.floor(place_x)
      const share_x = place_x - left
      const [column, next_column] = [clamp(left, width_px - 1), clamp(left + 1, width_px - 1)]
      corners[0] = row + column
      corners[1] = row + next_column
      corners[2] = next_row + column
      corners[3] = next_row + next_column
      weights[0] = (1 - share_x) * (1 - share_y)
      weights[1] = share_x * (1 - share_y)
      weights[2] = (1 - share_x) * share_y
      weights[3] = share_x * share_y
      // The nearest corner decides which part it is; where it is outside, the nearest that is not.
      let nearest = -1
      for (let n = 0; n < 4; n++) {
        if (uv[3 * (corners[n] as number) + 2] === 0) continue
        if (nearest < 0 || (weights[n] as number) > (weights[nearest] as number)) nearest = n
      }
      if (nearest < 0) continue
      const own = 3 * (corners[nearest] as number)
      let [u, v, sum] = [0, 0, 0]
      for (let n = 0; n < 4; n++) {
        const at = 3 * (corners[n] as number)
        const [du, dv] = [(uv[at] as number) - (uv[own] as number), (uv[at + 1] as number) - (uv[own + 1] as number)]
        if (uv[at + 2] !== uv[own + 2] || Math.abs(du) > SEAM || Math.abs(dv) > SEAM) continue
        const weight = weights[n] as number
        u += weight * du
        v += weight * dv
        sum += weight
      }
      const to = 3 * (y * across + x)
      large[to] = Math.round((uv[own] as number) + u / sum)
      large[to + 1] = Math.round((uv[own + 1] as number) + v / sum)
      large[to + 2] = uv[own + 2] as number
    }
  }
  return large
}
