import type { Language } from '@inkroute/contract/errors/errors'
import type { AppCtx } from '../../../infra/context.ts'
import type { EventBus } from '../../../infra/events/event-bus.ts'
import { CATALOGUE_TOPIC } from '../base/catalogue-change.ts'
import type { StoredCard } from '../base/search-row.ts'
import type { ProductFacts } from '../core/product.queries.ts'
import { type CatalogueNames, catalogueNames } from './catalogue-names.ts'
import { type FindRequest, type FoundProducts, findProducts } from './find-products.rules.ts'
import { buildIndex, type ProductIndex } from './product-index.ts'
import {
  type CardRow,
  readRevision,
  selectBrands,
  selectCards,
  selectCategories,
  selectIndexRows,
  selectTerms,
} from './search.queries.ts'

/** An LRU map. */
interface Keep<K, V> {
  has(key: K): boolean
  get(key: K): V | undefined
  set(key: K, value: V): void
}

function createKeep<K, V>(most: number): Keep<K, V> {
  const kept = new Map<K, V>()
  return {
    has: (key) => kept.has(key),
    get(key) {
      const value = kept.get(key)
      if (value === undefined) return undefined
      // Moves it to the end: the first is always the one to forget.
      kept.delete(key)
      kept.set(key, value)
      return value
    },
    set(key, value) {
      kept.delete(key)
      kept.set(key, value)
      for (const oldest of kept.keys()) {
        if (kept.size <= most) break
        kept.delete(oldest)
      }
    },
  }
}

/** The catalogue in memory at one revision. Immutable: the next revision is a new object. */
export interface Catalogue {
  readonly revision: number
  readonly index: ProductIndex
  readonly names: CatalogueNames
  readonly cards: Keep<number, CardRow>
  /** Cached results without a keyword: a few hundred URLs make up most requests. */
  readonly found: Keep<string, FoundProducts>
  /** Whole products, as the detail page reads them. */
  readonly products: Keep<number, ProductFacts>
}

interface Memory {
  current: Catalogue | null
  loading: Promise<Catalogue> | null
  /** True until the revision has been compared; set by every signal. */
  is_doubtful: boolean
  compared_at_ms: number
}

/** A signal can be lost while the connection is; so the revision is compared now and then even without one. */
const COMPARE_AFTER_MS = 1000
const KEPT_CARDS = 3000
const KEPT_ANSWERS = 500
const KEPT_PRODUCTS = 1000

/** One per node; nodes in one process (tests) are told apart by their event bus. */
const memories = new WeakMap<EventBus, Memory>()

function getMemory(ctx: AppCtx): Memory {
  const known = memories.get(ctx.events)
  if (known) return known
  const memory: Memory = { current: null, loading: null, is_doubtful: true, compared_at_ms: 0 }
  memories.set(ctx.events, memory)
  ctx.events.subscribe(CATALOGUE_TOPIC, () => {
    memory.is_doubtful = true
  })
  return memory
}

async function load(ctx: AppCtx): Promise<Catalogue> {
  // Read first: if the rows change in between, the next comparison loads them again.
  const revision = await readRevision(ctx.db)
  const [rows, categories, terms, brands] = [
    await selectIndexRows(ctx.db),
    await selectCategories(ctx.db),
    await selectTerms(ctx.db),
    await selectBrands(ctx.db),
  ]
  const index = await buildIndex(rows)
  return {
    revision,
    index,
    names: catalogueNames(categories, terms, brands),
    cards: createKeep(KEPT_CARDS),
    found: createKeep(KEPT_ANSWERS),
    products: createKeep(KEPT_PRODUCTS),
  }
}

async function refresh(ctx: AppCtx, memory: Memory): Promise<Catalogue> {
  memory.is_doubtful = false
  memory.compared_at_ms = performance.now()
  try {
    if (memory.current && (await readRevision(ctx.db)) === memory.current.revision) return memory.current
    memory.current = await load(ctx)
    return memory.current
  } catch (error) {
    memory.is_doubtful = true
    throw error
  } finally {
    memory.loading = null
  }
}

/** The catalogue as this node knows it, compared with the database at most a second ago. */
export async function getCatalogue(ctx: AppCtx): Promise<Catalogue> {
  const memory = getMemory(ctx)
  const is_fresh = !memory.is_doubtful && performance.now() - memory.compared_at_ms < COMPARE_AFTER_MS
  if (memory.current && is_fresh) return memory.current
  memory.loading ??= refresh(ctx, memory)
  return memory.loading
}

/** What a season, technique or other term of the catalogue is called. */
export const termName = async (ctx: AppCtx, kind: string, key: string): Promise<Record<Language, string>> =>
  (await getCatalogue(ctx)).names.term(kind, key)

/** Finds products, caching frequent requests until the catalogue changes. */
export function findIn({ index, found }: Catalogue, request: FindRequest): FoundProducts {
  const { filters, match, sort, offset, limit } = request
  if (match || filters.only_ids) return findProducts(index, request)
  const key = JSON.stringify([[...filters.choices], { ...filters, choices: null }, sort, offset, limit])
  const known = found.get(key) ?? findProducts(index, request)
  found.set(key, known)
  return known
}

/** Cards in the given order; missing ones are loaded in one query. */
export async function getCards(
  ctx: AppCtx,
  catalogue: Catalogue,
  ids: readonly number[],
  language: Language,
): Promise<StoredCard[]> {
  const missing = ids.filter((id) => !catalogue.cards.has(id))
  if (missing.length > 0) for (const row of await selectCards(ctx.db, missing)) catalogue.cards.set(row.product_id, row)
  return ids.flatMap((id) => catalogue.cards.get(id)?.[language] ?? [])
}
