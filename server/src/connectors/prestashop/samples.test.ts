import { expect, test } from 'vitest'
import type { MarketRequest } from '../core/market-client.ts'
import type { Shipment } from '../core/market-order.ts'
import { playSamples } from '../testing/play-samples.ts'
import { getSamples, type Sample } from '../testing/samples.ts'
import { fromShopTime, shopWindow } from './core/shop-time.ts'
import { escapeXml, readOverview, resourceXml } from './core/xml.ts'
import { prestashop } from './prestashop.ts'

/** Lists that found something. */
const all = getSamples('prestashop').filter(({ call }) => !call.endsWith('_none'))
const but = (answers: Readonly<Record<string, unknown>>, status?: number): Sample[] =>
  all.map((each) =>
    each.call in answers ? { ...each, answer: answers[each.call], ...(status ? { status } : {}) } : each,
  )
const getAnswer = <T>(call: string): T => all.find((each) => each.call === call)?.answer as T
const play = (samples: readonly Sample[] = all) =>
  playSamples(prestashop, samples, { credentials: { extra: { ws_key: 'K'.repeat(32) } } })
const calls = (sent: readonly MarketRequest[]) =>
  sent.map(({ method, url }) => `${method} ${new URL(url).pathname.replace('/api', '')}`)

const WINDOW = { since: '2026-10-30T00:00:00Z', until: '2026-10-31T00:00:00Z', page: null }
const shipment: Shipment = {
  shipment_id: '1',
  external_order_id: '27',
  tracking_number: 'YT2026001',
  carrier_code: '',
  carrier_name: 'YunExpress',
  tracking_url: '',
  shipped_at: '2026-11-01T00:00:00Z',
  lines: [],
  completes_order: true,
}
type Rows<T extends string> = Record<T, Record<string, unknown>[]>
const orderWith = (changes: object) => ({ orders: [{ ...getAnswer<Rows<'orders'>>('orders').orders[0], ...changes }] })

test('an order is read with the shop’s clock, its address, what is left of its lines and what the buyer wrote', async () => {
  const { conn, sent } = play()
  const { orders, unread, next_page } = await prestashop.pullOrders(conn, WINDOW)
  expect([unread, next_page]).toEqual([[], null])
  expect(orders).toMatchObject([
    {
      external_order_id: '27',
      external_number: 'XKBKNABJK',
      status: 'ready_to_ship',
      raw_status: 'Payment accepted',
      created_at: '2026-10-30T09:58:00.000Z',
      paid_at: '2026-10-30T10:00:05.000Z',
      total: { amount: '63.70', currency: 'EUR' },
      buyer_note: 'It\u0027s a gift\nHappy birthday',
      address: {
        name: 'Ada Moon',
        phone: '0601020304',
        email: 'ada@example.com',
        line1: '16 rue de la Lune',
        line2: 'Moon Ltd, 2e étage',
        province: 'IDF',
        country: 'FR',
        tax_number: 'FR12345678901',
      },
      parcels: [],
    },
  ])
  expect(orders[0]?.lines).toMatchObject([
    {
      external_line_id: '61',
      sku: 'INK-MUG-11',
      title: 'Moon & Cat mug',
      variant: 'Color : Blue - Size : M',
      external_variant_id: '40',
      quantity: 2,
      unit_price: { amount: '14.95', currency: 'EUR' },
      personalisation: [
        { label: 'Name', value: 'Ada & Bo' },
        { label: 'Photo', picture_url: 'https://shop.example/upload/5f2c9e0ab1d34e77' },
      ],
    },
    { title: 'Poster: a quiet night - large', variant: '', external_variant_id: '', quantity: 1, personalisation: [] },
  ])
  const asked = sent.find(({ url }) => url.includes('/api/orders?'))
  const query = new URL(asked?.url ?? '').searchParams
  expect(query.get('filter[date_upd]')).toBe('[2026-10-30 01:00:00,2026-10-31 01:00:00]')
  // Whatever the page holds, each kind of row is asked for once.
  expect(new Set(calls(sent)).size).toBe(sent.length)
  expect(asked?.headers?.authorization).toBe(`Basic ${Buffer.from(`${'K'.repeat(32)}:`).toString('base64')}`)
})

