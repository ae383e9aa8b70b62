import { packCoverage } from '@inkroute/engine/text/font/coverage'
import { openFont } from '@inkroute/engine/text/harfbuzz-font'
import { fontNames } from './font-names.ts'

/** Why a file is not taken as a font. */
export type FontRefusal = 'type' | 'collection' | 'broken' | 'empty' | 'complex' | 'large'

export interface InspectedFont {
  readonly sfnt: Uint8Array
  readonly name_zh: string
  readonly name_en: string
  readonly weight: number
  readonly is_italic: boolean
  readonly ascent_em: number
  readonly descent_em: number
  readonly coverage: string
  readonly glyph_count: number
}

export type FontVerdict =
  | { readonly ok: true; readonly font: InspectedFont }
  | { readonly ok: false; readonly why: FontRefusal }

/** Unpacked; a whole Chinese font has some 20 MB. */
const MAX_SFNT_BYTES = 32 * 1024 * 1024
const MAX_TABLES = 64
/** Numbers of one outline: an intricate ornament has some thousand. */
const MAX_OUTLINE = 60_000
const REQUIRED = ['cmap', 'head', 'hhea', 'hmtx', 'maxp']
const SAMPLE = 'Hamburgefonstiv 0123 fi ffl AV To'

class Refused extends Error {
  readonly why: FontRefusal
  constructor(why: FontRefusal) {
    super(why)
    this.why = why
  }
}

const toView = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** WOFF2 states the unpacked size, so one that is too large is not unpacked at all. */
async function unpack(bytes: Uint8Array): Promise<Uint8Array> {
  const tag = Buffer.from(bytes.subarray(0, 4)).toString('latin1')
  if (tag === 'ttcf') throw new Refused('collection')
  if (['OTTO', 'true', '\0\x01\0\0'].includes(tag)) return bytes
  if (tag !== 'wOF2' || bytes.length < 48) throw new Refused('type')
  if (toView(bytes).getUint32(16) > MAX_SFNT_BYTES) throw new Refused('large')
  const flavour = Buffer.from(bytes.subarray(4, 8)).toString('latin1')
  if (flavour === 'ttcf') throw new Refused('collection')
  const { default: decompress } = await import('wawoff2/decompress.js')
  try {
    return Uint8Array.from(await decompress(bytes))
  } catch {
    throw new Refused('broken')
  }
}

/** Every table lies within the file, and those that painting reads are there. */
function getTables(sfnt: Uint8Array): ReadonlyMap<string, Uint8Array> {
  if (sfnt.length > MAX_SFNT_BYTES) throw new Refused('large')
  const view = toView(sfnt)
  const count = sfnt.length < 12 ? 0 : view.getUint16(4)
  if (count === 0 || count > MAX_TABLES || sfnt.length < 12 + 16 * count) throw new Refused('broken')
  const tables = new Map<string, Uint8Array>()
  for (let i = 0; i < count; i++) {
    const at = 12 + 16 * i
    const [offset, length] = [view.getUint32(at + 8), view.getUint32(at + 12)]
    if (offset + length > sfnt.length) throw new Refused('broken')
    tables.set(Buffer.from(sfnt.subarray(at, at + 4)).toString('latin1'), sfnt.subarray(offset, offset + length))
  }
  const has_outlines = (tables.has('glyf') && tables.has('loca')) || tables.has('CFF ') || tables.has('CFF2')
  if (!has_outlines || REQUIRED.some((name) => !tables.has(name))) throw new Refused('broken')
  return tables
}

const isPrintable = (code: number) => code >= 0x20 && !(code >= 0x7f && code < 0xa0) && code <= 0x10ffff

function weightAndSlant(tables: ReadonlyMap<string, Uint8Array>) {
  const [os2, head] = [tables.get('OS/2'), tables.get('head')]
  const weight = os2 && os2.length >= 6 ? toView(os2).getUint16(4) : 400
  const selection = os2 && os2.length >= 64 ? toView(os2).getUint16(62) : 0
  const mac_style = head && head.length >= 46 ? toView(head).getUint16(44) : 0
  const rounded = Math.round(Math.min(900, Math.max(100, weight)) / 100) * 100
  return { weight: rounded, is_italic: (selection & 1) === 1 || (mac_style & 2) === 2 }
}

/** Draws every letter once: a font that cannot be drawn is refused here rather than at the press. */
async function measured(sfnt: Uint8Array, tables: ReadonlyMap<string, Uint8Array>) {
  const hb = await import('harfbuzzjs')
  const face = new hb.Face(new hb.Blob(sfnt))
  if (!(face.upem >= 16 && face.upem <= 16_384)) throw new Refused('broken')
  const codes = [...face.collectUnicodes()].filter(isPrintable)
  const maxp = tables.get('maxp')
  const glyph_count = maxp && maxp.length >= 6 ? toView(maxp).getUint16(4) : 0
  const font = openFont(hb, sfnt)
  font.shape(SAMPLE, { direction: 'ltr', has_ligatures: true })
  let inked = 0
  for (let glyph = 0; glyph < glyph_count; glyph++) {
    const outline = font.outlineOf(glyph)
    if (outline.length > MAX_OUTLINE) throw new Refused('complex')
    if (!outline.every(Number.isFinite)) throw new Refused('broken')
    if (outline.length > 0) inked++
  }
  if (codes.length === 0 || inked < 2) throw new Refused('empty')
  const { ascender, descender } = new hb.Font(face).hExtents()
  const em = (value: number) => Math.min(4, Math.max(0, Math.round((value / face.upem) * 1000) / 1000))
  return { coverage: packCoverage(codes), glyph_count, ascent_em: em(ascender) || 1, descent_em: em(-descender) }
}

/** Reads a file somebody sent as a font. To be run where it may take too long or too much memory. */
export async function inspectFont(bytes: Uint8Array): Promise<FontVerdict> {
  try {
    const sfnt = await unpack(bytes)
    const tables = getTables(sfnt)
    const names = fontNames(tables.get('name') ?? new Uint8Array())
    return { ok: true, font: { sfnt, ...names, ...weightAndSlant(tables), ...(await measured(sfnt, tables)) } }
  } catch (error) {
    // Whatever a parser stumbles over, the file is at fault.
    return { ok: false, why: error instanceof Refused ? error.why : 'broken' }
  }
}
