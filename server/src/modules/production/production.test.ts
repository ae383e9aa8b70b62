import * as order from '@inkroute/contract/order/order'
import * as contract from '@inkroute/contract/production/production'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newStaff } from '../../testing/staff.ts'
import { testApp } from '../../testing/test-app.ts'
import { beginOrder } from './begin-production.job.ts'
import { paidOrder as orderPaid } from './testing/ordered.ts'

const app = await testApp({ holds: 'shop' })

const paidOrder = () => orderPaid(app)
const getState = async (seller: { token: string }, id: number) => (await app.call(order.getOrder, { id }, seller)).state

test('a paid order goes through the factory step by step and leaves with the last piece', async () => {
  const { seller, record } = await paidOrder()
  const staff = { token: await newStaff(app, ['ops.production']) }
  await beginOrder(app.ctx, record)
  await beginOrder(app.ctx, record)
  expect(await getState(seller, record.id)).toBe('in_production')
  const { data: tasks } = await app.call(contract.listTasks, { keyword: record.order_no }, staff)
  expect(tasks.map(({ code }) => code)).toEqual([`${record.order_no}-1`, `${record.order_no}-2`])
  const english = { ...staff, headers: { 'accept-language': 'en' } }
  const { data: named } = await app.call(contract.listTasks, { keyword: record.order_no }, english)
  expect(tasks[0]?.variant).toMatch(/^\p{Script=Han}+ · /u)
  expect(named[0]?.variant).toMatch(/^[A-Za-z ]+ · /)
  await expect(app.call(order.cancelOrder, { id: record.id }, seller)).rejects.toMatchObject({
    error: 'order_action_refused',
  })
  for (const { code } of tasks) for (let step = 0; step < 3; step++) await app.call(contract.scanTask, { code }, staff)
  expect(await getState(seller, record.id)).toBe('packed')
  await expect(app.call(contract.scanTask, { code: tasks[0]?.code ?? '' }, staff)).rejects.toMatchObject({
    error: 'task_finished',
  })
  const parcel = { order_no: record.order_no, tracking_no: `T${record.order_no}` }
  await app.call(contract.shipOrder, parcel, staff)
  expect(await getState(seller, record.id)).toBe('shipped')
  await expect(app.call(contract.shipOrder, { ...parcel, tracking_no: 'OTHER-123' }, staff)).rejects.toMatchObject({
    error: 'order_not_packed',
  })
})

test('a piece is made with the technique its design was made for', async () => {
  const { record } = await paidOrder()
  const staff = { token: await newStaff(app, ['ops.production']) }
  // A saved version never changes: the order gets one that was made for another technique.
  await sql`insert into design_version select (jsonb_populate_record(v, '{"version": 9, "technique": "embroidery"}')).*
    from design_version v where seller_id = ${record.seller_id}`.execute(app.ctx.db)
  await sql`update sales_order_line set design_version = 9 where seller_id = ${record.seller_id}`.execute(app.ctx.db)
  await beginOrder(app.ctx, record)
  const { data } = await app.call(contract.listTasks, { keyword: record.order_no }, staff)
  expect(data.map(({ technique }) => technique)).toEqual(data.map(() => 'embroidery'))
})

test('a piece that fails the check is reprinted first', async () => {
  const { record } = await paidOrder()
  const staff = { token: await newStaff(app, ['ops.production']) }
  await beginOrder(app.ctx, record)
  const code = `${record.order_no}-1`
  const { id } = await app.call(contract.scanTask, { code, from: 'queued' }, staff)
  // A second screen still shows it as waiting: it must not skip the check.
  await expect(app.call(contract.scanTask, { code, from: 'queued' }, staff)).rejects.toMatchObject({
    error: 'task_moved',
  })
  const again = await app.call(contract.rejectTask, { id, problem: '颜色偏差' }, staff)
  expect(again).toMatchObject({ state: 'queued', reprints: 1, problem: '颜色偏差' })
  const { data } = await app.call(contract.listTasks, { keyword: record.order_no }, staff)
  expect(data[0]?.code).toBe(code)
})

test('staff without the permission see no queue', async () => {
  const staff = { token: await newStaff(app, ['ops.content']) }
  await expect(app.call(contract.listTasks, {}, staff)).rejects.toMatchObject({ status_code: 403 })
})
