import { Platform } from '@inkroute/contract/codes'
import * as auth from '@inkroute/contract/store/auth'
import * as contract from '@inkroute/contract/store/store'
import { beforeAll, expect, test } from 'vitest'
import { magento } from '../../../connectors/magento/magento.ts'
import { shopify } from '../../../connectors/shopify/shopify.ts'
import { type Desk, marketDesk } from '../../../connectors/testing/market-desk.ts'
import { woocommerce } from '../../../connectors/woocommerce/woocommerce.ts'
import { newSeller, type TestSeller } from '../../../testing/factories.ts'
import { testApp } from '../../../testing/test-app.ts'
import { saveSellerLevel } from '../../account/account.ts'
import { findCredential } from '../core/credential.queries.ts'
import { findStore } from '../core/store.queries.ts'
import { askMarket } from '../core/store-conn.ts'
import { subscribeJob } from '../sync/subscribe.job.ts'
import { syncStore } from '../sync/sync-store.job.ts'
import { bind, fieldsFor, ownSandbox } from '../testing/market.ts'

const sandbox_url = await ownSandbox()
const app = await testApp({ holds: 'shop', sandbox_url, env: { RATE_LIMITS: 'false' } })
let ann: TestSeller

beforeAll(async () => {
  ann = await newSeller(app)
  await saveSellerLevel(app.ctx.db, ann.seller_id, 4)
})

const readStore = async (id: number) => {
  const store = await findStore(app.ctx.db, ann.seller_id, id)
  if (!store) throw new Error('no store')
  return store
}

/** Calls about webhooks, in order. */
async function hookCalls(desk: Desk): Promise<string[]> {
  const seen = await desk.ask<{ method: string; url: string }[]>('requests')
  return seen.map(({ method, url }) => `${method} ${url}`).filter((call) => call.includes('/webhooks'))
}

test('an app of the seller’s own shop is connected by its id and secret, and renews its tokens by itself', async () => {
  const desk = marketDesk(sandbox_url, 'shopify')
  const shop = await desk.openShop()
  const shop_domain = `${shop.handle}.myshopify.com`
  const fields = { ...shop.keys, platform: String(Platform.shopify) }
  const wrong = { ...fields, client_secret: 'shpss_made_up' }
  await expect(app.call(auth.bindStore, { fields: wrong, shop_domain }, ann)).rejects.toMatchObject({
    error: 'store_auth_refused',
  })
  const { stores } = await app.call(auth.bindStore, { fields, shop_domain }, ann)
  const store = await readStore(stores[0]!.id)
  await desk.place(shop.shop_id, { count: 2, at_ms: Date.now() - 30 * 60_000 })
  await syncStore(app.ctx, store.seller_id, store.id)
  expect((await app.call(contract.getStore, { id: store.id }, ann)).health).toMatchObject({ order_count: 2 })
  const before = await findCredential(app.ctx.db, store.seller_id, store.id)
  await desk.ask('expire', { shop_id: shop.shop_id, which: 'access' })
  await askMarket(app.ctx, store, (conn) => shopify.probe(conn))
  const after = await findCredential(app.ctx.db, store.seller_id, store.id)
  expect(after?.version).toBe((before?.version ?? 0) + 1)
  expect(await desk.violations()).toEqual([])
})

test('webhooks are made when a shop is connected and removed when it is disconnected', async () => {
  const desk = marketDesk(sandbox_url, 'woocommerce')
  const shop = await desk.openShop()
  const { stores } = await bind(app, await fieldsFor(app, desk, woocommerce, shop, ann), ann)
  const store = await readStore(stores[0]!.id)
  await subscribeJob.run(app.ctx, { seller_id: store.seller_id, store_id: store.id })
  const count = (calls: readonly string[], word: string) => calls.filter((call) => call.startsWith(word)).length
  const made = await hookCalls(desk)
  expect(count(made, 'POST')).toBe(4)
  await subscribeJob.run(app.ctx, { seller_id: store.seller_id, store_id: store.id })
  expect(count(await hookCalls(desk), 'POST')).toBe(4)
  await app.call(contract.unbindStore, { id: store.id }, ann)
  expect(count(await hookCalls(desk), 'DELETE')).toBe(4)
  expect(await findCredential(app.ctx.db, store.seller_id, store.id)).toBeUndefined()
})

const shops = [
  ['shopify', shopify],
  ['woocommerce', woocommerce],
  ['magento', magento],
] as const

test.each(shops)('%s: pieces that were refunded are not read as pieces to send', async (slug, connector) => {
  const desk = marketDesk(sandbox_url, slug)
  const shop = await desk.openShop()
  const { stores } = await bind(app, await fieldsFor(app, desk, connector, shop, ann), ann)
  const store = await readStore(stores[0]!.id)
  const two = [
    { sku: 'INK-MUG-11', title: 'Mug', quantity: 3 },
    { sku: 'INK-CAP', title: 'Cap', quantity: 1 },
  ]
  const [placed] = await desk.place(shop.shop_id, { lines: two })
  const [mug, cap] = (placed as unknown as { lines: { line_id: string }[] }).lines
  const refund = (line_id: string | undefined, quantity: number) =>
    desk.ask('orders/change', { order_id: placed?.order_id, action: 'refund', line_id, quantity })
  await refund(mug?.line_id, 2)
  await refund(cap?.line_id, 1)
  const order = await askMarket(app.ctx, store, (conn) => connector.getOrder(conn, placed?.order_id ?? ''))
  expect(order.status).toBe('ready_to_ship')
  expect(order.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([['INK-MUG-11', 1]])
})

test('who left from another name of ours is told to go back there, and nobody is sent elsewhere', async () => {
  const ours = new URL(app.ctx.callback_origin())
  const left = `http://${ours.hostname === 'localhost' ? '127.0.0.1' : 'localhost'}:${ours.port}`
  const shop = await marketDesk(sandbox_url, 'tiktok').openShop()
  const began = async (return_origin: string) => {
    const input = { platform: Platform.tiktok, region: shop.region, return_origin }
    const { url } = await app.call(auth.authUrl, input, ann)
    const state = new URL(url).searchParams.get('state') ?? ''
    return (await app.call(auth.whereBegan, { fields: { state } })).origin
  }
  expect(await began(left)).toBe(left)
  expect(await began('https://evil.example')).toBe('')
  expect(await app.call(auth.whereBegan, { fields: { state: 'made up' } })).toEqual({ origin: '' })
})
