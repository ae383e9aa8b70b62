import { createHmac } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Platform } from '@inkroute/contract/codes'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { marketApp } from '../../../connectors/core/market-app.ts'
import { connectors } from '../../../connectors/registry.ts'
import { newSeller } from '../../../testing/factories.ts'
import { fromNewAddress } from '../../../testing/people.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { newHookKey } from '../auth/connect-shop.ts'
import { insertStore } from '../core/store.queries.ts'

const folder = mkdtempSync(join(tmpdir(), 'inkroute-hooks-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const app = await testApp({ env: { RATE_LIMITS: 'true' } })
beforeEach(async () => {
  await app.ctx.db.deleteFrom('store_hook').execute()
  await sql`delete from pgboss.job where name = 'store.hook'`.execute(app.ctx.db)
})

const { seller_id, user_id } = await newSeller(app)

async function getStore(platform: number, external_shop_id: string, authed = 1): Promise<string> {
  const hook_key = newHookKey()
  const now = app.clock.now().toISOString()
  await insertStore(app.ctx.db, {
    seller_id,
    platform,
    external_shop_id,
    shop_domain: '',
    region: 'US',
    currency: 'USD',
    authed,
    hook_key,
    name: external_shop_id,
    created_by: user_id,
    authed_at: now,
    created_at: now,
    updated_at: now,
    auth_problem: authed === 1 ? null : 'revoked',
  })
  return hook_key
}

interface Push {
  readonly headers?: Record<string, string>
  readonly from?: Record<string, string>
  readonly to?: TestApp
}

const push = async (path: string, body: string | object, { headers, from, to = app }: Push = {}) => {
  const answer = await fetch(`${to.origin}/market-hook/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(from ?? fromNewAddress().headers), ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return answer.status
}

/** Rows and jobs that pushes have left behind. */
async function kept(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from store_hook)::int + (select count(*) from pgboss.job where name = 'store.hook')::int as count
  `.execute(app.ctx.db)
  return rows[0]?.count ?? 0
}

const getConnector = (slug: string) => connectors.find((each) => each.slug === slug) as (typeof connectors)[number]
const shopeeSigned = (body: string, secret = marketApp(app.ctx, getConnector('shopee')).secret, key = '') => {
  const address = `${marketApp(app.ctx, getConnector('shopee')).webhook_url}${key}`
  return { authorization: createHmac('sha256', secret).update(`${address}|${body}`).digest('hex') }
}
const shopeeOrder = (shop_id: string, ordersn = 'O-1') => JSON.stringify({ code: 3, shop_id, data: { ordersn } })

test('a push to an address that is no store’s is refused before anything is kept', async () => {
  const wish = { topic: '1', merchant_id: 'm', data: { id: 'order-1' } }
  const ozon = { message_type: 'TYPE_NEW_POSTING', seller_id: 1, posting_number: '1-1' }
  const key = await getStore(Platform.wish, 'wish-shop')
  const refused = [
    await push(`wish/${newHookKey()}`, wish),
    await push('wish/short', wish),
    await push('wish', wish),
    await push(`ozon/${newHookKey()}`, ozon),
    await push('ozon', ozon),
    // The key of a store on another platform.
    await push(`ozon/${key}`, ozon),
    await push('nowhere', {}),
    await push(`wish/${'x'.repeat(500)}`, wish),
  ]
  expect(refused).toEqual(Array<number>(8).fill(404))
  expect(await kept()).toBe(0)
  expect(await push(`wish/${key}`, wish)).toBe(200)
  expect(await push(`wish/${key}`, wish)).toBe(200)
  // One event, one job, though it came twice.
  expect(await kept()).toBe(2)
})

test('a genuine push of a shop that is not connected is answered and dropped', async () => {
  await getStore(Platform.shopee, 'left', 2)
  for (const shop of ['unknown', 'left']) {
    const body = shopeeOrder(shop)
    expect(await push('shopee', body, { headers: shopeeSigned(body) })).toBe(200)
  }
  expect(await kept()).toBe(0)
  await getStore(Platform.shopee, 'connected')
  const body = shopeeOrder('connected')
  expect(await push('shopee', body, { headers: shopeeSigned(body, 'wrong secret') })).toBe(401)
  expect(await push('shopee', body)).toBe(401)
  expect(await kept()).toBe(0)
  expect(await push('shopee', body, { headers: shopeeSigned(body) })).toBe(200)
  expect(await kept()).toBe(2)
})

test('more than 64 kB and ids that cannot be ids are refused', async () => {
  await getStore(Platform.shopee, 'bounded')
  const large = shopeeOrder('bounded', 'x'.repeat(65 * 1024))
  expect(await push('shopee', large, { headers: shopeeSigned(large) })).toBe(413)
  for (const ordersn of ['x'.repeat(129), 'a\u0000b', 'a\nb']) {
    const body = shopeeOrder('bounded', ordersn)
    expect(await push('shopee', body, { headers: shopeeSigned(body) })).toBe(400)
  }
  expect(await push('woocommerce/keys', 'x'.repeat(9000))).toBe(413)
  expect(await kept()).toBe(0)
})

test('an empty secret authenticates no one', async () => {
  const file = join(folder, 'markets.json')
  const markets = { walmart: { live: true }, shopee: { key: 'k', secret: '' }, shopify: { key: 'k', secret: '' } }
  writeFileSync(
    file,
    JSON.stringify({ ...markets, etsy: { key: 'k', secret: '', extra: { webhook_secret: 'whsec_' } } }),
  )
  const live = await testApp({ database_url: app.database_url, env: { MARKETS_FILE: file } })
  const key = await getStore(Platform.walmart, 'walmart-shop')
  await getStore(Platform.shopee, 'empty')
  await getStore(Platform.shopify, 'empty.myshopify.com')
  const walmart = { source: { eventType: 'PO_CREATED', eventId: '1' }, payload: { purchaseOrderId: '1' } }
  const basic = { authorization: `Basic ${Buffer.from('inkroute:').toString('base64')}` }
  expect(await push('walmart', walmart, { headers: basic, to: live })).toBe(404)
  expect(await push(`walmart/${key}`, walmart, { headers: basic, to: live })).toBe(401)
  const shopee = shopeeOrder('empty')
  const address = `${marketApp(live.ctx, getConnector('shopee')).webhook_url}`
  const signed = createHmac('sha256', '').update(`${address}|${shopee}`).digest('hex')
  expect(await push('shopee', shopee, { headers: { authorization: signed }, to: live })).toBe(401)
  const shopify = JSON.stringify({ admin_graphql_api_id: 'gid://shopify/Order/1' })
  const shopify_headers = {
    'x-shopify-topic': 'orders/create',
    'x-shopify-shop-domain': 'empty.myshopify.com',
    'x-shopify-hmac-sha256': createHmac('sha256', '').update(shopify).digest('base64'),
  }
  expect(await push('shopify', shopify, { headers: shopify_headers, to: live })).toBe(401)
  const at = String(Math.floor(live.clock.now().getTime() / 1000))
  const etsy_headers = {
    'webhook-id': 'msg_1',
    'webhook-timestamp': at,
    'webhook-signature': `v1,${createHmac('sha256', '').update(`msg_1.${at}.{}`).digest('base64')}`,
  }
  expect(await push('etsy', '{}', { headers: etsy_headers, to: live })).toBe(401)
  expect(await kept()).toBe(0)
})

test('an address that sends sixty invalid webhooks is ignored for the rest of the minute', async () => {
  const key = await getStore(Platform.wish, 'busy')
  const here = fromNewAddress().headers
  const statuses: number[] = []
  for (let at = 0; at < 61; at++) statuses.push(await push(`wish/${newHookKey()}`, {}, { from: here }))
  expect(statuses.filter((status) => status === 404)).toHaveLength(60)
  expect(statuses.at(-1)).toBe(429)
  const good = { topic: '1', merchant_id: 'm', data: { id: 'order-9' } }
  expect(await push(`wish/${key}`, good, { from: here })).toBe(429)
  expect(await push(`wish/${key}`, good)).toBe(200)
})
