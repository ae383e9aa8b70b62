// Cloth and ink under the light of the view:  (colour under ink) × shade^deep + light, in linear light.
// Each pixel is warped and lit in one step: a picture of the warped design in between would cost a third of the time.
import { linearToSrgb, oneLinear, srgbToLinear } from './light-tables.ts'
import type { LookTables } from './look-tables.ts'
import { type PreparedView, unusual } from './prepared-view.ts'
import type { Remap } from './print-area-map.ts'
import { mixOpaque, sampleAt } from './sample-print.ts'

/** Any ink on any pixel, translucent or under rare light: the slow way that is always right. */
export function lightInk(ink: number, kind: number, tones: Int32Array, tables: LookTables): number {
  const { parts, dim, glow } = tables
  const factor = dim[kind] as number
  // Half a step of the output table, so that the shift below rounds.
  const added = (glow[kind] as number) + 2
  let r = srgbToLinear[ink & 255] as number
  let g = srgbToLinear[(ink >>> 8) & 255] as number
  let b = srgbToLinear[(ink >>> 16) & 255] as number
  if (ink >>> 24 < 255) {
    const clear = oneLinear - (((ink >>> 24) * 257 + 1) >> 1)
    const id = 3 * ((tones[kind] as number) >>> 16)
    r += Math.imul((parts[id] as number) - r, clear) >> 15
    g += Math.imul((parts[id + 1] as number) - g, clear) >> 15
    b += Math.imul((parts[id + 2] as number) - b, clear) >> 15
  }
  return (
    0xff000000 |
    (linearToSrgb[((Math.imul(r, factor) >> 15) + added) >> 2] as number) |
    ((linearToSrgb[((Math.imul(g, factor) >> 15) + added) >> 2] as number) << 8) |
    ((linearToSrgb[((Math.imul(b, factor) >> 15) + added) >> 2] as number) << 16)
  )
}

export function paintBareRun(
  out: Int32Array,
  tone: Uint16Array,
  bare: Int32Array,
  covered: number,
  pixel: number,
  length: number,
): void {
  const shift = (pixel - covered) | 0
  const end = (covered + length) | 0
  for (let k = covered; k < end; k++) out[(k + shift) | 0] = bare[tone[k] as number] as number
}

/** Which pixels a run of printed ones is: place in the area, covered pixel, pixel of the picture, length. */
export type PrintedRun = { place: number; covered: number; pixel: number; length: number }

/**
 * Flat colour, or nothing, is the common case in printed art. This loop does only that, so small that it is compiled
 * well, and leaves the places of all other pixels in `left`; their number is returned. Integer sums are marked as such,
 * otherwise each index is checked for overflow.
 */
function paintFlatPixels(
  out: Int32Array,
  { tone, inkRow }: PreparedView,
  { inked, bare }: LookTables,
  { words, width_px }: Remap,
  texels: Int32Array,
  { place, covered, pixel, length }: PrintedRun,
  left: Int32Array,
): number {
  const toCovered = (covered - place) | 0
  const toPixel = (pixel - place) | 0
  const end = (place + length) | 0
  let count = 0
  for (let n = place; n < end; n = (n + 1) | 0) {
    const p = (words[n] as number) >>> 8
    const ink = texels[p] as number
    const k = (n + toCovered) | 0
    const row = inkRow[k] as number
    if (
      ink === texels[(p + 1) | 0] &&
      ink === texels[(p + width_px) | 0] &&
      ink === texels[(p + width_px + 1) | 0] &&
      row !== unusual
    ) {
      if (ink >>> 24 === 255) {
        const line = row << 8
        out[(n + toPixel) | 0] =
          0xff000000 |
          (inked[line | (ink & 255)] as number) |
          ((inked[line | ((ink >>> 8) & 255)] as number) << 8) |
          ((inked[line | ((ink >>> 16) & 255)] as number) << 16)
        continue
      }
      if (ink >>> 24 === 0) {
        out[(n + toPixel) | 0] = bare[tone[k] as number] as number
        continue
      }
    }
    left[count] = n
    count = (count + 1) | 0
  }
  return count
}

/** Edges within opaque art: most of what is left. What is still left then moves to the front of `left`. */
function paintOpaqueEdges(
  out: Int32Array,
  { inkRow }: PreparedView,
  { inked }: LookTables,
  { words, width_px }: Remap,
  texels: Int32Array,
  { place, covered, pixel }: PrintedRun,
  left: Int32Array,
  count: number,
): number {
  const toCovered = (covered - place) | 0
  const toPixel = (pixel - place) | 0
  let rest = 0
  for (let i = 0; i < count; i = (i + 1) | 0) {
    const n = left[i] as number
    const word = words[n] as number
    const p = word >>> 8
    const a = texels[p] as number
    const b = texels[(p + 1) | 0] as number
    const c = texels[(p + width_px) | 0] as number
    const d = texels[(p + width_px + 1) | 0] as number
    const row = inkRow[(n + toCovered) | 0] as number
    if ((a & b & c & d) >>> 24 < 255 || row === unusual) {
      left[rest] = n
      rest = (rest + 1) | 0
      continue
    }
    const ink = mixOpaque(a, b, c, d, word)
    const line = row << 8
    out[(n + toPixel) | 0] =
      0xff000000 |
      (inked[line | (ink & 255)] as number) |
      ((inked[line | ((ink >>> 8) & 255)] as number) << 8) |
      ((inked[line | ((ink >>> 16) & 255)] as number) << 16)
  }
  return rest
}

function paintRarePixels(
  out: Int32Array,
  { tone, tones }: PreparedView,
  tables: LookTables,
  remap: Remap,
  texels: Int32Array,
  { place, covered, pixel }: PrintedRun,
  left: Int32Array,
  count: number,
): void {
  for (let i = 0; i < count; i++) {
    const n = left[i] as number
    const ink = sampleAt(remap, texels, n)
    const kind = tone[n - place + covered] as number
    out[n - place + pixel] = ink === 0 ? (tables.bare[kind] as number) : lightInk(ink, kind, tones, tables)
  }
}

/** A run of printed pixels as if they were opaque; edges are mixed with the background afterwards. */
export function paintPrintedRun(
  out: Int32Array,
  view: PreparedView,
  tables: LookTables,
  remap: Remap,
  texels: Int32Array,
  run: PrintedRun,
  left: Int32Array,
): void {
  const count = paintFlatPixels(out, view, tables, remap, texels, run, left)
  if (count === 0) return
  const rest = paintOpaqueEdges(out, view, tables, remap, texels, run, left, count)
  if (rest > 0) paintRarePixels(out, view, tables, remap, texels, run, left, rest)
}
