import sharp from 'sharp'
import type { CallInput, Endpoint, Reply } from '../../contract/src/endpoint.ts'
import type { App } from '../../server/src/app.ts'
import { saveSellerLevel } from '../../server/src/modules/account/account.ts'
import { getLists } from '../batch/plans.ts'
import { newShopper, type Shopper } from '../checkout/shopper.ts'
import { type OpenedStore, openStore, type World } from '../market/world.ts'
import { few } from '../support/bench.ts'
import { call, read } from './client.ts'
import type { Cluster } from './cluster.ts'

const SELLERS = few(20, 2)
/** Marketplaces whose shops send pushes, two shops each. */
const MARKETS = ['shopify', 'tiktok', 'woocommerce'] as const
const SHOPS = 6
const ARTWORKS = 20
const PICTURE_PX = 480
const PICTURES = few(8, 1)
/** Of each kind, that visitors have seen before. */
const SEEN = few(Number.POSITIVE_INFINITY, 2)
/** Everything sellers may do, without a level's limits on stores, runs and storage. */
const TOP_LEVEL = 4

/** Networks set aside for measurements (RFC 2544): visitors from the first half, sellers from the second. */
export const visitorAddress = (n: number): string => `198.18.${(n >> 8) & 255}.${n & 255}`
const sellerAddress = (n: number): string => `198.19.0.${n}`

export interface TownSeller extends Shopper {
  readonly address_ip: string
  readonly sku_code: string
  /** The last order placed, to look at. */
  order_id: number | undefined
}

export interface Town {
  readonly origin: string
  readonly pages: readonly string[]
  readonly product_ids: readonly number[]
  readonly pictures: readonly string[]
  readonly sellers: readonly TownSeller[]
  /** Those who are not in a journey now. */
  readonly idle: TownSeller[]
  readonly shops: readonly (OpenedStore & { readonly sku_code: string })[]
  readonly artworks: readonly string[]
  readonly uploads: readonly Buffer[]
  desk(slug: string, path: string, body: object): Promise<unknown>
}

const unique = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, path]) => (path ?? '').replaceAll('&amp;', '&'))),
]

async function deskAt(sandbox_url: string, slug: string, path: string, body: object): Promise<unknown> {
  const answer = await fetch(`${sandbox_url}/__sandbox/${slug}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${slug} ${path}: ${await answer.text()}`)
  return answer.json()
}

/** Photographs as sellers bring them, some 50 kB each. */
const smallPictures = () =>
  Promise.all(
    Array.from({ length: PICTURES }, (_, n) =>
      sharp({
        create: {
          width: PICTURE_PX,
          height: PICTURE_PX,
          channels: 3,
          background: { r: 12 * n, g: 255 - 12 * n, b: 90 },
          noise: { type: 'gaussian', mean: 128, sigma: 20 },
        },
      })
        .jpeg()
        .toBuffer(),
    ),
  )

async function newTownSeller(app: App, origin: string, at: number): Promise<TownSeller> {
  const shopper = await newShopper(app.ctx, origin, at)
  await saveSellerLevel(app.ctx.db, shopper.seller_id, TOP_LEVEL)
  const { sku_code } = await app.ctx.db
    .selectFrom('goods_sku')
    .select('sku_code')
    .where('seller_id', '=', shopper.seller_id)
    .where('id', '=', shopper.sku_id)
    .executeTakeFirstOrThrow()
  return Object.assign(shopper, { address_ip: sellerAddress(at), sku_code, order_id: undefined })
}

/** Opens shops for the first sellers, the way a person does. */
async function openShops(app: App, cluster: Cluster, sellers: readonly TownSeller[]): Promise<Town['shops']> {
  const world = {
    app,
    desk: (slug: string, path: string, body: object = {}) => deskAt(cluster.sandbox_url, slug, path, body),
    call: <E extends Endpoint>(endpoint: E, input: CallInput<E>, who?: { token?: string }): Promise<Reply<E>> =>
      call(cluster.origin, endpoint, input, { address: sellerAddress(0), token: who?.token }),
  } as unknown as World
  const shops: Town['shops'][number][] = []
  for (const [at, seller] of sellers.slice(0, SHOPS).entries()) {
    const opened = await openStore(world, MARKETS[at % MARKETS.length] ?? 'shopify', seller)
    shops.push({ ...opened, sku_code: seller.sku_code })
  }
  return shops
}

/** Sellers with money, goods and shops, and what visitors can look at. A second town counts its sellers from another number. */
export async function prepareTown(cluster: Cluster, first = 0): Promise<Town> {
  const { origin, sandbox_url } = cluster
  const app = await cluster.openApp()
  try {
    const sellers: TownSeller[] = []
    for (let at = first; at < first + SELLERS; at++) sellers.push(await newTownSeller(app, origin, at))
    const shops = await openShops(app, cluster, sellers)
    const { products, artworks } = await getLists(app, ARTWORKS)
    const visitor = { address: visitorAddress(0) }
    const sitemap = await read(`${origin}/sitemap.xml`, visitor)
    const listing = await read(`${origin}/products`, visitor)
    return {
      origin,
      sellers,
      idle: [...sellers],
      shops,
      pages: unique(sitemap, /<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g),
      pictures: unique(listing, /(?:src|srcset)="(\/(?:pictures|files)\/[^" ]+)/gi),
      product_ids: products.map(({ basic_product_id }) => basic_product_id),
      artworks: artworks.map(({ key }) => key),
      uploads: await smallPictures(),
      desk: (slug, path, body) => deskAt(sandbox_url, slug, path, body),
    }
  } finally {
    await app.close()
  }
}

/** What visitors look at was seen before, as in any shop that has been open for a day: pages are kept, pictures made. */
export async function openForVisitors({ origin, pages, pictures, product_ids }: Town): Promise<void> {
  const products = product_ids.map((id) => `/productDesignDetail/${id}`)
  const shown = [pages, products, pictures].flatMap((paths) => paths.slice(0, SEEN))
  for (const [n, path] of shown.entries()) {
    await read(origin + path, { address: visitorAddress(n) }).catch((error) => console.log(`  ${path}: ${error}`))
  }
}
