import { createCipheriv, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Connector, HookRequest, MarketApp } from './core/connector.ts'
import { iopSign } from './core/iop-call.ts'
import { checkDraft } from './core/listing-check.ts'
import { nextPlace, readPlace } from './core/page-cursor.ts'
import { hmacHex } from './core/signing.ts'
import { fromPacificText, pacificText } from './core/time-formats.ts'
import { getStatus as lazadaStatus } from './lazada/orders.ts'
import { isOzonAddress } from './ozon/ozon.ts'
import { connectors } from './registry.ts'
import { sheinDecrypt, sheinSign } from './shein/shein-call.ts'
import { limits as shopeeLimits } from './shopee/listing.ts'
import { shopeeSign } from './shopee/shopee-call.ts'
import { shoplazzaHmac } from './shoplazza/auth.ts'
import { shoplineBodySign } from './shopline/auth.ts'
import { temuDecrypt, temuSign } from './temu/temu-call.ts'
import { temuPushSigns } from './temu/temu-connector.ts'
import { tiktokSign } from './tiktok/tiktok-call.ts'

const temu_call = {
  access_token: '2nifvmpyymvypwmcms5ct4uqqudrwgpmzbcnmkt1jzjkuaf3x56iixym',
  app_key: 'f9d5cc9313893a20d5aa85c654e8f503',
  data_type: 'JSON',
  sendRequestList: [
    {
      orderSendInfoList: [
        {
          quantity: 1,
          orderSn: '211-21905473070712792',
          parentOrderSn: 'PO-211-21905452099192792',
          goodsId: 601099548666279,
          skuId: 17592352673534,
        },
      ],
      carrierId: '699272611',
      trackingNumber: '270324232756',
    },
  ],
  sendType: 0,
  timestamp: 1711009072,
  type: 'bg.logistics.shipment.confirm',
}
const temu_headers = {
  'x-tm-app-key': 'demo-test-app',
  'x-tm-event-code': 'bg_test_event',
  'x-tm-ext-param': '{}',
  'x-tm-timestamp': '1726127013525',
}

test.each([
  [
    'Lazada, AliExpress (published)',
    iopSign('1234', '/test/api', { bar: '2', foo: '1', foo_bar: '3', foobar: '4', empty: '' }),
    '988085883BF9D32D251478D23122C7ECC91518CDF63BA22F792000A378F52409',
  ],
  [
    'TikTok (SDK)',
    tiktokSign('app_secret', '/test-api', { foo: 'bar' }, ''),
    'd3cb7fe11ecae942802ceeca67e7cf10120cc12f1517d45fbc1c8cfe5413c80f',
  ],
  [
    'Shopline (SDK)',
    shoplineBodySign('LDLLJJLflja2039203flaflaLLFLE', '', '21c335b3a'),
    'cf5edab6b92d740fe54b3ce9e2723788128384a1eb5c2a5d64c9210a31185b86',
  ],
  [
    'Temu (published)',
    temuSign('c7e0a1a63542be4de3cb5488f9fba8149e8fc290', temu_call),
    '4CCF219942D4180C6DDA3CE36C1B838F',
  ],
  [
    'Temu push (published)',
    temuPushSigns('12345678abcdefgh', temu_headers, '{"orderSn":"XXYYZZ","status":1}').join(),
    'b5143d1a831453afbcf76d4621baa74a2dc07a486f26f5a956c6e50c61a338fb,987875c01ea5c7f608502fb92e1de102c59e1c9195c010ab8a80bdb501a04fbc',
  ],
  [
    'Temu cipher (published)',
    temuDecrypt('12345678abcdefgh', 'sQmNTAKR2o4HrmCO3OchFgGyJU5Qta57+JQxxgVyVPU='),
    '{"orderSn":"XXYYZZ","status":1}',
  ],
  [
    'SHEIN cipher (published)',
    sheinDecrypt('14ABE7A4222647CB945DADC76740BA73', 'lr4JDSqQkRyZ2YAosX3ZRQ=='),
    'Hello World',
  ],
  [
    'SHEIN',
    sheinSign('SECRETKEY', 'abcde', 'OPENKEY', '1700000000000', '/open-api/order/order-list'),
    'abcdeMmE3MWZmY2Y2NTBmN2EzZmFkNjEwMGFjNmQzM2NmYmUyM2QyOThlYjdmNTc3Nzg5YTc4Zjc2Njg3YzU1MzVmMA==',
  ],
  [
    'Shopee',
    shopeeSign('testkey', ['2001887', '/api/v2/order/get_order_list', '1700000000', 'ACCESS', '14701711']),
    '6bde3e309d5a44b6a567e96c4fd34c68134766331dc2c3d3e24902fee5c1bba6',
  ],
  [
    'Shopee push',
    hmacHex('testkey', 'https://example.com/hook|{"code":3,"shop_id":1}'),
    '8325682d650d5c51628dee65fa90341000c80eb5959f424e3d5f8c5b38a27dac',
  ],
  [
    'addresses signed in order, as Shopify publishes it',
    shoplazzaHmac('hush', {
      timestamp: '1337178173',
      code: '0907a61c0c8d55e99db179b68161bc00',
      shop: 'some-shop.myshopify.com',
      state: '0.6784241404160823',
      hmac: 'left out',
    }),
    '700e2dadb827fcc8609e9d5ce208b2e9cdaab9df07390d2cbca10d7c328fc4bf',
  ],
])('signature of %s', (_name, made, expected) => expect(made).toBe(expected))

