import { z } from 'zod'
import type { StoreConn } from '../core/connector.ts'
import type { ListingDraft, ListingResult, StockChange } from '../core/listing.ts'
import { explained, type FieldWords } from '../core/listing-answer.ts'
import { checkDraft, requireFit } from '../core/listing-check.ts'
import { MarketError } from '../core/market-error.ts'
import { ExternalId, LooseText, readShape } from '../core/read-shape.ts'
import {
  StorefrontProduct,
  StorefrontSaved,
  storefrontLimits,
  storefrontProductFields,
  storefrontResult,
} from '../storefront/storefront-listing.ts'
import { shoplineCall } from './shopline-call.ts'

const Single = z.object({ product: StorefrontProduct })
const Saved = z.object({ product: StorefrontSaved })
const Found = z.object({ products: z.array(StorefrontProduct) })
const Locations = z.object({
  locations: z.array(
    z.object({ id: ExternalId, active: z.boolean(), is_default: LooseText, legacy: z.boolean().nullish() }),
  ),
})

/** The handle is derived from the draft id, so a product created before a broken connection is found again. */
const getHandle = ({ draft_id }: ListingDraft): string => draft_id.toLowerCase().replace(/[^a-z0-9]+/g, '-')

const words: FieldWords = {
  title: 'title',
  body_html: 'description_html',
  images: 'picture_urls',
  variants: 'variants',
}

/** The default place of the shop; places of fulfilment apps keep stock of their own. */
async function getLocation(conn: StoreConn): Promise<string> {
  const { locations } = readShape(Locations, (await shoplineCall(conn, { path: 'locations/list.json' })).json())
  const open = locations.filter(({ active, legacy }) => active && !legacy)
  const place = open.find(({ is_default }) => is_default === 'true') ?? open[0]
  if (!place) throw new MarketError('rejected', 'The shop has no location to keep stock at', { code: 'no_location' })
  return place.id
}

/** Stock belongs to the inventory item of a variant at a location, not to the variant. */
async function setLevels(conn: StoreConn, product: StorefrontProduct, wanted: ReadonlyMap<string, number>) {
  const changed = product.variants.flatMap(({ sku, inventory_item_id, inventory_quantity }) => {
    const available = wanted.get(sku)
    const is_new = available !== undefined && available !== inventory_quantity
    return is_new && inventory_item_id ? [{ available, inventory_item_id }] : []
  })
  if (changed.length === 0) return
  const location_id = await getLocation(conn)
  for (const { available, inventory_item_id } of changed) {
    const body = { available, inventory_item_id, location_id }
    await shoplineCall(conn, { path: 'inventory_levels/set.json', body })
  }
}

const getPath = (id: string): string => `products/${encodeURIComponent(id)}.json`

async function save(
  conn: StoreConn,
  known: StorefrontProduct | undefined,
  draft: ListingDraft,
): Promise<ListingResult> {
  const product = {
    ...storefrontProductFields(draft, known, () => ({ inventory_tracker: true })),
    body_html: draft.description_html,
    handle: getHandle(draft),
    ...(known ? {} : { status: 'draft' }),
  }
  const answer = await explained(words, () =>
    shoplineCall(conn, {
      method: known ? 'PUT' : 'POST',
      path: known ? getPath(known.id) : 'products/products.json',
      body: { product },
    }),
  )
  const { id } = readShape(Saved, answer.json()).product
  const saved = readShape(Single, (await shoplineCall(conn, { path: getPath(id) })).json()).product
  await setLevels(conn, saved, new Map(draft.variants.map(({ sku, quantity }) => [sku, quantity])))
  // Visible last: until then the product is one nobody sees.
  await shoplineCall(conn, { method: 'PUT', path: getPath(saved.id), body: { product: { status: 'active' } } })
  return storefrontResult(saved)
}

export const checkListing = (draft: ListingDraft) => checkDraft(storefrontLimits, draft)

export async function createListing(conn: StoreConn, draft: ListingDraft): Promise<ListingResult> {
  requireFit(storefrontLimits, draft)
  const answer = await shoplineCall(conn, { path: 'products/products.json', query: { handle: getHandle(draft) } })
  return save(conn, readShape(Found, answer.json()).products[0], draft)
}

async function findKnown(conn: StoreConn, id: string): Promise<StorefrontProduct | null> {
  try {
    return readShape(Single, (await shoplineCall(conn, { path: getPath(id) })).json()).product
  } catch (error) {
    if (error instanceof MarketError && error.kind === 'not_found') return null
    throw error
  }
}

/** A product that was deleted in the shop is made again. */
export async function updateListing(conn: StoreConn, id: string, draft: ListingDraft): Promise<ListingResult> {
  requireFit(storefrontLimits, draft)
  const known = await findKnown(conn, id)
  return known ? save(conn, known, draft) : createListing(conn, draft)
}

export async function setStock(conn: StoreConn, changes: readonly StockChange[]): Promise<void> {
  for (const [id, part] of Map.groupBy(changes, (change) => change.external_product_id)) {
    const known = await findKnown(conn, id)
    const gone = part.find(({ external_variant_id }) => !known?.variants.some((one) => one.id === external_variant_id))
    if (!known || gone) {
      const message = `${gone?.sku ?? id} was deleted in the shop; publish the listing again`
      throw new MarketError('not_found', message, { code: 'variant_deleted' })
    }
    for (const { external_variant_id, price } of part) {
      if (price === undefined) continue
      const path = `products/variants/${encodeURIComponent(external_variant_id)}.json`
      await shoplineCall(conn, { method: 'PUT', path, body: { variant: { price: price.amount } } })
    }
    const skuOf = new Map(known.variants.map((one) => [one.id, one.sku]))
    const wanted = part.flatMap(({ external_variant_id, quantity }) =>
      quantity === undefined ? [] : [[skuOf.get(external_variant_id) ?? '', quantity] as const],
    )
    await setLevels(conn, known, new Map(wanted))
  }
}

/** A product that is gone is off sale. */
export async function unpublish(conn: StoreConn, id: string): Promise<void> {
  try {
    await shoplineCall(conn, { method: 'PUT', path: getPath(id), body: { product: { status: 'draft' } } })
  } catch (error) {
    if (!(error instanceof MarketError) || error.kind !== 'not_found') throw error
  }
}
