import * as cart from '@inkroute/contract/cart/cart'
import * as contract from '@inkroute/contract/order/order'
import { setShippingPreference } from '@inkroute/contract/shipping/rule'
import { expect, test } from 'vitest'
import { newSeller } from '../../../testing/factories.ts'
import { testApp } from '../../../testing/test-app.ts'
import { berlin, newBuyer } from '../testing/buyer.ts'

const app = await testApp({ holds: 'shop' })

/** A shirt in the cart, made in China although a warehouse in the Union has it too. */
async function shirtFromChina() {
  const { seller, skus } = await newBuyer(app, 1_000_000)
  const { ids } = await app.call(cart.addCartItem, { sku_id: skus[0]!.id, warehouse: 'CN-DG' }, seller)
  return { seller, shipment: { address: berlin, cart_item_ids: ids } }
}

const ways = ({ choices }: contract.QuotedOrder) =>
  choices.map(({ option, is_near }) => ({
    code: option.warehouse.code,
    is_near,
    is_tracked: option.channel.is_tracked,
    price: Number(option.price),
  }))

test('warehouses and channels are compared, tracked and near first, and a way is suggested', async () => {
  const { seller, shipment } = await shirtFromChina()
  const shown = await app.call(contract.previewOrder, { shipments: [shipment], compares: true }, seller)
  const order = shown.orders[0]!
  const all = ways(order)
  expect(new Set(all.map(({ code }) => code)).size).toBeGreaterThan(1)
  const rank = (way: (typeof all)[number]) => (way.is_tracked ? 0 : 2) + (way.is_near ? 0 : 1)
  expect(all.map(rank)).toEqual(all.map(rank).sort((a, b) => a - b))
  expect(all[0]).toMatchObject({ is_near: true, is_tracked: true })
  const cheapest = Math.min(...all.filter(({ is_tracked }) => is_tracked).map(({ price }) => price))
  const suggested = order.choices.find(
    ({ option }) =>
      option.channel.id === order.suggested?.channel_id && option.warehouse.code === order.suggested.warehouse_code,
  )
  expect(Number(suggested?.option.price)).toBe(cheapest)
  const today = app.ctx.clock.now().toISOString().slice(0, 10)
  for (const { arrives_from, arrives_to } of order.choices) {
    expect(arrives_from > today).toBe(true)
    expect(arrives_to >= arrives_from).toBe(true)
  }
})

test('where the seller prefers a channel nothing else is suggested', async () => {
  const { seller, shipment } = await shirtFromChina()
  const asked = await app.call(contract.previewOrder, { shipments: [shipment], compares: true }, seller)
  const channel = asked.orders[0]!.options.at(-1)!.channel
  await app.call(setShippingPreference, { country: 'DE', channel_ids: [channel.id] }, seller)
  const shown = await app.call(contract.previewOrder, { shipments: [shipment], compares: true }, seller)
  expect(shown.orders).toMatchObject([{ channel: { channel: { id: channel.id } }, suggested: null }])
})

test('an order leaves from the chosen warehouse at the shown price, and tells its arrival once paid', async () => {
  const { seller, shipment } = await shirtFromChina()
  const asked = await app.call(contract.previewOrder, { shipments: [shipment], compares: true }, seller)
  const near = asked.orders[0]!.choices.find(({ is_near }) => is_near)!
  const code = near.option.warehouse.code
  const shipments = [{ ...shipment, warehouses: { 'CN-DG': code }, channels: { [code]: near.option.channel.id } }]
  const shown = await app.call(contract.previewOrder, { shipments, compares: true }, seller)
  expect(shown.orders).toMatchObject([
    { warehouse_code: code, amounts: { freight: near.option.price }, suggested: null },
  ])
  const made = await app.call(contract.createOrder, { shipments, expected_total: shown.total }, seller)
  expect(made.total).toBe(shown.total)
  const { payment_id } = await app.call(contract.payOrders, { ids: made.ids }, seller)
  const { orders } = await app.call(contract.listOrdersOfPayment, { payment: payment_id }, seller)
  expect(orders).toMatchObject([{ id: made.ids[0], total: shown.total, arrives_to: near.arrives_to }])
  const stranger = await newSeller(app)
  await expect(app.call(contract.listOrdersOfPayment, { payment: payment_id }, stranger)).rejects.toMatchObject({
    error: 'not_found',
  })
})

test('a warehouse without the goods is refused', async () => {
  const { seller, shipment } = await shirtFromChina()
  const shipments = [{ ...shipment, warehouses: { 'CN-DG': 'XX-NO' } }]
  await expect(app.call(contract.previewOrder, { shipments }, seller)).rejects.toMatchObject({
    error: 'cart_line_not_ready',
  })
})

test('a parcel to Brazil needs the number customs ask for', async () => {
  const { seller, shipment } = await shirtFromChina()
  const address = { ...berlin, country: 'BR', state: 'SP', city: 'São Paulo', postcode: '01001-000', tax_no: '' }
  const to = (tax_no: string) => ({ shipments: [{ ...shipment, address: { ...address, tax_no } }] })
  await expect(app.call(contract.previewOrder, to(''), seller)).rejects.toMatchObject({
    error: 'invalid_input',
    problems: [{ field: 'tax_no' }],
  })
  expect((await app.call(contract.previewOrder, to('123.456.789-09'), seller)).orders).toHaveLength(1)
})
