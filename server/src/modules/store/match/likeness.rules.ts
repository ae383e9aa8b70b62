import type { Likeness } from '@inkroute/contract/store/match'

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

function pairsOf(text: string): Map<string, number> {
  const pairs = new Map<string, number>()
  for (const word of plain(text).split(' ')) {
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
  const [left, right] = [pairsOf(a), pairsOf(b)]
  let common = 0
  for (const [pair, count] of left) common += Math.min(count, right.get(pair) ?? 0)
  const all = sum(left) + sum(right)
  return all === 0 ? 0 : (2 * common) / all
}

/** Words worth searching for, the longest first. */
export const wordsOf = (text: string, most: number): string[] =>
  [...new Set(plain(text).split(' '))]
    .filter((word) => [...word].length > 1)
    .sort((a, b) => b.length - a.length)
    .slice(0, most)

interface Candidate {
  readonly id: number
  readonly goods_id: number
  readonly title: string
  readonly sku_code: string
  readonly color_name: string
  readonly size_name: string
}

export interface Ranked {
  readonly id: number
  readonly score: number
  readonly by: Likeness[]
}

const LEAST: Readonly<Record<Likeness, number>> = { sku: 0.45, title: 0.4, picture: 0.75 }
/** Each further likeness makes a candidate likelier than one alone. */
const AGREEMENT = 0.35

/**
 * Ranks candidates by similarity to a line. A picture matches all SKUs of its goods; the words of the line then decide
 * colour and size.
 */
export function rank(
  line: { readonly external_sku: string; readonly title: string },
  candidates: readonly Candidate[],
  pictures: ReadonlyMap<number, number>,
  most: number,
): Ranked[] {
  const ranked = candidates.map((sku) => {
    const scores: [Likeness, number][] = [
      ['sku', alike(line.external_sku, sku.sku_code)],
      ['title', alike(line.title, `${sku.title} ${sku.color_name} ${sku.size_name}`)],
      ['picture', pictures.get(sku.goods_id) ?? 0],
    ]
    const counted = scores.filter(([kind, score]) => score >= LEAST[kind]).sort((a, b) => b[1] - a[1])
    const tie = alike(`${line.external_sku} ${line.title}`, `${sku.color_name} ${sku.size_name} ${sku.sku_code}`)
    const score = (counted[0]?.[1] ?? 0) + AGREEMENT * Math.max(0, counted.length - 1) + tie / 100
    return { id: sku.id, score, by: counted.map(([kind]) => kind) }
  })
  return ranked
    .filter(({ by }) => by.length > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
}
