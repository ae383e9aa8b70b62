import * as dashboard from '@inkroute/contract/dashboard/dashboard'
import { listExceptions } from '@inkroute/contract/exception/exception'
import { fenToDecimal } from '@inkroute/contract/money'
import * as order from '@inkroute/contract/order/order'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { exceptions } from '../../infra/exception-source.ts'
import { handlers, on } from '../../infra/hooks.ts'
import { newSeller, newSubAccount } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'
import { newTrader, payOrder, placeOrder } from '../production/testing/ordered.ts'
import { balanceSource } from './exception-sources.ts'
import { compareGroups } from './list-exceptions.ts'

let isBroken = false
const breakable = on(exceptions, {
  ...balanceSource,
  kind: 'test.broken',
  permission: 'order.admin',
  async count() {
    if (isBroken) throw new Error('broken on purpose')
    return 0
  },
})
const app = await testApp({ holds: 'shop', module: { hooks: [breakable] } })
app.clock.toNoon()

test('blocked work is listed with its fix and disappears once fixed', async () => {
  const trader = await newTrader(app)
  expect(await app.call(listExceptions, {}, trader)).toEqual({ total: 0, groups: [] })
  const unpaid = await placeOrder(app, trader)
  const first = await app.call(listExceptions, {}, trader)
  expect(first.groups).toMatchObject([{ kind: 'order.unpaid', count: 1 }])
  expect(first.groups[0]?.rows[0]).toMatchObject({
    title: unpaid.order_no,
    link: `/myOrder/orderPay?ids=${unpaid.id}`,
  })
  await payOrder(app, trader, unpaid)
  await app.call(order.holdOrder, { id: unpaid.id, is_held: true }, trader)
  const second = await app.call(listExceptions, {}, trader)
  expect(second.groups.map(({ kind }) => kind)).toEqual(['order.hold'])
  expect(second.groups[0]?.rows[0]?.link).toContain(`/myOrder/orderDetail/${unpaid.id}`)
  // The way to all of a kind shows those and no others.
  expect(second.groups[0]?.all_link).toBe('/myOrder/orderAdmin?trouble=held')
  const listed = async (trouble: 'held' | 'address') => (await app.call(order.listOrders, { trouble }, trader)).total
  expect([await listed('held'), await listed('address')]).toEqual([1, 0])
  await app.call(order.holdOrder, { id: unpaid.id, is_held: false }, trader)
  expect((await app.call(listExceptions, {}, trader)).total).toBe(0)
})

test('a design whose print check found something is named until the seller accepts it', async () => {
  const trader = await newTrader(app)
  const unpaid = await placeOrder(app, trader)
  const line = await app.ctx.db
    .selectFrom('sales_order_line')
    .select(['design_id', 'design_version'])
    .where('seller_id', '=', trader.seller_id)
    .where('order_id', '=', unpaid.id)
    .executeTakeFirstOrThrow()
  const of = { seller_id: trader.seller_id, design_id: line.design_id, version: line.design_version }
  const now = new Date().toISOString()
  await app.ctx.db
    .insertInto('design_check')
    .values({ ...of, findings: sql`'[{"rule":"low_resolution"}]'`, checked_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const kinds = async () => (await app.call(listExceptions, {}, trader)).groups.map(({ kind }) => kind)
  expect(await kinds()).toEqual(['order.check', 'order.unpaid'])
  await app.ctx.db
    .updateTable('design_check')
    .set({ accepted_at: now, accepted_by: trader.user_id })
    .where('seller_id', '=', trader.seller_id)
    .execute()
  expect(await kinds()).toEqual(['order.unpaid'])
})

test('a sub-account sees only what its permissions cover, and nobody sees another seller’s', async () => {
  const trader = await newTrader(app)
  await placeOrder(app, trader)
  const blind = await newSubAccount(app, trader, ['design.material'])
  expect((await app.call(listExceptions, {}, blind)).total).toBe(0)
  expect((await app.call(listExceptions, {}, trader)).total).toBe(1)
  expect((await app.call(listExceptions, {}, await newSeller(app))).total).toBe(0)
  await expect(app.call(dashboard.getOverview, {}, blind)).rejects.toMatchObject({ status_code: 403 })
})

test('a source that fails does not take the others with it', async () => {
  const trader = await newTrader(app)
  await placeOrder(app, trader)
  isBroken = true
  expect((await app.call(listExceptions, {}, trader)).groups.map(({ kind }) => kind)).toEqual(['order.unpaid'])
  isBroken = false
})

test('urgent groups come first, and each application has its own sources', async () => {
  const other = await testApp()
  const kinds = handlers(other.ctx, exceptions)
    .toSorted(compareGroups)
    .map(({ kind }) => kind)
  expect(kinds).toEqual([
    'after-sale.work',
    'after-sale.return',
    'wallet.low',
    'order.check',
    'order.address',
    'order.draft',
    'order.personalised',
    'order.print',
    'store.auth',
    'store.unread',
    'store.push',
    'order.hold',
    'order.unpaid',
    'goods.batch',
    'order.import',
    'store.held',
  ])
  expect(handlers(app.ctx, exceptions).map(({ kind }) => kind)).toContain('test.broken')
})

test('the overview adds up what was paid, today and in the period', async () => {
  const trader = await newTrader(app)
  const paid = await payOrder(app, trader, await placeOrder(app, trader))
  await placeOrder(app, trader)
  const found = await app.call(dashboard.getOverview, { days: 7 }, trader)
  const amount = fenToDecimal(paid.total_fen)
  expect(found.days).toHaveLength(7)
  expect(found.days.at(-1)).toMatchObject({ orders: 1, amount })
  expect(found.period).toMatchObject({ orders: 1, pieces: 4, amount })
  expect(found.goods[0]?.pieces).toBe(4)
  expect(found.countries).toEqual([{ country: 'DE', orders: 1, amount }])
  expect(found.states.filter(({ count }) => count > 0)).toEqual([
    { state: 'awaiting_payment', count: 1 },
    { state: 'paid', count: 1 },
  ])
})

test('a to-do list belongs to one person', async () => {
  const seller = await newSeller(app)
  const { id } = await app.call(dashboard.addTodo, { body: '补拍主图', due_on: '2026-12-01' }, seller)
  await app.call(dashboard.addTodo, { body: '对账' }, seller)
  await app.call(dashboard.changeTodo, { id, is_done: true }, seller)
  const { data } = await app.call(dashboard.listTodos, {}, seller)
  expect(data.map(({ body, is_done }) => [body, is_done])).toEqual([
    ['对账', false],
    ['补拍主图', true],
  ])
  const other = await newSubAccount(app, seller, ['order.admin'])
  await expect(app.call(dashboard.deleteTodo, { id }, other)).rejects.toMatchObject({ error: 'not_found' })
  await app.call(dashboard.deleteTodo, { id }, seller)
  expect((await app.call(dashboard.listTodos, {}, seller)).data).toHaveLength(1)
})
