import bidiFactory, { type BidiCharTypeName } from 'bidi-js'

const bidi = bidiFactory()

/** Letters, numbers and controls that can make a line read from right to left. */
const right_to_left =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** A character below U+10000 of each type that occurs above it. */
const representatives: Partial<Record<BidiCharTypeName, string>> = {
  L: 'a',
  R: '\u05d0',
  AL: '\u0627',
  EN: '0',
  AN: '\u0660',
  ET: '$',
  ON: '*',
  NSM: '\u0300',
  BN: '\u200b',
}

/** The library reads UTF-16 units, and would take both halves of an emoji for Latin letters. */
function asOneUnit(code: number): string {
  const character = String.fromCodePoint(code)
  return code < 0x10000 ? character : (representatives[bidi.getBidiCharTypeName(character)] ?? 'a')
}

export interface Levels {
  readonly is_rtl: boolean
  /** One for each character: even ones read to the right, odd ones to the left. */
  readonly levels: readonly number[]
}

/** Levels of a paragraph (UAX 9) whose characters are given by the first code point of each cluster. */
export function bidiLevels(codes: readonly number[], direction: 'auto' | 'ltr' | 'rtl'): Levels {
  // Most texts: the library need not even unpack its tables.
  if (direction !== 'rtl' && !codes.some((code) => right_to_left.test(String.fromCodePoint(code)))) {
    return { is_rtl: false, levels: codes.map(() => 0) }
  }
  const { levels, paragraphs } = bidi.getEmbeddingLevels(codes.map(asOneUnit).join(''), direction)
  return { is_rtl: (paragraphs[0]?.level ?? 0) % 2 === 1, levels: [...levels] }
}

/**
 * Rule L2: the order in which the pieces of a line appear from left to right. The library reorders characters, a line
 * is made of runs.
 */
export function visualOrder<T extends { readonly level: number }>(pieces: readonly T[]): T[] {
  const order = [...pieces]
  const highest = Math.max(0, ...order.map((piece) => piece.level))
  for (let level = highest; level >= 1; level--) {
    for (let i = 0; i < order.length; i++) {
      if ((order[i] as T).level < level) continue
      let end = i
      while (end < order.length && (order[end] as T).level >= level) end++
      order.splice(i, end - i, ...order.slice(i, end).reverse())
      i = end
    }
  }
  return order
}
