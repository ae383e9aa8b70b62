import { eachBit, hasBit } from './bit-set.ts'
import type { ProductIndex } from './product-index.ts'

/** Weight of a shared value. */
const points: Readonly<Record<string, number>> = {
  category: 6,
  brand: 2,
  technique: 2,
  material: 2,
  gender: 2,
  zone: 1,
  season: 1,
  type: 1,
}

/** Most similar products, best sellers first on a tie. Deterministic for a given catalogue. */
export function recommend(index: ProductIndex, id: number, limit: number): number[] {
  const own = index.placeOf.get(id)
  if (own === undefined) return []
  const likeness = new Uint16Array(index.size)
  for (const [facet, values] of index.facets) {
    const worth = points[facet]
    if (worth === undefined) continue
    for (const members of values.values()) {
      if (!hasBit(members, own)) continue
      eachBit(members, (at) => {
        likeness[at] = (likeness[at] as number) + worth
      })
    }
  }
  likeness[own] = 0
  return [...index.orders.sales]
    .filter((place) => (likeness[place] as number) > 0)
    .sort((a, b) => (likeness[b] as number) - (likeness[a] as number))
    .slice(0, limit)
    .map((place) => index.ids[place] as number)
}
