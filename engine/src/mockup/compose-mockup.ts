// A painted design on a product picture:  ((colour under ink) × shade^deep + light) over the shadowed background.
import { getSrgb, type LinearColour, oneLinear, parseColour, srgbToLinear } from './light-tables.ts'
import { type LookTables, type MockupLook, tablesFor } from './look-tables.ts'
import { lightInk, paintBareRun, paintPrintedRun } from './paint-cloth.ts'
import { paintScene } from './paint-scene.ts'
import type { PreparedView } from './prepared-view.ts'
import type { PreparedArea } from './print-area-map.ts'
import type { PrintTexture } from './print-texture.ts'
import { forEachPictureRun, forEachRun, inStretches } from './runs.ts'
import { remapFor, sampleAt } from './sample-print.ts'

/** A painted texture for each printed area of the view; areas of a view do not overlap. */
export type Prints = Readonly<Record<string, PrintTexture>>

function getArea(view: PreparedView, name: string): PreparedArea {
  const area = view.areas[name]
  if (!area) throw new Error(`the view has no print area ${name}`)
  return area
}

function paintBareRuns(words: Int32Array, { tone }: PreparedView, { bare }: LookTables, runs: Int32Array): void {
  forEachPictureRun(runs, (_, covered, pixel, length) => paintBareRun(words, tone, bare, covered, pixel, length))
}

function longestRun(runs: Int32Array): number {
  let longest = 0
  forEachPictureRun(runs, (_place, _covered, _pixel, length) => {
    longest = Math.max(longest, length)
  })
  return longest
}

function printArea(
  words: Int32Array,
  view: PreparedView,
  area: PreparedArea,
  tables: LookTables,
  { texels, width_px, height_px }: PrintTexture,
): void {
  const remap = remapFor(area, width_px, height_px)
  const left = new Int32Array(longestRun(area.runs))
  forEachPictureRun(area.runs, (place, covered, pixel, length) =>
    paintPrintedRun(words, view, tables, remap, texels, { place, covered, pixel, length }, left),
  )
}

/** The ink of the few pixels that do not simply show it: the rim of an area, and where parts meet. */
function singleInks(view: PreparedView, prints: Prints): Int32Array {
  const inks = new Int32Array(view.singles.length)
  for (const [name, texture] of Object.entries(prints)) {
    const area = getArea(view, name)
    const { singles, singlePlaces, singleCoverage } = area
    const remap = remapFor(area, texture.width_px, texture.height_px)
    for (let n = 0; n < singles.length; n++) {
      const ink = sampleAt(remap, texture.texels, singlePlaces[n] as number)
      const alpha = ((ink >>> 24) * (singleCoverage[n] as number)) >> 8
      inks[singles[n] as number] = (ink & 0xffffff) | (alpha << 24)
    }
  }
  return inks
}

function paintSingles(
  words: Int32Array,
  { singles, singlePixels, tone, tones }: PreparedView,
  tables: LookTables,
  inks: Int32Array,
  from: number,
  to: number,
): void {
  for (let n = from; n < to; n++) {
    const kind = tone[singles[n] as number] as number
    const ink = inks[n] as number
    words[singlePixels[n] as number] =
      ink >>> 24 === 0 ? (tables.bare[kind] as number) : lightInk(ink, kind, tones, tables)
  }
}

/** Cloth and print before lighting, by channel. */
const unlit = (base: number, ink: number, c: number): number =>
  base + (((srgbToLinear[(ink >>> (8 * c)) & 255] as number) - base) * (ink >>> 24)) / 255

/** Pixels shared by two parts hold both unlit colours, each with its own ink. */
function softenPartBorders(
  out: Uint8ClampedArray,
  { borders, borderTwins, borderShares, singles, singlePixels, tone, tones }: PreparedView,
  { parts, dim, glow }: LookTables,
  inks: Int32Array,
  from: number,
  to: number,
): void {
  for (let j = from; j < to; j++) {
    const border = borders[j] as number
    const twin = borderTwins[j] as number
    const share = (borderShares[j] as number) / 255
    const kind = tone[singles[border] as number] as number
    const twinKind = tone[singles[twin] as number] as number
    const factor = (dim[kind] as number) / oneLinear
    const base = 3 * ((tones[kind] as number) >>> 16)
    const twinBase = 3 * ((tones[twinKind] as number) >>> 16)
    const at = 4 * (singlePixels[border] as number)
    for (let c = 0; c < 3; c++) {
      const own = unlit(parts[base + c] as number, inks[border] as number, c)
      const other = unlit(parts[twinBase + c] as number, inks[twin] as number, c)
      out[at + c] = getSrgb((own * (1 - share) + other * share) * factor + (glow[kind] as number))
    }
  }
}

