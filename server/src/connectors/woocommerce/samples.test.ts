import { expect, test } from 'vitest'
import type { ListingDraft, ListingVariant } from '../core/listing.ts'
import { looseAnswers } from '../core/personalisation.ts'
import { playSamples } from '../testing/play-samples.ts'
import { getSamples, type Sample } from '../testing/samples.ts'
import { startAuth } from './auth.ts'
import { decodeEntities, plainBlock } from './html-text.ts'
import { pictureName, weightText } from './listing.ts'
import { getSite, movedSite } from './woo-call.ts'
import { woocommerce } from './woocommerce.ts'

const all = getSamples('woocommerce')
/** The documents, with other answers for some calls. */
const but = (answers: Readonly<Record<string, unknown>>, status?: number): Sample[] =>
  all.map((each) =>
    each.call in answers ? { ...each, answer: answers[each.call], ...(status ? { status } : {}) } : each,
  )
const getAnswer = <T>(call: string): T => all.find((each) => each.call === call)?.answer as T
const play = (samples: readonly Sample[] = all) =>
  playSamples(woocommerce, samples, {
    shop: { shop_domain: 'shop.example' },
    credentials: { extra: { consumer_key: 'ck_1', consumer_secret: 'cs_1' } },
  })
const calls = (sent: readonly { readonly method: string; readonly url: string }[]) =>
  sent.map(({ method, url }) => `${method} ${new URL(url).pathname.replace('/wp-json/wc/v3', '')}`)
const toBody = (request: { readonly body?: unknown } | undefined) => JSON.parse(String(request?.body))

const WINDOW = { since: '2026-10-30T00:00:00Z', until: '2026-11-01T00:00:00Z', page: null }
const PICTURE = 'https://inkroute.example/red.png'

const variant = (sku: string): ListingVariant => ({
  sku,
  options: { Color: sku },
  price: { amount: '19.90', currency: 'USD' },
  quantity: 7,
  picture_urls: [PICTURE],
  barcode: '',
  weight_g: 180,
})
const draft: ListingDraft = {
  draft_id: 'inkroute-1',
  title: 'Moon cat',
  description_html: '<p>Soft</p>',
  category_id: '',
  brand: '',
  picture_urls: ['https://inkroute.example/a.png'],
  option_names: ['Color'],
  variants: [variant('A'), variant('B')],
  package_mm: { length: 1, width: 1, height: 1 },
  attributes: {},
}

test('an order is read without its refunded pieces, with plain text, its company and every parcel', async () => {
  const { orders, unread, next_page } = await woocommerce.pullOrders(play().conn, WINDOW)
  expect(unread).toEqual([])
  expect(orders).toMatchObject([
    {
      external_order_id: '727',
      status: 'ready_to_ship',
      buyer_note: 'It’s a gift',
      address: { name: 'Ada Moon', line2: 'Moon Ltd, Floor 2', country: 'US' },
      parcels: [
        { tracking_number: 'YT2026001', carrier: 'YunExpress' },
        { tracking_number: 'DH77', carrier: 'DHL' },
      ],
    },
  ])
  expect(orders[0]?.lines).toMatchObject([
    {
      title: 'Moon & Cat T-shirt - Red',
      quantity: 2,
      variant: 'Color: Red',
      personalisation: [{ label: 'Name', value: 'Ada & Bo' }],
    },
    { title: 'Old mug', external_product_id: '', external_variant_id: '', sku: '' },
  ])
  // The bin follows: an order that was thrown away is a cancelled one.
  expect(next_page).toBe('bin:')
  const [order] = getAnswer<Record<string, unknown>[]>('orders')
  const { conn, sent } = play(but({ orders: [{ ...order, status: 'trash' }] }))
  const bin = await woocommerce.pullOrders(conn, { ...WINDOW, page: 'bin:' })
  expect(sent[0]?.url).toContain('status=trash')
  expect([bin.orders[0]?.status, bin.next_page]).toEqual(['cancelled', null])
})

test('what a buyer collects has no address to send it to', async () => {
  const [order] = getAnswer<Record<string, unknown>[]>('orders')
  const shipping_lines = [{ id: 1, method_id: 'pickup_location', method_title: 'Pickup (Main St)', total: '0' }]
  const { orders } = await woocommerce.pullOrders(play(but({ orders: [{ ...order, shipping_lines }] })).conn, WINDOW)
  expect(orders[0]).toMatchObject({
    address: null,
    shipping_by: 'buyer',
    buyer_note: expect.stringContaining('Pickup (Main St)'),
  })
})

