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
import { shoplazzaCall } from './shoplazza-call.ts'

const Single = z.object({ product: StorefrontProduct })

const words: FieldWords = {
  title: 'title',
  description: 'description_html',
  images: 'picture_urls',
  variants: 'variants',
}

const productOf = (draft: ListingDraft, known?: Readonly<Record<string, string>>) => ({
  ...storefrontProductFields(draft, known),
  description: draft.description_html,
  has_only_default_variant: false,
  published: true,
})

const resultOf = (answer: unknown): ListingResult => storefrontResult(readShape(Single, answer).product)

/** `unique_token` makes a repeated call return the product it created before. */
export async function createListing(conn: StoreConn, draft: ListingDraft): Promise<ListingResult> {
  requireFit(storefrontLimits, draft)
  const body = { product: { ...productOf(draft), unique_token: draft.draft_id } }
  return resultOf(await explained(words, () => shoplazzaCall(conn, { path: '/products', body })))
}

export async function updateListing(conn: StoreConn, id: string, draft: ListingDraft): Promise<ListingResult> {
  requireFit(storefrontLimits, draft)
  const path = `/products/${encodeURIComponent(id)}`
  const { variant_ids } = resultOf(await shoplazzaCall(conn, { path }))
  const body = { product: productOf(draft, variant_ids) }
  return resultOf(await explained(words, () => shoplazzaCall(conn, { method: 'PUT', path, body })))
}

export async function setStock(conn: StoreConn, changes: readonly StockChange[]): Promise<void> {
  for (const change of changes) {
    const path = `/variants/${encodeURIComponent(change.external_variant_id)}`
    await shoplazzaCall(conn, { method: 'PUT', path, body: { variant: storefrontVariant(change) } })
  }
}

export async function unpublish(conn: StoreConn, id: string): Promise<void> {
  const path = `/products/${encodeURIComponent(id)}`
  await shoplazzaCall(conn, { method: 'PUT', path, body: { product: { published: false } } })
}
