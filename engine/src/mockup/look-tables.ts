// What depends on the look of the product and not on the design: worked out once a colour, then only looked up.
import { deepOf, linearToSrgb, oneLinear, parseColour, shadeTable, srgbOf, srgbToLinear } from './light-tables.ts'
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

function inkRow(table: Uint8Array, from: number, factor: number, added: number): void {
  for (let byte = 0; byte < 256; byte++) {
    const lit = (Math.imul(srgbToLinear[byte] as number, factor) >> 15) + added + 2
    table[from + byte] = linearToSrgb[lit >> 2] as number
  }
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
    const r = srgbOf((Math.imul(parts[id] as number, factor) >> 15) + added)
    const g = srgbOf((Math.imul(parts[id + 1] as number, factor) >> 15) + added)
    const b = srgbOf((Math.imul(parts[id + 2] as number, factor) >> 15) + added)
    bare[tone] = 0xff000000 | r | (g << 8) | (b << 16)
  }
}

function makeTables(view: PreparedView, look: MockupLook): LookTables {
  const shade = shadeTable(deepOf(parseColour(look.colour)))
  const gain = look.lightGain ?? 1
  const light = srgbToLinear.map((linear) => Math.min(oneLinear, linear * gain))
  const count = view.tones.length
  const tables = {
    parts: partColours(view, look),
    inked: new Uint8Array(256 * view.inkRows.length),
    ...{ dim: new Uint16Array(count), glow: new Uint16Array(count), bare: new Int32Array(count) },
  }
  inStretches(count, (from, to) => fillTones(view, { shade, light }, tables, from, to))
  for (const [row, stuff] of view.inkRows.entries()) {
    inkRow(tables.inked, 256 * row, shade[stuff & 255] as number, light[stuff >>> 8] as number)
  }
  return tables
}

const tablesKept = 8
const keptTables = new WeakMap<PreparedView, Map<string, LookTables>>()

/** A batch puts thousands of designs on the same few colours of a view. */
export function tablesFor(view: PreparedView, look: MockupLook): LookTables {
  const kept = keptTables.get(view) ?? new Map<string, LookTables>()
  keptTables.set(view, kept)
  const key = JSON.stringify([look.colour, look.parts, look.lightGain])
  const known = kept.get(key) ?? makeTables(view, look)
  kept.delete(key)
  kept.set(key, known)
  const oldest = kept.keys().next().value
  if (kept.size > tablesKept && oldest !== undefined) kept.delete(oldest)
  return known
}
