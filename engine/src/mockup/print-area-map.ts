// Which pixels of a view show a print area, and which point of the design each of them shows.

import type { PrintArea, ProductMaps } from './product-view.ts'
import { findPictureRuns } from './runs.ts'

/**
 * For one texture size, what each pixel reads: number of the first texel << 8, then sixteenths of the way to the next
 * one down << 4 and across. One word, because reading it is what the warp spends its time on.
 */
export type Remap = { width_px: number; height_px: number; words: Int32Array }

export type PreparedArea = {
  /** Which covered pixels of the view show the area, as runs: place, covered, pixel, length. */
  runs: Int32Array
  /**
   * Position in the design: across in the low half, down in the high half, 65535 = right or bottom edge. Null where the
   * view was read back for textures of one size only.
   */
  place: Int32Array | null
  /** Which of the view's single pixels are in the area, their places in it, and the coverage of each, of 256. */
  singles: Uint32Array
  singlePlaces: Uint32Array
  singleCoverage: Uint16Array
  /** Size at which a design should be painted for this view: about 1.4 texels a pixel, then bilinear is enough. */
  texture_px: { width: number; height: number }
  /** The remap used last. */
  remap: Remap | null
}

const oversampling = 1.4
const steepest = 0.02
const nearby = 0.05
const fullCoverage = 256

/** What a pixel is to the area: its part without UV, or with it; 0 is another part or no product. */
const [blank, printable] = [1, 2]

type Axis = { offset: number; scale: number; shift: number }
type Field = { maps: ProductMaps; state: Uint8Array; s: Axis; t: Axis }

/**
 * UV is written only where a design can appear; U and V both 0 mean that nothing is printed here, such as on piping.
 */
function getState({ uv, uvChannels }: ProductMaps, pixel: number): number {
  const at = uvChannels * pixel
  return uv[at] === 0 && uv[at + 1] === 0 ? blank : printable
}

function makeField(maps: ProductMaps, area: PrintArea, pixels: Uint32Array, part: Uint8Array): Field {
  const ds = 1 / (65535 * (area.u1 - area.u0))
  const dt = 1 / (65535 * (area.v1 - area.v0))
  const state = new Uint8Array(maps.width_px * maps.height_px)
  for (let k = 0; k < pixels.length; k++) {
    const pixel = pixels[k] as number
    if (part[k] === area.id) state[pixel] = getState(maps, pixel)
  }
  return {
    maps,
    state,
    s: { offset: 0, scale: ds, shift: -area.u0 / (area.u1 - area.u0) },
    // V runs upwards, a design downwards.
    t: { offset: 1, scale: -dt, shift: 1 + area.v0 / (area.v1 - area.v0) },
  }
}

const valueAt = ({ maps }: Field, axis: Axis, pixel: number): number =>
  (maps.uv[maps.uvChannels * pixel + axis.offset] as number) * axis.scale + axis.shift

/** Print that ends on blank cloth of the same part fades out instead of showing stair steps. */
function blankCoverage({ maps, state }: Field, pixel: number): number {
  const { width_px } = maps
  let blanks = 0
  if (state[pixel + 1] === blank) blanks++
  if (state[pixel - 1] === blank) blanks++
  if (state[pixel + width_px] === blank) blanks++
  if (state[pixel - width_px] === blank) blanks++
  return 1 - 0.22 * blanks
}

function changeTo(field: Field, axis: Axis, here: number, other: number): number {
  return field.state[other] === printable ? Math.abs(valueAt(field, axis, other) - here) : 0
}

/** How far the coordinate moves from this pixel to the next, right or left and down or up. */
function getStep(field: Field, axis: Axis, pixel: number, here: number): number {
  const { width_px } = field.maps
  const { state } = field
  const across = state[pixel + 1] === printable ? pixel + 1 : pixel - 1
  const down = state[pixel + width_px] === printable ? pixel + width_px : pixel - width_px
  return Math.min(steepest, changeTo(field, axis, here, across) + changeTo(field, axis, here, down)) + 1e-6
}

/** An edge is softened only where cloth continues beyond it; at the rim of the product the mask does that. */
function goesOn(field: Field, axis: Axis, pixel: number, edge: number): boolean {
  const { width_px } = field.maps
  const here = valueAt(field, axis, pixel)
  return [1, -1, width_px, -width_px, 2, -2, 2 * width_px, -2 * width_px].some((offset) => {
    if (field.state[pixel + offset] !== printable) return false
    const there = valueAt(field, axis, pixel + offset)
    return Math.abs(there - here) < nearby && (edge === 0 ? there < 0 : there > 1)
  })
}

function edgeCoverage(field: Field, axis: Axis, pixel: number, value: number, step: number): number {
  const inside = Math.min(value, 1 - value)
  const soft = inside / step + 0.5
  if (soft >= 1 || soft <= 0) return Math.max(0, Math.min(1, soft))
  const edge = value < 0.5 ? 0 : 1
  if (inside < 0 || goesOn(field, axis, pixel, edge)) return soft
  return 1
}

