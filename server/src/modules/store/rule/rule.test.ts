import { listExceptions } from '@inkroute/contract/exception/exception'
import { getGoods } from '@inkroute/contract/goods/goods'
import { setCommonRule } from '@inkroute/contract/order/common-rule'
import { changeOrderAddress, holdOrder, type OrderAddress, payOrders } from '@inkroute/contract/order/order'
import * as rules from '@inkroute/contract/store/rule'
import * as contract from '@inkroute/contract/store/store'
import { expect, test } from 'vitest'
import { newSeller, type TestSeller } from '../../../testing/factories.ts'
import { testApp } from '../../../testing/test-app.ts'
import { autoPayJob } from '../../order/common-rule/auto-pay.job.ts'
import { advanceOrder, type OrderRecord } from '../../order/order.ts'
import { balanceFen, newBuyer } from '../../order/testing/buyer.ts'
import { findStore } from '../core/store.queries.ts'
import { takeOrders } from '../sync/take-orders.ts'
import { later, marketOrder } from '../testing/market-order.ts'
import { applyRulesJob } from './apply-rules.job.ts'

const app = await testApp({ holds: 'shop' })

async function newStore(seller: TestSeller) {
  const { id } = await app.call(contract.createStore, { platform: 99, name: '手工店' }, seller)
  const store = await findStore(app.ctx.db, seller.seller_id, id)
  if (!store) throw new Error('no store')
  return store
}
const getOrders = (store_id: number): Promise<OrderRecord[]> =>
  app.ctx.db.selectFrom('sales_order').selectAll().where('store_id', '=', store_id).orderBy('id').execute()
const apply = (seller: TestSeller, store_id: number) =>
  applyRulesJob.run(app.ctx, { seller_id: seller.seller_id, store_id })
const getRecords = async (seller: TestSeller, store_id: number) =>
  (await app.call(rules.listRuleRecords, { store_id }, seller)).data.map(({ action, reason }) => ({ action, reason }))

test('orders are paid by rule within the day’s limit; what is put aside or over it waits, and the record says why', async () => {
  const { seller, skus } = await newBuyer(app)
  const store = await newStore(seller)
  const sku = skus[0]?.sku_code ?? ''
  const german = { ...marketOrder(sku).address, country: 'DE', city: 'Berlin', province: '', postcode: '10115' }
  await takeOrders(app.ctx, store, [marketOrder(sku), marketOrder(sku, { address: german as never }), marketOrder(sku)])
  const [first, , third] = await getOrders(store.id)
  const price_fen = first?.total_fen ?? 0
  const daily_limit = ((price_fen * 1.5) / 100).toFixed(2)
  const wish = { ...rules.emptyRule, auto_pay: true, daily_limit, hold_countries: ['DE'] }
  const before = await balanceFen(app, seller)
  await app.call(rules.saveStoreRule, { store_ids: [store.id], ...wish }, seller)
  await Promise.all([apply(seller, store.id), apply(seller, store.id)])
  expect((await getOrders(store.id)).map(({ state }) => state)).toEqual(['paid', 'on_hold', 'awaiting_payment'])
  expect(await balanceFen(app, seller)).toBe(before - price_fen)
  const said = await getRecords(seller, store.id)
  expect(said.map(({ action }) => action).sort()).toEqual(['held', 'left', 'paid'])
  expect(said.find(({ action }) => action === 'held')?.reason).toContain('DE')
  expect(said.find(({ action }) => action === 'left')?.reason).toContain(daily_limit)
  app.clock.advance(86_400_000)
  await apply(seller, store.id)
  expect((await getOrders(store.id)).find(({ id }) => id === third?.id)?.state).toBe('paid')
  expect(await app.call(rules.getStoreRule, { store_id: store.id }, seller)).toMatchObject({
    auto_pay: true,
    paid_today: (price_fen / 100).toFixed(2),
  })
  await expect(app.call(rules.getStoreRule, { store_id: store.id }, await newSeller(app))).rejects.toMatchObject({
    error: 'not_found',
  })
})

test('a store with a rule of its own is left to it: the rule for all sources pays nothing that it holds', async () => {
  const { seller, skus } = await newBuyer(app)
  const [ruled, plain] = [await newStore(seller), await newStore(seller)]
  const trust = { auto_pay_sources: ['store' as const], auto_pay_max: '5000.00', low_balance: null }
  await app.call(setCommonRule, trust, seller)
  const wish = { ...rules.emptyRule, auto_pay: true, daily_limit: '5000', hold_above: '0.01' }
  await app.call(rules.saveStoreRule, { store_ids: [ruled.id], ...wish }, seller)
  for (const store of [ruled, plain]) await takeOrders(app.ctx, store, [marketOrder(skus[0]?.sku_code ?? '')])
  await apply(seller, ruled.id)
  await autoPayJob.run(app.ctx, {})
  const [held] = await getOrders(ruled.id)
  expect(held).toMatchObject({ state: 'on_hold', hold_reason: 'rule', payment_id: null })
  expect((await getOrders(plain.id))[0]?.state).toBe('paid')
  const pay = { ids: [held!.id], method: 'balance' as const }
  await expect(app.call(payOrders, pay, seller)).rejects.toMatchObject({ error: 'order_action_refused' })
  const { groups } = await app.call(listExceptions, {}, seller)
  const group = groups.find(({ kind }) => kind === 'store.held')
  expect(group).toMatchObject({ quick: 'release_order', count: 1, rows: [{ id: String(held?.id) }] })
  expect(group?.rows[0]?.problem).toContain('0.01')
  // Released once it goes on by the rules and is not held for the same cause again.
  expect(await app.call(holdOrder, { id: held!.id, is_held: false }, seller)).toEqual({
    state: 'awaiting_payment',
  })
  await apply(seller, ruled.id)
  expect((await getOrders(ruled.id))[0]?.state).toBe('paid')
})