test.each([
  ['2', 'ready_to_ship'],
  ['4', 'shipped'],
  ['5', 'delivered'],
  ['6', 'cancelled'],
  ['7', 'refunded'],
  ['10', 'pending_payment'],
  ['99', 'unknown'],
])('state %s is %s', async (current_state, status) => {
  const { conn } = play(but({ orders: orderWith({ current_state }) }))
  expect((await prestashop.getOrder(conn, '27')).status).toBe(status)
})

test('an order that is gone is not found, and an empty list has no name', async () => {
  const { conn } = play(but({ orders: [], messages: [] }))
  await expect(prestashop.getOrder(conn, '27')).rejects.toMatchObject({ kind: 'not_found' })
  expect(await prestashop.pullOrders(conn, WINDOW)).toEqual({ orders: [], unread: [], next_page: null })
})

test('pages go on after the last order, first within its second and then after it', async () => {
  const [order] = getAnswer<Rows<'orders'>>('orders').orders
  const full = Array.from({ length: 100 }, (_, at) => ({ ...order, id: at + 1 }))
  const first = await prestashop.pullOrders(play(but({ orders: { orders: full } })).conn, WINDOW)
  expect([first.orders.length, first.next_page]).toEqual([100, '2026-10-30 11:00:05|100'])
  const { conn, sent } = play(but({ orders: [] }))
  expect((await prestashop.pullOrders(conn, { ...WINDOW, page: first.next_page })).next_page).toBeNull()
  const asked = sent.map(({ url }) => new URL(url).searchParams).filter((query) => query.has('sort'))
  expect(asked.map((query) => [query.get('filter[date_upd]'), query.get('filter[id]')])).toEqual([
    ['[2026-10-30 11:00:05,2026-10-30 11:00:05]', '[101,4294967295]'],
    ['[2026-10-30 11:00:06,2026-10-31 01:00:00]', null],
  ])
})

test('the number is written with the rest of its row, then the state follows; what is done is left out', async () => {
  const { conn, sent } = play()
  const order = await prestashop.getOrder(conn, '27')
  expect(await prestashop.ship(conn, { ...shipment, tracking_number: 'YT&1' }, order)).toEqual({ already: false })
  const writes = sent.filter(({ method }) => method !== 'GET')
  expect(calls(writes)).toEqual(['PUT /order_carriers/33', 'POST /order_histories'])
  expect(writes[0]?.body).toContain('<id_carrier>2</id_carrier>')
  expect(writes[0]?.body).toContain('<tracking_number>YT&amp;1</tracking_number>')
  expect(writes.map(({ headers }) => headers?.['content-type'])).toEqual(Array(2).fill('text/xml; charset=utf-8'))
  expect(writes[1]?.url).toContain('sendemail=1')
  expect(writes[1]?.body).toContain('<id_order>27</id_order><id_order_state>4</id_order_state>')

  const [row] = getAnswer<Rows<'order_carriers'>>('order_carriers').order_carriers
  const told = { order_carriers: { order_carriers: [{ ...row, tracking_number: 'YT2026001' }] } }
  const half = play(but(told))
  await prestashop.ship(half.conn, shipment, await prestashop.getOrder(half.conn, '27'))
  expect(calls(half.sent.filter(({ method }) => method !== 'GET'))).toEqual(['POST /order_histories'])
  const done = play(but({ ...told, orders: orderWith({ current_state: '4' }) }))
  const shipped = await prestashop.getOrder(done.conn, '27')
  expect(shipped.parcels).toEqual([{ tracking_number: 'YT2026001', carrier: '' }])
  expect(await prestashop.ship(done.conn, shipment, shipped)).toEqual({ already: true })
  expect(done.sent.every(({ method }) => method === 'GET')).toBe(true)
  // The seller's own number is not overwritten.
  await expect(prestashop.ship(half.conn, { ...shipment, tracking_number: 'OTHER' }, order)).rejects.toMatchObject({
    kind: 'rejected',
    code: 'tracking_taken',
  })
})

