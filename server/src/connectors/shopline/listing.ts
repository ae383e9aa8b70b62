import { z } from 'zod'
import type { StoreConn } from '../connector.ts'
import type { ListingDraft, ListingResult, StockChange } from '../listing.ts'
import { explained, type FieldWords } from '../listing-answer.ts'
import { requireFit } from '../listing-check.ts'
import { readShape } from '../read-shape.ts'
import {
  StorefrontProduct,
  storefrontLimits,
  storefrontProductFields,
  storefrontResult,
  storefrontVariant,
} from '../storefront/storefront-listing.ts'
import { shoplineCall } from './shopline-call.ts'

const Single = z.object({ product: StorefrontProduct })
const Found = z.object({ products: z.array(StorefrontProduct) })

/** The handle is derived from the draft id, so a product created before a broken connection is found again. */
const handleOf = ({ draft_id }: ListingDraft): string => draft_id.toLowerCase().replace(/[^a-z0-9]+/g, '-')

const words: FieldWords = {
  title: 'title',
  body_html: 'description_html',
  images: 'picture_urls',
  variants: 'variants',
}

async function save(
  conn: StoreConn,
  known: StorefrontProduct | undefined,
  draft: ListingDraft,
): Promise<ListingResult> {
  const variant_ids = known && storefrontResult(known).variant_ids
  const product = {
    ...storefrontProductFields(draft, variant_ids),
    body_html: draft.description_html,
    status: 'active',
    handle: handleOf(draft),
  }
  const answer = await explained(words, () =>
    shoplineCall(conn, {
      method: known ? 'PUT' : 'POST',
      path: known ? `products/${encodeURIComponent(known.id)}.json` : 'products/products.json',
      body: { product },
    }),
  )
  return storefrontResult(readShape(Single, answer.json()).product)
}

export async function createListing(conn: StoreConn, draft: ListingDraft): Promise<ListingResult> {
  requireFit(storefrontLimits, draft)
  const answer = await shoplineCall(conn, { path: 'products/products.json', query: { handle: handleOf(draft) } })
  return save(conn, readShape(Found, answer.json()).products[0], draft)
}

export async function updateListing(conn: StoreConn, id: string, draft: ListingDraft): Promise<ListingResult> {
  requireFit(storefrontLimits, draft)
  const answer = await shoplineCall(conn, { path: `products/${encodeURIComponent(id)}.json` })
  return save(conn, readShape(Single, answer.json()).product, draft)
}

export async function setStock(conn: StoreConn, changes: readonly StockChange[]): Promise<void> {
  for (const change of changes) {
    const path = `products/variants/${encodeURIComponent(change.external_variant_id)}.json`
    await shoplineCall(conn, { method: 'PUT', path, body: { variant: storefrontVariant(change) } })
  }
}

export async function unpublish(conn: StoreConn, id: string): Promise<void> {
  const path = `products/${encodeURIComponent(id)}.json`
  await shoplineCall(conn, { method: 'PUT', path, body: { product: { status: 'draft' } } })
}
