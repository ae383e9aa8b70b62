// Everything about a view that depends neither on the design nor on the colour is worked out here once.

import { type AreaDraft, finishArea, isRim, mapPrintArea, type PreparedArea } from './print-area-map.ts'
import { makePrintTexture } from './print-texture.ts'
import type { ProductMaps, ProductViewMeta } from './product-view.ts'
import { bytesIn, findPictureRuns, gapsBetween, runsUnder } from './runs.ts'

export type PreparedView = {
  width_px: number
  height_px: number
  /**
   * Pixels the product covers are numbered in picture order. Those that no print area shows, as runs: nothing, covered,
   * pixel, length.
   */
  clothRuns: Int32Array
  /** The index of a covered pixel in `tones`. A view has only a few thousand different ones. */
  tone: Uint16Array
  /** Shade byte, light byte << 8, part id << 16. */
  tones: Int32Array
  /** The pairs of shade and light that most printable pixels have: shade byte, light byte << 8. */
  inkRows: Uint16Array
  /** Which of them a covered pixel has; `unusual` where its pair is rare. */
  inkRow: Uint16Array
  /** The pixels around the product, as runs: nothing, pixel, length. */
  bareRuns: Uint32Array
  /** Pixels with a translucent mask: their positions, mask and contact shadow. */
  edges: Uint32Array
  edgeAlpha: Uint8Array
  edgeShadow: Uint8Array
  /**
   * The runs of pixels around the product that a contact shadow darkens: place, pixel, length; and its byte by place.
   */
  shadowRuns: Uint32Array
  shadow: Uint8Array
  /** Covered pixels that do not simply show their ink: the rims of areas, and where parts meet; and their positions. */
  singles: Uint32Array
  singlePixels: Uint32Array
  /** Pixels shared by two parts, as indexes into `singles`. */
  borders: Uint32Array
  /** For each: a neighbour of the second part, whose cloth and ink shine in, and its share of 255. */
  borderTwins: Uint32Array
  borderShares: Uint8Array
  areas: Record<string, PreparedArea>
  parts: Record<string, string>
  /** How much longer the picture is exposed than its maps were. */
  exposure: number
  /** The photograph around the product, a word a pixel like a texture; only scenes have one. */
  backdrop: Int32Array | null
}

// Plain loops that first count and then fill: a view has a million pixels, and lists that grow or calls for each of
// them cost more than the work itself.

/** The places of a byte, in order. */
function getPlaces(bytes: Uint8Array, byte: number): Uint32Array {
  let count = 0
  for (let i = 0; i < bytes.length; i++) if (bytes[i] === byte) count++
  const places = new Uint32Array(count)
  for (let i = 0, n = 0; n < count; i++) if (bytes[i] === byte) places[n++] = i
  return places
}

/** The places of all other bytes. */
function placesOtherThan(bytes: Uint8Array, byte: number): Uint32Array {
  let count = 0
  for (let i = 0; i < bytes.length; i++) if (bytes[i] !== byte) count++
  const places = new Uint32Array(count)
  for (let i = 0, n = 0; n < count; i++) if (bytes[i] !== byte) places[n++] = i
  return places
}

/** The fourth channel alone. */
function getAlpha(rgba: Uint8Array | Uint8ClampedArray, count: number): Uint8Array {
  const alpha = new Uint8Array(count)
  for (let i = 0, at = 3; i < count; i++, at += 4) alpha[i] = rgba[at] as number
  return alpha
}

type Border = { border: number; twin: number; share: number }

/** Place of a number in a rising list, -1 without one. */
function placeIn(list: Uint32Array, wanted: number): number {
  let [from, to] = [0, list.length - 1]
  while (from <= to) {
    const middle = (from + to) >> 1
    const found = list[middle] as number
    if (found === wanted) return middle
    if (found < wanted) from = middle + 1
    else to = middle - 1
  }
  return -1
}

/** Part ids are not anti-aliased; the mix map says what else a pixel holds. */
function findBorders({ width_px, mix }: ProductMaps, pixels: Uint32Array, part: Uint8Array): Border[] {
  const found: Border[] = []
  if (!mix) return found
  const around = [-1, 1, -width_px, width_px, -width_px - 1, 1 - width_px, width_px - 1, width_px + 1]
  for (let k = 0; k < pixels.length; k++) {
    const pixel = pixels[k] as number
    const second = mix[3 * pixel] as number
    const share = mix[3 * pixel + 1] as number
    if (second === 0 || share === 0) continue
    const twin = around.map((offset) => placeIn(pixels, pixel + offset)).find((n) => n >= 0 && part[n] === second)
    if (twin !== undefined) found.push({ border: k, twin, share })
  }
  return found
}

/** The tones of a view and where to find them. */
export type Palette = {
  tones: Int32Array
  /** Index in `tones` by shade, light and part. */
  toneOf: Int32Array
  inkRows: Uint16Array
  /** Index in `inkRows` by shade and light, `unusual` where the pair is rare. */
  rowOf: Uint16Array
}

/** Each gets a line of 256 bytes in the compositor: few enough to stay in the cache, enough for nearly every pixel. */
const mostInkRows = 1024
export const unusual = 0xffff

function findInkRows(
  matter: Int32Array,
  drafts: readonly Pick<AreaDraft, 'covered'>[],
): Pick<Palette, 'inkRows' | 'rowOf'> {
  const seen = new Uint32Array(65536)
  for (const { covered } of drafts) {
    for (let n = 0; n < covered.length; n++) {
      const pair = (matter[covered[n] as number] as number) & 0xffff
      seen[pair] = (seen[pair] as number) + 1
    }
  }
  const known: number[] = []
  for (let pair = 0; pair < seen.length; pair++) if (seen[pair] !== 0) known.push(pair)
  const usual = known.sort((a, b) => (seen[b] as number) - (seen[a] as number)).slice(0, mostInkRows)
  const rowOf = new Uint16Array(65536).fill(unusual)
  for (const [row, pair] of usual.entries()) rowOf[pair] = row
  return { inkRows: Uint16Array.from(usual), rowOf }
}

