import { expect, test } from 'vitest'
import { playSamples } from '../testing/play-samples.ts'
import { getSamples, type Sample } from '../testing/samples.ts'
import { tiktok } from './tiktok.ts'

const DETAIL = '/order/202309/orders'

interface Unit {
  readonly id: string
  readonly [field: string]: unknown
}
interface Answer {
  readonly data: { readonly orders: readonly { readonly line_items: readonly Unit[] }[] }
}

/** The documented order with other pieces, and other fields. */
function changed(more: object, pieces: readonly object[]): Sample[] {
  return getSamples('tiktok').map((each) => {
    if (each.request.path !== DETAIL) return each
    const [order] = (each.answer as Answer).data.orders
    const [unit] = order?.line_items ?? []
    const line_items = pieces.map((piece) => ({ ...unit, ...piece }))
    return { ...each, answer: { code: 0, message: 'Success', data: { orders: [{ ...order, ...more, line_items }] } } }
  })
}

/** The documented warehouse, in China, as one to sell from. */
const fromSales = (samples: Sample[]): Sample[] =>
  samples.map((each) => {
    if (each.request.path !== '/logistics/202309/warehouses') return each
    const [place] = (each.answer as { data: { warehouses: object[] } }).data.warehouses
    return {
      ...each,
      answer: { code: 0, message: 'Success', data: { warehouses: [{ ...place, type: 'SALES_WAREHOUSE' }] } },
    }
  })

const read = (more: object, pieces: readonly object[]) =>
  tiktok.getOrder(playSamples(tiktok, changed(more, pieces), { shop: { region: 'MY' } }).conn, '1')

const open = {
  display_status: 'AWAITING_SHIPMENT',
  package_id: '115',
  package_status: 'TO_FULFILL',
  tracking_number: '',
}
const sent = { display_status: 'AWAITING_COLLECTION', package_id: '116', package_status: 'PROCESSING' }

test('a package is not a parcel until it was handed over', async () => {
  const pieces = [
    { id: '1', ...open },
    { id: '2', ...sent, tracking_number: 'JX1', shipping_provider_name: 'J&T' },
  ]
  const order = await read({ status: 'PARTIALLY_SHIPPING' }, pieces)
  expect(order.parcels).toEqual([{ tracking_number: 'JX1', carrier: 'J&T' }])
  expect(order.lines.map(({ quantity, unit_ids }) => [quantity, unit_ids])).toEqual([[2, ['1', '2']]])
})

test('cancelled pieces no longer count, and the line keeps its name', async () => {
  const order = await read({ status: 'AWAITING_SHIPMENT' }, [
    { id: '1', ...open, display_status: 'CANCELLED' },
    { id: '2', ...open },
  ])
  expect(order.lines).toHaveLength(1)
  expect(order.lines[0]).toMatchObject({ external_line_id: '1', unit_ids: ['2'], quantity: 1 })
})

test('a buyer who asks to cancel is heard, and TikTok’s own shipping is seen', async () => {
  const wish = { status: 'AWAITING_SHIPMENT', is_buyer_request_cancel: true, shipping_type: 'TIKTOK' }
  expect(await read(wish, [{ id: '1', ...open }])).toMatchObject({
    status: 'cancel_requested',
    shipping_by: 'platform',
  })
  const stored = { status: 'AWAITING_SHIPMENT', fulfillment_type: 'FULFILLMENT_BY_TIKTOK', shipping_type: 'SELLER' }
  expect(await read(stored, [{ id: '1', ...open }])).toMatchObject({ fulfilled_by: 'platform', shipping_by: 'seller' })
})

test('the tree of categories is the market’s own', async () => {
  for (const [region, version] of [
    ['US', 'v2'],
    ['MY', 'v2'],
    ['GB', 'v1'],
  ] as const) {
    const { conn, sent: calls } = playSamples(tiktok, getSamples('tiktok'), { shop: { region } })
    await tiktok.catalogue?.categories(conn, '')
    expect(new URL(calls[0]?.url ?? '').searchParams.get('category_version')).toBe(version)
  }
})

test('a seller who sends from another country names the price buyers see', async () => {
  const change = {
    external_product_id: '17',
    external_variant_id: '18',
    sku: 'A',
    price: { amount: '24.50', currency: 'USD' },
  }
  const priceIn = async (region: string) => {
    const { conn, sent: calls } = playSamples(tiktok, fromSales(getSamples('tiktok')), { shop: { region } })
    await tiktok.setStock?.(conn, [change])
    return JSON.parse(String(calls.at(-1)?.body)).skus[0].price
  }
  expect(await priceIn('US')).toEqual({ amount: '24.50', currency: 'USD', sale_price: '24.50' })
  expect(await priceIn('CN')).toEqual({ amount: '24.50', currency: 'USD' })
})