test('a buyer’s text keeps its lines, and lists and objects of plugins are read', async () => {
  const [order] = getAnswer<{ line_items: object[] }[]>('orders')
  const [line] = order?.line_items ?? []
  const meta = (key: string, value: unknown, display_value: unknown = value) => ({
    id: 1,
    key,
    value,
    display_key: key,
    display_value,
  })
  const meta_data = [
    meta('pa_color', 'red', 'Red'),
    meta('Text', 'For Ada\r\nI <3 you &amp; Bo\n— Mum', 'For Ada I <3 you &amp; Bo — Mum'),
    meta('Names', ['Ada', 'Bo']),
    meta('Card', { font: 'Serif', lines: ['one', 'two'] }),
    meta('Photo', '<a href="https://shop.example/a.png?x=1&amp;y=2">a.png</a>'),
    meta('Number', 7, '7'),
    meta('_internal', { a: 1 }),
  ]
  const changed = { ...order, line_items: [{ ...line, meta_data }] }
  const { orders } = await woocommerce.pullOrders(play(but({ orders: [changed] })).conn, WINDOW)
  const [read] = orders[0]?.lines ?? []
  expect(read?.variant).toBe('pa_color: Red')
  expect(read?.personalisation.map(({ label, value }) => [label, value])).toEqual([
    ['Text', 'For Ada\nI <3 you & Bo\n— Mum'],
    ['Names', 'Ada'],
    ['Names', 'Bo'],
    ['font', 'Serif'],
    ['lines', 'one'],
    ['lines', 'two'],
    ['Photo', 'https://shop.example/a.png?x=1&y=2'],
    ['Number', '7'],
  ])
})

test('answers that look like a name and a value, and are none, are not lost', () => {
  const read = (told: unknown) => looseAnswers(told).map(({ label, value }) => `${label}=${value}`)
  expect(read({ name: 'Ada', font: 'Serif' })).toEqual(['name=Ada', 'font=Serif'])
  expect(
    read([
      { name: 'Lines', value: ['one', 'two'] },
      { name: 'Age', value: 7 },
    ]),
  ).toEqual(['Lines=one', 'Lines=two', 'Age=7'])
  expect(read({ label: 'Empty', value: '' })).toEqual([])
})

test('a note about a longer number is not about this one', async () => {
  const { conn, sent } = play()
  const order = await woocommerce.getOrder(conn, '727')
  const shipment = {
    shipment_id: '1',
    external_order_id: '727',
    tracking_number: 'YT1',
    carrier_code: '',
    carrier_name: 'YunExpress',
    tracking_url: '',
    shipped_at: '2026-11-01T00:00:00Z',
    lines: [],
    completes_order: true,
  }
  await woocommerce.ship(conn, shipment, order)
  expect(calls(sent).slice(-3)).toEqual(['GET /orders/727/notes', 'POST /orders/727/notes', 'PUT /orders/727'])
  expect(toBody(sent.at(-1)).meta_data[0].value).toContain('YT1|YunExpress')
})

test('a product is made as a draft, each picture is uploaded once, and it is shown last', async () => {
  const made = { id: 795, sku: 'A', image: { id: 77, src: PICTURE, name: pictureName(PICTURE), alt: '' } }
  const { conn, sent } = play(but({ products: [], variations: [], 'variations-batch': { create: [made] } }))
  expect(await woocommerce.createListing?.(conn, draft)).toMatchObject({ state: 'live', external_product_id: '794' })
  expect(calls(sent)).toEqual([
    'GET /products',
    'GET /products',
    'POST /products',
    'GET /products/794/variations',
    'GET /settings/products/woocommerce_weight_unit',
    'POST /products/794/variations/batch',
    'POST /products/794/variations/batch',
    'PUT /products/794',
  ])
  expect(toBody(sent[2]).status).toBe('draft')
  expect(toBody(sent[5]).create[0]).toMatchObject({ sku: 'A', weight: '0.3968', image: { src: PICTURE } })
  expect(toBody(sent[6]).create[0]).toMatchObject({ sku: 'B', image: { id: 77 } })
  expect(toBody(sent[7])).toEqual({ status: 'publish' })
})

test('pictures of the product are named by id; a product in the bin is taken out', async () => {
  const [url = ''] = draft.picture_urls
  const known = { ...getAnswer<object>('product'), images: [{ id: 5000, src: 'x', name: pictureName(url), alt: '' }] }
  const { conn, sent } = play(but({ product: known, variations: [], 'variations-batch': {} }))
  await woocommerce.updateListing?.(conn, '794', { ...draft, variants: [] })
  expect(toBody(sent[1]).images).toEqual([{ id: 5000 }])
  const binned = play(
    but({ product: { ...known, status: 'trash' }, variations: [{ id: 795, sku: 'A' }], 'variations-batch': {} }),
  )
  await woocommerce.updateListing?.(binned.conn, '794', { ...draft, variants: draft.variants.slice(0, 1) })
  expect(calls(binned.sent).slice(0, 2)).toEqual(['GET /products/794', 'PUT /products/794'])
  expect(toBody(binned.sent[1]).status).toBe('draft')
  const saved = binned.sent.find(({ url, method }) => method === 'POST' && url.includes('/variations/batch'))
  expect(toBody(saved).update).toMatchObject([{ id: 795, status: 'publish' }])
  // It stays where the seller put it.
  const off = play(but({ product: { ...known, status: 'trash' } }))
  await woocommerce.unpublish?.(off.conn, '794')
  expect(calls(off.sent)).toEqual(['GET /products/794'])
})

