import { type ProductFacet, type ProductSort, productFacets } from '@inkroute/contract/catalog/codes'
import { addBit, anyOf, type BitSet, both, countBits, countBoth, eachBit, emptySet, hasBit } from './bit-set.ts'
import { fold } from './fold.rules.ts'
import type { KeywordMatch } from './keyword.rules.ts'
import type { ProductIndex } from './product-index.ts'

export interface ProductFilters {
  /** Selected values per filter; one match is enough. */
  readonly choices: ReadonlyMap<ProductFacet, readonly string[]>
  readonly price_min_fen: number | null
  readonly price_max_fen: number | null
  readonly delivery_hours_max: number | null
  /** Only these products: a special, favourites, a comparison, a code. Null: all. */
  readonly only_ids: readonly number[] | null
}

export interface FoundProducts {
  readonly total: number
  /** Product ids of the page. */
  readonly ids: number[]
  readonly counts: ReadonlyMap<ProductFacet, ReadonlyMap<string, number>>
  readonly bounds: { price_min_fen: number; price_max_fen: number; delivery_hours_max: number }
}

function setOfIds(index: ProductIndex, ids: readonly number[]): BitSet {
  const set = emptySet(index.size)
  for (const id of ids) {
    const place = index.placeOf.get(id)
    if (place !== undefined) addBit(set, place)
  }
  return set
}

/** Products within price and time, or null when neither is limited. */
function withinLimits(index: ProductIndex, filters: ProductFilters): BitSet | null {
  const { price_min_fen: min, price_max_fen: max, delivery_hours_max: hours } = filters
  if (min === null && max === null && hours === null) return null
  const set = emptySet(index.size)
  for (let at = 0; at < index.size; at++) {
    const price = index.prices_fen[at] as number
    if (min !== null && price < min) continue
    if (max !== null && price > max) continue
    if (hours !== null && (index.delivery_hours[at] as number) > hours) continue
    addBit(set, at)
  }
  return set
}

const chosenSet = (index: ProductIndex, facet: ProductFacet, values: readonly string[]): BitSet =>
  anyOf(
    values.flatMap((value) => index.facets.get(facet)?.get(value) ?? []),
    index.size,
  )

function getBounds(index: ProductIndex, set: BitSet): FoundProducts['bounds'] {
  const bounds = { price_min_fen: Number.POSITIVE_INFINITY, price_max_fen: 0, delivery_hours_max: 0 }
  eachBit(set, (at) => {
    const price = index.prices_fen[at] as number
    if (price < bounds.price_min_fen) bounds.price_min_fen = price
    if (price > bounds.price_max_fen) bounds.price_max_fen = price
    const hours = index.delivery_hours[at] as number
    if (hours > bounds.delivery_hours_max) bounds.delivery_hours_max = hours
  })
  return Number.isFinite(bounds.price_min_fen) ? bounds : { ...bounds, price_min_fen: 0 }
}

/** Members of a set in an order that is already sorted, skipping and taking as a page does. */
function getPage(order: Uint32Array, set: BitSet, offset: number, limit: number): number[] {
  const page: number[] = []
  let seen = 0
  for (let i = 0; i < order.length && page.length < limit; i++) {
    const at = order[i] as number
    if (hasBit(set, at) && seen++ >= offset) page.push(at)
  }
  return page
}

/** Best match first, then best sellers. A counting sort by score. */
function pageByScore(index: ProductIndex, set: BitSet, scores: Uint16Array, offset: number, limit: number): number[] {
  const boxes = new Map<number, number[]>()
  for (const at of index.orders.relevance) {
    if (!hasBit(set, at)) continue
    const score = scores[at] as number
    const box = boxes.get(score)
    if (box) box.push(at)
    else boxes.set(score, [at])
  }
  const page: number[] = []
  let seen = 0
  for (const score of [...boxes.keys()].sort((a, b) => b - a)) {
    const box = boxes.get(score) as number[]
    if (seen + box.length > offset) page.push(...box.slice(Math.max(0, offset - seen), offset + limit - seen))
    seen += box.length
    if (seen >= offset + limit) break
  }
  return page
}

export interface FindRequest {
  readonly filters: ProductFilters
  readonly match: KeywordMatch | null
  readonly sort: ProductSort
  readonly offset: number
  readonly limit: number
}

const countsIn = (values: ReadonlyMap<string, BitSet>, set: BitSet): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const [value, members] of values) counts.set(value, countBoth(members, set))
  return counts
}

/** The page, the total, and the count of every filter value with the other filters applied. */
export function findProducts(index: ProductIndex, request: FindRequest): FoundProducts {
  const { filters, match } = request
  let base = match ? match.found : index.all
  if (filters.only_ids) base = both(base, setOfIds(index, filters.only_ids))
  const chosen = [...filters.choices].map(([facet, values]) => [facet, chosenSet(index, facet, values)] as const)
  const limits = withinLimits(index, filters)
  const limited = limits ? both(base, limits) : base
  const without = (left_out: ProductFacet | null, start: BitSet) =>
    chosen.reduce((set, [facet, members]) => (facet === left_out ? set : both(set, members)), start)

  const all = without(null, limited)
  const counts = new Map<ProductFacet, Map<string, number>>()
  for (const facet of productFacets) {
    const values = index.facets.get(facet)
    if (values) counts.set(facet, countsIn(values, filters.choices.has(facet) ? without(facet, limited) : all))
  }
  const { sort, offset, limit } = request
  const places =
    match && sort === 'relevance'
      ? pageByScore(index, all, match.scores, offset, limit)
      : getPage(index.orders[sort], all, offset, limit)
  return {
    total: countBits(all),
    ids: places.map((place) => index.ids[place] as number),
    counts,
    bounds: getBounds(index, limits ? without(null, base) : all),
  }
}

/** Products with this code or SKU prefix. */
export function idsOfCode(index: ProductIndex, code: string): number[] {
  const wanted = fold(code)
  const exact = index.codes.get(wanted)
  const places = new Set<number>(exact === undefined ? [] : [exact])
  if (exact === undefined && wanted !== '')
    for (const [known, place] of index.codes) if (known.startsWith(wanted)) places.add(place)
  return [...places].map((place) => index.ids[place] as number)
}