const toWord = (value: number): number => Math.round(Math.max(0, Math.min(1, value)) * 65535)

const enoughSteps = 20_000

/** From a share of the steps: measuring and sorting all of them would take longer than everything else. */
function textureSide(field: Field, axis: Axis, pixels: Uint32Array, covered: Uint32Array): number {
  const every = Math.max(1, Math.floor(covered.length / enoughSteps))
  const seen = new Float64Array(Math.ceil(covered.length / every))
  for (let n = 0; n < seen.length; n++) {
    const pixel = pixels[covered[n * every] as number] as number
    seen[n] = getStep(field, axis, pixel, valueAt(field, axis, pixel))
  }
  const typical = seen.sort()[Math.floor(seen.length / 3)] ?? 1 / 256
  return Math.max(16, Math.min(4096, Math.round(oversampling / typical)))
}

/** What a view finds out about an area before it knows which of its pixels are single ones. */
export type AreaDraft = {
  /** The covered pixels that show the area, and the coverage of each, of 256. */
  covered: Uint32Array
  coverage: Uint16Array
  place: Int32Array
  texture_px: PreparedArea['texture_px']
}

/** No step is longer than twice this, so deeper inside an area no edge can be near. */
const safe = steepest / 2 + 1e-6

function coverageAt(field: Field, pixel: number, ps: number, pt: number): number {
  let inside = blankCoverage(field, pixel)
  if (ps < safe || ps > 1 - safe || pt < safe || pt > 1 - safe) {
    const [ds, dt] = [getStep(field, field.s, pixel, ps), getStep(field, field.t, pixel, pt)]
    inside *= edgeCoverage(field, field.s, pixel, ps, ds) * edgeCoverage(field, field.t, pixel, pt, dt)
  }
  const { cover } = field.maps
  if (cover) inside *= (cover[pixel] as number) / 255
  return Math.round(inside * fullCoverage)
}

type Found = { covered: Uint32Array; coverage: Uint16Array; place: Int32Array; count: number }

/** Looks at the covered pixels of a stretch. Called for one stretch after the other: see `runs.ts` for why. */
function mapStretch(field: Field, pixels: Uint32Array, from: number, to: number, found: Found): void {
  const { state, s, t } = field
  const { covered, coverage, place } = found
  let n = found.count
  for (let k = from; k < to; k++) {
    const pixel = pixels[k] as number
    if (state[pixel] !== printable) continue
    const ps = valueAt(field, s, pixel)
    if (ps < -nearby || ps > 1 + nearby) continue
    const pt = valueAt(field, t, pixel)
    if (pt < -nearby || pt > 1 + nearby) continue
    const level = coverageAt(field, pixel, ps, pt)
    if (level === 0) continue
    covered[n] = k
    coverage[n] = level
    place[n] = toWord(ps) | (toWord(pt) << 16)
    n++
  }
  found.count = n
}

const stretch = 2048

/** `is_measured`: whether to find out at which size a design should be painted. */
export function mapPrintArea(
  maps: ProductMaps,
  area: PrintArea,
  pixels: Uint32Array,
  part: Uint8Array,
  is_measured = true,
): AreaDraft {
  const field = makeField(maps, area, pixels, part)
  const found: Found = {
    covered: new Uint32Array(pixels.length),
    coverage: new Uint16Array(pixels.length),
    place: new Int32Array(pixels.length),
    count: 0,
  }
  for (let from = 0; from < pixels.length; from += stretch) {
    mapStretch(field, pixels, from, Math.min(pixels.length, from + stretch), found)
  }
  const covered = found.covered.subarray(0, found.count)
  const side = (axis: Axis) => (is_measured ? textureSide(field, axis, pixels, covered) : 0)
  return {
    covered,
    coverage: found.coverage.subarray(0, found.count),
    place: found.place.slice(0, found.count),
    texture_px: { width: side(field.s), height: side(field.t) },
  }
}

export const isRim = (coverage: number): boolean => coverage < fullCoverage

/** `singleOf` numbers the single pixels of the view by covered pixel, -1 for all others. */
export function finishArea(draft: AreaDraft, pixels: Uint32Array, singleOf: Int32Array): PreparedArea {
  const { covered, coverage, place, texture_px } = draft
  const [singles, singlePlaces, singleCoverage]: [number[], number[], number[]] = [[], [], []]
  for (let n = 0; n < covered.length; n++) {
    const single = singleOf[covered[n] as number] as number
    if (single === -1) continue
    singles.push(single)
    singlePlaces.push(n)
    singleCoverage.push(coverage[n] as number)
  }
  return {
    runs: findPictureRuns(covered, pixels),
    place,
    singles: new Uint32Array(singles),
    singlePlaces: new Uint32Array(singlePlaces),
    singleCoverage: new Uint16Array(singleCoverage),
    texture_px,
    remap: null,
  }
}
