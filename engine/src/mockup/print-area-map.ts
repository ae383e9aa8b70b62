// Which pixels of a view show a print area, and which point of the design each of them shows.

import type { PrintArea, ProductMaps } from './product-view.ts'
import { findRuns } from './runs.ts'

/**
 * For one texture size, what each pixel reads: number of the first texel << 8, then sixteenths of the way to the next
 * one down << 4 and across. One word, because reading it is what the warp spends its time on.
 */
export type Remap = { width_px: number; height_px: number; words: Int32Array }

export type PreparedArea = {
  /** Which covered pixels of the view show the area, as runs: index into `place`, index into the pixels, length. */
  runs: Uint32Array
  /** Position in the design: across in the low half, down in the high half, 65535 = right or bottom edge. */
  place: Int32Array
  /** Covered pixels that lie only partly in the area, and their share of 256. */
  rim: Uint32Array
  rimCoverage: Uint16Array
  /** Size at which a design should be painted for this view: about 1.4 texels a pixel, then bilinear is enough. */
  texture_px: { width: number; height: number }
  /** The remap used last. */
  remap: Remap | null
}

const oversampling = 1.4
const steepest = 0.02
const nearby = 0.05
const fullCoverage = 256

type Axis = { at(pixel: number): number }
type Field = { maps: ProductMaps; id: number; s: Axis; t: Axis }

function makeField(maps: ProductMaps, area: PrintArea): Field {
  const { uv, uvChannels } = maps
  const ds = 1 / (65535 * (area.u1 - area.u0))
  const dt = 1 / (65535 * (area.v1 - area.v0))
  const s0 = area.u0 / (area.u1 - area.u0)
  const t0 = area.v0 / (area.v1 - area.v0)
  return {
    maps,
    id: area.id,
    s: { at: (pixel) => (uv[uvChannels * pixel] as number) * ds - s0 },
    t: { at: (pixel) => 1 + t0 - (uv[uvChannels * pixel + 1] as number) * dt },
  }
}

function isPart({ maps, id }: Field, pixel: number): boolean {
  if (pixel < 0 || pixel >= maps.width_px * maps.height_px) return false
  if ((maps.shade[4 * pixel + 3] as number) === 0) return false
  return Math.round((maps.uv[maps.uvChannels * pixel + 2] as number) / 257) === id
}

/** UV is written only where a design can land; U and V both 0 say that nothing is printed here, such as on piping. */
function isBlank({ maps }: Field, pixel: number): boolean {
  const at = maps.uvChannels * pixel
  return maps.uv[at] === 0 && maps.uv[at + 1] === 0
}

const samePart = (field: Field, pixel: number): boolean => isPart(field, pixel) && !isBlank(field, pixel)

/** Print that meets blank cloth of its own part ends softly instead of in stairs. */
function blankCoverage(field: Field, pixel: number): number {
  const { width_px } = field.maps
  const around = [1, -1, width_px, -width_px].map((offset) => pixel + offset)
  return 1 - 0.22 * around.filter((other) => isPart(field, other) && isBlank(field, other)).length
}

/** How far the coordinate moves from this pixel to the next, right or left and down or up. */
function stepOf(field: Field, axis: Axis, pixel: number): number {
  const { width_px } = field.maps
  const here = axis.at(pixel)
  const across = samePart(field, pixel + 1) ? pixel + 1 : pixel - 1
  const down = samePart(field, pixel + width_px) ? pixel + width_px : pixel - width_px
  const change = (other: number) => (samePart(field, other) ? Math.abs(axis.at(other) - here) : 0)
  return Math.min(steepest, change(across) + change(down)) + 1e-6
}

/** An edge is drawn soft only where cloth goes on beyond it; at the rim of the product the mask does that. */
function goesOn(field: Field, axis: Axis, pixel: number, edge: number): boolean {
  const { width_px } = field.maps
  const here = axis.at(pixel)
  return [1, -1, width_px, -width_px, 2, -2, 2 * width_px, -2 * width_px].some((offset) => {
    if (!samePart(field, pixel + offset)) return false
    const there = axis.at(pixel + offset)
    return Math.abs(there - here) < nearby && (edge === 0 ? there < 0 : there > 1)
  })
}

function edgeCoverage(field: Field, axis: Axis, pixel: number, step: number): number {
  const value = axis.at(pixel)
  const inside = Math.min(value, 1 - value)
  const soft = inside / step + 0.5
  if (soft >= 1 || soft <= 0) return Math.max(0, Math.min(1, soft))
  const edge = value < 0.5 ? 0 : 1
  if (inside < 0 || goesOn(field, axis, pixel, edge)) return soft
  return 1
}

const toWord = (value: number): number => Math.round(Math.max(0, Math.min(1, value)) * 65535)
function textureSide(stepsSeen: number[]): number {
  const seen = Float64Array.from(stepsSeen).sort()
  const typical = seen[Math.floor(seen.length / 3)] ?? 1 / 256
  return Math.max(16, Math.min(4096, Math.round(oversampling / typical)))
}

export function mapPrintArea(maps: ProductMaps, area: PrintArea, pixels: Uint32Array, part: Uint8Array): PreparedArea {
  const field = makeField(maps, area)
  const rows: number[] = []
  const [place, rim, rimCoverage]: [number[], number[], number[]] = [[], [], []]
  const [stepsS, stepsT]: [number[], number[]] = [[], []]
  for (let k = 0; k < pixels.length; k++) {
    if (part[k] !== area.id) continue
    const pixel = pixels[k] as number
    if (isBlank(field, pixel)) continue
    const [ps, pt] = [field.s.at(pixel), field.t.at(pixel)]
    if (ps < -nearby || ps > 1 + nearby || pt < -nearby || pt > 1 + nearby) continue
    const [ds, dt] = [stepOf(field, field.s, pixel), stepOf(field, field.t, pixel)]
    const inside = edgeCoverage(field, field.s, pixel, ds) * edgeCoverage(field, field.t, pixel, dt)
    const level = Math.round(inside * blankCoverage(field, pixel) * fullCoverage)
    if (level === 0) continue
    rows.push(k)
    place.push(toWord(ps) | (toWord(pt) << 16))
    if (level < fullCoverage) {
      rim.push(k)
      rimCoverage.push(level)
    }
    stepsS.push(ds)
    stepsT.push(dt)
  }
  return {
    runs: findRuns(Uint32Array.from(rows)),
    place: Int32Array.from(place),
    rim: Uint32Array.from(rim),
    rimCoverage: Uint16Array.from(rimCoverage),
    texture_px: { width: textureSide(stepsS), height: textureSide(stepsT) },
    remap: null,
  }
}
