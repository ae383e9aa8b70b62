const words = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** Letter sizes as sellers, factories and marketplaces write them. */
const namedSizes: Readonly<Record<string, readonly string[]>> = {
  s: ['small', 'sm', '小码'],
  m: ['medium', 'med', 'md', '中码'],
  l: ['large', 'lg', 'lrg', '大码'],
  xl: ['xlarge', 'xlg', '1xl', '加大码'],
}
const byName = new Map(
  Object.entries(namedSizes).flatMap(([size, names]) => names.map((name) => [name, size] as const)),
)

/** `XXXL`, `3XL` and `3X` → `3xl`; undefined for what is no letter size. */
function letterSize(word: string): string | undefined {
  const bare = word.replace(/码$/, '')
  if (/^[sml]$/.test(bare)) return bare
  const many = /^(x+)([sl])$/.exec(bare) ?? /^(x+)(small|large)$/.exec(bare)
  const counted = /^(\d)x?([sl])?$/.exec(bare)
  if (many) return getSize(many[1]?.length ?? 1, many[2]?.[0] ?? 'l')
  if (counted && /^\dx/.test(bare)) return getSize(Number(counted[1]), counted[2] ?? 'l')
  return byName.get(word)
}

const getSize = (times: number, end: string): string => (times === 1 ? `x${end}` : `${times}x${end}`)

/** `X-Large` and `Extra Large` are one word. */
const joined = (text: string): string =>
  text.toLowerCase().replace(/\b(?:extra|(x+))[\s_-]*(small|large)\b/gu, (_, many, end) => `${many ?? 'x'}${end}`)

/** With every letter size written in one way. */
const plainWords = (text: string): string[] => words(joined(text)).map((word) => letterSize(word) ?? word)

/** The letter size a code or name says; null where it says none, or several. */
export function sizeIn(text: string): string | null {
  const found = new Set(words(joined(text)).flatMap((word) => letterSize(word) ?? []))
  const [only] = found
  return found.size === 1 ? (only ?? null) : null
}

function getPairs(text: string): Map<string, number> {
  const pairs = new Map<string, number>()
  for (const word of plainWords(text)) {
    const signs = [...word]
    if (signs.length === 1 && signs[0]) pairs.set(signs[0], (pairs.get(signs[0]) ?? 0) + 1)
    for (let at = 0; at + 1 < signs.length; at++) {
      const pair = `${signs[at]}${signs[at + 1]}`
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
    }
  }
  return pairs
}

const sum = (pairs: ReadonlyMap<string, number>): number => [...pairs.values()].reduce((all, count) => all + count, 0)

/** How alike two texts are, 0 to 1, by the pairs of signs they share; the order of words does not matter. */
export function alike(a: string, b: string): number {
  const [left, right] = [getPairs(a), getPairs(b)]
  let common = 0
  for (const [pair, count] of left) common += Math.min(count, right.get(pair) ?? 0)
  const all = sum(left) + sum(right)
  return all === 0 ? 0 : (2 * common) / all
}

/** Words worth searching for, the longest first. */
export const getWords = (text: string, most: number): string[] =>
  [...new Set(words(text))]
    .filter((word) => [...word].length > 1)
    .sort((a, b) => b.length - a.length)
    .slice(0, most)

interface Sized {
  readonly size_name: string
  readonly sku_code: string
}

/**
 * In the same order, but what is of another size than asked for comes last: a likely code in the wrong size is a parcel
 * that comes back.
 */
export function otherSizesLast<T>(asked: string, found: readonly T[], getSku: (one: T) => Sized): T[] {
  const wanted = sizeIn(asked)
  if (wanted === null) return [...found]
  const isOther = (one: T) => {
    const { size_name, sku_code } = getSku(one)
    const its = sizeIn(size_name) ?? sizeIn(sku_code)
    return its !== null && its !== wanted
  }
  return [...found.filter((one) => !isOther(one)), ...found.filter(isOther)]
}
