// Step three of three:  out = ((colour under ink) × shade^deep + light) over the shadowed background, in linear light.
import type { Ink } from './ink.ts'
import {
  deepOf,
  type LinearColour,
  linearToSrgb,
  oneLinear,
  parseColour,
  shadeTable,
  srgbOf,
  srgbToLinear,
} from './light-tables.ts'
import { type PreparedView, unusual } from './prepared-view.ts'
import { forEachRun } from './runs.ts'

export type MockupLook = {
  /** Product colour. Black cloth is #1b1b1e rather than #000000, which would swallow the folds. */
  colour: string
  /** Colours of other parts by id; defaults come from the view. */
  parts?: Readonly<Record<string, string>>
  /** Opaque background, or null for a transparent picture. */
  background: string | null
  /** Strength of the gloss, 1 = as rendered. */
  lightGain?: number
}

type Tables = {
  /** Linear R, G, B of each part id. */
  parts: Uint16Array
  /** Finished byte of opaque ink by row of the view << 8 | ink byte. */
  inked: Uint8Array
  /** By tone of the view: factor, added light, and the finished word of bare cloth. */
  dim: Uint16Array
  glow: Uint16Array
  bare: Int32Array
}

function partColours(view: PreparedView, look: MockupLook): Uint16Array {
  const parts = new Uint16Array(3 * 256)
  const base = parseColour(look.colour)
  for (let id = 0; id < 256; id++) parts.set(base, 3 * id)
  for (const [id, hex] of Object.entries({ ...view.parts, ...look.parts })) parts.set(parseColour(hex), 3 * Number(id))
  return parts
}

function inkedBytes(shade: Uint16Array, lights: readonly number[]): Uint8Array {
  const table = new Uint8Array(65536 * lights.length)
  let i = 0
  for (const added of lights) {
    for (const factor of shade) {
      for (let byte = 0; byte < 256; byte++, i++) {
        const lit = (Math.imul(srgbToLinear[byte] as number, factor) >> 15) + added + 2
        table[i] = linearToSrgb[lit >> 2] as number
      }
    }
  }
  return table
}

function makeTables(view: PreparedView, look: MockupLook): Tables {
  const parts = partColours(view, look)
  const shade = shadeTable(deepOf(parseColour(look.colour)))
  const gain = look.lightGain ?? 1
  const lightOf = (byte: number) => Math.min(oneLinear, (srgbToLinear[byte] as number) * gain) | 0
  const count = view.tones.length
  const bare = new Int32Array(count)
  const [dim, glow] = [new Uint16Array(count), new Uint16Array(count)]
  for (let tone = 0; tone < count; tone++) {
    const stuff = view.tones[tone] as number
    const id = 3 * (stuff >>> 16)
    const factor = shade[stuff & 255] as number
    const added = lightOf((stuff >>> 8) & 255)
    dim[tone] = factor
    glow[tone] = added
    const r = srgbOf((Math.imul(parts[id] as number, factor) >> 15) + added)
    const g = srgbOf((Math.imul(parts[id + 1] as number, factor) >> 15) + added)
    const b = srgbOf((Math.imul(parts[id + 2] as number, factor) >> 15) + added)
    bare[tone] = 0xff000000 | r | (g << 8) | (b << 16)
  }
  return { parts, inked: inkedBytes(shade, view.usualLights.map(lightOf)), dim, glow, bare }
}

const tablesKept = 8
const keptTables = new WeakMap<PreparedView, Map<string, Tables>>()

/** A batch puts thousands of designs on the same few colours of a view. */
function tablesFor(view: PreparedView, look: MockupLook): Tables {
  const kept = keptTables.get(view) ?? new Map<string, Tables>()
  keptTables.set(view, kept)
  const key = JSON.stringify([look.colour, look.parts, look.lightGain])
  const known = kept.get(key) ?? makeTables(view, look)
  kept.delete(key)
  kept.set(key, known)
  const oldest = kept.keys().next().value
  if (kept.size > tablesKept && oldest !== undefined) kept.delete(oldest)
  return known
}

