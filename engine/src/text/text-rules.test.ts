import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bidiLevels, visualOrder } from './bidi.ts'
import { getClusters } from './clusters.ts'
import { packCoverage, unpackCoverage } from './font/coverage.ts'
import { breakLines, trimmed } from './line-break.ts'
import { CLOSE, CUBIC, flattened, LINE, MOVE } from './outline.ts'

const words = (text: string) => getClusters(text).map((cluster) => cluster.text)
const codes = (text: string) => getClusters(text).map((cluster) => cluster.code_points[0] ?? 0)

test('what a reader takes for one character stays in one piece', () => {
  expect(words('e\u0301a')).toEqual(['e\u0301', 'a'])
  expect(words('👩🏿‍🚀x')).toEqual(['👩🏿‍🚀', 'x'])
  expect(words('🇨🇳🇯🇵')).toEqual(['🇨🇳', '🇯🇵'])
  expect(words('1️⃣2')).toEqual(['1️⃣', '2'])
  expect(words('🏴󠁧󠁢󠁥󠁮󠁧󠁿')).toHaveLength(1)
})

test('clusters together are the text, whatever it is', () => {
  const piece = fc.constantFrom(
    'a',
    '字',
    ' ',
    '\u0301',
    '\u200d',
    '\ufe0f',
    '👩',
    '🏿',
    '🚀',
    '🇨',
    '🇳',
    '\u20e3',
    '1',
    '\ud800',
    'م',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const text = pieces.join('')
      const clusters = getClusters(text)
      expect(clusters.map((cluster) => cluster.text).join('')).toBe(text)
      expect(clusters.every((cluster) => text.startsWith(cluster.text, cluster.start))).toBe(true)
    }),
  )
})

/** Pieces of a line in visual order, from left to right. */
function seen(text: string, direction: 'auto' | 'ltr' | 'rtl' = 'auto'): string {
  const { levels } = bidiLevels(codes(text), direction)
  return visualOrder(getClusters(text).map((cluster, i) => ({ level: levels[i] ?? 0, text: cluster.text })))
    .map((piece) => piece.text)
    .join('')
}

test('Latin and Hebrew in one line are each read in their own direction', () => {
  expect(seen('plain text')).toBe('plain text')
  expect(seen('abc אבג')).toBe('abc גבא')
  expect(seen('אבג abc')).toBe('abc גבא')
  expect(seen('אב 12 גד')).toBe('דג 12 בא')
  expect(seen('אב -12% גד')).toBe('דג -12% בא'.replace('-12%', '12%-'))
  expect(seen('abc', 'rtl')).toBe('abc')
  expect(bidiLevels(codes('مرحبا'), 'auto').is_rtl).toBe(true)
})

/** The Unicode standard writes its examples with capitals for letters that read from right to left. */
const hebrew = (text: string) =>
  text.replace(/[A-Z]/g, (letter) => String.fromCharCode(0x5d0 + letter.charCodeAt(0) - 65))
const capitals = (text: string) =>
  text.replace(/[\u05d0-\u05e9]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x5d0 + 65))
const [RLI, LRI, PDI, RLO, POP] = ['\u2067', '\u2066', '\u2069', '\u202e', '\u202c']
const controls = /[\u202a-\u202e\u2066-\u2069]/g

