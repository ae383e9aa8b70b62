import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createSandbox } from '../sandbox.ts'
import { serviceKey } from '../shared/signed-requests.ts'
import { aliexpressSign } from './aliexpress/aliexpress-guard.ts'
import { lazadaSign } from './lazada/lazada-guard.ts'
import { sheinSign } from './shein/shein-guard.ts'
import { shopeeSign } from './shopee/shopee-guard.ts'
import { shoplineBodySign } from './shopline/shopline-guard.ts'
import { temuSign } from './temu/temu-sign.ts'
import { tiktokSign } from './tiktok/tiktok-guard.ts'

const data_dir = mkdtempSync(join(tmpdir(), 'inkroute-markets-'))
const config = { port: 0, data_dir, secret: 'a-shared-secret', callback_origin: 'http://127.0.0.1:9' }
const sandbox = createSandbox(config)
afterAll(async () => {
  await sandbox.close()
  rmSync(data_dir, { recursive: true })
})

interface Call {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly query?: Record<string, string>
  readonly headers?: Record<string, string>
  readonly body?: string
}

const control = async (slug: string, path: string, payload?: object) =>
  (
    await sandbox.inject({
      method: payload ? 'POST' : 'GET',
      url: `/__sandbox/${slug}/${path}`,
      ...(payload ? { payload } : {}),
    })
  ).json()
const send = ({ method, path, query, headers, body }: Call) =>
  sandbox.inject({
    method,
    url: `${path}${query ? `?${new URLSearchParams(query)}` : ''}`,
    ...(headers ? { headers } : {}),
    ...(body === undefined ? {} : { payload: body }),
  })

const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const key = (slug: string) => serviceKey(config.secret, `market-${slug}`)
const s = () => String(Math.floor(Date.now() / 1000))
const ms = () => String(Date.now())

/** A call of each platform, rightly signed; none of them needs a shop, whose token would be refused only later. */
const calls: [string, () => Call, string[]][] = [
  [
    'shopee',
    () => {
      const [path, timestamp] = ['/api/v2/auth/token/get', s()]
      const sign = shopeeSign(key('shopee'), ['2001887', path, timestamp])
      const body = '{"code":"c","partner_id":2001887,"shop_id":1}'
      return {
        method: 'POST',
        path: `/market/shopee${path}`,
        query: { partner_id: '2001887', timestamp, sign },
        headers: json,
        body,
      }
    },
    ['partner_id', 'timestamp', 'sign'],
  ],
  [
    'tiktok',
    () => {
      const path = '/order/202309/orders/search'
      const query = { app_key: '6f1inkroute', page_size: '50', shop_cipher: 'ROW_x', timestamp: s() }
      const body = '{"update_time_ge":1}'
      const sign = tiktokSign(key('tiktok'), path, query, body)
      return { method: 'POST', path: `/market/tiktok${path}`, query: { ...query, sign }, headers: json, body }
    },
    ['app_key', 'page_size', 'shop_cipher', 'timestamp', 'sign', 'body'],
  ],
  [
    'lazada',
    () => {
      const query = { app_key: '123456', timestamp: ms(), sign_method: 'sha256', access_token: 'tok' }
      return {
        method: 'GET',
        path: '/market/lazada/rest/seller/get',
        query: { ...query, sign: lazadaSign(key('lazada'), '/seller/get', query) },
      }
    },
    ['app_key', 'timestamp', 'sign_method', 'access_token', 'sign'],
  ],
  [
    'aliexpress',
    () => {
      const params = {
        app_key: '500600',
        timestamp: ms(),
        sign_method: 'sha256',
        session: 'tok',
        format: 'json',
        simplify: 'true',
        method: 'aliexpress.logistics.redefining.listlogisticsservice',
      }
      const body = new URLSearchParams({ ...params, sign: aliexpressSign(key('aliexpress'), '', params) }).toString()
      return { method: 'POST', path: '/market/aliexpress/sync', headers: form, body }
    },
    ['body'],
  ],
  [
    'shopline',
    () => {
      const [body, timestamp] = ['{"code":"c"}', ms()]
      const sign = shoplineBodySign(key('shopline'), body, timestamp)
      return {
        method: 'POST',
        path: '/market/shopline/a.myshopline.com/admin/oauth/token/create',
        headers: { ...json, appkey: 'inkroute-shopline', timestamp, sign },
        body,
      }
    },
    ['appkey', 'timestamp', 'sign', 'body'],
  ],
  [
    'temu',
    () => {
      const fields = {
        type: 'bg.order.detail.v2.get',
        app_key: 'f9d5inkroutesemi',
        access_token: 'tok',
        timestamp: s(),
        data_type: 'JSON',
        parentOrderSn: 'PO-1',
      }
      return {
        method: 'POST',
        path: '/market/temu/openapi/router',
        headers: json,
        body: JSON.stringify({ ...fields, sign: temuSign(key('temu'), fields) }),
      }
    },
    ['body'],
  ],
  [
    'shein',
    () => {
      const [path, timestamp] = ['/open-api/auth/get-by-token', ms()]
      const signature = sheinSign(key('shein'), 'abcde', '14ABE7A4INKROUTE', timestamp, path)
      const headers = {
        ...json,
        'x-lt-appid': '14ABE7A4INKROUTE',
        'x-lt-timestamp': timestamp,
        'x-lt-signature': signature,
      }
      return { method: 'POST', path: `/market/shein${path}`, headers, body: '{"tempToken":"t"}' }
    },
    ['x-lt-appid', 'x-lt-timestamp', 'x-lt-signature'],
  ],
]