test('a low balance pays nothing and says so; the fastest channel is chosen once and stays as the seller changed it', async () => {
  const { seller, skus } = await newBuyer(app, 100)
  const store = await newStore(seller)
  await takeOrders(app.ctx, store, [marketOrder(skus[0]?.sku_code ?? '')])
  const [before] = await getOrders(store.id)
  const wish = { ...rules.emptyRule, auto_pay: true, daily_limit: '5000', logistics: 'fastest' as const }
  await app.call(rules.saveStoreRule, { store_ids: [store.id], ...wish }, seller)
  await apply(seller, store.id)
  const [after] = await getOrders(store.id)
  expect(after?.state).toBe('awaiting_payment')
  expect(after?.days_max).toBeLessThanOrEqual(before?.days_max ?? 0)
  expect((await getRecords(seller, store.id)).map(({ action }) => action)).toContain('left')
})

test('lines of unknown code are matched by a title that means one SKU, if the rule says so', async () => {
  const { seller, skus, goods_id } = await newBuyer(app)
  const { title } = await app.call(getGoods, { id: goods_id }, seller)
  const store = await newStore(seller)
  const sku = skus[1]
  const [line] = marketOrder('OLD-1').lines
  const strange = () =>
    marketOrder('', {
      lines: [
        {
          ...line,
          sku: `OLD-${Math.random()}`,
          title,
          variant: `${sku?.color_name} / ${sku?.size_name}`,
        },
      ] as never,
    })
  await takeOrders(app.ctx, store, [strange()])
  await app.call(rules.saveStoreRule, { store_ids: [store.id], ...rules.emptyRule, match_title: true }, seller)
  await takeOrders(app.ctx, store, [strange()])
  expect((await getOrders(store.id)).map(({ state }) => state)).toEqual(['draft', 'awaiting_payment'])
})

test('a cancellation and a new address count until production begins, and not after', async () => {
  const { seller, skus } = await newBuyer(app)
  const store = await newStore(seller)
  const order = marketOrder(skus[0]?.sku_code ?? '')
  await takeOrders(app.ctx, store, [order])
  const moved = later(order, { address: { ...order.address, line1: '99 Elm St' } as never })
  await takeOrders(app.ctx, store, [moved])
  const [mine] = await getOrders(store.id)
  expect(mine?.address).toMatchObject({ street1: '99 Elm St' })
  // Another country costs another freight while nothing is paid; an address nobody can send to waits for the seller.
  const abroad = { ...order.address, country: 'DE', city: 'Berlin', province: '', postcode: '10115' }
  const away = later(moved, { address: abroad as never })
  await takeOrders(app.ctx, store, [away])
  const [german] = await getOrders(store.id)
  expect(german).toMatchObject({ state: 'awaiting_payment', country: 'DE' })
  expect(german?.freight_fen).not.toBe(mine?.freight_fen)
  const broken = later(away, { address: { ...abroad, postcode: '', city: '' } as never })
  await takeOrders(app.ctx, store, [broken])
  expect((await getOrders(store.id))[0]).toMatchObject({ state: 'on_hold', hold_reason: 'address' })
  const mended = { ...(german?.address as OrderAddress), street1: '99 Elm St' }
  await app.call(changeOrderAddress, { id: mine!.id, address: mended }, seller)
  expect((await getOrders(store.id))[0]).toMatchObject({ state: 'awaiting_payment', hold_reason: null })
  const step = { seller_id: seller.seller_id, id: mine!.id }
  await advanceOrder(app.ctx, { ...step, from: 'awaiting_payment' }, { to: 'paid', actor: 'system' })
  await advanceOrder(app.ctx, { ...step, from: 'paid' }, { to: 'in_production', actor: 'system' })
  const again = later(broken, { address: { ...order.address, line1: '7 Late Rd' } as never })
  await takeOrders(app.ctx, store, [again, later(again, { status: 'cancelled' })])
  const [made] = await getOrders(store.id)
  expect(made).toMatchObject({ state: 'in_production', address: { street1: '99 Elm St' } })
})
