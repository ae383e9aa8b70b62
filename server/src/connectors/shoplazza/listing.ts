import { z } from 'zod'
import type { StoreConn } from '../connector.ts'
import type { ListingDraft, ListingResult, StockChange } from '../listing.ts'
import { explained, type FieldWords } from '../listing-answer.ts'
import { type ListingLimits, requireFit } from '../listing-check.ts'
import { ExternalId, LooseText, readShape } from '../read-shape.ts'
import { shoplazzaCall } from './shoplazza-call.ts'

const limits: ListingLimits = {
  title_min: 1,
  title_max: 255,
  description_max: 100_000,
  pictures_min: 0,
  pictures_max: 250,
  options_max: 3,
  values_max: 100,
  variants_max: 300,
  sku_max: 100,
  needs_category: false,
}

const Product = z.object({
  product: z.object({ id: ExternalId, variants: z.array(z.object({ id: ExternalId, sku: LooseText })) }),
})

const words: FieldWords = {
  title: 'title',
  description: 'description_html',
  images: 'picture_urls',
  variants: 'variants',
}

/** A variant that is there keeps its number; the rest is made or taken away to match. */
const productOf = (draft: ListingDraft, known: Readonly<Record<string, string>> = {}) => ({
  title: draft.title,
  description: draft.description_html,
  has_only_default_variant: false,
  published: true,
  options: draft.option_names.map((name) => ({
    name,
    values: [...new Set(draft.variants.map(({ options }) => options[name] ?? ''))],
  })),
  images: draft.picture_urls.map((src) => ({ src })),
  variants: draft.variants.map((variant) => ({
    ...(known[variant.sku] ? { id: known[variant.sku] } : {}),
    ...Object.fromEntries(draft.option_names.map((name, at) => [`option${at + 1}`, variant.options[name] ?? ''])),
    price: variant.price.amount,
    sku: variant.sku,
    inventory_quantity: variant.quantity,
  })),
})

function resultOf(answer: unknown): ListingResult {
  const { id, variants } = readShape(Product, answer).product
  const variant_ids = Object.fromEntries(variants.map((variant) => [variant.sku, variant.id]))
  return { state: 'live', external_product_id: id, submission_id: '', variant_ids, issues: [] }
}

/** The token makes a repeated call answer with the product it made before. */
export async function createListing(conn: StoreConn, draft: ListingDraft): Promise<ListingResult> {
  requireFit(limits, draft)
  const body = { product: { ...productOf(draft), unique_token: draft.draft_id } }
  return resultOf(await explained(words, () => shoplazzaCall(conn, { path: '/products', body })))
}

export async function updateListing(conn: StoreConn, id: string, draft: ListingDraft): Promise<ListingResult> {
  requireFit(limits, draft)
  const path = `/products/${encodeURIComponent(id)}`
  const { variant_ids } = resultOf(await shoplazzaCall(conn, { path }))
  const body = { product: productOf(draft, variant_ids) }
  return resultOf(await explained(words, () => shoplazzaCall(conn, { method: 'PUT', path, body })))
}

export async function setStock(conn: StoreConn, changes: readonly StockChange[]): Promise<void> {
  for (const { external_variant_id, quantity, price } of changes) {
    const variant = {
      ...(quantity === undefined ? {} : { inventory_quantity: quantity }),
      ...(price === undefined ? {} : { price: price.amount }),
    }
    await shoplazzaCall(conn, {
      method: 'PUT',
      path: `/variants/${encodeURIComponent(external_variant_id)}`,
      body: { variant },
    })
  }
}

export async function unpublish(conn: StoreConn, id: string): Promise<void> {
  const path = `/products/${encodeURIComponent(id)}`
  await shoplazzaCall(conn, { method: 'PUT', path, body: { product: { published: false } } })
}
