import { z } from 'zod'
import type { StoreConn } from '../core/connector.ts'
import type { ListingDraft, ListingResult, ListingVariant, StockChange, VariantIds } from '../core/listing.ts'
import { explained, type FieldWords, listed, plainText } from '../core/listing-answer.ts'
import { checkDraft, type ListingLimits, requireFit } from '../core/listing-check.ts'
import { ExternalId, LooseText, readShape } from '../core/read-shape.ts'
import { type WishCall, wishCall } from './wish-call.ts'

const limits: ListingLimits = {
  title_min: 1,
  title_max: 300,
  description_max: 4000,
  pictures_min: 1,
  pictures_max: 20,
  options_max: 2,
  values_max: 100,
  variants_max: 100,
  sku_max: 100,
  needs_category: false,
}

const Product = z.object({
  id: ExternalId,
  status: z.string(),
  rejection_reason: LooseText,
  variations: z.array(z.object({ id: ExternalId, sku: LooseText })),
})
const Saved = z.object({ id: ExternalId })
const states: Record<string, ListingResult['state']> = { APPROVED: 'live', PENDING: 'pending' }
const words: FieldWords = {
  name: 'title',
  description: 'description_html',
  image: 'picture_urls',
  sku: 'variants',
  price: 'variants',
}

const getVariation = (variant: ListingVariant, id?: string) => ({
  ...(id ? { id } : {}),
  sku: variant.sku,
  status: 'ENABLED',
  inventory: variant.quantity,
  price: { amount: Number(variant.price.amount), currency_code: variant.price.currency },
  options: Object.entries(variant.options).map(([name, value]) => ({ name: name.toUpperCase(), value })),
})

const getProduct = (draft: ListingDraft, known: VariantIds = {}) => {
  const [url = '', ...extra] = draft.picture_urls
  const kept = new Set(draft.variants.map(({ sku }) => sku))
  const gone = Object.entries(known).filter(([sku]) => !kept.has(sku))
  return {
    name: draft.title,
    description: plainText(draft.description_html),
    parent_sku: draft.draft_id,
    main_image: { url },
    extra_images: extra.map((each) => ({ url: each })),
    ...(draft.brand ? { brand: draft.brand } : {}),
    variations: [
      ...draft.variants.map((variant) => getVariation(variant, known[variant.sku])),
      // Existing variations cannot be deleted, only disabled.
      ...gone.map(([, id]) => ({ id, status: 'DISABLED' })),
    ],
  }
}

function getResult(answer: unknown): ListingResult {
  const { id, status, rejection_reason, variations } = readShape(Product, answer)
  const state = states[status] ?? 'rejected'
  const issues = state === 'rejected' ? [{ code: status, message: rejection_reason || status, field: '' }] : []
  const variant_ids = Object.fromEntries(variations.map((variation) => [variation.sku, variation.id]))
  return listed(state, id, variant_ids, { submission_id: id, issues })
}

/** An answer to a write may name nothing but the product. */
async function saved(conn: StoreConn, call: WishCall): Promise<ListingResult> {
  const { id } = readShape(Saved, await explained(words, () => wishCall(conn, call)))
  return listingState(conn, id)
}

const at = (id: string) => `/products/${encodeURIComponent(id)}`

export const listingState = async (conn: StoreConn, id: string): Promise<ListingResult> =>
  getResult(await wishCall(conn, { path: at(id) }))

export const checkListing = (draft: ListingDraft) => checkDraft(limits, draft)

/** Finds an existing product by the draft id, which is the parent SKU. */
export async function createListing(conn: StoreConn, draft: ListingDraft): Promise<ListingResult> {
  requireFit(limits, draft)
  const query = { parent_sku: draft.draft_id, limit: '1' }
  const [made] = readShape(z.array(Product), await wishCall(conn, { path: '/products', query }))
  if (made) return updateListing(conn, made.id, draft)
  const body = getProduct(draft)
  return saved(conn, { method: 'POST', path: '/products', body })
}

export async function updateListing(conn: StoreConn, id: string, draft: ListingDraft): Promise<ListingResult> {
  requireFit(limits, draft)
  const { variant_ids } = await listingState(conn, id)
  const body = getProduct(draft, variant_ids)
  return saved(conn, { method: 'PUT', path: at(id), body })
}

export async function setStock(conn: StoreConn, changes: readonly StockChange[]): Promise<void> {
  for (const [product_id, part] of Map.groupBy(changes, (change) => change.external_product_id)) {
    const variations = part.map(({ external_variant_id: id, price, quantity }) => ({
      id,
      ...(quantity === undefined ? {} : { inventory: quantity }),
      ...(price === undefined ? {} : { price: { amount: Number(price.amount), currency_code: price.currency } }),
    }))
    await wishCall(conn, { method: 'PUT', path: at(product_id), body: { variations } })
  }
}

export async function unpublish(conn: StoreConn, id: string): Promise<void> {
  const { variant_ids } = await listingState(conn, id)
  const variations = Object.values(variant_ids).map((variation) => ({ id: variation, status: 'DISABLED' }))
  await wishCall(conn, { method: 'PUT', path: at(id), body: { variations } })
}
