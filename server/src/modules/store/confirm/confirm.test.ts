import * as afterSale from '@inkroute/contract/after-sale/after-sale'
import * as exception from '@inkroute/contract/exception/exception'
import { setCommonRule } from '@inkroute/contract/order/common-rule'
import * as contract from '@inkroute/contract/order/order'
import * as rules from '@inkroute/contract/store/rule'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { shopify } from '../../../connectors/shopify/shopify.ts'
import { marketDesk } from '../../../connectors/testing/market-desk.ts'
import { newSeller } from '../../../testing/factories.ts'
import { testApp } from '../../../testing/test-app.ts'
import { autoPayJob } from '../../order/common-rule/auto-pay.job.ts'
import { selectOrder } from '../../order/order.ts'
import { balanceFen, newBuyer } from '../../order/testing/buyer.ts'
import { beginOrder, beginWhenReady } from '../../production/begin-production.job.ts'
import { applyRulesJob } from '../rule/apply-rules.job.ts'
import { syncStore } from '../sync/sync-store.job.ts'
import { bind, fieldsFor, ownSandbox } from '../testing/market.ts'

const sandbox_url = await ownSandbox()
const app = await testApp({ holds: 'shop', sandbox_url, env: { RATE_LIMITS: 'false' } })
const desk = marketDesk(sandbox_url, 'shopify')
const MINUTE_MS = 60_000

/** A connected shop with one order of two lines, imported and ready to be paid. */
async function shopWithOrder() {
  const { seller, skus } = await newBuyer(app)
  const shop = await desk.openShop()
  const { stores } = await bind(app, await fieldsFor(app, desk, shopify, shop, seller), seller)
  const store_id = stores[0]!.id
  const [first, second] = skus
  const line = (sku = '', quantity = 1) => ({ sku, title: 'Mug', variant_text: '', quantity })
  const lines = [line(first?.sku_code, 2), line(second?.sku_code, 1)]
  const [placed] = await desk.place(shop.shop_id, { lines, at_ms: Date.now() - 10 * MINUTE_MS })
  const read = async () => {
    // What changed a moment ago is read a moment later.
    app.clock.advance(40_000)
    await syncStore(app.ctx, seller.seller_id, store_id)
  }
  await read()
  const list = async () => (await app.call(contract.listOrders, { store: store_id, page_size: 10 }, seller)).data
  const [order] = await list()
  if (!order || !placed) throw new Error('no order')
  const record = async () => {
    const found = await selectOrder(app.ctx.db, seller.seller_id, order.id)
    if (!found) throw new Error('the order is gone')
    return found
  }
  const change = (action: string, more: object = {}) =>
    desk.ask('orders/change', { order_id: placed.order_id, action, ...more })
  const refund = (line_at: number, quantity: number) =>
    change('refund', { line_id: placed.lines[line_at]?.line_id, quantity })
  const pay = (unasked: string[] = []) => app.call(contract.payOrders, { ids: [order.id], unasked }, seller)
  /** Long after it was read last. */
  const wait = () => app.clock.advance(20 * MINUTE_MS)
  return { seller, store_id, id: order.id, read, record, change, refund, pay, wait }
}
type Shop = Awaited<ReturnType<typeof shopWithOrder>>

const shown = ({ id, seller }: Shop) => app.call(contract.getOrder, { id }, seller)
const getCases = async ({ seller }: Shop) =>
  (await app.call(afterSale.workOrderCalls.list, { page: 1, page_size: 10 }, seller)).data

test('pieces refunded before production are taken over and paid back; the last one ends the order', async () => {
  const shop = await shopWithOrder()
  await shop.pay()
  const paid_fen = (await shop.record()).total_fen
  const before = await balanceFen(app, shop.seller)
  await shop.refund(0, 1)
  await shop.read()
  const after = await shown(shop)
  expect(after.lines.map(({ quantity }) => quantity)).toEqual([1, 1])
  const less_fen = paid_fen - (await shop.record()).total_fen
  expect(less_fen).toBeGreaterThan(0)
  expect((await balanceFen(app, shop.seller)) - before).toBe(less_fen)
  // A line that is gone, and one with nothing left, mean the same.
  await shop.refund(0, 1)
  await shop.refund(1, 1)
  await shop.read()
  expect(await shop.record()).toMatchObject({ state: 'cancelled' })
  expect((await balanceFen(app, shop.seller)) - before).toBe(paid_fen)
})

// Before the tests that move the clock by hours: the sandbox stays at the present, and windows would miss it.
test('what changes after production began opens one case with everything in it', async () => {
  const shop = await shopWithOrder()
  await shop.pay()
  await beginOrder(app.ctx, await shop.record())
  await shop.change('address', { address: { line1: '99 Elm St' } })
  await shop.read()
  await shop.change('cancel')
  await shop.read()
  await shop.read()
  expect(await shop.record()).toMatchObject({ state: 'in_production' })
  const cases = await getCases(shop)
  expect(cases).toHaveLength(1)
  const { messages } = await app.call(afterSale.workOrderCalls.get, { id: cases[0]!.id }, shop.seller)
  const said = messages.filter(({ author }) => author === 'seller').map(({ body }) => body)
  expect(said).toHaveLength(2)
  expect(said[0]).toContain('99 Elm St')
  expect(said[1]).toContain('cancelled')
})

test('an order deleted in the shop is not paid: it is asked for once more', async () => {
  const shop = await shopWithOrder()
  shop.wait()
  await shop.change('delete')
  await expect(shop.pay()).rejects.toMatchObject({ error: 'order_action_refused' })
  expect(await shop.record()).toMatchObject({ state: 'cancelled', payment_id: null })
})

