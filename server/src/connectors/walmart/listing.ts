import { z } from 'zod'
import type { StoreConn } from '../core/connector.ts'
import type { ListingDraft, ListingIssue, ListingResult, ListingVariant, StockChange } from '../core/listing.ts'
import { joinIds, listed, plainText, splitIds } from '../core/listing-answer.ts'
import { checkDraft, type ListingLimits, requireFit } from '../core/listing-check.ts'
import { MarketError } from '../core/market-error.ts'
import { ExternalId, LooseText, readShape } from '../core/read-shape.ts'
import { walmartCall } from './walmart-call.ts'

const limits: ListingLimits = {
  title_min: 1,
  title_max: 199,
  description_max: 4000,
  pictures_min: 1,
  pictures_max: 9,
  options_max: 3,
  values_max: 100,
  variants_max: 100,
  sku_max: 50,
  needs_category: true,
}

const Feed = z.object({ feedId: z.string() })
const Ingested = z.object({
  sku: LooseText,
  wpid: ExternalId.nullish(),
  ingestionStatus: z.string(),
  ingestionErrors: z
    .object({
      ingestionError: z.array(z.object({ code: LooseText, field: LooseText, description: LooseText })).nullish(),
    })
    .nullish(),
})
const FeedState = z.object({
  feedStatus: z.string(),
  itemsReceived: z.int().nullish(),
  itemDetails: z.object({ itemIngestionStatus: z.array(Ingested).nullish() }).nullish(),
})
const Items = z.object({
  ItemResponse: z
    .array(z.object({ sku: z.string(), wpid: ExternalId.nullish(), lifecycleStatus: LooseText }))
    .nullish(),
})

const fields: Record<string, string> = {
  productName: 'title',
  shortDescription: 'description_html',
  mainImageUrl: 'picture_urls',
  brand: 'brand',
  specProductType: 'category_id',
  price: 'variants',
  sku: 'variants',
  productId: 'variants',
}
/** Value for sellers whom Walmart exempts from product ids. */
const NO_NUMBER = 'CUSTOM'

const getItem = (draft: ListingDraft, variant: ListingVariant, at: number) => {
  const [mainImageUrl = '', ...productSecondaryImageURL] = draft.picture_urls
  const description = plainText(draft.description_html)
  const names = draft.option_names.map((name) => name.toLowerCase())
  const choices = draft.option_names.map((name) => [name.toLowerCase(), variant.options[name] ?? ''])
  return {
    Orderable: {
      sku: variant.sku,
      price: Number(variant.price.amount),
      quantity: variant.quantity,
      productIdentifiers: { productIdType: 'GTIN', productId: variant.barcode || NO_NUMBER },
      // In pounds, with at most three decimals.
      ShippingWeight: Math.max(0.01, Math.round((variant.weight_g / 453.592) * 1000) / 1000),
    },
    Visible: {
      [draft.category_id]: {
        productName: draft.title,
        brand: draft.brand,
        shortDescription: description,
        keyFeatures: description.split('\n').filter(Boolean).slice(0, MAX_FEATURES),
        mainImageUrl,
        productSecondaryImageURL,
        variantGroupId: draft.draft_id,
        variantAttributeNames: names,
        isPrimaryVariant: at === 0 ? 'Yes' : 'No',
        ...Object.fromEntries(choices),
      },
    },
  }
}

const MAX_FEATURES = 5
/** The dated item specification our feeds follow. Walmart drops old ones; `extra.item_version` names a later one. */
const ITEM_VERSION = '5.0.20260803-17_50_56-api'
/** Most a feed tells about its items at once. */
const FEED_PAGE = 50

async function submit(conn: StoreConn, draft: ListingDraft): Promise<ListingResult> {
  const version = conn.app.extra.item_version || ITEM_VERSION
  const header = { businessUnit: 'WALMART_US', locale: 'en', version }
  const feed = { MPItemFeedHeader: header, MPItem: draft.variants.map((each, at) => getItem(draft, each, at)) }
  const form = new FormData()
  form.set('file', new Blob([JSON.stringify(feed)], { type: 'application/json' }), 'items.json')
  const answer = await walmartCall(conn, { method: 'POST', path: '/v3/feeds?feedType=MP_ITEM', form })
  const { feedId } = readShape(Feed, answer)
  return listingState(conn, joinIds(feedId, draft.draft_id), draft)
}

export const checkListing = (draft: ListingDraft) => checkDraft(limits, draft)

/** Items are identified by SKU, so a repeated feed updates them. */
export async function createListing(conn: StoreConn, draft: ListingDraft): Promise<ListingResult> {
  requireFit(limits, draft)
  return submit(conn, draft)
}