function paintBackground(words: Int32Array, view: PreparedView, background: LinearColour): void {
  const tones = Int32Array.from({ length: 256 }, (_, shadow) => {
    const [r, g, b] = background.map((v) => getSrgb((v * (255 - shadow)) / 255)) as [number, number, number]
    return 0xff000000 | r | (g << 8) | (b << 16)
  })
  forEachRun(view.bareRuns, (_, first, length) => words.fill(tones[0] as number, first, first + length))
  forEachRun(view.shadowRuns, (place, first, length) => shadeRun(words, view.shadow, tones, place, first, length))
}

function shadeRun(
  words: Int32Array,
  shadow: Uint8Array,
  tones: Int32Array,
  place: number,
  first: number,
  length: number,
): void {
  for (let i = 0; i < length; i++) words[first + i] = tones[shadow[place + i] as number] as number
}

function mixEdges(
  out: Uint8ClampedArray,
  { edges, edgeAlpha, edgeShadow }: PreparedView,
  background: LinearColour,
  from: number,
  to: number,
): void {
  for (let e = from; e < to; e++) {
    const a = edgeAlpha[e] as number
    const pixel = edges[e] as number
    const left = ((255 - a) * (255 - (edgeShadow[e] as number))) / 255
    for (let c = 0; c < 3; c++) {
      const front = (srgbToLinear[out[4 * pixel + c] as number] as number) * a
      out[4 * pixel + c] = getSrgb((front + (background[c] as number) * left) / 255)
    }
  }
}

/** Straight alpha: the mask, and the shadow as translucent black around it. */
function cutOut(out: Uint8ClampedArray, view: PreparedView): void {
  const { edges, edgeAlpha, shadow } = view
  // Viewers blend in sRGB, where a linear factor looks like its sRGB code.
  const veil = Uint8Array.from({ length: 256 }, (_, s) => 255 - getSrgb(((255 - s) / 255) * oneLinear))
  forEachRun(view.shadowRuns, (place, first, length) => {
    for (let i = 0; i < length; i++) {
      const at = 4 * (first + i) + 3
      if (out[at] === 0) out[at] = veil[shadow[place + i] as number] as number
    }
  })
  for (let e = 0; e < edges.length; e++) out[4 * (edges[e] as number) + 3] = edgeAlpha[e] as number
}

/** The finished picture, RGBA with straight alpha. Pass `reuse` to write into an array of the right size. */
export function composeMockup(
  view: PreparedView,
  prints: Prints,
  look: MockupLook,
  reuse?: Uint8ClampedArray<ArrayBuffer>,
): Uint8ClampedArray<ArrayBuffer> {
  const count = view.width_px * view.height_px
  const out = reuse ?? new Uint8ClampedArray(4 * count)
  if (out.length !== 4 * count) throw new Error('the array to reuse has another size')
  const words = new Int32Array(out.buffer, out.byteOffset, count)
  const tables = tablesFor(view, look)
  const background = look.background === null ? null : parseColour(look.background)
  if (background) paintBackground(words, view, background)
  else forEachRun(view.bareRuns, (_, first, length) => words.fill(0, first, first + length))
  paintBareRuns(words, view, tables, view.clothRuns)
  for (const [name, area] of Object.entries(view.areas))
    if (!prints[name]) paintBareRuns(words, view, tables, area.runs)
  for (const [name, texture] of Object.entries(prints)) printArea(words, view, getArea(view, name), tables, texture)
  const inks = singleInks(view, prints)
  inStretches(view.singles.length, (from, to) => paintSingles(words, view, tables, inks, from, to))
  inStretches(view.borders.length, (from, to) => softenPartBorders(out, view, tables, inks, from, to))
  if (view.backdrop) paintScene(out, view, background)
  else if (background) inStretches(view.edges.length, (from, to) => mixEdges(out, view, background, from, to))
  else cutOut(out, view)
  return out
}