const secret = 'f00dfeedf00dfeedf00dfeedf00dfeed'
const app: MarketApp = {
  key: 'the-app',
  secret,
  redirect_uri: 'https://ink.example/shopify/auth',
  webhook_url: 'https://ink.example/market-hook/x',
  hosts: { authorize: '', token: '', api: '' },
  is_sandbox: false,
  extra: {},
}
const mac = (text: string, encoding: 'hex' | 'base64' = 'hex') =>
  createHmac('sha256', secret).update(text).digest(encoding)
const encrypt = (text: string, iv: string) => {
  const cipher = createCipheriv('aes-128-cbc', Buffer.from(secret).subarray(0, 16), Buffer.from(iv))
  return Buffer.concat([cipher.update(text), cipher.final()]).toString('base64')
}

/** A webhook of each platform, built independently from its documentation. */
const body = '{"code":3,"message_type":0,"type":1,"id":"7","shop_id":1,"data":{}}'
const temu_data = '{"mallId":5,"parentOrderSn":"PO-1"}'
const { 'x-tm-timestamp': _time, ...temu_rest } = temu_headers
const temu_sent = { ...temu_rest, 'x-tm-timestamp': '1726127013526' }
const temu_base = `eventData${temu_data}x-tm-app-keydemo-test-appx-tm-event-codebg_test_eventx-tm-ext-param{}x-tm-timestamp1726127013526`
const shein_mac = Buffer.from(
  createHmac('sha256', `${secret}abcde`).update('the-app&1700000000000&/market-hook/x').digest('hex'),
)
const shein_body = `--b\r\nContent-Disposition: form-data; name="eventData"\r\n\r\n${encrypt('{"orderNo":"G1"}', 'space-station-de')}\r\n--b--\r\n`
const etsy_at = String(Math.floor(Date.now() / 1000))
const etsy_mac = createHmac('sha256', secret).update(`msg_1.${etsy_at}.${body}`).digest('base64')
const pushes: [string, string, Record<string, string>][] = [
  ['shopify', body, { 'x-shopify-hmac-sha256': mac(body, 'base64') }],
  ['woocommerce', body, { 'x-wc-webhook-signature': mac(body, 'base64') }],
  ['etsy', body, { 'webhook-id': 'msg_1', 'webhook-timestamp': etsy_at, 'webhook-signature': `v1,${etsy_mac}` }],
  ['shopee', body, { authorization: mac(`${app.webhook_url}|${body}`) }],
  ['tiktok', body, { authorization: mac(`the-app${body}`) }],
  ['lazada', body, { authorization: mac(`the-app${body}`) }],
  ['shoplazza', body, { 'x-shoplazza-hmac-sha256': mac(body, 'base64') }],
  ['shopline', body, { 'x-shopline-hmac-sha256': mac(body) }],
  ['shopline', body, { 'x-shopline-hmac-sha256': mac(body, 'base64') }],
  [
    'temu',
    JSON.stringify({ eventData: encrypt(temu_data, secret.slice(0, 16)) }),
    { ...temu_sent, 'x-tm-signature': mac(temu_base) },
  ],
  [
    'shein',
    shein_body,
    {
      'content-type': 'multipart/form-data; boundary=b',
      'x-lt-timestamp': '1700000000000',
      'x-lt-signature': `abcde${shein_mac.toString('base64')}`,
    },
  ],
]

