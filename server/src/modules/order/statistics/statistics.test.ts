import * as orders from '@inkroute/contract/order/order'
import * as contract from '@inkroute/contract/order/statistics'
import { expect, test } from 'vitest'
import { newSeller } from '../../../testing/factories.ts'
import { testApp } from '../../../testing/test-app.ts'
import { newBuyer, placeOrder, toFen } from '../testing/buyer.ts'
import { breakdown } from './order-statistics.ts'
import { eachDay, periodBefore } from './statistics.rules.ts'

const app = await testApp({ holds: 'shop' })
app.clock.toNoon()

const shanghaiDay = (at: Date) => new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 10)

test('the period before is as long and ends the day before', () => {
  expect(periodBefore({ from: '2026-03-01', to: '2026-03-07' })).toEqual({ from: '2026-02-22', to: '2026-02-28' })
  expect(eachDay({ from: '2026-02-27', to: '2026-03-01' })).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
})

test('paid orders are counted on the day of payment in the seller’s zone, to the fen; unpaid and others’ are not', async () => {
  const { seller, skus, goods_id } = await newBuyer(app)
  const sku_id = skus[0]!.id
  const first = await placeOrder(app, seller, [{ sku_id, quantity: 2 }])
  const second = await placeOrder(app, seller, [{ sku_id, quantity: 1 }])
  await placeOrder(app, seller, [{ sku_id, quantity: 5 }])
  await app.call(orders.payOrders, { ids: [first.id, second.id], method: 'balance' }, seller)
  await app.call(orders.cancelOrder, { id: second.id }, seller)

  const today = shanghaiDay(app.clock.now())
  const period = { date_from: today, date_to: today }
  const seen = await app.call(contract.getOrderStatistics, period, seller)
  const paid_fen = toFen(first.made.total) + toFen(second.made.total)
  expect(seen.now).toMatchObject({
    orders: 2,
    pieces: 3,
    paid: (paid_fen / 100).toFixed(2),
    refunded: second.made.total,
  })
  expect(seen.before.orders).toBe(0)
  expect(seen).toMatchObject({ unpaid_orders: 1, days: [{ day: today, orders: 2, pieces: 3 }] })

  for (const by of contract.statisticsCuts) {
    const { data } = await app.call(contract.listOrderStatistics, { ...period, by }, seller)
    const sums = data.reduce((sum, row) => ({ pieces: sum.pieces + row.pieces, fen: sum.fen + toFen(row.paid) }), {
      pieces: 0,
      fen: 0,
    })
    expect([by, sums]).toEqual([by, { pieces: 3, fen: paid_fen }])
  }
  const { data: goods } = await app.call(contract.listOrderStatistics, { ...period, by: 'goods' }, seller)
  expect(goods).toMatchObject([{ key: String(goods_id), refunded: second.made.total, orders: 2 }])

  const tomorrow = shanghaiDay(new Date(app.clock.now().getTime() + 86_400_000))
  const next = await app.call(contract.getOrderStatistics, { date_from: tomorrow, date_to: tomorrow }, seller)
  expect([next.now.orders, next.before.orders]).toEqual([0, 2])
  const elsewhere = await app.call(contract.getOrderStatistics, { ...period, country: 'US' }, seller)
  expect(elsewhere.now.orders).toBe(0)
  const other = await newSeller(app)
  expect((await app.call(contract.getOrderStatistics, period, other)).now.orders).toBe(0)
  const days = { from: today, to: today, time_zone: 'Asia/Shanghai' }
  expect(await breakdown(app.ctx, seller.seller_id, days, { by: 'country', language: 'en' })).toMatchObject([
    { label: 'Germany' },
  ])
})

test('a period that ends before it begins, or is endless, is refused in words', async () => {
  const seller = await newSeller(app)
  const ask = (date_from: string, date_to: string) =>
    app.call(contract.getOrderStatistics, { date_from, date_to }, seller)
  await expect(ask('2026-03-02', '2026-03-01')).rejects.toMatchObject({ error: 'invalid_input' })
  await expect(ask('2020-01-01', '2026-03-01')).rejects.toMatchObject({ error: 'invalid_input' })
})
