import { z } from 'zod'
import type { StoreConn } from '../connector.ts'
import type { ListingDraft, ListingIssue, ListingResult, ListingVariant, StockChange } from '../listing.ts'
import { joinIds, listed, plainText, splitIds } from '../listing-answer.ts'
import { type ListingLimits, requireFit } from '../listing-check.ts'
import { MarketError } from '../market-error.ts'
import { ExternalId, LooseText, readShape } from '../read-shape.ts'
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

const itemOf = (draft: ListingDraft, variant: ListingVariant, at: number) => {
  const [mainImageUrl = '', ...productSecondaryImageURL] = draft.picture_urls
  const names = draft.option_names.map((name) => name.toLowerCase())
  const choices = draft.option_names.map((name) => [name.toLowerCase(), variant.options[name] ?? ''])
  return {
    Orderable: {
      sku: variant.sku,
      price: Number(variant.price.amount),
      quantity: variant.quantity,
      productIdentifiers: { productIdType: 'GTIN', productId: variant.barcode || NO_NUMBER },
      productName: draft.title,
      brand: draft.brand,
      ShippingWeight: Math.max(0.01, variant.weight_g / 453.592),
    },
    Visible: {
      [draft.category_id]: {
        shortDescription: plainText(draft.description_html),
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

const header = {
  version: '5.0',
  sellingChannel: 'marketplace',
  processMode: 'REPLACE',
  subset: 'EXTERNAL',
  locale: 'en',
  businessUnit: 'WALMART_US',
}

async function submit(conn: StoreConn, draft: ListingDraft): Promise<ListingResult> {
  const feed = { MPItemFeedHeader: header, MPItem: draft.variants.map((each, at) => itemOf(draft, each, at)) }
  const form = new FormData()
  form.set('file', new Blob([JSON.stringify(feed)], { type: 'application/json' }), 'items.json')
  const answer = await walmartCall(conn, { method: 'POST', path: '/v3/feeds?feedType=MP_ITEM', form })
  const { feedId } = readShape(Feed, answer)
  return listingState(conn, joinIds(feedId, draft.draft_id), draft)
}

/** Items are identified by SKU, so a repeated feed updates them. */
export async function createListing(conn: StoreConn, draft: ListingDraft): Promise<ListingResult> {
  requireFit(limits, draft)
  return submit(conn, draft)
}

const issuesOf = ({ sku, ingestionErrors }: z.output<typeof Ingested>): ListingIssue[] =>
  (ingestionErrors?.ingestionError ?? []).map(({ code, field, description }) => ({
    code,
    message: `${sku}: ${description}`,
    field: fields[field] ?? field,
  }))

/** Feeds are processed later; stock is accepted once the items exist. */
export async function listingState(conn: StoreConn, joined: string, draft?: ListingDraft): Promise<ListingResult> {
  const { submission_id: feed_id, external_product_id } = splitIds(joined)
  const path = `/v3/feeds/${encodeURIComponent(feed_id)}?includeDetails=true`
  const { feedStatus, itemDetails } = readShape(FeedState, await walmartCall(conn, { path }))
  const items = itemDetails?.itemIngestionStatus ?? []
  const variant_ids = Object.fromEntries(items.flatMap(({ sku, wpid }) => (wpid ? [[sku, wpid]] : [])))
  const more = { submission_id: joined }
  if (feedStatus !== 'PROCESSED' && feedStatus !== 'ERROR') return listed('pending', external_product_id, {}, more)
  const issues = items.filter(({ ingestionStatus }) => ingestionStatus !== 'SUCCESS').flatMap(issuesOf)
  if (issues.length > 0 || feedStatus === 'ERROR')
    return listed('rejected', external_product_id, variant_ids, { ...more, issues })
  for (const { sku, quantity } of draft?.variants ?? []) await putStock(conn, sku, quantity)
  return listed('live', external_product_id, variant_ids, more)
}

async function itemsOf(conn: StoreConn, variantGroupId: string): Promise<string[]> {
  const path = `/v3/items?${new URLSearchParams({ variantGroupId, limit: '200' })}`
  const { ItemResponse } = readShape(Items, await walmartCall(conn, { path }))
  return (ItemResponse ?? []).filter(({ lifecycleStatus }) => lifecycleStatus !== 'RETIRED').map(({ sku }) => sku)
}

async function retire(conn: StoreConn, skus: readonly string[]): Promise<void> {
  for (const sku of skus) await walmartCall(conn, { method: 'DELETE', path: `/v3/items/${encodeURIComponent(sku)}` })
}

/** Retires items that are no longer in the draft. */
export async function updateListing(conn: StoreConn, id: string, draft: ListingDraft): Promise<ListingResult> {
  requireFit(limits, draft)
  const kept = new Set(draft.variants.map(({ sku }) => sku))
  await retire(
    conn,
    (await itemsOf(conn, id)).filter((sku) => !kept.has(sku)),
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
  const skus = await itemsOf(conn, id)
  if (skus.length === 0) throw new MarketError('not_found', `No items of ${id}`)
  await retire(conn, skus)
}
