import * as contract from '@inkroute/contract/catalog/catalog'
import * as price from '@inkroute/contract/catalog/price'
import { describe, expect, test } from 'vitest'
import { newSeller } from '../../../testing/factories.ts'
import { testApp } from '../../../testing/test-app.ts'
import { addDemoSales } from '../catalog.demo.ts'
import { addFees } from './profit.queries.ts'

const app = await testApp({ holds: 'catalogue' })
await addFees(app.ctx.db)
await addDemoSales(app.ctx)

const TSHIRT = 1001
const MUG = 1006

async function sellerOfLevel(level: number) {
  const seller = await newSeller(app)
  await app.ctx.db.updateTable('seller').set({ level }).where('id', '=', seller.seller_id).execute()
  return seller
}

describe('prices', () => {
  test('the table falls with quantity and with the level', async () => {
    const { token } = await sellerOfLevel(2)
    const table = await app.call(price.getPurchaseRuleAsSeller, { id: TSHIRT, color_id: 1, size_id: 1 }, { token })
    expect(table).toMatchObject({ level: 2, level_name: '黄金', level_discount_bp: 400, has_private_price: false })
    expect(table.tiers.map((tier) => [tier.min_quantity, tier.max_quantity])).toEqual([
      [1, 9],
      [10, 49],
      [50, 199],
      [200, 999],
      [1000, null],
    ])
    const units = table.tiers.map((tier) => Number(tier.unit_price))
    expect(units).toEqual(units.toSorted((a, b) => b - a))
    for (const tier of table.tiers) expect(tier.level_prices[2]?.unit_price).toBe(tier.unit_price)
    const visitor = await app.call(price.getPurchaseRule, { id: TSHIRT, color_id: 1, size_id: 1 })
    expect(visitor.price).toBe(visitor.base_price)
  })

  test('detail, table and calculation agree to the fen', async () => {
    const { token } = await sellerOfLevel(3)
    const product = await app.call(contract.getProduct, { id: TSHIRT }, { token })
    for (const item of [product.items[0], product.items.at(-1)]) {
      const variant = { id: TSHIRT, color_id: item?.color_id, size_id: item?.size_id }
      const table = await app.call(price.getPurchaseRule, variant, { token })
      const exact = await app.call(price.getPurchasePrice, variant, { token })
      expect([table.price, exact.unit_price, exact.item_id]).toEqual([item?.price, item?.price, item?.id])
    }
  })

  test('the table is for what is printed: the tier of a quantity is the price of that quantity', async () => {
    const chosen = { id: TSHIRT, color_id: 1, size_id: 1, printed_views: 2, technique: 'embroidery' }
    const table = await app.call(price.getPurchaseRule, chosen)
    expect(table).toMatchObject({ printed_views: 2, technique: 'embroidery' })
    for (const tier of table.tiers) {
      const exact = await app.call(price.getPurchasePrice, { ...chosen, quantity: tier.min_quantity })
      expect(exact.unit_price).toBe(tier.unit_price)
    }
    const fifty = await app.call(price.getPurchasePrice, { ...chosen, quantity: 50 })
    expect(table.tiers.find(({ min_quantity }) => min_quantity === 50)?.unit_price).toBe(fifty.unit_price)
  })

  test('views and technique are added before the discounts', async () => {
    const one = await app.call(price.getPurchasePrice, { id: TSHIRT, quantity: 10 })
    const two = await app.call(price.getPurchasePrice, {
      id: TSHIRT,
      quantity: 10,
      printed_views: 2,
      technique: 'embroidery',
    })
    const surcharge = Number(two.steps.views) + Number(two.steps.technique)
    expect(Number(two.steps.list)).toBeCloseTo(Number(one.steps.list) + surcharge, 2)
    expect(Number(two.total)).toBeCloseTo(Number(two.unit_price) * 10, 2)
    expect(two.next_tier?.quantity).toBe(50)
  })

  test('an agreed price is the seller’s own', async () => {
    const [seller, other] = [await sellerOfLevel(1), await sellerOfLevel(1)]
    const { items } = await app.call(contract.getProduct, { id: MUG })
    const item_id = items[0]?.id as number
    await app.ctx.db
      .insertInto('product_private_price')
      .values({ seller_id: seller.seller_id, product_id: MUG, item_id, base_price_fen: 990 })
      .execute()
    const agreed = await app.call(price.getPurchasePrice, { id: MUG }, { token: seller.token })
    expect(agreed).toMatchObject({ unit_price: '9.90', steps: { private_price: '9.90', level_discount_bp: 0 } })
    expect((await app.call(price.getPurchasePrice, { id: MUG }, { token: other.token })).unit_price).toBe('13.52')
  })

  test.each([
    [{ quantity: 0 }, 'quantity'],
    [{ quantity: 100_001 }, 'quantity'],
    [{ quantity: 1.5 }, 'quantity'],
    [{ printed_views: -1 }, 'printed_views'],
  ])('%j is refused with the name of the field', async (input, field) => {
    const refused = app.call(price.getPurchasePrice, { id: MUG, ...input })
    await expect(refused).rejects.toMatchObject({ status_code: 422, problems: [{ field }] })
  })

  test('a colour, size or technique the product does not have is not found', async () => {
    for (const input of [{ color_id: 99 }, { size_id: 99 }, { technique: 'laser-cut' }])
      await expect(app.call(price.getPurchasePrice, { id: MUG, ...input })).rejects.toMatchObject({
        error: 'not_found',
      })
  })
})

describe('the profit calculator', () => {
  const sale = { id: MUG, platform: 7, sale_price: 19.99, freight: 45.5, country: 'US' }

  test('adds up, and breaks even where it says', async () => {
    const told = await app.call(price.profitCal, sale)
    const parts = [told.goods, told.freight, told.commission, told.payment_fee, told.fixed_fee, told.tax, told.profit]
    expect(parts.reduce((sum, part) => sum + Math.round(Number(part) * 100), 0)).toBe(
      Math.round(Number(told.revenue) * 100),
    )
    expect(told.fees).toMatchObject({ name: 'Etsy', currency: 'USD' })
    const even = await app.call(price.profitCal, { ...sale, sale_price: Number(told.break_even) })
    expect(Number(even.profit)).toBeGreaterThanOrEqual(0)
    expect(Number(even.profit)).toBeLessThan(0.1)
  })

  test('in the European Union the tax inside the price is taken off', async () => {
    const [us, de] = [
      await app.call(price.profitCal, sale),
      await app.call(price.profitCal, { ...sale, country: 'de' }),
    ]
    expect(us.tax).toBe('0.00')
    expect(de.tax_bp).toBe(1900)
    expect(Number(de.profit)).toBeCloseTo(Number(us.profit) - Number(de.tax), 2)
  })

  test('knows every marketplace, and names the field of an unknown one', async () => {
    const { platforms } = await app.call(price.profitCal, sale)
    for (const { platform } of platforms) await app.call(price.profitCal, { ...sale, platform })
    expect(platforms.length).toBeGreaterThan(12)
    const refused = app.call(price.profitCal, { ...sale, platform: 12_345 })
    await expect(refused).rejects.toMatchObject({ status_code: 422, problems: [{ field: 'platform' }] })
    const negative = app.call(price.profitCal, { ...sale, sale_price: -1 })
    await expect(negative).rejects.toMatchObject({ problems: [{ field: 'sale_price' }] })
  })
})
