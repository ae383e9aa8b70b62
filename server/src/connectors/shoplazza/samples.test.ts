import { expect, test } from 'vitest'
import type { ListingDraft } from '../core/listing.ts'
import { playSamples } from '../testing/play-samples.ts'
import { getSamples, type Sample } from '../testing/samples.ts'
import { getStatus } from './orders.ts'
import { shoplazza } from './shoplazza.ts'

const all = getSamples('shoplazza')
const but = (answers: Readonly<Record<string, unknown>>, status?: number): Sample[] =>
  all.map((each) =>
    each.call in answers ? { ...each, answer: answers[each.call], ...(status ? { status } : {}) } : each,
  )
const play = (samples: readonly Sample[] = all) =>
  playSamples(shoplazza, samples, {
    shop: { shop_domain: 'moon-cat.myshoplaza.com' },
    credentials: { refresh_token: 'r' },
  })
const calls = (sent: readonly { readonly method: string; readonly url: string }[]) =>
  sent.map(({ method, url }) => `${method} ${new URL(url).pathname.replace('/openapi/2022-01', '')}`)
const toBody = (request: { readonly body?: unknown } | undefined) => JSON.parse(String(request?.body))

const WINDOW = { since: '2026-10-01T00:00:00Z', until: '2026-11-01T00:00:00Z', page: null }
const draft: ListingDraft = {
  draft_id: 'inkroute-1',
  title: 'Moon cat',
  description_html: '<p>Soft</p>',
  category_id: '',
  brand: 'InkRoute',
  picture_urls: ['https://inkroute.example/a.png'],
  option_names: ['Color'],
  variants: [
    {
      sku: 'A',
      options: { Color: 'Red' },
      price: { amount: '19.90', currency: 'USD' },
      quantity: 7,
      picture_urls: [],
      barcode: '',
      weight_g: 180,
    },
  ],
  package_mm: { length: 1, width: 1, height: 1 },
  attributes: {},
}

test('an order is read with what is left of each line, the buyer’s own note and the parcels that went', async () => {
  const { orders, unread } = await shoplazza.pullOrders(play().conn, WINDOW)
  expect(unread).toEqual([])
  expect(orders).toMatchObject([
    {
      external_order_id: '11218-00000001',
      external_number: '00000001',
      status: 'partially_shipped',
      buyer_note: 'Ring twice',
      address: { name: 'Bob Norman', line2: 'Norman Ltd', tax_number: '123', email: 'bob.norman@example.com' },
      parcels: [{ tracking_number: '1Z2345', carrier: 'DHL' }],
      lines: [
        {
          quantity: 6,
          personalisation: [
            { label: 'Name', value: 'Ada' },
            { label: 'Font', value: 'Serif' },
          ],
        },
      ],
    },
  ])
})

test('an order whose money is on its way back waits', () => {
  const status = (financial_status: string) =>
    getStatus({ status: 'placed', financial_status, fulfillment_status: 'waiting' })
  expect(['refunding', 'refund_failed', 'partially_refunded', 'refunded', 'cancelled', 'failed'].map(status)).toEqual([
    'cancel_requested',
    'ready_to_ship',
    'ready_to_ship',
    'refunded',
    'cancelled',
    'pending_payment',
  ])
})

test('a product is made unpublished and shown last; one that was deleted is made again', async () => {
  const { conn, sent } = play()
  expect(await shoplazza.createListing?.(conn, draft)).toMatchObject({ state: 'live', variant_ids: { A: '8ecc0550' } })
  expect(calls(sent)).toEqual([
    'POST /products',
    'PUT /products/c1d5b2a3-fab1-4e26-8582-75d3b2677042',
    'GET /products/c1d5b2a3-fab1-4e26-8582-75d3b2677042',
  ])
  expect(toBody(sent[0]).product).toMatchObject({
    published: false,
    unique_token: 'inkroute-1',
    inventory_tracking: true,
    need_variant_image: false,
  })
  expect(toBody(sent[1])).toEqual({ product: { title: expect.any(String), published: true } })
  const there = all.find(({ call }) => call === 'product')
  const gone = play([...but({ product: { errors: ['Unable to find resource'] } }, 404), ...(there ? [there] : [])])
  await shoplazza.updateListing?.(gone.conn, '1', draft)
  expect(calls(gone.sent).slice(0, 2)).toEqual(['GET /products/1', 'POST /products'])
  const off = play(but({ product: { errors: ['Unable to find resource'] } }, 404))
  await shoplazza.unpublish?.(off.conn, '1')
})

test('a deleted variant is no success, and a missing right no lost authorisation', async () => {
  const change = { external_product_id: '1', external_variant_id: 'v', sku: 'A', quantity: 1 }
  const gone = play(but({ 'variant-update': { errors: ['Unable to find resource'] } }, 404))
  await expect(shoplazza.setStock?.(gone.conn, [change])).rejects.toMatchObject({ code: 'variant_deleted' })
  const poor = play(but({ 'orders-count': { errors: ['Forbidden'] } }, 403))
  await expect(shoplazza.pullOrders(poor.conn, WINDOW)).rejects.toMatchObject({ kind: 'missing_right' })
})

test('a token is renewed, a parcel is told once, webhooks of ours are replaced', async () => {
  const { conn, sent } = play()
  expect(await shoplazza.refresh?.(conn)).toMatchObject({ access_token: 'PpQZ', refresh_token: 'Rr12' })
  const order = await shoplazza.getOrder(conn, '11218-00000001')
  const shipment = {
    shipment_id: '1',
    external_order_id: order.external_order_id,
    tracking_number: 'YT1',
    carrier_code: '',
    carrier_name: 'DHL',
    tracking_url: '',
    shipped_at: '2026-11-01T00:00:00Z',
    lines: [{ external_line_id: order.lines[0]?.external_line_id ?? '', quantity: 1 }],
    completes_order: false,
  }
  expect(await shoplazza.ship(conn, shipment, order)).toEqual({ already: false })
  expect(await shoplazza.ship(conn, { ...shipment, tracking_number: '1Z2345' }, order)).toEqual({ already: true })
  const address = 'https://inkroute.example/market-hook/shoplazza/abcdefghijklmnop'
  await shoplazza.webhooks?.subscribe?.(conn, address, '')
  expect(calls(sent).slice(-5)).toEqual(['GET /webhooks', ...Array(3).fill('POST /webhooks'), 'DELETE /webhooks/5b1'])
})
