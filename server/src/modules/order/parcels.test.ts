import * as cart from '@inkroute/contract/cart/cart'
import * as contract from '@inkroute/contract/order/order'
import { calculateFreight } from '@inkroute/contract/shipping/shipping'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { makePapers } from './paper/make-papers.ts'
import { berlin as address, newBuyer } from './testing/buyer.ts'

const app = await testApp({ holds: 'shop' })

test('what leaves in several parcels costs the same in the calculator, the cart, the checkout and the order', async () => {
  const { seller, skus } = await newBuyer(app, 10_000_000)
  const sku_id = skus[0]!.id
  const quantity = 60
  const warehouse = 'CN-DG'
  const { ids } = await app.call(cart.addCartItem, { sku_id, quantity, warehouse }, seller)
  const { groups } = await app.call(cart.cartLogistics, { ids, country: 'DE', postcode: '10115' }, seller)
  const offered = groups[0]?.options.find(({ channel }) => channel.code === 'CN-LINE-ECO')
  expect(offered?.parcel_count).toBeGreaterThan(1)
  const shipments = [{ address, cart_item_ids: ids, channels: { [warehouse]: offered!.channel.id } }]
  const shown = await app.call(contract.previewOrder, { shipments }, seller)
  const made = await app.call(contract.createOrder, { shipments, expected_total: shown.total }, seller)
  const order = await app.call(contract.getOrder, { id: made.ids[0] ?? 0 }, seller)
  const row = await app.ctx.db
    .selectFrom('sales_order')
    .innerJoin('sales_order_line', (join) =>
      join
        .onRef('sales_order_line.order_id', '=', 'sales_order.id')
        .onRef('sales_order_line.seller_id', '=', 'sales_order.seller_id'),
    )
    .select(['parcel_count', 'product_id', 'size_id'])
    .where('sales_order.seller_id', '=', seller.seller_id)
    .where('sales_order.id', '=', order.id)
    .executeTakeFirstOrThrow()
  const { product_id, size_id } = row
  const asked = { country: 'DE', postcode: '10115', warehouse, product_id, size_id, quantity }
  const { data } = await app.call(calculateFreight, asked, seller)
  const calculated = data.find(({ channel }) => channel.code === 'CN-LINE-ECO')
  expect(row.parcel_count).toBe(calculated?.parcel_count)
  for (const freight of [offered?.price, shown.orders[0]?.amounts?.freight, order.amounts.freight])
    expect(freight).toBe(calculated?.price)
  await app.call(contract.payOrders, { ids: [order.id] }, seller)
  const labels = new TextDecoder().decode(
    await makePapers(app.ctx, seller.seller_id, { ids: [order.id], kind: 'label_zpl' }),
  )
  expect(labels.match(/\^XA/g)).toHaveLength(row.parcel_count)
  expect(labels).toContain(`parcel ${row.parcel_count} of ${row.parcel_count}`)
})
