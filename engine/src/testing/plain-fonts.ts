import { packCoverage } from '../text/font/coverage.ts'
import { DEFAULT_FAMILY, type FontCatalogue } from '../text/font/font-catalogue.ts'
import { CLOSE, LINE, MOVE } from '../text/outline.ts'
import type { FontFile, ShapedGlyph } from '../text/shaper.ts'
import { makeTypesetter } from '../text/typesetter.ts'

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, n) => first + n)
const covered = [range(0x20, 0x24f), range(0x300, 0x36f), range(0x590, 0x6ff), range(0x2000, 0x20ff)]
const characters = [...covered.flat(), ...range(0x4e00, 0x4fff), ...range(0x5b50, 0x5b60)]

/** A waving hand in a skin tone, and a woman in space: emoji of two and of three code points. */
const emoji_keys = ['1f44b-1f3ff', '1f469-200d-1f680']

const catalogue: FontCatalogue = {
  version: 'plain',
  families: [
    {
      family: DEFAULT_FAMILY,
      key: 'plain',
      label: { zh: 'Plain', en: 'Plain' },
      drawn_by: 'Plain',
      category: 'sans',
      scripts: [],
      styles: [{ weight: 400, is_italic: false }],
      ascent_em: 0.8,
      descent_em: 0.2,
      fallback: [],
      is_hidden: false,
      license: 'OFL-1.1',
      slices: [{ id: 'all', coverage: packCoverage(characters) }],
    },
  ],
  fallback: [],
  emoji: { slices: [emoji_keys], text_first: [] },
}

const isMark = (code: number) => code >= 0x300 && code <= 0x36f

/** Letters are half an em wide, Chinese ones a whole one; marks take no room, and f and i melt into one. */
function shape(text: string, direction: 'ltr' | 'rtl' | 'ttb', has_ligatures: boolean): ShapedGlyph[] {
  const glyphs: ShapedGlyph[] = []
  let at = 0
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    const last = glyphs.at(-1)
    const advance = isMark(code) ? 0 : code >= 0x4e00 ? 1000 : 500
    const cluster = isMark(code) && last ? last.cluster : at
    const melts = has_ligatures && text.slice(at - 1, at + 1) === 'fi'
    at += character.length
    if (melts && last) glyphs[glyphs.length - 1] = { ...last, x_advance: 800 }
    else {
      const along = direction === 'ttb' ? { x_advance: 0, y_advance: -advance } : { x_advance: advance, y_advance: 0 }
      glyphs.push({ glyph: code, cluster, ...along, x_offset: 0, y_offset: 0 })
    }
  }
  return direction === 'rtl' ? glyphs.reverse() : glyphs
}

const font: FontFile = {
  units_per_em: 1000,
  shape: (text, { direction, has_ligatures }) => shape(text, direction, has_ligatures),
  outlineOf: () => [MOVE, 0, 0, LINE, 400, 0, LINE, 400, -700, CLOSE],
}

/** Sets texts without any font file, so that tests can count where letters are. */
export const plainTypesetter = makeTypesetter(catalogue, {
  loadedFont: () => font,
  loadedEmoji: () => ({ parts: [{ colour: '#f5b84a', outline: [MOVE, 0, 0, LINE, 1, 0, LINE, 1, 1, CLOSE] }] }),
})