const flip = (text: string, at: number) =>
  text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ 1) + text.slice(at + 1)

/** The part with one byte changed, at its beginning, in the middle and near its end. */
function mutants(call: Call, part: string): Call[] {
  const text = part === 'body' ? (call.body ?? '') : (call.query?.[part] ?? call.headers?.[part] ?? '')
  return [0, Math.floor(text.length / 2), text.length - 2].map((at) => {
    if (part === 'body') return { ...call, body: flip(text, at) }
    const group = call.query?.[part] === undefined ? 'headers' : 'query'
    return { ...call, [group]: { ...call[group], [part]: flip(text, at) } }
  })
}

test.each(calls)(
  '%s: a rightly signed call is no violation, and any byte changed makes it one',
  async (slug, make, parts) => {
    const violations = async () => ((await control(slug, 'violations')) as unknown[]).length
    await send(make())
    expect(await violations()).toBe(0)
    for (const part of parts) {
      for (const call of mutants(make(), part)) {
        const before = await violations()
        await send(call)
        expect([part, await violations()]).toEqual([part, before + 1])
      }
    }
  },
)

test('a fault comes as often as it was asked for, and a dropped call is done all the same', async () => {
  await sandbox.listen({ port: 0, host: '127.0.0.1' })
  const address = sandbox.server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  const [shop] = (await control('ozon', 'shops')) as { shop_id: string; keys: Record<string, string> }[]
  const [order] = (await control('ozon', 'orders', { shop_id: shop?.shop_id, quiet: true })) as {
    order_id: string
    lines: { product_id: string }[]
  }[]
  const ask = (path: string, body: object) =>
    fetch(`${origin}/market/ozon${path}`, {
      method: 'POST',
      headers: { ...json, 'client-id': shop?.shop_id ?? '', 'api-key': shop?.keys.api_key ?? '' },
      body: JSON.stringify(body),
    })
  await control('ozon', 'fault', { match: '/v3/posting', kind: '429', times: 2 })
  const get = () => ask('/v3/posting/fbs/get', { posting_number: order?.order_id })
  expect([(await get()).status, (await get()).status, (await get()).status]).toEqual([429, 429, 200])
  await control('ozon', 'fault', { match: '/v4/posting/fbs/ship', kind: 'drop_after_commit' })
  const products = [{ product_id: Number(order?.lines[0]?.product_id), quantity: 1 }]
  await expect(
    ask('/v4/posting/fbs/ship', { posting_number: order?.order_id, packages: [{ products }] }),
  ).rejects.toThrow()
  expect(((await (await get()).json()) as { result: { status: string } }).result.status).toBe('awaiting_deliver')
})

test('a merchant logs in, buys as a buyer and sees the order, in words of both languages', async () => {
  const home = (await sandbox.inject('/marketplaces/shopee/')).body
  const [, path = ''] = /href="(\/marketplaces\/shopee\/shops\/\d+)"/.exec(home) ?? []
  const payload = new URLSearchParams({
    do: 'buy',
    sku: '<b>X</b>',
    title: 'Mug',
    price: '9.90',
    quantity: '2',
    name: 'Ann',
    country: 'SG',
  })
  const answer = await sandbox.inject({ method: 'POST', url: path, headers: form, payload: payload.toString() })
  expect(answer.statusCode).toBe(303)
  const page = (await sandbox.inject(path)).body
  for (const text of ['待发货 To ship', 'SGD 24.79', '&lt;b&gt;X&lt;/b&gt;']) expect(page).toContain(text)
})

test('the desk of the tests takes JSON only, so that no page of a browser can reach it', async () => {
  const answer = await sandbox.inject({
    method: 'POST',
    url: '/__sandbox/shopee/revoke',
    headers: form,
    payload: 'shop_id=1',
  })
  expect(answer.statusCode).toBe(415)
})