const getConnector = (slug: string) => connectors.find((each) => each.slug === slug) as Connector
const hook = (raw: string, headers: Record<string, string>): HookRequest => ({
  url: '/market-hook/x',
  callback_url: app.webhook_url,
  headers,
  raw_body: Buffer.from(raw),
  ip: '203.0.113.9',
  now: new Date(),
})
const flipped = (text: string, at: number) =>
  text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ 1) + text.slice(at + 1)

test.each(pushes)(
  '%s: a push is believed as it was sent, and with any byte changed it is not',
  (slug, raw, headers) => {
    const verify = getConnector(slug).webhooks?.verify as NonNullable<Connector['webhooks']>['verify']
    expect(verify(app, hook(raw, headers), secret)).toBe(true)
    const other = `${secret.slice(1)}0`
    expect(verify({ ...app, secret: other }, hook(raw, headers), other)).toBe(false)
    for (const name of Object.keys(headers).filter((each) => each !== 'content-type')) {
      const { [name]: _gone, ...rest } = headers
      expect([name, verify(app, hook(raw, rest), secret)]).toEqual([name, false])
      const value = headers[name] ?? ''
      for (const at of [0, Math.floor(value.length / 2), value.length - 2]) {
        const changed = verify(app, hook(raw, { ...headers, [name]: flipped(value, at) }), secret)
        // One of the two documented signatures omits this header, so it proves nothing on its own.
        if (name !== 'x-tm-ext-param') expect([name, at, changed]).toEqual([name, at, false])
      }
    }
    if (slug === 'shein') return
    for (let at = 0; at < raw.length; at += 7)
      expect([at, verify(app, hook(flipped(raw, at), headers), secret)]).toEqual([at, false])
  },
)

test('the way back from Shopify is believed as it was signed, and with any byte changed it is not', () => {
  const query: Record<string, string> = {
    code: '0907a61c0c8d55e9',
    shop: 'some-shop.myshopify.com',
    state: 'nonce-1',
    host: 'aG9zdA',
    timestamp: String(Math.floor(Date.now() / 1000)),
  }
  const text = Object.keys(query)
    .sort()
    .map((name) => `${name}=${query[name]}`)
    .join('&')
  const signed = { ...query, hmac: mac(text) }
  const read = (fields: Record<string, string>) => getConnector('shopify').readInstall?.(app, fields, new Date())
  expect(read(signed)).toEqual({ shop_domain: 'some-shop.myshopify.com' })
  for (const [name, value] of Object.entries(signed)) {
    expect([name, read({ ...signed, [name]: flipped(value, 1) })]).toEqual([name, null])
  }
})

