// Everything about a view that depends neither on the design nor on the colour is worked out here once.

import { mapPrintArea, type PreparedArea } from './print-area-map.ts'
import type { ProductMaps, ProductViewMeta } from './product-view.ts'
import { findRuns } from './runs.ts'

export type PreparedView = {
  width_px: number
  height_px: number
  /** Pixels the product covers, in picture order. */
  pixels: Uint32Array
  /** The same as runs: index into `pixels`, pixel, length. */
  runs: Uint32Array
  /** What a covered pixel is made of: its entry in `tones`. A view has only a few thousand different ones. */
  tone: Uint16Array
  /** Shade byte, light byte << 8, part id << 16. */
  tones: Int32Array
  /** The light bytes that most covered pixels have, the most common one first. */
  usualLights: number[]
  /** Place of a covered pixel's light among the usual ones << 8 | its shade; `unusual` where its light is rare. */
  inkRow: Uint16Array
  alpha: Uint8Array
  /** The pixels beside the product, as runs like those above. */
  bareRuns: Uint32Array
  /** Covered pixels with a translucent mask, as indexes into `pixels`. */
  edges: Uint32Array
  /** Contact shadow of every pixel of the picture, and the runs of pixels beside the product that it darkens. */
  shadow: Uint8Array
  shadowRuns: Uint32Array
  /** Covered pixels shared by two parts, as indexes into `pixels`. */
  borders: Uint32Array
  /** For each: a neighbour of the second part, whose cloth and ink shine in, and its share of 255. */
  borderTwins: Uint32Array
  borderShares: Uint8Array
  areas: Record<string, PreparedArea>
  parts: Record<string, string>
}

/** The numbers below `count` that pass, in order. */
function numbersWhere(count: number, passes: (i: number) => boolean): Uint32Array {
  const found = new Uint32Array(count)
  let n = 0
  for (let i = 0; i < count; i++) if (passes(i)) found[n++] = i
  return found.slice(0, n)
}

/** Part ids are not anti-aliased; the mix map says what else a pixel holds. */
function findBorders(maps: ProductMaps, pixels: Uint32Array, part: Uint8Array) {
  const { width_px, height_px, mix } = maps
  const found: { border: number; twin: number; share: number }[] = []
  if (mix) {
    const indexOf = new Int32Array(width_px * height_px).fill(-1)
    for (let k = 0; k < pixels.length; k++) indexOf[pixels[k] as number] = k
    const around = [-1, 1, -width_px, width_px, -width_px - 1, 1 - width_px, width_px - 1, width_px + 1]
    for (let k = 0; k < pixels.length; k++) {
      const pixel = pixels[k] as number
      const [second, share] = [mix[3 * pixel] as number, mix[3 * pixel + 1] as number]
      if (second === 0 || share === 0) continue
      const twin = around.map((offset) => indexOf[pixel + offset] ?? -1).find((n) => n >= 0 && part[n] === second)
      if (twin !== undefined) found.push({ border: k, twin, share })
    }
  }
  return {
    borders: Uint32Array.from(found, (f) => f.border),
    borderTwins: Uint32Array.from(found, (f) => f.twin),
    borderShares: Uint8Array.from(found, (f) => f.share),
  }
}

/** Each gets a table of 64 kB in the compositor: few enough to stay in the cache, enough for nearly every pixel. */
const mostLights = 6

function commonLights(matter: Int32Array): number[] {
  const seen = new Uint32Array(256)
  for (let k = 0; k < matter.length; k++) {
    const light = ((matter[k] as number) >>> 8) & 255
    seen[light] = (seen[light] as number) + 1
  }
  const byCount = [...seen.keys()].sort((a, b) => (seen[b] as number) - (seen[a] as number))
  return byCount.slice(0, mostLights).filter((light) => seen[light] !== 0)
}

export const unusual = 0xffff

function inkRows(matter: Int32Array, lights: readonly number[]): Uint16Array {
  const place = new Uint16Array(256).fill(unusual)
  for (const [n, light] of lights.entries()) place[light] = n << 8
  const rows = new Uint16Array(matter.length)
  for (let k = 0; k < matter.length; k++) {
    const stuff = matter[k] as number
    const row = place[(stuff >>> 8) & 255] as number
    rows[k] = row === unusual ? unusual : row | (stuff & 255)
  }
  return rows
}

const mostTones = 65536

function findTones(matter: Int32Array): { tones: Int32Array; tone: Uint16Array } {
  let highest = 0
  for (let k = 0; k < matter.length; k++) highest = Math.max(highest, matter[k] as number)
  const known = new Int32Array(highest + 1).fill(-1)
  const tones: number[] = []
  const tone = new Uint16Array(matter.length)
  for (let k = 0; k < matter.length; k++) {
    const stuff = matter[k] as number
    if (known[stuff] === -1) known[stuff] = tones.push(stuff) - 1
    tone[k] = known[stuff] as number
  }
  // 256 shades with 256 lights on more than one part could in theory overflow; real maps have under 20,000.
  if (tones.length > mostTones) throw new Error('the maps of this view hold too many different tones')
  return { tones: Int32Array.from(tones), tone }
}

/** Part, look and mask of each covered pixel. */
function readPixels(maps: ProductMaps, pixels: Uint32Array) {
  const { shade, light, lightChannels, uv, uvChannels } = maps
  const count = pixels.length
  const [part, alpha, matter] = [new Uint8Array(count), new Uint8Array(count), new Int32Array(count)]
  for (let k = 0; k < count; k++) {
    const i = pixels[k] as number
    const id = Math.round((uv[uvChannels * i + 2] as number) / 257)
    part[k] = id
    alpha[k] = shade[4 * i + 3] as number
    matter[k] = (shade[4 * i] as number) | ((light[lightChannels * i] as number) << 8) | (id << 16)
  }
  return { part, alpha, matter }
}

export function prepareView(maps: ProductMaps, meta: ProductViewMeta): PreparedView {
  const { width_px, height_px, shade } = maps
  const count = width_px * height_px
  const pixels = numbersWhere(count, (i) => shade[4 * i + 3] !== 0)
  const { part, alpha, matter } = readPixels(maps, pixels)
  const areas = Object.entries(meta.print_areas).map(([name, area]) => [name, mapPrintArea(maps, area, pixels, part)])
  const shadow = new Uint8Array(count)
  if (maps.shadow) for (let i = 0; i < count; i++) shadow[i] = maps.shadow[4 * i + 3] as number
  const usualLights = commonLights(matter)
  return {
    width_px,
    height_px,
    pixels,
    runs: findRuns(pixels),
    bareRuns: findRuns(numbersWhere(count, (i) => shade[4 * i + 3] === 0)),
    ...findTones(matter),
    usualLights,
    inkRow: inkRows(matter, usualLights),
    alpha,
    edges: numbersWhere(alpha.length, (k) => alpha[k] !== 255),
    shadow,
    shadowRuns: findRuns(numbersWhere(count, (i) => shadow[i] !== 0 && shade[4 * i + 3] !== 255)),
    ...findBorders(maps, pixels, part),
    areas: Object.fromEntries(areas),
    parts: meta.parts,
  }
}