/** A run of covered pixels as if they were opaque; edges are mixed with the background afterwards. */
function paintRun(
  words: Int32Array,
  { tone, tones, inkRow }: PreparedView,
  ink: Ink,
  { parts, inked, dim, glow, bare }: Tables,
  place: number,
  first: number,
  length: number,
): void {
  const linear = srgbToLinear
  const coded = linearToSrgb
  const shift = first - place
  for (let k = place; k < place + length; k++) {
    const print = ink[k] as number
    if (print === 0) {
      words[k + shift] = bare[tone[k] as number] as number
      continue
    }
    const row = inkRow[k] as number
    if (print >>> 24 === 255 && row !== unusual) {
      const line = row << 8
      words[k + shift] =
        0xff000000 |
        (inked[line | (print & 255)] as number) |
        ((inked[line | ((print >>> 8) & 255)] as number) << 8) |
        ((inked[line | ((print >>> 16) & 255)] as number) << 16)
      continue
    }
    const kind = tone[k] as number
    const factor = dim[kind] as number
    // Half a step of the output table, so that the shift below rounds.
    const added = (glow[kind] as number) + 2
    let r = linear[print & 255] as number
    let g = linear[(print >>> 8) & 255] as number
    let b = linear[(print >>> 16) & 255] as number
    if (print >>> 24 < 255) {
      const clear = oneLinear - (((print >>> 24) * 257 + 1) >> 1)
      const id = 3 * ((tones[kind] as number) >>> 16)
      r += Math.imul((parts[id] as number) - r, clear) >> 15
      g += Math.imul((parts[id + 1] as number) - g, clear) >> 15
      b += Math.imul((parts[id + 2] as number) - b, clear) >> 15
    }
    words[k + shift] =
      0xff000000 |
      (coded[((Math.imul(r, factor) >> 15) + added) >> 2] as number) |
      ((coded[((Math.imul(g, factor) >> 15) + added) >> 2] as number) << 8) |
      ((coded[((Math.imul(b, factor) >> 15) + added) >> 2] as number) << 16)
  }
}

/** Pixels shared by two parts hold both unlit colours, each with its own ink. */
function softenPartBorders(out: Uint8ClampedArray, view: PreparedView, ink: Ink, tables: Tables): void {
  const { borders, borderTwins, borderShares, pixels, tone, tones } = view
  const unlit = (k: number, c: number) => {
    const print = ink[k] as number
    const base = tables.parts[3 * ((tones[tone[k] as number] as number) >>> 16) + c] as number
    return base + (((srgbToLinear[(print >>> (8 * c)) & 255] as number) - base) * (print >>> 24)) / 255
  }
  for (let j = 0; j < borders.length; j++) {
    const k = borders[j] as number
    const twin = borderTwins[j] as number
    const share = (borderShares[j] as number) / 255
    const factor = (tables.dim[tone[k] as number] as number) / oneLinear
    const added = tables.glow[tone[k] as number] as number
    for (let c = 0; c < 3; c++) {
      const mixed = unlit(k, c) * (1 - share) + unlit(twin, c) * share
      out[4 * (pixels[k] as number) + c] = srgbOf(mixed * factor + added)
    }
  }
}

function paintBackground(words: Int32Array, view: PreparedView, background: LinearColour): void {
  const tones = Int32Array.from({ length: 256 }, (_, shadow) => {
    const [r, g, b] = background.map((v) => srgbOf((v * (255 - shadow)) / 255)) as [number, number, number]
    return 0xff000000 | r | (g << 8) | (b << 16)
  })
  forEachRun(view.bareRuns, (_, first, length) => words.fill(tones[0] as number, first, first + length))
  forEachRun(view.shadowRuns, (_, first, length) => shadeRun(words, view.shadow, tones, first, first + length))
}

function shadeRun(words: Int32Array, shadow: Uint8Array, tones: Int32Array, from: number, to: number): void {
  for (let i = from; i < to; i++) words[i] = tones[shadow[i] as number] as number
}

function mixEdges(out: Uint8ClampedArray, view: PreparedView, background: LinearColour): void {
  const { pixels, alpha, shadow, edges } = view
  for (let e = 0; e < edges.length; e++) {
    const k = edges[e] as number
    const a = alpha[k] as number
    const pixel = pixels[k] as number
    const left = ((255 - a) * (255 - (shadow[pixel] as number))) / 255
    for (let c = 0; c < 3; c++) {
      const front = (srgbToLinear[out[4 * pixel + c] as number] as number) * a
      out[4 * pixel + c] = srgbOf((front + (background[c] as number) * left) / 255)
    }
  }
}

/** Straight alpha: the mask, and the shadow as translucent black around it. */
function cutOut(out: Uint8ClampedArray, view: PreparedView): void {
  const { pixels, alpha, shadow, edges } = view
  // Viewers blend in sRGB, where a linear factor looks like its sRGB code.
  const veil = Uint8Array.from({ length: 256 }, (_, s) => 255 - srgbOf(((255 - s) / 255) * oneLinear))
  forEachRun(view.shadowRuns, (_, first, length) => {
    for (let i = first; i < first + length; i++) {
      if (out[4 * i + 3] === 0) out[4 * i + 3] = veil[shadow[i] as number] as number
    }
  })
  for (let e = 0; e < edges.length; e++) {
    const k = edges[e] as number
    out[4 * (pixels[k] as number) + 3] = alpha[k] as number
  }
}

/** The finished picture, RGBA with straight alpha. Pass `reuse` to write into an array of the right size. */
export function composeMockup(
  view: PreparedView,
  ink: Ink,
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
  forEachRun(view.runs, (place, first, length) => paintRun(words, view, ink, tables, place, first, length))
  softenPartBorders(out, view, ink, tables)
  if (background) mixEdges(out, view, background)
  else cutOut(out, view)
  return out
}
