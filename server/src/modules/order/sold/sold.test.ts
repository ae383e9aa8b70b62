import { getProduct, listProducts } from '@inkroute/contract/catalog/catalog'
import * as orders from '@inkroute/contract/order/order'
import { expect, test } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { newBuyer, placeOrder } from '../testing/buyer.ts'
import { countSold } from './count-sold.job.ts'

const app = await testApp({ holds: 'shop' })

test('a product says how many pieces were paid for, and the best seller leads', async () => {
  const { seller, skus, goods_id } = await newBuyer(app)
  const sku_id = skus[0]!.id
  const { product_id } = await app.ctx.db
    .selectFrom('goods')
    .select('product_id')
    .where('id', '=', goods_id)
    .executeTakeFirstOrThrow()
  const sold = async () => (await app.call(getProduct, { id: product_id })).sales
  const paid = await placeOrder(app, seller, [{ sku_id, quantity: 4 }])
  const cancelled = await placeOrder(app, seller, [{ sku_id, quantity: 3 }])
  await placeOrder(app, seller, [{ sku_id, quantity: 5 }])
  await app.call(orders.payOrders, { ids: [paid.id, cancelled.id], method: 'balance' }, seller)
  expect(await sold()).toBe(0)
  await countSold(app.ctx)
  await expect.poll(sold).toBe(7)
  await app.call(orders.cancelOrder, { id: cancelled.id }, seller)
  await countSold(app.ctx)
  await expect.poll(sold).toBe(4)
  expect((await app.call(listProducts, { sort: 'sales' })).data[0]).toMatchObject({
    id: product_id,
    sales: 4,
    badges: expect.arrayContaining(['hot']),
  })
})
