import { z } from 'zod'
import type { StoreConn } from '../core/connector.ts'
import type { ListingDraft, ListingResult, StockChange } from '../core/listing.ts'
import { explained, type FieldWords } from '../core/listing-answer.ts'
import { checkDraft, requireFit } from '../core/listing-check.ts'
import { MarketError } from '../core/market-error.ts'
import { readShape } from '../core/read-shape.ts'
import {
  StorefrontProduct,
  StorefrontSaved,
  storefrontLimits,
  storefrontProductFields,
  storefrontResult,
} from '../storefront/storefront-listing.ts'
import { shoplazzaCall } from './shoplazza-call.ts'

const Single = z.object({ product: StorefrontProduct })
const Saved = z.object({ product: StorefrontSaved })

const words: FieldWords = {
  title: 'title',
  description: 'description_html',
  images: 'picture_urls',
  variants: 'variants',
}

const getProduct = (draft: ListingDraft, known?: StorefrontProduct) => ({
  ...storefrontProductFields(draft, known, ({ quantity }) => ({ inventory_quantity: quantity })),
  description: draft.description_html,
  has_only_default_variant: false,
  need_variant_image: false,
  inventory_tracking: true,
  inventory_policy: 'deny',
})

const getPath = (id: string): string => `/products/${encodeURIComponent(id)}`
const productIn = (answer: unknown): StorefrontProduct => readShape(Single, answer).product

/** Its document wants the title with every change. */
async function show(conn: StoreConn, id: string, title: string, published: boolean): Promise<void> {
  await shoplazzaCall(conn, { method: 'PUT', path: getPath(id), body: { product: { title, published } } })
}

/** Saves, and makes visible last: until then the product is one nobody sees. */
async function save(
  conn: StoreConn,
  { title }: ListingDraft,
  call: Parameters<typeof shoplazzaCall>[1],
): Promise<ListingResult> {
  const { id } = readShape(Saved, await explained(words, () => shoplazzaCall(conn, call))).product
  await show(conn, id, title, true)
  return storefrontResult(productIn(await shoplazzaCall(conn, { path: getPath(id) })))
}

export const checkListing = (draft: ListingDraft) => checkDraft(storefrontLimits, draft)

/** `unique_token` makes a repeated call return the product it created before. */
export async function createListing(conn: StoreConn, draft: ListingDraft): Promise<ListingResult> {
  requireFit(storefrontLimits, draft)
  const product = { ...getProduct(draft), published: false, unique_token: draft.draft_id }
  return save(conn, draft, { path: '/products', body: { product } })
}

async function findKnown(conn: StoreConn, id: string): Promise<StorefrontProduct | null> {
  try {
    return productIn(await shoplazzaCall(conn, { path: getPath(id) }))
  } catch (error) {
    if (error instanceof MarketError && error.kind === 'not_found') return null
    throw error
  }
}

/** A product that was deleted in the shop is made again. */
export async function updateListing(conn: StoreConn, id: string, draft: ListingDraft): Promise<ListingResult> {
  requireFit(storefrontLimits, draft)
  const known = await findKnown(conn, id)
  if (!known) return createListing(conn, draft)
  return save(conn, draft, { method: 'PUT', path: getPath(id), body: { product: getProduct(draft, known) } })
}

export async function setStock(conn: StoreConn, changes: readonly StockChange[]): Promise<void> {
  for (const { external_variant_id, sku, quantity, price } of changes) {
    const variant = {
      ...(quantity === undefined ? {} : { inventory_quantity: quantity }),
      ...(price === undefined ? {} : { price: price.amount }),
    }
    try {
      const path = `/variants/${encodeURIComponent(external_variant_id)}`
      await shoplazzaCall(conn, { method: 'PUT', path, body: { variant } })
    } catch (error) {
      if (!(error instanceof MarketError) || error.kind !== 'not_found') throw error
      const message = `${sku} was deleted in the shop; publish the listing again`
      throw new MarketError('not_found', message, { code: 'variant_deleted' })
    }
  }
}

/** A product that is gone is off sale. */
export async function unpublish(conn: StoreConn, id: string): Promise<void> {
  const known = await findKnown(conn, id)
  if (known) await show(conn, id, known.title, false)
}
