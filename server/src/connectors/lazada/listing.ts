import { z } from 'zod'
import type { StoreConn } from '../core/connector.ts'
import type { ListingDraft, ListingResult, ListingVariant, StockChange } from '../core/listing.ts'
import { explained, type FieldWords, getChanges, giveOnce, listed } from '../core/listing-answer.ts'
import { checkDraft, type ListingLimits, requireFit } from '../core/listing-check.ts'
import { ExternalId, LooseText, readShape } from '../core/read-shape.ts'
import { shopCall } from './lazada-call.ts'

const limits: ListingLimits = {
  title_min: 2,
  title_max: 255,
  description_max: 25_000,
  pictures_min: 1,
  pictures_max: 8,
  options_max: 2,
  values_max: 50,
  variants_max: 100,
  sku_max: 200,
  needs_category: true,
}

const Migrated = z.object({ data: z.object({ image: z.object({ url: z.string() }) }) })
const Created = z.object({ data: z.object({ item_id: ExternalId }) })
const Sku = z.object({ SkuId: ExternalId, SellerSku: LooseText, Status: LooseText })
const Item = z.object({
  data: z.object({
    item_id: ExternalId,
    status: LooseText,
    skus: z.array(Sku),
    rejectReason: z.array(z.object({ suggestion: LooseText, violationDetail: LooseText })).nullish(),
  }),
})
const Found = z.object({ data: z.object({ products: z.array(z.object({ item_id: ExternalId })).nullish() }) })
const states: Record<string, ListingResult['state']> = { active: 'live', 'pending qc': 'pending' }
const words: FieldWords = {
  name: 'title',
  description: 'description_html',
  primarycategory: 'category_id',
  images: 'picture_urls',
  brand: 'brand',
  price: 'variants',
  sellersku: 'variants',
}
/** Platform names of the common options. */
const sale_props: Record<string, string> = { color: 'color_family', colour: 'color_family', size: 'size' }
const MAX_UPDATES = 50
const cm = (mm: number): string => String(Math.max(1, Math.ceil(mm / 10)))

const payload = (product: object): Record<string, string> => ({
  payload: JSON.stringify({ Request: { Product: product } }),
})

/** Pictures must be uploaded to the platform before a product can use them. */
async function migrate(conn: StoreConn, draft: ListingDraft): Promise<string[]> {
  const pictures: string[] = []
  for (const [at, url] of draft.picture_urls.entries()) {
    const request = JSON.stringify({ Request: { Image: { Url: url } } })
    const give = async () => {
      const answer = await explained({ image: `picture_urls.${at}` }, () =>
        shopCall(conn, 'POST', '/image/migrate', { payload: request }),
      )
      return readShape(Migrated, answer).data.image.url
    }
    pictures.push(await giveOnce(conn, url, give))
  }
  return pictures
}

const getSku = (draft: ListingDraft, variant: ListingVariant) => ({
  SellerSku: variant.sku,
  quantity: String(variant.quantity),
  price: variant.price.amount,
  package_weight: (Math.max(1, variant.weight_g) / 1000).toFixed(3),
  package_length: cm(draft.package_mm.length),
  package_width: cm(draft.package_mm.width),
  package_height: cm(draft.package_mm.height),
  saleProp: Object.fromEntries(
    draft.option_names.map((name) => [sale_props[name.toLowerCase()] ?? name, variant.options[name] ?? '']),
  ),
})

const toBody = (draft: ListingDraft, pictures: readonly string[], variants: readonly ListingVariant[]) => ({
  PrimaryCategory: draft.category_id,
  Images: { Image: pictures },
  Attributes: { name: draft.title, description: draft.description_html, brand: draft.brand || 'No Brand' },
  Skus: { Sku: variants.map((variant) => getSku(draft, variant)) },
})

async function getItem(conn: StoreConn, item_id: string) {
  return readShape(Item, await shopCall(conn, 'GET', '/product/item/get', { item_id })).data
}

