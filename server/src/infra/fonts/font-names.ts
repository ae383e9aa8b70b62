const MAX_RECORDS = 2000
const MAX_NAME = 80
/** Name ids: full name, then family and style as a typographer groups them, then as old systems do. */
const FULL = 4
const FAMILIES = [
  [16, 17],
  [1, 2],
] as const

const utf16be = (bytes: Uint8Array) => new TextDecoder('utf-16be').decode(bytes)
const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

/** One line without control or direction characters: it is shown in lists beside other names. */
const clean = (name: string) =>
  name
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_NAME)

type Names = ReadonlyMap<number, string>

/** Names by language, as platform Windows or Macintosh states them. */
function namesIn(table: Uint8Array): { readonly zh: Names; readonly en: Names } {
  const [zh, en] = [new Map<number, string>(), new Map<number, string>()]
  const view = new DataView(table.buffer, table.byteOffset, table.byteLength)
  const count = table.length < 6 ? 0 : Math.min(MAX_RECORDS, view.getUint16(2))
  const texts_at = count > 0 ? view.getUint16(4) : 0
  for (let i = 0; i < count && 6 + 12 * (i + 1) <= table.length; i++) {
    const at = 6 + 12 * i
    const [platform, language, id] = [view.getUint16(at), view.getUint16(at + 4), view.getUint16(at + 6)]
    const from = texts_at + view.getUint16(at + 10)
    const bytes = table.subarray(from, from + view.getUint16(at + 8))
    const is_windows = platform === 3
    const text = clean(is_windows || platform === 0 ? utf16be(bytes) : latin(bytes))
    if (text === '') continue
    if (is_windows && (language & 0x3ff) === 0x04) zh.set(id, text)
    else if (is_windows && (language & 0x3ff) === 0x09) en.set(id, text)
    else if (!en.has(id)) en.set(id, text)
  }
  return { zh, en }
}

function nameFrom(names: Names): string | undefined {
  for (const [family_id, style_id] of FAMILIES) {
    const [family, style] = [names.get(family_id), names.get(style_id)]
    if (!family) continue
    return clean(!style || /^regular$/i.test(style) || family.endsWith(style) ? family : `${family} ${style}`)
  }
  return names.get(FULL)
}

/** What a font calls itself, in both languages where it has both; empty where it has no name. */
export function fontNames(table: Uint8Array): { readonly name_zh: string; readonly name_en: string } {
  const { zh, en } = namesIn(table)
  const [chinese, english] = [nameFrom(zh), nameFrom(en)]
  return { name_zh: chinese ?? english ?? '', name_en: english ?? chinese ?? '' }
}
