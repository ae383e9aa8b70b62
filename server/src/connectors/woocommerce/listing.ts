import { z } from 'zod'
import type { StoreConn } from '../connector.ts'
import type { ListingDraft, ListingResult, ListingVariant, StockChange } from '../listing.ts'
import { explained, type FieldWords } from '../listing-answer.ts'
import { MarketError } from '../market-error.ts'
import { ExternalId, LooseText, readShape } from '../read-shape.ts'
import { wooCall } from './woo-call.ts'

const Product = z.object({ id: ExternalId })
const Variation = z.object({ id: ExternalId, sku: LooseText, error: z.object({ message: LooseText }).nullish() })
const Batch = z.object({ create: z.array(Variation).default([]), update: z.array(Variation).default([]) })
const MAX_BATCH = 100

const words: FieldWords = { name: 'title', description: 'description_html', images: 'picture_urls', sku: 'variants' }

const productBody = (draft: ListingDraft) => ({
  name: draft.title,
  type: 'variable',
  status: 'publish',
  description: draft.description_html,
  sku: draft.draft_id,
  images: draft.picture_urls.map((src) => ({ src })),
  attributes: draft.option_names.map((name, position) => ({
    name,
    position,
    visible: true,
    variation: true,
    options: [...new Set(draft.variants.map(({ options }) => options[name] ?? ''))],
  })),
  ...(draft.category_id ? { categories: [{ id: Number(draft.category_id) }] } : {}),
})

const variationBody = (variant: ListingVariant) => ({
  sku: variant.sku,
  regular_price: variant.price.amount,
  manage_stock: true,
  stock_quantity: variant.quantity,
  weight: String(variant.weight_g / 1000),
  attributes: Object.entries(variant.options).map(([name, option]) => ({ name, option })),
  ...(variant.picture_urls[0] ? { image: { src: variant.picture_urls[0] } } : {}),
})

async function variationsOf(conn: StoreConn, product_id: string): Promise<Map<string, string>> {
  const query = { per_page: String(MAX_BATCH) }
  const answer = await wooCall(conn, { path: `/wp-json/wc/v3/products/${product_id}/variations`, query })
  return new Map(readShape(z.array(Variation), answer.json()).map(({ sku, id }) => [sku, id]))
}

async function saveVariations(
  conn: StoreConn,
  product_id: string,
  draft: ListingDraft,
): Promise<Record<string, string>> {
  const known = await variationsOf(conn, product_id)
  const path = `/wp-json/wc/v3/products/${product_id}/variations/batch`
  const kept = new Set(draft.variants.map(({ sku }) => sku))
  const gone = [...known].filter(([sku]) => !kept.has(sku))
  if (gone.length > 0) {
    await wooCall(conn, { method: 'POST', path, body: { delete: gone.map(([, id]) => Number(id)) } })
    for (const [sku] of gone) known.delete(sku)
  }
  for (let at = 0; at < draft.variants.length; at += MAX_BATCH) {
    const part = draft.variants.slice(at, at + MAX_BATCH)
    const body = {
      create: part.filter(({ sku }) => !known.has(sku)).map(variationBody),
      update: part
        .filter(({ sku }) => known.has(sku))
        .map((v) => ({ id: Number(known.get(v.sku)), ...variationBody(v) })),
    }
    const saved = readShape(Batch, (await wooCall(conn, { method: 'POST', path, body })).json())
    const failed = [...saved.create, ...saved.update].find(({ error }) => error)
    if (failed) throw new MarketError('rejected', failed.error?.message ?? 'A variation was refused')
    for (const { sku, id } of saved.create) known.set(sku, id)
  }
  return Object.fromEntries(known)
}

const live = (external_product_id: string, variant_ids: Record<string, string>): ListingResult => ({
  state: 'live',
  external_product_id,
  submission_id: '',
  variant_ids,
  issues: [],
})

/** The draft id is the product's SKU, so a product created before a broken connection is found again. */
export async function createListing(conn: StoreConn, draft: ListingDraft): Promise<ListingResult> {
  const found = await wooCall(conn, { path: '/wp-json/wc/v3/products', query: { sku: draft.draft_id } })
  const [known] = readShape(z.array(Product), found.json())
  if (known) return updateListing(conn, known.id, draft)
  const call = { method: 'POST', path: '/wp-json/wc/v3/products', body: productBody(draft) } as const
  const made = await explained(words, () => wooCall(conn, call))
  const { id } = readShape(Product, made.json())
  return live(id, await saveVariations(conn, id, draft))
}

export async function updateListing(conn: StoreConn, id: string, draft: ListingDraft): Promise<ListingResult> {
  const call = { method: 'PUT', path: `/wp-json/wc/v3/products/${id}`, body: productBody(draft) } as const
  await explained(words, () => wooCall(conn, call))
  return live(id, await saveVariations(conn, id, draft))
}

export async function setStock(conn: StoreConn, changes: readonly StockChange[]): Promise<void> {
  for (const [product_id, part] of Map.groupBy(changes, (change) => change.external_product_id)) {
    const update = part.map(({ external_variant_id, quantity, price }) => ({
      id: Number(external_variant_id),
      ...(quantity === undefined ? {} : { manage_stock: true, stock_quantity: quantity }),
      ...(price === undefined ? {} : { regular_price: price.amount }),
    }))
    const path = `/wp-json/wc/v3/products/${product_id}/variations/batch`
    await wooCall(conn, { method: 'POST', path, body: { update } })
  }
}

export async function unpublish(conn: StoreConn, id: string): Promise<void> {
  await wooCall(conn, { method: 'PUT', path: `/wp-json/wc/v3/products/${id}`, body: { status: 'draft' } })
}