export async function listingState(conn: StoreConn, item_id: string): Promise<ListingResult> {
  const { status, skus, rejectReason } = await getItem(conn, item_id)
  const variant_ids = Object.fromEntries(skus.map(({ SellerSku, SkuId }) => [SellerSku, SkuId]))
  const state = states[status.toLowerCase()] ?? 'rejected'
  const told = (rejectReason ?? []).map(({ violationDetail, suggestion }) => ({
    code: status,
    message: violationDetail || suggestion,
    field: '',
  }))
  const issues = state === 'rejected' && told.length === 0 ? [{ code: status, message: status, field: '' }] : told
  return listed(state, item_id, variant_ids, { submission_id: item_id, issues })
}

export const checkListing = (draft: ListingDraft) => checkDraft(limits, draft)

/** Finds an existing product by its first SKU. */
export async function createListing(conn: StoreConn, draft: ListingDraft): Promise<ListingResult> {
  requireFit(limits, draft)
  const sku_seller_list = JSON.stringify([draft.variants[0]?.sku ?? ''])
  const found = readShape(Found, await shopCall(conn, 'GET', '/products/get', { filter: 'all', sku_seller_list }))
  const made = found.data.products?.[0]?.item_id
  if (made) return updateListing(conn, made, draft)
  const product = toBody(draft, await migrate(conn, draft), draft.variants)
  const answer = await explained(words, () => shopCall(conn, 'POST', '/product/create', payload(product)))
  return listingState(conn, readShape(Created, answer).data.item_id)
}

/** Updates existing SKUs, adds new ones next to an existing SKU and removes the rest. */
export async function updateListing(conn: StoreConn, item_id: string, draft: ListingDraft): Promise<ListingResult> {
  requireFit(limits, draft)
  const { skus } = await getItem(conn, item_id)
  const known = new Map(skus.map(({ SellerSku, SkuId }) => [SellerSku, SkuId]))
  const pictures = await migrate(conn, draft)
  const old = draft.variants.filter(({ sku }) => known.has(sku))
  const fresh = draft.variants.filter(({ sku }) => !known.has(sku))
  const Sku = old.map((variant) => ({
    ...getSku(draft, variant),
    SkuId: known.get(variant.sku),
    Status: 'active',
  }))
  const body = { ...toBody(draft, pictures, []), ItemId: item_id, Skus: { Sku } }
  await explained(words, () => shopCall(conn, 'POST', '/product/update', payload(body)))
  if (fresh.length > 0) {
    const beside = { ...toBody(draft, pictures, fresh), AssociatedSku: skus[0]?.SellerSku ?? '' }
    await explained(words, () => shopCall(conn, 'POST', '/product/create', payload(beside)))
  }
  const kept = new Set(draft.variants.map(({ sku }) => sku))
  const gone = [...known.keys()].filter((sku) => !kept.has(sku))
  if (gone.length > 0) await shopCall(conn, 'POST', '/product/remove', { seller_sku_list: JSON.stringify(gone) })
  const result = await listingState(conn, item_id)
  await setStock(conn, getChanges(draft, item_id, result.variant_ids))
  return result
}

export async function setStock(conn: StoreConn, changes: readonly StockChange[]): Promise<void> {
  for (let at = 0; at < changes.length; at += MAX_UPDATES) {
    const Sku = changes.slice(at, at + MAX_UPDATES).map((change) => ({
      ItemId: change.external_product_id,
      SkuId: change.external_variant_id,
      SellerSku: change.sku,
      ...(change.price === undefined ? {} : { Price: change.price.amount }),
      ...(change.quantity === undefined ? {} : { Quantity: String(change.quantity) }),
    }))
    await shopCall(conn, 'POST', '/product/price_quantity/update', payload({ Skus: { Sku } }))
  }
}

export async function unpublish(conn: StoreConn, item_id: string): Promise<void> {
  const apiRequestBody = JSON.stringify({ Request: { Product: { ItemId: item_id } } })
  await shopCall(conn, 'POST', '/product/deactivate', { apiRequestBody })
}
