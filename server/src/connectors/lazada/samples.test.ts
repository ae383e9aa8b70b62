import { expect, test } from 'vitest'
import { playSamples } from '../testing/play-samples.ts'
import { getSamples, type Sample } from '../testing/samples.ts'
import { lazada } from './lazada.ts'

const ITEMS = '/rest/orders/items/get'
interface Answer {
  readonly data: readonly { readonly order_items: readonly object[] }[]
}

/** Pieces of the documented order, with other fields; `order` is the number both calls give. */
function changed(pieces: readonly object[]): Sample[] {
  return getSamples('lazada').map((each) => {
    if (each.request.path !== ITEMS) return each
    const [order] = (each.answer as Answer).data
    const order_items = pieces.map((piece) => ({ ...order?.order_items[0], ...piece }))
    return { ...each, answer: { code: '0', request_id: '1', data: [{ ...order, order_id: 5, order_items }] } }
  })
}
const read = (pieces: readonly object[]) =>
  lazada.getOrder(playSamples(lazada, changed(pieces), { shop: { region: 'SG' } }).conn, '5')

test('a number given by packing is a parcel only once it was handed over', async () => {
  const packed = { order_item_id: 1, status: 'packed', tracking_code: 'LEX1', package_id: 'FP1' }
  expect((await read([packed])).parcels).toEqual([])
  expect((await read([{ ...packed, status: 'ready_to_ship' }])).parcels).toMatchObject([{ tracking_number: 'LEX1' }])
})

test('cancelled pieces no longer count, and Lazada ships unless the seller’s fleet does', async () => {
  const order = await read([
    { order_item_id: 1, status: 'canceled' },
    { order_item_id: 2, status: 'pending' },
  ])
  expect(order).toMatchObject({ status: 'ready_to_ship', shipping_by: 'platform', fulfilled_by: 'seller' })
  expect(order.lines[0]).toMatchObject({ external_line_id: '1', unit_ids: ['2'], quantity: 1 })
  expect((await read([{ status: 'pending', delivery_option_sof: 1 }])).shipping_by).toBe('seller')
  expect((await read([{ status: 'pending', is_fbl: 1 }])).fulfilled_by).toBe('platform')
})

test('a product is taken off as a whole, as seller SKUs are no longer taken there', async () => {
  const { conn, sent } = playSamples(lazada, getSamples('lazada'), { shop: { region: 'SG' } })
  await lazada.unpublish?.(conn, '6124826398', {})
  const told = new URLSearchParams(String(sent.at(-1)?.body)).get('apiRequestBody') ?? ''
  expect(JSON.parse(told)).toEqual({ Request: { Product: { ItemId: '6124826398' } } })
})
