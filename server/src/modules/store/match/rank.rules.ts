import type { Likeness } from '@inkroute/contract/store/match'
import { alike, otherSizesLast } from '../../goods/goods.ts'

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
 * colour and size. Another size than the line names never comes first.
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
    return { id: sku.id, sku, score, by: counted.map(([kind]) => kind) }
  })
  const likeliest = ranked.filter(({ by }) => by.length > 0).sort((a, b) => b.score - a.score)
  return otherSizesLast(`${line.external_sku} ${line.title}`, likeliest, ({ sku }) => sku)
    .slice(0, most)
    .map(({ id, score, by }) => ({ id, score, by }))
}