function getInkRows(matter: Int32Array, { rowOf }: Pick<Palette, 'rowOf'>): Uint16Array {
  const inkRow = new Uint16Array(matter.length)
  for (let k = 0; k < matter.length; k++) inkRow[k] = rowOf[(matter[k] as number) & 0xffff] as number
  return inkRow
}

/** Numbers the pixels that need their ink singly, and says which covered pixels no area shows. */
function sortOut(count: number, drafts: readonly AreaDraft[], borders: readonly Border[]) {
  const isSingle = new Uint8Array(count)
  const isShown = new Uint8Array(count)
  for (const { covered, coverage } of drafts) {
    for (let n = 0; n < covered.length; n++) {
      isShown[covered[n] as number] = 1
      if (isRim(coverage[n] as number)) isSingle[covered[n] as number] = 1
    }
  }
  for (const { border, twin } of borders) isSingle[border] = isSingle[twin] = 1
  const singles = getPlaces(isSingle, 1)
  const singleOf = new Int32Array(count).fill(-1)
  for (let n = 0; n < singles.length; n++) singleOf[singles[n] as number] = n
  return { singles, singleOf, cloth: getPlaces(isShown, 0) }
}

const mostTones = 65536

function findTones(matter: Int32Array): Pick<Palette, 'tones' | 'toneOf'> {
  let highest = 0
  for (let k = 0; k < matter.length; k++) highest = Math.max(highest, matter[k] as number)
  const toneOf = new Int32Array(highest + 1).fill(-1)
  const tones: number[] = []
  for (let k = 0; k < matter.length; k++) {
    const stuff = matter[k] as number
    if (toneOf[stuff] === -1) toneOf[stuff] = tones.push(stuff) - 1
  }
  // 256 shades with 256 lights on more than one part could in theory overflow; real maps have under 20,000.
  if (tones.length > mostTones) throw new Error('the maps of this view hold too many different tones')
  return { tones: Int32Array.from(tones), toneOf }
}

function getTones(matter: Int32Array, { toneOf }: Pick<Palette, 'toneOf'>): Uint16Array {
  const tone = new Uint16Array(matter.length)
  for (let k = 0; k < matter.length; k++) tone[k] = toneOf[matter[k] as number] as number
  return tone
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

/** The tones of the whole view, for preparing parts of it. Takes every pixel for printable. */
export function getPalette(maps: ProductMaps): Palette {
  const pixels = placesOtherThan(getAlpha(maps.shade, maps.width_px * maps.height_px), 0)
  const { matter } = readPixels(maps, pixels)
  const covered = new Uint32Array(pixels.length)
  for (let k = 0; k < covered.length; k++) covered[k] = k
  return { ...findTones(matter), ...findInkRows(matter, [{ covered }]) }
}

/** Below it a byte of a shadow map is noise of its lossy file: the ground around a product stays clean. */
const FAINTEST_SHADOW = 3

/** `known` holds the tones when the maps are only a part of a view; the areas then state no texture size. */
export function prepareView(maps: ProductMaps, meta: ProductViewMeta, known?: Palette): PreparedView {
  const { width_px, height_px, shade } = maps
  const count = width_px * height_px
  const mask = getAlpha(shade, count)
  const pixels = placesOtherThan(mask, 0)
  const { part, alpha, matter } = readPixels(maps, pixels)
  const names = Object.keys(meta.print_areas)
  const drafts = Object.values(meta.print_areas).map((area) => mapPrintArea(maps, area, pixels, part, !known))
  const palette = known ?? { ...findTones(matter), ...findInkRows(matter, drafts) }
  const borders = findBorders(maps, pixels, part)
  const { singles, singleOf, cloth } = sortOut(pixels.length, drafts, borders)
  const shadow = maps.shadow?.map((value) => (value < FAINTEST_SHADOW ? 0 : value)) ?? new Uint8Array(count)
  const shadowRuns = runsUnder(shadow, mask)
  const translucent = placesOtherThan(alpha, 255)
  const edges = translucent.map((k) => pixels[k] as number)
  return {
    width_px,
    height_px,
    clothRuns: findPictureRuns(cloth, pixels),
    bareRuns: gapsBetween(pixels, count),
    tones: palette.tones,
    tone: getTones(matter, palette),
    inkRows: palette.inkRows,
    inkRow: getInkRows(matter, palette),
    edges,
    edgeAlpha: Uint8Array.from(translucent, (k) => alpha[k] as number),
    edgeShadow: Uint8Array.from(edges, (pixel) => shadow[pixel] as number),
    shadowRuns,
    shadow: bytesIn(shadow, shadowRuns),
    singles,
    singlePixels: singles.map((k) => pixels[k] as number),
    borders: Uint32Array.from(borders, ({ border }) => singleOf[border] as number),
    borderTwins: Uint32Array.from(borders, ({ twin }) => singleOf[twin] as number),
    borderShares: Uint8Array.from(borders, ({ share }) => share),
    areas: Object.fromEntries(drafts.map((draft, n) => [names[n], finishArea(draft, pixels, singleOf)])),
    parts: meta.parts,
    exposure: meta.exposure,
    backdrop: maps.backdrop ? makePrintTexture(maps.backdrop, width_px, height_px).texels : null,
  }
}
