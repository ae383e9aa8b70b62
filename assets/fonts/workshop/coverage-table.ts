import { unpackCoverage } from '../../../engine/src/text/font/coverage.ts'
import type { FontFamily } from '../../../engine/src/text/font/font-catalogue.ts'

/** The characters that a two-byte encoding holds between these first bytes. */
function getCharacters(encoding: string, first: number, last: number): Set<number> {
  const decoder = new TextDecoder(encoding)
  const found = new Set<number>()
  for (let high = first; high <= last; high++)
    for (let low = 0xa1; low <= 0xfe; low++) {
      const text = decoder.decode(Uint8Array.of(high, low))
      const code = text.codePointAt(0) ?? 0
      if ([...text].length === 1 && code >= 0x4e00 && code <= 0x9fff) found.add(code)
    }
  return found
}

const range = (first: number, last: number) => new Set(Array.from({ length: last - first + 1 }, (_, i) => first + i))

/** Character sets that people ask for by name. */
const sets: readonly (readonly [string, ReadonlySet<number>])[] = [
  ['Chinese GB 2312', getCharacters('gbk', 0xb0, 0xf7)],
  ['Japanese JIS X 0208 kanji', getCharacters('euc-jp', 0xb0, 0xf4)],
  ['kana', range(0x3041, 0x30fe)],
  ['Hangul', range(0xac00, 0xd7a3)],
  ['Cyrillic', range(0x0410, 0x044f)],
  ['Greek', range(0x03b1, 0x03c9)],
  ['Arabic', range(0x0621, 0x064a)],
  ['Hebrew', range(0x05d0, 0x05ea)],
  ['Thai', range(0x0e01, 0x0e3a)],
  ['Devanagari', range(0x0905, 0x0939)],
  ['Western European', range(0x00c0, 0x00ff)],
  ['Vietnamese', range(0x1ea0, 0x1ef9)],
]

function charactersIn(family: FontFamily): Set<number> {
  const ranges = family.slices.flatMap(({ coverage }) => unpackCoverage(coverage))
  return new Set(ranges.flatMap(([first, last]) => [...range(first, last)]))
}

function describe(family: FontFamily): string {
  const drawn = charactersIn(family)
  const shares = sets.flatMap(([name, wanted]) => {
    const share = [...wanted].filter((code) => drawn.has(code)).length / wanted.size
    if (share < 0.1) return []
    return [share > 0.999 ? name : `${name} ${Math.floor(share * 100)} %`]
  })
  return `| ${family.family} | ${drawn.size} | ${shares.join(', ')} |`
}

/** Which characters each family draws itself; the others come from its fallbacks. */
export const coverageTable = (families: readonly FontFamily[]): string[] => [
  '## Characters',
  '',
  'What a family lacks is drawn by its fallbacks, at last by the Noto families. Read from `catalogue.json`; sets of which',
  'less than a tenth is there are left out.',
  '',
  '| family | characters | sets |',
  '|---|---|---|',
  ...families.map(describe),
  '',
]
