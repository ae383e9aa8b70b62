import { randomUUID } from 'node:crypto'
import * as contract from '@inkroute/contract/dashboard/first-steps'
import { payOrders } from '@inkroute/contract/order/order'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newSeller, newSubAccount, type TestSeller } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'
import { newBuyer, placeOrder } from '../order/testing/buyer.ts'

const app = await testApp({ holds: 'shop' })
const now = () => new Date().toISOString()

const addStore = async ({ seller_id }: Pick<TestSeller, 'seller_id'>) => {
  const shop = { platform: 7, external_shop_id: randomUUID(), name: '晨光', hook_key: randomUUID() }
  const dates = { authed_at: now(), created_at: now(), updated_at: now() }
  const row = { seller_id, ...shop, ...dates, authed: 1 }
  return app.ctx.db.insertInto('store').values(row).returning('id').executeTakeFirstOrThrow()
}

const addListing = ({ seller_id }: Pick<TestSeller, 'seller_id'>, store_id: number, goods_id: number) =>
  app.ctx.db
    .insertInto('listing')
    .values({
      seller_id,
      store_id,
      goods_id,
      platform: 'etsy',
      template_id: 1,
      title: '晨光',
      draft: sql`'{}'`,
      state: 'live',
      created_at: now(),
      updated_at: now(),
    })
    .execute()

const getDone = async (seller: { readonly token: string }) => {
  const { steps } = await app.call(contract.getFirstSteps, {}, seller)
  return steps.filter(({ is_done }) => is_done).map(({ key }) => key)
}

test('a new seller has everything ahead, and each step is ticked off by what really happened', async () => {
  const fresh = await newSeller(app)
  const start = await app.call(contract.getFirstSteps, {}, fresh)
  expect(start).toMatchObject({ is_new: true, is_hidden: false, goods_id: null, cart_lines: 0, platform: null })
  expect(start.steps.map(({ key, is_done }) => [key, is_done])).toEqual(contract.firstSteps.map((key) => [key, false]))

  const { seller, skus, goods_id } = await newBuyer(app)
  expect(await app.call(contract.getFirstSteps, {}, seller)).toMatchObject({ goods_id })
  expect(await getDone(seller)).toEqual(['design'])
  const { id } = await placeOrder(app, seller, [{ sku_id: skus[0]!.id }])
  expect(await getDone(seller)).toEqual(['design'])
  await app.call(payOrders, { ids: [id] }, seller)
  expect(await getDone(seller)).toEqual(['design', 'sample'])
  const store = await addStore(seller)
  expect(await app.call(contract.getFirstSteps, {}, seller)).toMatchObject({ platform: 7 })
  await addListing(seller, store.id, goods_id)
  expect(await getDone(seller)).toEqual(['design', 'sample', 'shop', 'publish'])
  await app.ctx.db
    .updateTable('sales_order')
    .set({ source: 'store', store_id: store.id })
    .where('seller_id', '=', seller.seller_id)
    .execute()
  expect(await app.call(contract.getFirstSteps, {}, seller)).toMatchObject({ is_new: false })
  expect(await getDone(fresh)).toEqual([])
})

test('the path is hidden and brought back by one person, and shows the steps they may take', async () => {
  const seller = await newSeller(app)
  await app.call(contract.setFirstSteps, { is_hidden: true }, seller)
  expect(await app.call(contract.getFirstSteps, {}, seller)).toMatchObject({ is_new: true, is_hidden: true })
  const packer = await newSubAccount(app, seller, ['order.admin'])
  const theirs = await app.call(contract.getFirstSteps, {}, packer)
  expect(theirs).toMatchObject({ is_hidden: false, steps: [{ key: 'order', is_done: false }] })
  await app.call(contract.setFirstSteps, { is_hidden: false }, seller)
  expect(await app.call(contract.getFirstSteps, {}, seller)).toMatchObject({ is_hidden: false })
})
