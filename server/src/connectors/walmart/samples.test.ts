import { expect, test } from 'vitest'
import type { MarketOrder } from '../core/market-order.ts'
import { playSamples } from '../testing/play-samples.ts'
import { getSamples } from '../testing/samples.ts'
import { walmart } from './walmart.ts'

const samples = getSamples('walmart')
const play = () => playSamples(walmart, samples)
const WINDOW = { since: '2026-11-01T00:00:00.000Z', until: '2026-11-02T08:00:00.000Z', page: null }

test('a line counts only what is still to be delivered, and a wish to cancel holds the order', async () => {
  const { orders, unread, next_page } = await walmart.pullOrders(play().conn, WINDOW)
  expect([unread, next_page]).toEqual([[], '?limit=100&hasMoreElements=true&soIndex=3'])
  const [part, unwanted, fresh] = orders
  expect(part).toMatchObject({
    external_order_id: '1080000000001',
    status: 'partially_shipped',
    address: { name: 'Ada Long', line2: 'Flat 3', country: 'US' },
    parcels: [{ tracking_number: '1Z1', carrier: 'UPS' }],
  })
  expect(part?.lines.map(({ external_line_id, quantity }) => [external_line_id, quantity])).toEqual([['1', 2]])
  expect(part?.lines[0]?.unit_price).toEqual({ amount: '19.90', currency: 'USD' })
  expect(unwanted?.status).toBe('cancel_requested')
  expect(fresh).toMatchObject({ status: 'ready_to_ship', lines: [{ quantity: 2 }] })
})

const shipment = {
  shipment_id: '17',
  external_order_id: '1080000000003',
  tracking_number: 'SW 1',
  carrier_code: 'Other',
  carrier_name: 'Swift Post',
  tracking_url: '',
  shipped_at: '2026-11-02T08:00:00.000Z',
  lines: [{ external_line_id: '1', quantity: 2 }],
  completes_order: true,
}
const fresh = { raw_status: 'Created', parcels: [] } as unknown as MarketOrder
const infoIn = (body: unknown) =>
  JSON.parse(String(body)).orderShipment.orderLines.orderLine[0].orderLineStatuses.orderLineStatus[0].trackingInfo

test('a carrier that is not on the list comes with its name and an address to follow the parcel', async () => {
  const { conn, sent } = play()
  await walmart.ship(conn, shipment, fresh)
  expect(sent.map(({ url }) => new URL(url).pathname)).toEqual([
    '/v3/orders/1080000000003/acknowledge',
    '/v3/orders/1080000000003/shipping',
  ])
  expect(infoIn(sent[1]?.body)).toMatchObject({
    carrierName: { otherCarrier: 'Swift Post' },
    trackingURL: 'https://t.17track.net/en#nums=SW%201',
  })
  const names = await walmart.carriers?.(conn)
  expect(names?.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['YunExpress', 'Yanwen', '4PX', 'PTS', 'Other']),
  )
  await walmart.ship(conn, { ...shipment, carrier_code: 'YunExpress' }, { ...fresh, raw_status: 'Acknowledged' })
  expect(infoIn(sent.at(-1)?.body)).not.toHaveProperty('trackingURL')
})

test('pictures are asked for, and a parcel that left is told although the buyer asked to cancel', async () => {
  const { conn, sent } = play()
  await walmart.getOrder(conn, '1080000000003')
  expect(sent[0]?.url).toContain('productInfo=true')
  const lineIn = (body: unknown) => JSON.parse(String(body)).orderShipment.orderLines.orderLine[0]
  await walmart.ship(conn, shipment, fresh)
  expect(lineIn(sent.at(-1)?.body)).not.toHaveProperty('intentToCancelOverride')
  await walmart.ship(conn, shipment, { ...fresh, status: 'cancel_requested' })
  expect(lineIn(sent.at(-1)?.body).intentToCancelOverride).toBe(true)
})

test('a feed is read item by item, and an item that failed without a reason is no success', async () => {
  const { conn } = play()
  expect(await walmart.listingState?.(conn, 'F129C1@AQkBAAA~MOON')).toMatchObject({ state: 'pending' })
  const done = await walmart.listingState?.(conn, 'F129C1@AQkBAAA~MOON')
  expect(done?.state).toBe('rejected')
  expect(done?.issues.map(({ code, field }) => [code, field])).toEqual([
    ['ERR_EXT_DATA_0101119', 'title'],
    ['SYSTEM_ERROR', 'variants'],
  ])
})

test('missing rights are not taken for revoked keys', async () => {
  const denied = samples.map((each) =>
    each.call === 'partner_profile'
      ? { ...each, status: 403, answer: { error: [{ code: 'FORBIDDEN', description: 'no' }] } }
      : each,
  )
  await expect(walmart.probe(playSamples(walmart, denied).conn)).rejects.toMatchObject({
    kind: 'rejected',
    code: 'missing_rights',
  })
})

const address = 'https://x'

test('one subscription hears of all changes; earlier single ones and those of a shop that leaves are removed', async () => {
  const { conn, sent } = play()
  await walmart.webhooks?.subscribe?.(conn, address, 'p')
  expect(sent.map(({ method }) => method)).toEqual(['GET'])
  const before = samples.map((each) =>
    each.call === 'subscriptions'
      ? { ...each, answer: { events: [{ subscriptionId: 'old', eventType: 'PO_CREATED', eventUrl: address }] } }
      : each,
  )
  const earlier = playSamples(walmart, before)
  await walmart.webhooks?.subscribe?.(earlier.conn, address, 'p')
  expect(earlier.sent.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
    'GET /v3/webhooks/subscriptions',
    'POST /v3/webhooks/subscriptions',
    'DELETE /v3/webhooks/subscriptions/old',
  ])
  const leaving = play()
  await walmart.webhooks?.unsubscribe?.(leaving.conn, address)
  expect(new URL(leaving.sent.at(-1)?.url ?? '').pathname).toBe('/v3/webhooks/subscriptions/s1')
})

test('an update of an order names it, in the new envelope and the old', () => {
  const read = (body: object) =>
    walmart.webhooks?.parse(play().conn.app, {
      headers: {},
      query: {},
      raw_body: Buffer.from(JSON.stringify(body)),
    } as never)[0]
  const source = { eventType: 'ORDER_UPDATES', eventId: 'e1' }
  const fraud = { source, payload: { subEventType: 'FRAUD_CANCEL', order: { purchaseOrderId: '108', partnerId: '7' } } }
  expect(read(fraud)).toMatchObject({ kind: 'order', external_order_id: '108', external_shop_id: '7' })
  const old = { source: { ...source, eventType: 'PO_CREATED' }, payload: { purchaseOrderId: '109', partnerId: '7' } }
  expect(read(old)).toMatchObject({ kind: 'order', external_order_id: '109' })
})