test('a batch is read line by line', async () => {
  const change = { external_product_id: '794', external_variant_id: '795', sku: 'A', quantity: 3 }
  const gone = { id: 795, error: { code: 'woocommerce_rest_product_variation_invalid_id', message: 'Invalid ID.' } }
  const deleted = play(but({ 'variations-batch': { update: [gone] } }))
  await expect(woocommerce.setStock?.(deleted.conn, [change])).rejects.toMatchObject({
    kind: 'not_found',
    code: 'variant_deleted',
  })
  const odd = { id: 0, error: { code: 'product_invalid_sku', message: 'Invalid or duplicated SKU.' } }
  const taken = play(but({ variations: [], 'variations-batch': { create: [odd] } }))
  await expect(woocommerce.createListing?.(taken.conn, draft)).rejects.toMatchObject({
    kind: 'rejected',
    issues: [{ code: 'product_invalid_sku', message: 'A: Invalid or duplicated SKU.', field: 'variants' }],
  })
})

test('keys that may only read are refused at connecting, and are no lost authorisation later', async () => {
  const answer = {
    fields: { consumer_key: 'ck_1', consumer_secret: 'cs_1' },
    code_verifier: '',
    shop_domain: 'shop.example',
    region: '',
  }
  const [shop] = await woocommerce.completeAuth(play().conn, answer)
  expect(shop).toMatchObject({ external_shop_id: 'shop.example', name: 'Moon & Cat', currency: 'USD' })
  const refusal = {
    code: 'woocommerce_rest_authentication_error',
    message: 'The API key provided does not have write permissions.',
    data: { status: 401 },
  }
  const { conn } = play(but({ 'products-batch': refusal }, 401))
  await expect(woocommerce.completeAuth(conn, answer)).rejects.toMatchObject({ code: 'scope_missing' })
  await expect(woocommerce.unpublish?.(play(but({ 'product-update': refusal }, 401)).conn, '1')).rejects.toMatchObject({
    kind: 'missing_right',
  })
  const page = play(but({ orders: '<html>Blocked by the firewall</html>' }, 403))
  await expect(woocommerce.pullOrders(page.conn, WINDOW)).rejects.toMatchObject({ kind: 'temporary' })
})

test('a redirect is followed to the same site only', () => {
  const path = '/wp-json/wc/v3/orders'
  const to = (location: string, site = 'https://shop.example/store') => movedSite(site, path, location)
  expect(to(`https://www.shop.example/store${path}?page=1`)).toBe('https://www.shop.example/store')
  expect(to(`/new${path}/`)).toBe('https://shop.example/new')
  expect(to(`https://shop.example${path}`, 'http://www.shop.example')).toBe('https://shop.example')
  for (const elsewhere of [
    `https://shop.example.evil.example${path}`,
    `http://shop.example/store${path}`,
    'https://shop.example/login',
    `https://shop.example:8443/store${path}`,
  ])
    expect(to(elsewhere)).toBeNull()
})

test('an operator may let a shop in its own network be called without TLS', () => {
  const { app } = play().conn
  const plain = { ...app, plain_hosts: new Set(['10.0.0.8:8080']) }
  expect(getSite({ app: plain }, { shop_domain: '10.0.0.8:8080/shop' })).toBe('http://10.0.0.8:8080/shop')
  expect(getSite({ app: plain }, { shop_domain: 'shop.example' })).toBe('https://shop.example')
  const start = { state: 's', shop_domain: 'shop.example', region: '', code_challenge: '' }
  expect(startAuth(app, start)).toContain('wc-auth/v1/authorize')
  expect(() => startAuth({ ...app, webhook_url: 'http://10.0.0.2/market-hook/woocommerce' }, start)).toThrow('HTTPS')
})

test('a disabled webhook is revived, missing ones are made, and all of them go with the store', async () => {
  const address = 'https://inkroute.example/market-hook/woocommerce/abcdefghijklmnop'
  const [hook] = getAnswer<object[]>('webhooks')
  const old = { ...hook, id: 9, delivery_url: address.replace('inkroute', 'old') }
  const { conn, sent } = play(but({ webhooks: [{ ...hook, status: 'disabled' }, old] }))
  await woocommerce.webhooks?.subscribe?.(conn, address, 'secret')
  expect(calls(sent)).toEqual([
    'GET /webhooks',
    'PUT /webhooks/142',
    ...Array(3).fill('POST /webhooks'),
    'DELETE /webhooks/9',
  ])
  const leaving = play()
  await woocommerce.webhooks?.unsubscribe?.(leaving.conn, address)
  expect(calls(leaving.sent)).toEqual(['GET /webhooks', 'DELETE /webhooks/142'])
})

test('weights are told in the unit of the shop, and text without its markup', () => {
  expect(['kg', 'g', 'lbs', 'oz'].map((unit) => weightText(180, unit))).toEqual(['0.18', '180', '0.3968', '6.3493'])
  expect(decodeEntities('Tom &amp; Ann&#8217;s &#x263A; &unknown;')).toBe('Tom & Ann’s ☺ &unknown;')
  expect(plainBlock('<p>one<br>two</p>')).toBe('one\ntwo')
})
