import { listFailures } from '@inkroute/contract/failure/failure'
import { payOrders } from '@inkroute/contract/order/order'
import { jobNames } from '@inkroute/contract/production/stuck/job-names'
import { expect, test } from 'vitest'
import { allJobs } from '../../modules.ts'
import { newStaff } from '../../testing/staff.ts'
import { testApp } from '../../testing/test-app.ts'
import { newBuyer, placeOrder } from '../order/testing/buyer.ts'

test('failures are grouped by kind, lead to their order, and only those may see them who can solve them', async () => {
  const app = await testApp({ holds: 'shop' })
  const buyer = await newBuyer(app)
  const { made, id } = await placeOrder(app, buyer.seller, [{ sku_id: buyer.skus[0]!.id, quantity: 1 }])
  await app.call(payOrders, { ids: [id] }, buyer.seller)
  const order_no = made.order_nos[0]!
  const { seller_id } = buyer.seller
  const now = app.clock.now().toISOString()
  const { db } = app.ctx
  await db
    .updateTable('print_set')
    .set({ state: 'failed', finished_at: now })
    .where('reference', 'like', `${order_no}-%`)
    .execute()
  const parcel = await db
    .insertInto('shipment')
    .values({ seller_id, order_id: id, tracking_no: 'LOST1', carrier: 'YunExpress', state: 'sent', sent_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('shipment_event')
    .values({
      seller_id,
      shipment_id: parcel.id,
      code: 'exception',
      event_key: 'x',
      happened_at: now,
      received_at: now,
    })
    .execute()

  const everything = await newStaff(app, ['ops.production', 'ops.order', 'ops.seller'])
  const { groups } = await app.call(listFailures, {}, { token: everything })
  expect(groups).toMatchObject([
    { kind: 'print', total: 1, rows: [{ title: `${order_no}-1`, order_no, seller_id }] },
    { kind: 'parcel', total: 1, rows: [{ title: 'LOST1', note: 'YunExpress', order_no }] },
  ])
  const writer = await newStaff(app, ['ops.content'])
  expect((await app.call(listFailures, {}, { token: writer })).groups).toEqual([])
})

test('staff read the name of every job in their own language', () => {
  const unnamed = allJobs().filter(({ name }) => !jobNames[name])
  expect(unnamed.map(({ name }) => name)).toEqual([])
})
