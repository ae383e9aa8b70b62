import { expect, test } from 'vitest'
import { playSamples } from '../testing/play-samples.ts'
import { getSamples } from '../testing/samples.ts'
import { ozon } from './ozon.ts'

test('a posting asked for alone has its price as text and the currency beside it', async () => {
  const samples = getSamples('ozon').filter(({ request }) => request.path === '/v3/posting/fbs/get')
  expect(samples).toHaveLength(1)
  const order = await ozon.getOrder(playSamples(ozon, samples).conn, 'any')
  expect(order.lines[0]?.unit_price?.amount).toMatch(/^\d+\.\d\d$/)
  expect(order.lines[0]?.unit_price?.currency).toMatch(/^[A-Z]{3}$/)
  expect(order.total?.currency).toBe(order.lines[0]?.unit_price?.currency)
})

test('a page of postings has prices as objects', async () => {
  const { conn } = playSamples(ozon, getSamples('ozon'))
  const page = await ozon.pullOrders(conn, { since: '2026-11-01T00:00:00Z', until: '2026-11-02T00:00:00Z', page: null })
  expect(page.unread).toEqual([])
  expect(page.orders[0]?.lines[0]?.unit_price?.amount).toMatch(/^\d+\.\d\d$/)
})

test('a posting is packed by the number Ozon calls SKU, and an empty text of errors means that it went', async () => {
  const { conn, sent } = playSamples(ozon, getSamples('ozon'))
  const order = await ozon.getOrder(conn, 'any')
  const shipment = {
    shipment_id: '17',
    external_order_id: order.external_order_id,
    tracking_number: 'SW1',
    carrier_code: '',
    carrier_name: 'Swift Post',
    tracking_url: '',
    shipped_at: '2026-11-02T08:00:00.000Z',
    lines: [],
    completes_order: true,
  }
  const lines = order.lines.map((line) => ({ ...line, external_product_id: '1', external_variant_id: '290548119048' }))
  await ozon.ship(conn, shipment, { ...order, lines, parcels: [], raw_status: 'awaiting_packaging' })
  expect(sent.map(({ url }) => new URL(url).pathname)).toEqual([
    '/v3/posting/fbs/get',
    '/v4/posting/fbs/ship',
    '/v2/fbs/posting/tracking-number/set',
    '/v2/fbs/posting/delivering',
  ])
  expect(JSON.parse(String(sent[1]?.body)).packages[0].products[0].product_id).toBe(290548119048)
})

test('warehouses are asked for where they still are', async () => {
  const { conn, sent } = playSamples(ozon, getSamples('ozon'))
  expect(await ozon.warehouses?.(conn)).toEqual([{ id: '15588127982000', name: 'rFBS' }])
  expect(sent.map(({ url }) => new URL(url).pathname)).toEqual(['/v2/warehouse/list'])
})
