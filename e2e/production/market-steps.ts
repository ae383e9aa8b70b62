import type { Page } from '@playwright/test'
import { call, connectStore, desk } from '../support/stores.ts'
import { expect } from '../support/test.ts'

/** The marketplaces whose emulators were entered as if they were real. */
export const shops = [
  { slug: 'etsy', name: /^Etsy/, platform: 7 },
  { slug: 'tiktok', name: /^TikTok/, platform: 10 },
] as const
type Shop = (typeof shops)[number]

const fieldsOf: Record<string, Record<string, string>> = {
  etsy: { shipping_profile_id: '1', readiness_state_id: '1', when_made: 'made_to_order', who_made: 'i_did' },
}

export const getShopId = async (page: Page, slug: string): Promise<string> =>
  (await desk<{ shop_id: string }[]>(page, slug, 'shops'))[0]?.shop_id ?? ''

/** A merchant with a shop there approves us in the browser. */
export async function connectShops(page: Page): Promise<void> {
  for (const shop of shops) {
    if ((await getShopId(page, shop.slug)) === '') await desk(page, shop.slug, 'shops', { name: 'Lin’s shop' })
    await connectStore(page, shop)
  }
}

interface Carriers {
  readonly data: readonly { readonly carrier: string }[]
  readonly theirs: readonly { readonly code: string; readonly name: string }[]
}

/** Where a marketplace has a list of carriers, the seller says which of them ours is; parcels are refused until then. */
export async function nameCarriers(page: Page, token: string): Promise<void> {
  for (const { platform } of shops) {
    const path = '/distribution/userStore/carriers'
    const { data, theirs } = await call<Carriers>(page, token, `${path}?platform=${platform}`)
    const [one] = theirs
    if (!one) continue
    for (const { carrier } of data)
      await call(page, token, path, { platform, carrier, their_code: one.code, their_name: one.name })
  }
}

interface Goods {
  readonly id: number
  readonly skus: readonly { readonly sku_code: string }[]
}

export async function getGoods(page: Page, token: string, title: string): Promise<Goods> {
  const { data } = await call<{ data: { id: number; title: string }[] }>(
    page,
    token,
    '/distribution/goods?page_size=50',
  )
  return call<Goods>(page, token, `/distribution/goods/${data.find((goods) => goods.title === title)?.id}`)
}

async function release(page: Page, token: string, goods_id: number, { slug, platform }: Shop): Promise<void> {
  const { data } = await call<{ data: { platform: number; stores: { id: number; authed: number }[] }[] }>(
    page,
    token,
    '/distribution/userStore/platformStore',
  )
  const store_id = data.find((row) => row.platform === platform)?.stores.find(({ authed }) => authed === 1)?.id
  const template = await call<{ id: number }>(page, token, '/distribution/listing/template', {
    ...{ name: '通用', title: 'Sunset {product}', description: 'Made to order.', platform: slug },
    ...{ category_id: '1633', brand: 'Inkhouse', currency: 'USD', quantity: 20 },
    price: { base: 'cost', rate: 7.2, multiply: 3, add: 2, ending: '.99' },
    attributes: fieldsOf[slug] ?? {},
  })
  const asked = { platform: slug, template_id: template.id, goods_ids: [goods_id], store_id }
  expect((await call<{ queued: number }>(page, token, '/distribution/listing/release', asked)).queued).toBe(1)
}

/** One design on both marketplaces, until each shows it with our SKU and price. */
export async function publish(page: Page, token: string, goods: Goods): Promise<void> {
  for (const shop of shops) await release(page, token, goods.id, shop)
  const sku = goods.skus[0]?.sku_code
  for (const { slug } of shops) {
    const shop_id = await getShopId(page, slug)
    await expect(async () => {
      const listed = await desk<{ variants: { sku: string; price: string }[] }[]>(
        page,
        slug,
        `listings?shop_id=${shop_id}`,
      )
      const found = listed.flatMap(({ variants }) => variants).find((variant) => variant.sku === sku)
      expect(found?.price, slug).toMatch(/\.99$/)
    }).toPass({ timeout: 300_000, intervals: [500] })
  }
}

interface MarketOrder {
  readonly order_id: string
  readonly shipments: readonly { readonly tracking_number: string }[]
}
interface ImportedOrder {
  readonly id: number
  readonly order_no: string
  readonly state: string
  readonly store: { readonly platform: number } | null
}

/** A buyer orders on each marketplace; returns both sides of each order once it has been imported and priced. */
export async function buyEverywhere(page: Page, token: string, sku: string) {
  const bought = await Promise.all(
    shops.map(async (shop) => {
      const shop_id = await getShopId(page, shop.slug)
      const lines = [{ sku, quantity: 1, price: '24.90' }]
      const [order] = await desk<MarketOrder[]>(page, shop.slug, 'orders', { shop_id, lines, address: {} })
      return { ...shop, shop_id, order_id: order?.order_id ?? '' }
    }),
  )
  const orders: (ImportedOrder & { slug: string; shop_id: string; order_id: string })[] = []
  for (const one of bought) {
    await expect(async () => {
      const query = `/distribution/order?keyword=${encodeURIComponent(sku)}&page_size=50&source=store`
      const { data } = await call<{ data: ImportedOrder[] }>(page, token, query)
      const found = data.find(({ store }) => store?.platform === one.platform)
      expect(found?.state, one.slug).toBe('awaiting_payment')
      if (found) orders.push({ ...found, slug: one.slug, shop_id: one.shop_id, order_id: one.order_id })
    }).toPass({ timeout: 300_000, intervals: [500] })
  }
  return orders
}

/** The marketplace knows the parcel, and has nothing to complain about. */
export async function expectReported(
  page: Page,
  { slug, shop_id, order_id }: { readonly slug: string; readonly shop_id: string; readonly order_id: string },
  tracking_no: string,
): Promise<void> {
  await expect(async () => {
    const theirs = await desk<MarketOrder[]>(page, slug, `orders?shop_id=${shop_id}`)
    const parcels = theirs.find((order) => order.order_id === order_id)?.shipments ?? []
    expect(parcels.map(({ tracking_number }) => tracking_number)).toEqual([tracking_no])
  }, slug).toPass({ timeout: 300_000, intervals: [500] })
  expect(await desk(page, slug, 'violations'), slug).toEqual([])
}