const connect = (samples: readonly Sample[]) => {
  const { conn } = play(samples)
  const fields = { ws_key: ` ${'K'.repeat(32)} ` }
  return prestashop.completeAuth(conn, { fields, code_verifier: '', shop_domain: 'shop.example', region: '' })
}

test('a shop is connected by a key that may do all we need; missing rights are named', async () => {
  expect(await connect(all)).toEqual([
    {
      external_shop_id: 'shop.example',
      shop_domain: 'shop.example',
      region: '',
      name: 'Tom & Ann',
      currency: 'EUR',
      credentials: { extra: { ws_key: 'K'.repeat(32) } },
    },
  ])
  const xml = getAnswer<string>('overview')
  const read_only = xml.replaceAll(/ (put|post)="true"/g, ' $1="false"')
  await expect(connect(but({ overview: read_only }))).rejects.toMatchObject({
    code: 'scope_missing',
    message: expect.stringContaining('order_carriers (PUT), order_histories (POST)'),
  })
  const without = xml.replaceAll('<customers ', '<coupons ').replaceAll('</customers>', '</coupons>')
  await expect(connect(but({ overview: without }))).rejects.toThrow('customers (GET)')
  await expect(connect(but({ overview: '<html>Hello</html>' }))).rejects.toMatchObject({ code: 'no_api' })
})

test.each([
  [401, 20, 'revoked'],
  [401, 26, 'missing_right'],
  [405, 25, 'missing_right'],
  [503, 22, 'temporary'],
  [403, 0, 'temporary'],
  [400, 35, 'rejected'],
  [429, 0, 'throttled'],
])('status %s with number %s is %s', async (status, code, kind) => {
  const faults = { errors: [{ code, message: 'No' }] }
  await expect(prestashop.getOrder(play(but({ orders: faults }, status)).conn, '27')).rejects.toMatchObject({ kind })
  const xml = `<prestashop><errors><error><code><![CDATA[${code}]]></code><message><![CDATA[No]]></message></error></errors></prestashop>`
  await expect(prestashop.probe(play(but({ overview: xml }, status)).conn)).rejects.toMatchObject({
    kind,
    message: 'No',
  })
})

test('text is written so that it cannot end its element', () => {
  expect(escapeXml(`<a b="c">&'\u0000\u0007`)).toBe('&lt;a b=&quot;c&quot;&gt;&amp;&apos;')
  expect(resourceXml('note', { text: '</text>' })).toContain('<note><text>&lt;/text&gt;</text></note>')
  expect(readOverview('<api shopName="A &amp;lt; B">')?.shop_name).toBe('A &lt; B')
})

test('the clock of the shop is followed through its changes', () => {
  expect(fromShopTime('2026-07-01 12:00:00', 'Europe/Paris')).toBe('2026-07-01T10:00:00.000Z')
  expect(fromShopTime('2026-12-01 12:00:00', 'Europe/Paris')).toBe('2026-12-01T11:00:00.000Z')
  // 2:30 comes twice on 25 October.
  expect(fromShopTime('2026-10-25 02:30:00', 'Europe/Paris')).toBe('2026-10-25T00:30:00.000Z')
  const window = shopWindow('2026-10-25T00:50:00Z', '2026-10-25T01:10:00Z', 'Europe/Paris')
  expect(window).toEqual(['2026-10-25 01:50:00', '2026-10-25 03:10:00'])
  expect(() => shopWindow('2026-10-25T00:50:00Z', '', 'Nowhere/City')).toThrow()
})
