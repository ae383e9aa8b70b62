import { Platform } from '@inkroute/contract/codes'
import { updateSku } from '@inkroute/contract/goods/sku'
import * as orders from '@inkroute/contract/order/order'
import * as contract from '@inkroute/contract/order/profit'
import * as statistics from '@inkroute/contract/order/statistics'
import { getProfit } from '@inkroute/engine/price/profit'
import { expect, test } from 'vitest'
import { amountCell, type SheetExporter } from '../../../infra/exporter.ts'
import { newSubAccount } from '../../../testing/factories.ts'
import { testApp } from '../../../testing/test-app.ts'
import { addFees } from '../../catalog/price/profit.queries.ts'
import { createForeignOrder, type ForeignOrder } from '../order.ts'
import { statisticsExporter } from '../statistics/statistics.exporter.ts'
import { type Buyer, berlin, newBuyer, placeOrder, toFen } from '../testing/buyer.ts'

const app = await testApp({ holds: 'shop' })
app.clock.toNoon()
await addFees(app.ctx.db)

/** A marketplace nobody knows the usual fee of. */
const UNRATED = 999

let shops = 0
/** A connected shop; orders name it. */
async function newShop({ seller }: Buyer, platform: number): Promise<number> {
  const now = app.clock.now().toISOString()
  shops += 1
  const { id } = await app.ctx.db
    .insertInto('store')
    .values({
      seller_id: seller.seller_id,
      name: `Shop ${shops}`,
      platform,
      external_shop_id: `profit-${shops}`,
      hook_key: `profit-${shops}`,
      authed: 1,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

let numbers = 0
async function sell(buyer: Buyer, change: Partial<ForeignOrder> & { price?: string | null; quantity?: number } = {}) {
  const { price = '24.90', quantity = 2, ...rest } = change
  numbers += 1
  const made = await createForeignOrder(app.ctx, buyer.seller.seller_id, {
    source: 'store',
    external_order_no: `#P${numbers}`,
    address: berlin,
    currency: 'EUR',
    lines: [{ external_sku: buyer.skus[0]?.sku_code ?? '', title: 'Tee', quantity, price }],
    ...rest,
  })
  return made.order_ids[0] ?? 0
}
const read = ({ seller }: Buyer, id: number) => app.call(orders.getOrder, { id }, seller)
const day = () => new Date(app.clock.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10)

test('an order of a shop says what is left of it, as the profit calculator does', async () => {
  const buyer = await newBuyer(app)
  const id = await sell(buyer, { store_id: await newShop(buyer, Platform.amazon) })
  const { profit, amounts } = await read(buyer, id)
  const sale = { sale_price_minor: 2490, quantity: 2, rate_e4: 82_300, tax_bp: 0 }
  const cost = { goods_fen: toFen(amounts.total) - toFen(amounts.freight), freight_fen: toFen(amounts.freight) }
  const expected = getProfit({ commission_bp: 1500, payment_bp: 0, fixed_fee_minor: 0 }, { ...sale, ...cost })
  expect(profit).toMatchObject({
    sale: { amount: '49.80', currency: 'EUR' },
    rate: { value: '8.2300' },
    revenue: (expected.revenue_fen / 100).toFixed(2),
    fee: (expected.commission_fen / 100).toFixed(2),
    freight: amounts.freight,
    profit: (expected.profit_fen / 100).toFixed(2),
    gaps: [],
  })
})

test('the rate of the day an order came in stays with it', async () => {
  const buyer = await newBuyer(app)
  const id = await sell(buyer, { store_id: await newShop(buyer, Platform.shopify) })
  const before = (await read(buyer, id)).profit
  const set = (rate_e4: number) =>
    app.ctx.db.updateTable('exchange_rate').set({ rate_e4 }).where('currency', '=', 'EUR').execute()
  await set(90_000)
  try {
    expect((await read(buyer, id)).profit).toEqual(before)
    const later = await sell(buyer, { store_id: await newShop(buyer, Platform.shopify) })
    expect((await read(buyer, later)).profit?.rate?.value).toBe('9.0000')
  } finally {
    await set(82_300)
  }
})

test('a price in dinars keeps its third decimal, one in yen has none', async () => {
  const buyer = await newBuyer(app)
  const store_id = await newShop(buyer, Platform.shopify)
  const shown = async (currency: string, price: string) => {
    const { profit, foreign_lines } = await read(buyer, await sell(buyer, { store_id, currency, price }))
    return [profit?.sale?.amount, foreign_lines[0]?.price]
  }
  expect(await shown('KWD', '12.345')).toEqual(['24.690', '12.345'])
  expect(await shown('JPY', '1500')).toEqual(['3000', '1500.00'])
})

test('what is not known is null and named, never zero', async () => {
  const buyer = await newBuyer(app)
  const store_id = await newShop(buyer, Platform.etsy)
  const findGaps = async (id: number) => (await read(buyer, id)).profit?.gaps
  expect(await findGaps(await sell(buyer, { store_id, price: null }))).toEqual(['price'])
  expect(await findGaps(await sell(buyer, { store_id, currency: 'XTS' }))).toEqual(['rate'])
  const imported = await sell(buyer, { source: 'import' })
  expect((await read(buyer, imported)).profit).toMatchObject({ gaps: [], fee: '0.00', revenue: '409.85' })
  const unrated = await newShop(buyer, UNRATED)
  expect((await read(buyer, await sell(buyer, { store_id: unrated }))).profit).toMatchObject({
    gaps: ['fee'],
    fee: null,
    profit: null,
  })
  const by_hand = await placeOrder(app, buyer.seller, [{ sku_id: buyer.skus[0]!.id }])
  expect((await read(buyer, by_hand.id)).profit).toMatchObject({ gaps: ['price'], revenue: null, profit: null })
  await app.call(updateSku, { id: buyer.skus[0]!.id, price: '199.00' }, buyer.seller)
  const { profit, amounts } = await read(buyer, by_hand.id)
  expect(profit).toMatchObject({ is_own_price: true, revenue: '199.00', fee: '0.00', gaps: [] })
  expect(toFen(profit?.profit ?? '')).toBe(19_900 - toFen(amounts.total))
})

test('a seller’s own fee replaces the usual one until it is taken back; others keep theirs', async () => {
  const [buyer, other] = [await newBuyer(app), await newBuyer(app)]
  const id = await sell(buyer, { store_id: await newShop(buyer, Platform.amazon) })
  const foreign = await sell(other, { store_id: await newShop(other, Platform.amazon) })
  const usual = (await read(buyer, id)).profit
  const input = { platform: Platform.amazon, commission_bp: 800, payment_bp: 100, fixed_fee: '0.30' }
  await app.call(contract.saveFeeRate, input, buyer.seller)
  const changed = (await read(buyer, id)).profit
  expect(changed).toMatchObject({ commission_bp: 800, payment_bp: 100 })
  expect(toFen(changed?.profit ?? '')).toBeGreaterThan(toFen(usual?.profit ?? ''))
  expect((await read(other, foreign)).profit?.commission_bp).toBe(1500)
  const { data } = await app.call(contract.listFeeRates, {}, buyer.seller)
  expect(data[0]).toMatchObject({ platform: Platform.amazon, is_own: true, has_store: true })
  expect(data[1]).toMatchObject({
    platform: contract.NO_PLATFORM,
    rate: { commission_bp: 0, payment_bp: 0, fixed_fee: '0.00' },
  })
  await app.call(contract.resetFeeRate, { platform: Platform.amazon }, buyer.seller)
  expect((await read(buyer, id)).profit).toEqual(usual)
  await expect(app.call(contract.saveFeeRate, { ...input, platform: 999 }, buyer.seller)).rejects.toMatchObject({
    error: 'not_found',
  })
  const clerk = await newSubAccount(app, buyer.seller, ['order.statistics'])
  await expect(app.call(contract.saveFeeRate, input, clerk)).rejects.toMatchObject({ error: 'forbidden' })
})

test('statistics sum the profits of the orders by every cut, and count those that are not known', async () => {
  const buyer = await newBuyer(app)
  const store_id = await newShop(buyer, Platform.etsy)
  const known = [await sell(buyer, { store_id }), await sell(buyer, { store_id, quantity: 1, price: '31.05' })]
  const cancelled = await sell(buyer, { store_id })
  const unpriced = await sell(buyer, { store_id, price: null })
  const unrated = await sell(buyer, { store_id: await newShop(buyer, UNRATED) })
  await app.call(orders.payOrders, { ids: [...known, cancelled, unpriced, unrated] }, buyer.seller)
  await app.call(orders.cancelOrder, { id: cancelled }, buyer.seller)
  const profits = await Promise.all(known.map(async (id) => (await read(buyer, id)).profit))
  const sum = (key: 'profit' | 'fee' | 'revenue') =>
    profits.reduce((total, profit) => total + toFen(profit?.[key] ?? ''), 0)
  expect((await read(buyer, cancelled)).profit).toMatchObject({ revenue: '0.00', fee: '0.00', profit: '0.00' })

  const period = { date_from: day(), date_to: day() }
  const { now } = await app.call(statistics.getOrderStatistics, period, buyer.seller)
  expect(now).toMatchObject({ orders: 5, unknown_orders: 2, unpriced_pieces: 4 })
  // What was sold is known where only the marketplace's fee is not.
  const sold = sum('revenue') + toFen((await read(buyer, unrated)).profit?.revenue ?? '')
  expect([now.sales, now.fee, now.profit].map((amount) => toFen(amount ?? ''))).toEqual([
    sold,
    sum('fee'),
    sum('profit'),
  ])
  for (const by of ['day', 'store', 'country', 'goods', 'product'] as const) {
    const { data } = await app.call(statistics.listOrderStatistics, { ...period, by }, buyer.seller)
    const total = (key: 'profit' | 'sales') => data.reduce((all, row) => all + toFen(row[key] ?? '0'), 0)
    expect([by, total('profit'), total('sales')]).toEqual([by, sum('profit'), sold])
  }
})

test('the exported statistics hold sales, fees and profit as numbers, and leave unknown profit empty', async () => {
  const buyer = await newBuyer(app)
  const [etsy, unpriced] = [await newShop(buyer, Platform.etsy), await newShop(buyer, Platform.etsy)]
  const known = await sell(buyer, { store_id: etsy })
  const unknown = await sell(buyer, { store_id: unpriced, price: null })
  await app.call(orders.payOrders, { ids: [known, unknown] }, buyer.seller)
  const { profit } = await read(buyer, known)

  const { columns, rows } = statisticsExporter as SheetExporter
  const scope = { seller_id: buyer.seller.seller_id, user_id: 0, time_zone: 'Asia/Shanghai' }
  const params = { date_from: day(), date_to: day(), by: 'store' as const }
  const found: unknown[] = []
  for await (const batch of rows(app.ctx, scope, params)) found.push(...batch)
  const cells = found.map((row) =>
    ['Sales (CNY)', 'Estimated marketplace fees (CNY)', 'Estimated profit (CNY)', 'Orders without known profit'].map(
      (title) => columns.find(({ en }) => en === title)?.value(row, 'en'),
    ),
  )
  const amount = (value: string | null | undefined) => amountCell(toFen(value ?? ''))
  expect(cells).toContainEqual([amount(profit?.revenue), amount(profit?.fee), amount(profit?.profit), 0])
  expect(cells).toContainEqual([amount('0.00'), amount('0.00'), null, 1])
})
