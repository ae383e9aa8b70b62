// What a printed pixel reads from the painted texture.
import type { PreparedArea, Remap } from './print-area-map.ts'

const lanes = 0xff00ff
/** A texel's number has 24 bits. */
const mostTexels = 4096

/** Between texels of which some are translucent: colours count by their opacity. */
function mixTranslucent(a: number, b: number, c: number, d: number, fx: number, fy: number): number {
  const wd = (a >>> 24) * (256 - fx) * (256 - fy)
  const wc = (b >>> 24) * fx * (256 - fy)
  const wb = (c >>> 24) * (256 - fx) * fy
  const wa = (d >>> 24) * fx * fy
  const sum = wa + wb + wc + wd
  const opacity = (sum + 32768) >> 16
  if (opacity === 0) return 0
  const red = ((a & 255) * wd + (b & 255) * wc + (c & 255) * wb + (d & 255) * wa) / sum
  const green = ((a & 0xff00) * wd + (b & 0xff00) * wc + (c & 0xff00) * wb + (d & 0xff00) * wa) / sum
  const blue = ((a & 0xff0000) * wd + (b & 0xff0000) * wc + (c & 0xff0000) * wb + (d & 0xff0000) * wa) / sum
  return (opacity << 24) | ((blue + 32768) & 0xff0000) | ((green + 128) & 0xff00) | (red + 0.5)
}

/** The colour between four opaque texels; the low byte of `word` says where between them. */
export function mixOpaque(a: number, b: number, c: number, d: number, word: number): number {
  const fx = word & 15
  const fy = (word >>> 4) & 15
  // Red and blue travel in one word: two channels for one multiplication.
  const rbUp = ((a & lanes) << 4) + Math.imul((b & lanes) - (a & lanes), fx)
  const rbDown = ((c & lanes) << 4) + Math.imul((d & lanes) - (c & lanes), fx)
  const gUp = ((a & 0xff00) << 4) + Math.imul((b & 0xff00) - (a & 0xff00), fx)
  const gDown = ((c & 0xff00) << 4) + Math.imul((d & 0xff00) - (c & 0xff00), fx)
  const rb = ((rbUp << 4) + Math.imul((rbDown - rbUp) | 0, fy)) | 0
  const g = ((gUp << 4) + Math.imul((gDown - gUp) | 0, fy)) | 0
  return 0xff000000 | ((rb >>> 8) & lanes) | ((g >>> 8) & 0xff00)
}

export function mixTexels(a: number, b: number, c: number, d: number, word: number): number {
  if ((a & b & c & d) >>> 24 === 255) return mixOpaque(a, b, c, d, word)
  return mixTranslucent(a, b, c, d, (word & 15) << 4, word & 0xf0)
}

/** Where each pixel of the area samples a texture of one size; cached, because a view uses the same size repeatedly. */
export function remapFor(area: PreparedArea, width_px: number, height_px: number): Remap {
  const known = area.remap
  if (known && known.width_px === width_px && known.height_px === height_px) return known
  if (width_px > mostTexels || height_px > mostTexels) throw new Error('the texture is too large for one word a pixel')
  const { place } = area
  if (!place) throw new Error('this view takes textures of its own size only')
  const words = new Int32Array(place.length)
  // The last cell is left by one step, so that right and lower neighbours always exist.
  const [lastX, lastY] = [((width_px - 1) << 4) - 1, ((height_px - 1) << 4) - 1]
  for (let k = 0; k < place.length; k++) {
    const st = place[k] as number
    // Texel centres are half a texel inside; 128 of 24.8 fixed point, less half a sixteenth to round.
    const x = Math.max(0, Math.min(lastX, (((st & 0xffff) * width_px) / 256 - 120) >> 4))
    const y = Math.max(0, Math.min(lastY, (((st >>> 16) * height_px) / 256 - 120) >> 4))
    words[k] = (((y >> 4) * width_px + (x >> 4)) << 8) | ((y & 15) << 4) | (x & 15)
  }
  area.remap = { width_px, height_px, words }
  return area.remap
}

/** One pixel's ink: straight sRGB, 0 where nothing is printed. */
export function sampleAt({ words, width_px }: Remap, texels: Int32Array, place: number): number {
  const word = words[place] as number
  const p = word >>> 8
  const a = texels[p] as number
  const b = texels[p + 1] as number
  const c = texels[p + width_px] as number
  const d = texels[p + width_px + 1] as number
  const ink = a === b && a === c && a === d ? a : mixTexels(a, b, c, d, word)
  return ink >>> 24 === 0 ? 0 : ink
}