/** An item that did not get through always has a reason, even if Walmart gives none. */
function getIssues({ sku, ingestionStatus, ingestionErrors }: z.output<typeof Ingested>): ListingIssue[] {
  const told = ingestionErrors?.ingestionError ?? []
  if (told.length === 0) return [{ code: ingestionStatus, message: `${sku}: ${ingestionStatus}`, field: 'variants' }]
  return told.map(({ code, field, description }) => ({
    code,
    message: `${sku}: ${description}`,
    field: fields[field] ?? field,
  }))
}

/** The state of a feed with all its items, which come in pages. */
async function getFeed(conn: StoreConn, feed_id: string) {
  const items: z.output<typeof Ingested>[] = []
  for (;;) {
    const query = new URLSearchParams({
      includeDetails: 'true',
      offset: String(items.length),
      limit: String(FEED_PAGE),
    })
    const path = `/v3/feeds/${encodeURIComponent(feed_id)}?${query}`
    const { feedStatus, itemsReceived, itemDetails } = readShape(FeedState, await walmartCall(conn, { path }))
    const page = itemDetails?.itemIngestionStatus ?? []
    items.push(...page)
    if (page.length < FEED_PAGE || items.length >= (itemsReceived ?? 0)) return { feedStatus, items }
  }
}

/** Feeds are processed later; stock is accepted once the items exist. */
export async function listingState(conn: StoreConn, joined: string, draft?: ListingDraft): Promise<ListingResult> {
  const { submission_id: feed_id, external_product_id } = splitIds(joined)
  const { feedStatus, items } = await getFeed(conn, feed_id)
  const variant_ids = Object.fromEntries(items.flatMap(({ sku, wpid }) => (wpid ? [[sku, wpid]] : [])))
  const more = { submission_id: joined }
  if (feedStatus !== 'PROCESSED' && feedStatus !== 'ERROR') return listed('pending', external_product_id, {}, more)
  const issues = items.filter(({ ingestionStatus }) => ingestionStatus !== 'SUCCESS').flatMap(getIssues)
  if (issues.length > 0 || feedStatus === 'ERROR')
    return listed('rejected', external_product_id, variant_ids, { submission_id: '', issues })
  for (const { sku, quantity } of draft?.variants ?? []) await putStock(conn, sku, quantity)
  return listed('live', external_product_id, variant_ids, more)
}

const ITEM_PAGE = 50

async function getItems(conn: StoreConn, variantGroupId: string): Promise<string[]> {
  const found: string[] = []
  for (let offset = 0; ; offset += ITEM_PAGE) {
    const query = { variantGroupId, limit: String(ITEM_PAGE), offset: String(offset) }
    const path = `/v3/items?${new URLSearchParams(query)}`
    const { ItemResponse } = readShape(Items, await walmartCall(conn, { path }))
    const there = (ItemResponse ?? []).filter(({ lifecycleStatus }) => lifecycleStatus !== 'RETIRED')
    found.push(...there.map(({ sku }) => sku))
    if ((ItemResponse ?? []).length < ITEM_PAGE) return found
  }
}

async function retire(conn: StoreConn, skus: readonly string[]): Promise<void> {
  for (const sku of skus) {
    try {
      await walmartCall(conn, { method: 'DELETE', path: `/v3/items/${encodeURIComponent(sku)}` })
    } catch (error) {
      // Retired in Seller Center already.
      if (!(error instanceof MarketError) || error.kind !== 'not_found') throw error
    }
  }
}

/** Retires items that are no longer in the draft. */
export async function updateListing(conn: StoreConn, id: string, draft: ListingDraft): Promise<ListingResult> {
  requireFit(limits, draft)
  const kept = new Set(draft.variants.map(({ sku }) => sku))
  await retire(
    conn,
    (await getItems(conn, id)).filter((sku) => !kept.has(sku)),
  )
  return submit(conn, { ...draft, draft_id: id })
}

async function putStock(conn: StoreConn, sku: string, amount: number): Promise<void> {
  const body = { sku, quantity: { unit: 'EACH', amount } }
  await walmartCall(conn, { method: 'PUT', path: `/v3/inventory?${new URLSearchParams({ sku })}`, body })
}

export async function setStock(conn: StoreConn, changes: readonly StockChange[]): Promise<void> {
  for (const { sku, quantity, price } of changes) {
    if (quantity !== undefined) await putStock(conn, sku, quantity)
    if (price === undefined) continue
    const currentPrice = { currency: price.currency, amount: Number(price.amount) }
    const body = { sku, pricing: [{ currentPriceType: 'BASE', currentPrice }] }
    await walmartCall(conn, { method: 'PUT', path: '/v3/price', body })
  }
}

export async function unpublish(conn: StoreConn, id: string): Promise<void> {
  const skus = await getItems(conn, id)
  if (skus.length === 0) throw new MarketError('not_found', `No items of ${id}`)
  await retire(conn, skus)
}
