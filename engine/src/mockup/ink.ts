// Step two of three: what is printed on each covered pixel. Independent of the product's colour,
// so that one design on twenty colours is warped once.

import type { PreparedView } from './prepared-view.ts'
import type { PreparedArea, Remap } from './print-area-map.ts'
import type { PrintTexture } from './print-texture.ts'
import { forEachRun } from './runs.ts'

/** Straight sRGB word of every covered pixel of the view; 0 where nothing is printed. */
export type Ink = Int32Array

const lanes = 0xff00ff
/** A texel's number has 24 bits. */
const mostTexels = 4096

/** Between texels of which some are translucent: colours count by their opacity. */
function blendTranslucent(a: number, b: number, c: number, d: number, fx: number, fy: number): number {
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

/** Where each pixel of the area reads a texture of one size; kept, because a view asks for one size again and again. */
function remapFor(area: PreparedArea, width_px: number, height_px: number): Remap {
  const known = area.remap
  if (known && known.width_px === width_px && known.height_px === height_px) return known
  if (width_px > mostTexels || height_px > mostTexels) throw new Error('the texture is too large for one word a pixel')
  const { place } = area
  const words = new Int32Array(place.length)
  // The last cell is left by one step, so that right and lower neighbours always exist.
  const [lastX, lastY] = [((width_px - 1) << 4) - 1, ((height_px - 1) << 4) - 1]
  for (let k = 0; k < place.length; k++) {
    const st = place[k] as number
    // Texel centres lie half a texel inside; 128 of 24.8 fixed point, less half a sixteenth to round.
    const x = Math.max(0, Math.min(lastX, (((st & 0xffff) * width_px) / 256 - 120) >> 4))
    const y = Math.max(0, Math.min(lastY, (((st >>> 16) * height_px) / 256 - 120) >> 4))
    words[k] = (((y >> 4) * width_px + (x >> 4)) << 8) | ((y & 15) << 4) | (x & 15)
  }
  area.remap = { width_px, height_px, words }
  return area.remap
}

function layInk(ink: Ink, area: PreparedArea, texture: PrintTexture): void {
  const remap = remapFor(area, texture.width_px, texture.height_px)
  forEachRun(area.runs, (place, first, length) => layRun(ink, remap, texture.texels, place, first, length))
}

function layRun(ink: Ink, remap: Remap, texels: Int32Array, place: number, first: number, length: number): void {
  const { words, width_px } = remap
  const shift = first - place
  for (let k = place; k < place + length; k++) {
    const word = words[k] as number
    const p = word >>> 8
    const a = texels[p] as number
    const b = texels[p + 1] as number
    const c = texels[p + width_px] as number
    const d = texels[p + width_px + 1] as number
    // Flat colour, or nothing, is the common case in printed art.
    if (a === b && a === c && a === d) {
      ink[k + shift] = a >>> 24 === 0 ? 0 : a
      continue
    }
    const fx = word & 15
    const fy = (word >>> 4) & 15
    if ((a & b & c & d) >>> 24 < 255) {
      ink[k + shift] = blendTranslucent(a, b, c, d, fx << 4, fy << 4)
      continue
    }
    const wd = fx * fy
    const wb = (fx << 4) - wd
    const wc = (fy << 4) - wd
    const wa = 256 - (fx << 4) - wc
    // Red and blue travel in one word: two channels for one multiplication.
    let rb = Math.imul(a & lanes, wa)
    rb = (rb + Math.imul(b & lanes, wb)) | 0
    rb = (rb + Math.imul(c & lanes, wc)) | 0
    rb = (rb + Math.imul(d & lanes, wd)) | 0
    let g = Math.imul(a & 0xff00, wa)
    g = (g + Math.imul(b & 0xff00, wb)) | 0
    g = (g + Math.imul(c & 0xff00, wc)) | 0
    g = (g + Math.imul(d & 0xff00, wd)) | 0
    ink[k + shift] = 0xff000000 | ((rb >>> 8) & lanes) | ((g >>> 8) & 0xff00)
  }
}

function softenRim(ink: Ink, area: PreparedArea): void {
  for (let j = 0; j < area.rim.length; j++) {
    const k = area.rim[j] as number
    const word = ink[k] as number
    const alpha = ((word >>> 24) * (area.rimCoverage[j] as number)) >> 8
    ink[k] = (word & 0xffffff) | (alpha << 24)
  }
}

/** Lays one painted texture on each named print area; areas of a view do not overlap. `reuse` saves the allocation. */
export function warpPrints(view: PreparedView, prints: Readonly<Record<string, PrintTexture>>, reuse?: Ink): Ink {
  const ink = reuse ?? new Int32Array(view.pixels.length)
  if (ink.length !== view.pixels.length) throw new Error('the ink to reuse belongs to another view')
  if (reuse) ink.fill(0)
  for (const [name, texture] of Object.entries(prints)) {
    const area = view.areas[name]
    if (!area) throw new Error(`the view has no print area ${name}`)
    layInk(ink, area, texture)
    softenRim(ink, area)
  }
  return ink
}
