import type { ProductFacet, ProductSort } from '@inkroute/contract/catalog/codes'
import { addBit, type BitSet, emptySet, fullSet } from './bit-set.ts'
import { fold, getTokens } from './fold.rules.ts'

/** The indexed data of a visible product. */
export interface IndexRow {
  readonly product_id: number
  readonly code: string
  readonly text_name: string
  readonly text_kind: string
  readonly text_more: string
  readonly facets: readonly string[]
  readonly skus: readonly string[]
  readonly price_from_fen: number
  readonly delivery_max_hours: number
  /** Of the demo, which has the order of a shop with years of sales; added to what was sold. */
  readonly sales: number
  /** Pieces in paid orders. */
  readonly sold: number
  readonly dtc_level: number
  readonly published_at: string
}

/** Weight of a word by the field it occurs in. */
export const Weight = { name: 8, kind: 5, more: 1 } as const
const WEIGHT_BITS = 4

/** Products containing a word, with its best weight. */
export interface Posting {
  readonly docs: Uint32Array
  readonly weights: Uint8Array
}

/**
 * Everything needed to filter, count, search and sort, in memory and by place: products are numbered 0 … size-1.
 * The rows themselves stay in the database.
 */
export interface ProductIndex {
  readonly size: number
  readonly ids: readonly number[]
  readonly placeOf: ReadonlyMap<number, number>
  readonly all: BitSet
  readonly facets: ReadonlyMap<ProductFacet, ReadonlyMap<string, BitSet>>
  readonly postings: ReadonlyMap<string, Posting>
  /** Latin words in alphabetical order. */
  readonly vocabulary: readonly string[]
  /** Folded codes and SKUs. */
  readonly codes: ReadonlyMap<string, number>
  readonly prices_fen: Float64Array
  readonly delivery_hours: Int32Array
  readonly sold: Float64Array
  readonly levels: Uint8Array
  readonly orders: Readonly<Record<ProductSort, Uint32Array>>
  /** Best sellers: the top tenth, at least one piece sold. */
  readonly hot: BitSet
}

interface Draft {
  readonly facets: Map<ProductFacet, Map<string, BitSet>>
  /** Position and weight packed into one number. */
  readonly postings: Map<string, number[]>
  readonly codes: Map<string, number>
}

function addFacets(draft: Draft, row: IndexRow, place: number, size: number): void {
  for (const facet of row.facets) {
    const cut = facet.indexOf(':')
    const key = facet.slice(0, cut) as ProductFacet
    const values = draft.facets.get(key) ?? new Map<string, BitSet>()
    draft.facets.set(key, values)
    const value = facet.slice(cut + 1)
    const set = values.get(value) ?? emptySet(size)
    values.set(value, set)
    addBit(set, place)
  }
}

function addText(draft: Draft, row: IndexRow, place: number): void {
  const best = new Map<string, number>()
  for (const token of getTokens(row.text_more)) best.set(token, Weight.more)
  for (const token of getTokens(row.text_kind)) best.set(token, Weight.kind)
  for (const token of getTokens(row.text_name)) best.set(token, Weight.name)
  for (const [token, weight] of best) {
    const list = draft.postings.get(token)
    if (list) list.push((place << WEIGHT_BITS) | weight)
    else draft.postings.set(token, [(place << WEIGHT_BITS) | weight])
  }
}

const toPosting = (packed: readonly number[]): Posting => ({
  docs: Uint32Array.from(packed, (entry) => entry >>> WEIGHT_BITS),
  weights: Uint8Array.from(packed, (entry) => entry & ((1 << WEIGHT_BITS) - 1)),
})

type Compare = (a: IndexRow, b: IndexRow) => number

const byFame: Compare = (a, b) => b.sales + b.sold - a.sales - a.sold || a.product_id - b.product_id
/** Best sellers first. */
const bySales: Compare = (a, b) => b.sold - a.sold || byFame(a, b)
const byDate: Compare = (a, b) => (a.published_at < b.published_at ? 1 : a.published_at > b.published_at ? -1 : 0)

function getOrders(rows: readonly IndexRow[]): Record<ProductSort, Uint32Array> {
  const sorted = (compare: Compare) =>
    Uint32Array.from(rows.keys()).sort((a, b) => compare(rows[a] as IndexRow, rows[b] as IndexRow))
  const sales = sorted(bySales)
  return {
    relevance: sorted(byFame),
    sales,
    newest: sorted((a, b) => byDate(a, b) || byFame(a, b)),
    price_asc: sorted((a, b) => a.price_from_fen - b.price_from_fen || byFame(a, b)),
    price_desc: sorted((a, b) => b.price_from_fen - a.price_from_fen || byFame(a, b)),
  }
}

function getHot(rows: readonly IndexRow[], by_sales: Uint32Array): BitSet {
  const hot = emptySet(rows.length)
  for (const place of by_sales.subarray(0, Math.ceil(rows.length / 10)))
    if ((rows[place]?.sold ?? 0) > 0) addBit(hot, place)
  return hot
}

const ROWS_PER_TURN = 250

/** Yields to the event loop every few hundred rows, so that requests are not blocked. */
export async function buildIndex(rows: readonly IndexRow[]): Promise<ProductIndex> {
  const size = rows.length
  const draft: Draft = { facets: new Map(), postings: new Map(), codes: new Map() }
  for (const [place, row] of rows.entries()) {
    if (place % ROWS_PER_TURN === ROWS_PER_TURN - 1) await new Promise(setImmediate)
    addFacets(draft, row, place, size)
    addText(draft, row, place)
    draft.codes.set(fold(row.code), place)
    for (const sku of row.skus) draft.codes.set(fold(sku), place)
  }
  const orders = getOrders(rows)
  return {
    size,
    ids: rows.map((row) => row.product_id),
    placeOf: new Map(rows.map((row, place) => [row.product_id, place])),
    all: fullSet(size),
    facets: draft.facets,
    postings: new Map([...draft.postings].map(([token, packed]) => [token, toPosting(packed)])),
    vocabulary: [...draft.postings.keys()].filter((token) => /^[a-z0-9]/.test(token)).sort(),
    codes: draft.codes,
    prices_fen: Float64Array.from(rows, (row) => row.price_from_fen),
    delivery_hours: Int32Array.from(rows, (row) => row.delivery_max_hours),
    sold: Float64Array.from(rows, (row) => row.sold),
    levels: Uint8Array.from(rows, (row) => row.dtc_level),
    orders,
    hot: getHot(rows, orders.sales),
  }
}
