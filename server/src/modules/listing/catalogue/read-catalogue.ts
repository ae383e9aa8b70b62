import type { Input, Reply } from '@inkroute/contract/endpoint'
import type {
  listingCategories as categoriesContract,
  shopChoices as choicesContract,
  categoryFields as fieldsContract,
} from '@inkroute/contract/listing/catalogue'
import { findListingPlatform, type ListingPlatform } from '@inkroute/contract/listing/platforms'
import {
  type CategoryField,
  fieldKey,
  type MarketCategory,
  type MarketChoice,
} from '../../../connectors/core/catalogue.ts'
import type { Catalogue, StoreConn } from '../../../connectors/core/connector.ts'
import { MarketError } from '../../../connectors/core/market-error.ts'
import { findConnector } from '../../../connectors/registry.ts'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx, SellerCtx } from '../../../infra/context.ts'
import { askMarket, selectOpenStores, storeFor } from '../../store/store.ts'
import { findAnyFact, findFact, keepFact } from './catalogue.queries.ts'
import { placesBelow, placesNamed } from './catalogue.rules.ts'

const DAY_MS = 86_400_000
const CHOICES_MS = 10 * 60_000
const MOST_STORES = 10

type Store = Awaited<ReturnType<typeof storeFor>>

/** The first store of a platform that this person may work with. */
async function firstOpen(ctx: SellerCtx, platform: number): Promise<Store | null> {
  for (const { id } of await selectOpenStores(ctx.db, ctx.seller.id, platform)) {
    try {
      return await storeFor(ctx, id)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
    }
  }
  return null
}

/** The store to query; null when the platform has no catalogue API or no store is authorised. */
async function findSource(
  ctx: SellerCtx,
  word: string,
  store_id: number | undefined,
): Promise<{ store: Store; catalogue: Catalogue } | null> {
  const platform = findListingPlatform(word)?.platform
  const catalogue = platform ? findConnector(platform)?.catalogue : undefined
  if (!platform || !catalogue) return null
  const store = store_id === undefined ? await firstOpen(ctx, platform) : await storeFor(ctx, store_id)
  if (store && store.platform !== platform) throw new AppError('listing_other_platform')
  return store?.authed === 1 ? { store, catalogue } : null
}

interface Asking<T> {
  readonly key: string
  readonly keep_ms: number
  readonly ask: (conn: StoreConn) => Promise<T>
}

/** Caches responses and falls back to the cache when the marketplace is down. */
async function getFact<T>(ctx: AppCtx, store: Store, { key, keep_ms, ask }: Asking<T>): Promise<T> {
  const now = ctx.clock.now()
  const since = new Date(now.getTime() - keep_ms).toISOString()
  const kept = await findFact<T>(ctx.db, store.seller_id, store.id, key, since)
  if (kept !== null) return kept
  try {
    const content = await askMarket(ctx, store, ask)
    await keepFact(ctx.db, store.seller_id, { store_id: store.id, key, content, fetched_at: now.toISOString() })
    return content
  } catch (error) {
    if (!(error instanceof MarketError)) throw error
    const old = await findAnyFact<T>(ctx.db, store.seller_id, [store.id], key)
    if (old !== null) return old
    throw new AppError('listing_catalogue_silent', { name: store.name, message: error.message })
  }
}

export async function listingCategories(
  ctx: SellerCtx,
  { platform, store_id, parent_id, keyword }: Input<typeof categoriesContract>,
): Promise<Reply<typeof categoriesContract>> {
  const source = await findSource(ctx, platform, store_id)
  if (!source) return { is_read: false, has_search: false, data: [] }
  const { store, catalogue } = source
  const has_search = catalogue.way === 'tree'
  const asked = has_search ? '' : parent_id
  const all = await askTree(ctx, store, catalogue, asked)
  const data = keyword && has_search ? placesNamed(all, keyword) : placesBelow(all, parent_id)
  return { is_read: true, has_search, data }
}

const askTree = (ctx: AppCtx, store: Store, catalogue: Catalogue, parent_id: string) =>
  getFact<MarketCategory[]>(ctx, store, {
    key: `categories:${parent_id}`,
    keep_ms: DAY_MS,
    ask: (conn) => catalogue.categories(conn, parent_id),
  })

