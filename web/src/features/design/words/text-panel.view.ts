import { MAX_TEXT_CHARACTERS } from '@inkroute/engine/layers/text-layer'
import type { FontFamily } from '@inkroute/engine/text/font/font-catalogue'

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, '')

/** Font families filtered by category and keyword. */
export function familiesFor(families: readonly FontFamily[], category: string, keyword: string): FontFamily[] {
  const asked = plain(keyword)
  return families.filter(
    (family) =>
      !family.is_hidden &&
      (category === 'all' || family.category === category) &&
      [family.label.zh, family.label.en, family.drawn_by].some((name) => plain(name).includes(asked)),
  )
}

/** A text colour that is readable on this product colour. */
export function readableInk(product_hex: string): string {
  const [red = 255, green = 255, blue = 255] = [1, 3, 5].map((at) => Number.parseInt(product_hex.slice(at, at + 2), 16))
  return 0.299 * red + 0.587 * green + 0.114 * blue < 110 ? '#ffffff' : '#17202e'
}

/** Truncates pasted text without splitting surrogate pairs; also returns how much was cut. */
export function withinLimit(text: string): { readonly text: string; readonly left_out: number } {
  if (text.length <= MAX_TEXT_CHARACTERS) return { text, left_out: 0 }
  const last = text.charCodeAt(MAX_TEXT_CHARACTERS - 1)
  const end = last >= 0xd800 && last <= 0xdbff ? MAX_TEXT_CHARACTERS - 1 : MAX_TEXT_CHARACTERS
  return { text: text.slice(0, end), left_out: text.length - end }
}

/** Code points in hexadecimal, group, words in Chinese and English, and whether it has skin tones. */
export type EmojiRow = readonly [string, number, string, string, number]

const TONE_AT = 1

/** The emoji in the chosen skin tone, if it has tones; 0 is the default yellow. */
export function getEmoji([codes, , , , has_tones]: EmojiRow, tone: number): string {
  const points = codes.split('-').map((code) => Number.parseInt(code, 16))
  // Some characters are text unless followed by the variation selector.
  if (!has_tones || tone === 0) return String.fromCodePoint(...points, ...(points.length === 1 ? [0xfe0f] : []))
  const toned = [...points]
  toned.splice(TONE_AT, toned[TONE_AT] === 0xfe0f ? 1 : 0, 0x1f3fa + tone)
  return String.fromCodePoint(...toned)
}

export function emojiFor(rows: readonly EmojiRow[], group: number, keyword: string): EmojiRow[] {
  const asked = keyword.trim().toLowerCase()
  if (!asked) return rows.filter((row) => row[1] === group)
  return rows.filter((row) => row[2].includes(asked) || row[3].toLowerCase().includes(asked)).slice(0, 120)
}
