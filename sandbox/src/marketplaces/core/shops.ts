import { digits } from './ids.ts'
import type { Shop } from './model.ts'
import type { World } from './world.ts'

export function openShop(world: World, wanted: { name: string; region?: string | undefined }): Shop {
  const { market, book } = world
  const region = market.regions.find((each) => each.code === wanted.region) ?? market.regions[0]
  if (!region) throw new Error(`${market.id} has no region`)
  const number = book.next()
  const handle = `ink-${market.id}-${number}`
  const shop: Shop = {
    shop_id: market.newShopId?.(world) ?? digits(9),
    name: wanted.name,
    region: region.code,
    currency: region.currency,
    handle,
    created_ms: world.nowMs(),
    keys: {},
    extra: market.domain_suffix ? { domain: `${handle}${market.domain_suffix}` } : {},
    webhook_url: '',
  }
  book.shops.set(shop.shop_id, shop)
  shop.keys = market.keysOf?.(shop, world) ?? {}
  book.touch()
  return shop
}

/** A new marketplace starts with two shops. */
export function openFirstShops(world: World): void {
  if (world.book.shops.size > 0) return
  openShop(world, { name: `${world.market.title} 晨光文创 Morning Light` })
  openShop(world, { name: `${world.market.title} 北岸印社 North Shore Prints` })
}

/**
 * Shops that were never connected, so that a new seller can connect one. A revoked shop stays with its seller. When all
 * are connected, another one is opened.
 */
export function freeShops(world: World): Shop[] {
  const free = [...world.book.shops.values()].filter(({ shop_id }) => !world.book.grants.has(shop_id))
  return free.length > 0 ? free : [openShop(world, { name: `${world.market.title} 新店 New shop` })]
}

/** The shop with this domain. */
export const shopOfDomain = (world: World, domain: string): Shop | null =>
  [...world.book.shops.values()].find((shop) => shop.extra.domain === domain) ?? null
