import type { Listing, ListingVariant, Shop } from './model.ts'
import type { World } from './world.ts'

/** Trademarks: listings that contain one are refused everywhere. */
const protected_names = ['Disney', 'Pokemon', 'Gucci']

export const protectedName = (text: string): string | null =>
  protected_names.find((name) => text.toLowerCase().includes(name.toLowerCase())) ?? null

/** Han without kana: Chinese. Marketplaces that list in other languages refuse it. */
export const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text) && !/[\u3040-\u30ff]/.test(text)

export const ownListing = (world: World, shop: Shop, product_id: unknown): Listing | null => {
  const listing = world.book.listings.get(String(product_id))
  return listing?.shop_id === shop.shop_id ? listing : null
}

interface GivenListing {
  readonly product_id: string
  readonly title: string
  readonly state: Listing['state']
  readonly picture_urls?: readonly string[]
  readonly variants?: readonly ListingVariant[]
  readonly extra?: Record<string, unknown>
}

export function makeListing(world: World, shop: Shop, given: GivenListing): Listing {
  const now_ms = world.nowMs()
  const listing: Listing = {
    product_id: given.product_id,
    shop_id: shop.shop_id,
    title: given.title,
    state: given.state,
    issues: [],
    picture_urls: [...(given.picture_urls ?? [])],
    variants: [...(given.variants ?? [])],
    created_ms: now_ms,
    updated_ms: now_ms,
    extra: given.extra ?? {},
  }
  world.book.listings.set(listing.product_id, listing)
  world.book.touch()
  return listing
}

export function changeListing(world: World, listing: Listing, change: Partial<Omit<Listing, 'product_id'>>): void {
  Object.assign(listing, change, { updated_ms: world.nowMs() })
  world.book.touch()
}

/** A review is finished at the second request; the first one is told to wait. */
export function reviewed(world: World, listing: Listing): Listing['state'] {
  if (listing.state !== 'pending') return listing.state
  if (listing.extra.asked) changeListing(world, listing, { state: 'live' })
  else listing.extra.asked = true
  return listing.state
}

/** Whether another product of the shop already has this SKU. */
export const skuTaken = (world: World, shop: Shop, sku: string, but = ''): boolean =>
  world.book
    .listingsOf(shop.shop_id)
    .some((listing) => listing.product_id !== but && listing.variants.some((variant) => variant.sku === sku))