test('an order deleted for good minutes after it was read is not paid by a rule', async () => {
  const [ruled, common] = [await shopWithOrder(), await shopWithOrder()]
  await app.call(
    setCommonRule,
    { auto_pay_sources: ['store'], auto_pay_max: '5000.00', low_balance: null },
    common.seller,
  )
  await app.ctx.db
    .updateTable('common_rule')
    .set({ auto_pay_since: new Date(0).toISOString() })
    .where('seller_id', '=', common.seller.seller_id)
    .execute()
  const wish = { ...rules.emptyRule, auto_pay: true, daily_limit: '5000' }
  await app.call(rules.saveStoreRule, { store_ids: [ruled.store_id], ...wish }, ruled.seller)
  for (const shop of [ruled, common]) await shop.change('delete')
  app.clock.advance(3.5 * MINUTE_MS)
  await applyRulesJob.run(app.ctx, { seller_id: ruled.seller.seller_id, store_id: ruled.store_id })
  await autoPayJob.run(app.ctx, {})
  for (const shop of [ruled, common])
    expect(await shop.record()).toMatchObject({ state: 'cancelled', payment_id: null })
})

test('without an answer an order is paid only once the seller has named it', async () => {
  const shop = await shopWithOrder()
  shop.wait()
  await desk.fault('500', '', 1000)
  const refusal = await shop.pay().catch((error: { error: string; problems: { field: string }[] }) => error)
  expect(refusal).toMatchObject({ error: 'order_market_silent' })
  const named = (refusal as { problems: { field: string }[] }).problems.map(({ field }) => field)
  expect(named).toHaveLength(1)
  await expect(shop.pay(['another'])).rejects.toMatchObject({ error: 'order_market_silent' })
  expect(await shop.record()).toMatchObject({ state: 'awaiting_payment' })
  await shop.pay(named)
  expect(await shop.record()).toMatchObject({ state: 'paid' })
  await desk.ask('fault/clear', {})
})

test('automatic payment is put off while the marketplace is silent, and goes on once it answers', async () => {
  const shop = await shopWithOrder()
  shop.wait()
  await desk.fault('500', '', 1000)
  const wish = { ...rules.emptyRule, auto_pay: true, daily_limit: '5000' }
  await app.call(rules.saveStoreRule, { store_ids: [shop.store_id], ...wish }, shop.seller)
  const apply = () => applyRulesJob.run(app.ctx, { seller_id: shop.seller.seller_id, store_id: shop.store_id })
  await apply()
  expect(await shop.record()).toMatchObject({ state: 'awaiting_payment' })
  const { data } = await app.call(rules.listRuleRecords, { store_id: shop.store_id }, shop.seller)
  expect(data[0]).toMatchObject({ action: 'left', reason: expect.stringContaining('平台没有答复') })
  // Tried again with the same outcome: the record is the one from before.
  await apply()
  expect((await app.call(rules.listRuleRecords, { store_id: shop.store_id }, shop.seller)).data).toEqual(data)
  await desk.ask('fault/clear', {})
  await apply()
  expect(await shop.record()).toMatchObject({ state: 'paid' })
})

/** Paints what the orders paid from here on need, and neither the prints nor the product pictures of the tests before. */
async function paintPrints(...shops: readonly Shop[]) {
  await sql`delete from pgboss.job where name = 'design.print_set' and state in ('created', 'retry')`.execute(
    app.ctx.db,
  )
  for (const shop of shops) await shop.pay()
  await app.drain('design.print_set')
}

test('nothing is printed before the marketplace has said that the order still counts', async () => {
  const [wanted, deleted] = [await shopWithOrder(), await shopWithOrder()]
  await paintPrints(wanted, deleted)
  wanted.wait()
  await deleted.change('delete')
  for (const shop of [wanted, deleted]) await beginWhenReady(app.ctx, await shop.record())
  expect([(await wanted.record()).state, (await deleted.record()).state]).toEqual(['paid', 'paid'])
  await app.drain('store.')
  expect((await deleted.record()).state).toBe('cancelled')
  await beginWhenReady(app.ctx, await wanted.record())
  expect((await wanted.record()).state).toBe('in_production')
})

test('without an answer an order waits, is held after an hour, and the seller decides', async () => {
  const shop = await shopWithOrder()
  await paintPrints(shop)
  shop.wait()
  await desk.fault('500', '', 1000)
  const tryToPrint = async () => {
    await beginWhenReady(app.ctx, await shop.record())
    await app.drain('store.confirm')
    return (await shop.record()).state
  }
  expect(await tryToPrint()).toBe('paid')
  app.clock.advance(30 * MINUTE_MS)
  expect(await tryToPrint()).toBe('paid')
  app.clock.advance(31 * MINUTE_MS)
  expect(await tryToPrint()).toBe('on_hold')
  await desk.ask('fault/clear', {})
  const { groups } = await app.call(exception.listExceptions, {}, shop.seller)
  const held = groups.find(({ kind }) => kind === 'store.held')?.rows ?? []
  expect(held.map(({ link }) => link)).toEqual([`/myOrder/orderDetail/${shop.id}`])
  const stranger = await newSeller(app)
  const release = (who: { token: string }) => app.call(contract.holdOrder, { id: shop.id, is_held: false }, who)
  await expect(release(stranger)).rejects.toMatchObject({ error: 'not_found' })
  await release(shop.seller)
  await beginWhenReady(app.ctx, await shop.record())
  expect((await shop.record()).state).toBe('in_production')
})