test('unsigned pushes are believed only from where they may come', () => {
  expect(['195.34.21.7', '::ffff:185.73.195.255', '91.223.93.1'].every(isOzonAddress)).toBe(true)
  expect(['195.34.22.7', '185.73.196.1', '127.0.0.1', '::1', ''].some(isOzonAddress)).toBe(false)
  const wish = getConnector('wish').webhooks
  expect(wish?.verify(app, hook(body, {}), '')).toBe(false)
  expect(wish?.verify(app, { ...hook(body, {}), callback_url: `${app.webhook_url}/key` }, '')).toBe(true)
})

test('clocks of the American west coast are read in summer and in winter', () => {
  for (const iso of ['2026-07-01T19:00:00.000Z', '2026-12-01T20:00:00.000Z', '2026-03-08T10:00:00.000Z']) {
    expect(fromPacificText(pacificText(iso))).toBe(iso)
  }
})

test('pages that shrink while they are read are read again from where they slid', () => {
  expect(nextPlace(readPlace(null), 100, 250, 100)).toBe('100:250')
  expect(nextPlace(readPlace('100:250'), 100, 249, 100)).toBe('0:249')
  expect(nextPlace(readPlace('200:250'), 50, 250, 100)).toBeNull()
  expect(nextPlace(readPlace('200:250'), 0, 150, 100)).toBe('100:150')
})

test('the state of an order follows from its pieces, and an unknown one is never guessed', () => {
  expect(lazadaStatus(['pending', 'shipped'])).toBe('partially_shipped')
  expect(lazadaStatus(['canceled', 'shipped'])).toBe('shipped')
  expect(lazadaStatus(['canceled', 'canceled'])).toBe('cancelled')
  expect(lazadaStatus(['pending', 'something_new'])).toBe('unknown')
})

test('a draft is checked field by field before the marketplace is called', () => {
  const variant = (sku: string, colour: string) => ({
    sku,
    options: { Color: colour },
    price: { amount: '9.90', currency: 'SGD' },
    quantity: 5,
    picture_urls: [],
    barcode: '',
    weight_g: 200,
  })
  const draft = {
    draft_id: 'd',
    title: 'Moon cat T-shirt of soft cotton',
    description_html: '<p>Soft</p>',
    category_id: '7',
    brand: '',
    picture_urls: ['https://p.example/1.jpg'],
    option_names: ['Color'],
    attributes: {},
    variants: [variant('A', 'Black'), variant('B', 'White')],
    package_mm: { length: 1, width: 1, height: 1 },
  }
  const getFields = (change: object) =>
    checkDraft(shopeeLimits, { ...draft, ...change }).map(({ field, code }) => `${field} ${code}`)
  expect(getFields({})).toEqual([])
  expect(getFields({ title: 'Short', picture_urls: [] })).toEqual(['title title_short', 'picture_urls pictures_few'])
  expect(getFields({ title: '字'.repeat(121), category_id: '' })).toEqual([
    'title title_long',
    'category_id category_missing',
  ])
  expect(getFields({ variants: [variant('A', 'Black'), variant('A', '')] })).toEqual([
    'option_names option_empty',
    'variants.1.sku sku_twice',
  ])
  const many = Array.from({ length: 51 }, (_, at) => variant(`S${at}`, `c${at}`))
  expect(getFields({ variants: many })).toEqual(['option_names values_many', 'variants variants_many'])
})

test('an Etsy push is believed for minutes, so that nobody sends an old one again', () => {
  const verify = getConnector('etsy').webhooks?.verify
  const sent_s = Number(etsy_at)
  const at = (seconds: number) => ({ ...hook(body, pushes[2]?.[2] ?? {}), now: new Date((sent_s + seconds) * 1000) })
  expect([-200, 0, 200].map((seconds) => verify?.(app, at(seconds), secret))).toEqual([true, true, true])
  expect([-600, 600, 86_400].map((seconds) => verify?.(app, at(seconds), secret))).toEqual([false, false, false])
})
