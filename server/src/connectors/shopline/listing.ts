import { z } from 'zod'
import type { StoreConn } from '../connector.ts'
import type { ListingDraft, ListingResult, StockChange } from '../listing.ts'
import { explained, type FieldWords } from '../listing-answer.ts'
import { type ListingLimits, requireFit } from '../listing-check.ts'
import { ExternalId, LooseText, readShape } from '../read-shape.ts'
import { shoplineCall } from './shopline-call.ts'

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

const Product = z.object({ id: ExternalId, variants: z.array(z.object({ id: ExternalId, sku: LooseText })) })
const Single = z.object({ product: Product })
const Found = z.object({ products: z.array(Product) })

/** Our draft's number is the product's handle, so that one made before a broken connection is found again. */
const handleOf = ({ draft_id }: ListingDraft): string => draft_id.toLowerCase().replace(/[^a-z0-9]+/g, '-')

const productOf = (draft: ListingDraft, known: Readonly<Record<string, string>> = {}) => ({
  title: draft.title,
  body_html: draft.description_html,
  status: 'active',
  handle: handleOf(draft),
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

const words: FieldWords = {
  title: 'title',
  body_html: 'description_html',
  images: 'picture_urls',
  variants: 'variants',
}

function resultOf({ id, variants }: z.output<typeof Product>): ListingResult {
  const variant_ids = Object.fromEntries(variants.map((variant) => [variant.sku, variant.id]))
  return { state: 'live', external_product_id: id, submission_id: '', variant_ids, issues: [] }
}

async function save(
  conn: StoreConn,
  known: z.output<typeof Product> | undefined,
  draft: ListingDraft,
): Promise<ListingResult> {
  const ids = known ? resultOf(known).variant_ids : {}
  const answer = await explained(words, () =>
    shoplineCall(conn, {
      method: known ? 'PUT' : 'POST',
      path: known ? `products/${encodeURIComponent(known.id)}.json` : 'products/products.json',
      body: { product: productOf(draft, ids) },
    }),
  )
  return resultOf(readShape(Single, answer.json()).product)
}

export async function createListing(conn: StoreConn, draft: ListingDraft): Promise<ListingResult> {
  requireFit(limits, draft)
  const answer = await shoplineCall(conn, { path: 'products/products.json', query: { handle: handleOf(draft) } })
  return save(conn, readShape(Found, answer.json()).products[0], draft)
}

export async function updateListing(conn: StoreConn, id: string, draft: ListingDraft): Promise<ListingResult> {
  requireFit(limits, draft)
  const answer = await shoplineCall(conn, { path: `products/${encodeURIComponent(id)}.json` })
  return save(conn, readShape(Single, answer.json()).product, draft)
}

export async function setStock(conn: StoreConn, changes: readonly StockChange[]): Promise<void> {
  for (const { external_variant_id, quantity, price } of changes) {
    const variant = {
      ...(quantity === undefined ? {} : { inventory_quantity: quantity }),
      ...(price === undefined ? {} : { price: price.amount }),
    }
    const path = `products/variants/${encodeURIComponent(external_variant_id)}.json`
    await shoplineCall(conn, { method: 'PUT', path, body: { variant } })
  }
}

export async function unpublish(conn: StoreConn, id: string): Promise<void> {
  const path = `products/${encodeURIComponent(id)}.json`
  await shoplineCall(conn, { method: 'PUT', path, body: { product: { status: 'draft' } } })
}
