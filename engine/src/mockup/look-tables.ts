// What depends on the look of the product and not on the design: worked out once a colour, then only looked up.
import { getDeep, getSrgb, linearToSrgb, oneLinear, parseColour, shadeTable, srgbToLinear } from './light-tables.ts'
import type { PreparedView } from './prepared-view.ts'
import { inStretches } from './runs.ts'

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

export type LookTables = {
  /** Linear R, G, B of each part id. */
  parts: Uint16Array
  /** Finished byte of opaque ink by row of the view << 8 | ink byte. */
  inked: Uint8Array
  /** By tone of the view: factor, added light, and the final pixel of unprinted cloth. */
  dim: Uint16Array
  glow: Uint16Array
  bare: Int32Array
}

function fillParts(parts: Uint16Array, view: PreparedView, look: MockupLook): void {
  const base = parseColour(look.colour)
  for (let id = 0; id < 256; id++) parts.set(base, 3 * id)
  for (const [id, hex] of Object.entries({ ...view.parts, ...look.parts })) parts.set(parseColour(hex), 3 * Number(id))
}

type Light = { shade: Uint16Array; light: Uint16Array }

function fillTones(
  { tones }: PreparedView,
  { shade, light }: Light,
  tables: LookTables,
  from: number,
  to: number,
): void {
  const { parts, dim, glow, bare } = tables
  for (let tone = from; tone < to; tone++) {
    const stuff = tones[tone] as number
    const id = 3 * (stuff >>> 16)
    const factor = shade[stuff & 255] as number
    const added = light[(stuff >>> 8) & 255] as number
    dim[tone] = factor
    glow[tone] = added
    const r = getSrgb((Math.imul(parts[id] as number, factor) >> 15) + added)
    const g = getSrgb((Math.imul(parts[id + 1] as number, factor) >> 15) + added)
    const b = getSrgb((Math.imul(parts[id + 2] as number, factor) >> 15) + added)
    bare[tone] = 0xff000000 | r | (g << 8) | (b << 16)
  }
}

function fillInk(
  { inkRows }: PreparedView,
  { shade, light }: Light,
  inked: Uint8Array,
  from: number,
  to: number,
): void {
  for (let row = from; row < to; row++) {
    const stuff = inkRows[row] as number
    const factor = shade[stuff & 255] as number
    const added = ((light[stuff >>> 8] as number) + 2) | 0
    const line = row << 8
    for (let byte = 0; byte < 256; byte++) {
      const lit = ((Math.imul(srgbToLinear[byte] as number, factor) >> 15) + added) | 0
      inked[line | byte] = linearToSrgb[lit >> 2] as number
    }
  }
}

const tonesRound = 4096
const rowsRound = 256
const rowsAtOnce = 8
const roundUp = (count: number, step: number): number => Math.ceil(count / step) * step

/** With some room, so that others can take the memory over. */
function newTables(tones: number, rows: number): LookTables {
  const count = roundUp(tones, tonesRound)
  return {
    parts: new Uint16Array(3 * 256),
    inked: new Uint8Array(256 * roundUp(rows, rowsRound)),
    dim: new Uint16Array(count),
    glow: new Uint16Array(count),
    bare: new Int32Array(count),
  }
}

const fits = ({ bare, inked }: LookTables, tones: number, rows: number): boolean =>
  bare.length >= tones && inked.length >= 256 * rows

/** Reuses the memory of tables that are no longer needed, where it is large enough. */
function makeTables(view: PreparedView, look: MockupLook, old: LookTables | undefined): LookTables {
  const shade = shadeTable(getDeep(parseColour(look.colour)), view.exposure)
  const gain = look.lightGain ?? 1
  const light = srgbToLinear.map((linear) => Math.min(oneLinear, linear * gain))
  const [tones, rows] = [view.tones.length, view.inkRows.length]
  const tables = old && fits(old, tones, rows) ? old : newTables(tones, rows)
  fillParts(tables.parts, view, look)
  const lit = { shade, light }
  inStretches(tones, (from, to) => fillTones(view, lit, tables, from, to))
  inStretches(rows, (from, to) => fillInk(view, lit, tables.inked, from, to), rowsAtOnce)
  return tables
}

/** About a third of a megabyte each. */
const mostKept = 40
const keptTables = new Map<string, LookTables>()
/** By tones, because the parts of a view share them. */
const viewNames = new WeakMap<Int32Array, number>()
let lastName = 0

function getName({ tones }: PreparedView): number {
  const name = viewNames.get(tones) ?? ++lastName
  viewNames.set(tones, name)
  return name
}

/**
 * A batch puts thousands of designs on the same few colours of a view. Or it shows every view once: then each takes the
 * memory over from the one used longest ago, which would otherwise have to be collected several times a second. What is
 * returned stays valid until that many others have been requested.
 */
export function tablesFor(view: PreparedView, look: MockupLook): LookTables {
  const key = JSON.stringify([getName(view), look.colour, look.parts, look.lightGain])
  const known = keptTables.get(key)
  keptTables.delete(key)
  const [oldest] = known || keptTables.size < mostKept ? [] : keptTables
  if (oldest) keptTables.delete(oldest[0])
  const tables = known ?? makeTables(view, look, oldest?.[1])
  keptTables.set(key, tables)
  return tables
}