test.each([
  // UAX 9, section 3.4: whole sentences, with isolates.
  ['car means CAR.', 'ltr', 'car means RAC.'],
  ['car MEANS CAR.', 'rtl', '.RAC SNAEM car'],
  [`${RLI}car MEANS CAR.${PDI}`, 'ltr', '.RAC SNAEM car'],
  [
    `he said “${RLI}car MEANS CAR${PDI}.” “${RLI}IT DOES${PDI},” she agreed.`,
    'ltr',
    'he said “RAC SNAEM car.” “SEOD TI,” she agreed.',
  ],
  [`DID YOU SAY ’${LRI}he said “${RLI}car MEANS CAR${PDI}”${PDI}‘?`, 'rtl', '?‘he said “RAC SNAEM car”’ YAS UOY DID'],
  // Section 2.1: a range of numbers keeps its order, the list around it does not.
  ['he said “THE VALUES ARE 123, 456, 789, OK”.', 'ltr', 'he said “KO ,789 ,456 ,123 ERA SEULAV EHT”.'],
  // Rule N0: brackets follow what they enclose and what surrounds them.
  ['smith (fabrikam ARABIC) HEBREW', 'ltr', 'smith (fabrikam CIBARA) WERBEH'],
  ['ARABIC book(s)', 'rtl', 'book(s) CIBARA'],
  ['A (b) C', 'auto', 'C )b( A'],
  // Rules W4 to W7: signs join the numbers they touch.
  ['A 1,234.50 B', 'rtl', 'B 1,234.50 A'],
  ['A $12 B', 'rtl', 'B $12 A'],
  ['A 3/4 B', 'rtl', 'B 3/4 A'],
  ['a -5 B', 'ltr', 'a -5 B'],
  // Overrides reverse even Latin letters.
  [`ab${RLO}cd${POP}ef`, 'ltr', 'abdcef'],
  // Emoji take no side; flags are letters.
  ['A 😀 B', 'auto', 'B 😀 A'],
  ['a 😀 B', 'ltr', 'a 😀 B'],
  ['🇨🇳🇯🇵', 'rtl', '🇨🇳🇯🇵'],
  // Trailing spaces stay at the end of the paragraph.
  ['ABC  ', 'auto', '  CBA'],
] as const)('%s written %s is seen as %s', (text, direction, expected) => {
  expect(capitals(seen(hebrew(text), direction)).replace(controls, '')).toBe(expected)
})

test('Arabic letters turn the numbers after them into Arabic numbers, whose signs differ', () => {
  expect(seen('مر 12-34')).toBe('34-12 رم')
  expect(seen('אב 12-34')).toBe('12-34 בא')
  expect(seen('אב 12.34')).toBe('12.34 בא')
  expect(seen('مر 12.34')).toBe('12.34 رم')
  expect(seen('مر ١٢٫٣٤')).toBe('١٢٫٣٤ رم')
})

test('scripts beyond the first plane have their direction', () => {
  expect(bidiLevels(codes('𞤀𞤁'), 'auto')).toEqual({ is_rtl: true, levels: [1, 1] })
  expect(bidiLevels(codes('𝐀𝐁 א'), 'auto')).toEqual({ is_rtl: false, levels: [0, 0, 0, 1] })
})

test('lines break at spaces and between Chinese characters, never before closing or after opening marks', () => {
  const lines = (text: string, most: number) => {
    const clusters = getClusters(text)
    return breakLines(
      clusters,
      clusters.map(() => 1),
      most,
    ).map((line) => {
      const { from, to } = trimmed(clusters, line)
      return clusters
        .slice(from, to)
        .map((cluster) => cluster.text)
        .join('')
    })
  }
  expect(lines('one two three', 7)).toEqual(['one two', 'three'])
  expect(lines('一二三四五六', 4)).toEqual(['一二三四', '五六'])
  expect(lines('一二三四，五', 4)).toEqual(['一二三', '四，五'])
  expect(lines('一二三「四」', 4)).toEqual(['一二三', '「四」'])
  expect(lines('unbreakable', 4)).toEqual(['unbr', 'eaka', 'ble'])
  expect(lines('', 4)).toEqual([''])
})

test('breaking loses no character and keeps lines within their length', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '字', '，', '「', '-'), maxLength: 80 })
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 12 }), (sample, most) => {
      const clusters = getClusters(sample)
      const lines = breakLines(
        clusters,
        clusters.map(() => 1),
        most,
      )
      expect(lines.map((line) => line.from).slice(1)).toEqual(lines.map((line) => line.to).slice(0, -1))
      expect(lines[0]?.from).toBe(0)
      expect(lines.at(-1)?.to).toBe(clusters.length)
    }),
  )
})

test('a packed set of characters is the set', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 200 }), (set) => {
      const found = unpackCoverage(packCoverage(set)).flatMap(([first, last]) =>
        Array.from({ length: last - first + 1 }, (_, i) => first + i),
      )
      expect(found).toEqual([...set].sort((a, b) => a - b))
    }),
  )
})

test('curves become lines that begin and end where they did', () => {
  const flat = flattened([MOVE, 0, 0, CUBIC, 0, 1, 1, 1, 1, 0, CLOSE])
  expect(flat.slice(0, 3)).toEqual([MOVE, 0, 0])
  expect(flat.slice(-4)).toEqual([LINE, 1, 0, CLOSE])
  expect(flat.filter((_, i) => i > 2 && i % 3 === 0 && i < flat.length - 1).every((verb) => verb === LINE)).toBe(true)
})