/** All categories of a platform that tells them at once; none while it does not answer. */
export async function knownTree(ctx: AppCtx, store: Store): Promise<MarketCategory[]> {
  const catalogue = findConnector(store.platform)?.catalogue
  if (catalogue?.way !== 'tree') return []
  try {
    return await askTree(ctx, store, catalogue, '')
  } catch (error) {
    if (error instanceof AppError) return []
    throw error
  }
}

const fieldsKey = (category_id: string): string => `fields:${category_id}`

const viewField = ({ id, name, is_required, values }: CategoryField) => ({
  key: fieldKey(id),
  name,
  is_required,
  choices: values.map(({ value, name: said }) => ({ value: `#${value}~${said}`, name: said })),
})

export async function categoryFields(
  ctx: SellerCtx,
  { platform, store_id, category_id }: Input<typeof fieldsContract>,
): Promise<Reply<typeof fieldsContract>> {
  const source = await findSource(ctx, platform, store_id)
  const ask = source?.catalogue.fields
  if (!source || !ask) return { data: [] }
  const fields = await getFact<CategoryField[]>(ctx, source.store, {
    key: fieldsKey(category_id),
    keep_ms: DAY_MS,
    ask: (conn) => ask(conn, category_id),
  })
  const data = fields.map(viewField).sort((a, b) => Number(b.is_required) - Number(a.is_required))
  return { data }
}

/** Lists of one store; of one that does not answer there are none. */
export async function getChoices(ctx: SellerCtx, word: string, store_id: number, is_fresh: boolean) {
  const source = await findSource(ctx, word, store_id)
  const ask = source?.catalogue.choices
  if (!source || !ask) return []
  const asking = { key: 'choices', keep_ms: is_fresh ? 0 : CHOICES_MS, ask }
  const found = await getFact<Record<string, MarketChoice[]>>(ctx, source.store, asking)
  return Object.entries(found).map(([key, choices]) => ({ key, choices, store: source.store.name }))
}

/** Of all stores of the platform where none is named; each list then says whose it is. */
export async function shopChoices(
  ctx: SellerCtx,
  { platform, store_id, fresh }: Input<typeof choicesContract>,
): Promise<Reply<typeof choicesContract>> {
  const number = findListingPlatform(platform)?.platform ?? 0
  const known = store_id === undefined ? await selectOpenStores(ctx.db, ctx.seller.id, number) : [{ id: store_id }]
  const asked = await Promise.allSettled(
    known.slice(0, MOST_STORES).map(({ id }) => getChoices(ctx, platform, id, fresh === '1')),
  )
  const lists = asked.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
  const is_shared = new Set(lists.map(({ store }) => store)).size > 1
  const data = [...Map.groupBy(lists, ({ key }) => key)].map(([key, parts]) => ({
    key,
    choices: parts.flatMap(({ choices, store }) =>
      choices.map(({ value, name }) => ({ value, name: is_shared ? `${name}（${store}）` : name })),
    ),
  }))
  return { data }
}

/** Attributes of a category, read from the shop unless they are known; of one that does not answer, the last known. */
export async function freshFields(ctx: AppCtx, store: Store, category_id: string): Promise<CategoryField[]> {
  const ask = findConnector(store.platform)?.catalogue?.fields
  if (!ask || category_id === '') return []
  try {
    return await getFact<CategoryField[]>(ctx, store, {
      key: fieldsKey(category_id),
      keep_ms: DAY_MS,
      ask: (conn) => ask(conn, category_id),
    })
  } catch (error) {
    if (error instanceof AppError) return []
    throw error
  }
}

/** Cached attributes of a template's category. Never calls the marketplace. */
export async function askedFields(
  ctx: AppCtx,
  seller_id: number,
  { platform }: ListingPlatform,
  category_id: string,
): Promise<CategoryField[]> {
  if (platform === null || category_id === '') return []
  const stores = await selectOpenStores(ctx.db, seller_id, platform)
  const ids = stores.map(({ id }) => id)
  return (await findAnyFact<CategoryField[]>(ctx.db, seller_id, ids, fieldsKey(category_id))) ?? []
}
