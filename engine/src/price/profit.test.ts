import fc from 'fast-check'
import { expect, test } from 'vitest'
import { breakEven, getProfit } from './profit.ts'

const etsy = { commission_bp: 650, payment_bp: 300, fixed_fee_minor: 45 }
const sale = { quantity: 2, rate_e4: 71_000, tax_bp: 0, goods_fen: 6360, freight_fen: 4200 }

test('a sale is revenue less fees, goods and freight', () => {
  expect(getProfit(etsy, { ...sale, sale_price_minor: 2499 })).toEqual({
    revenue_fen: 35_486,
    tax_fen: 0,
    commission_fen: 2307,
    payment_fee_fen: 1065,
    fixed_fee_fen: 320,
    profit_fen: 35_486 - 2307 - 1065 - 320 - 6360 - 4200,
    margin_bp: 5984,
  })
})

test('tax inside the price is passed on', () => {
  const free = { commission_bp: 0, payment_bp: 0, fixed_fee_minor: 0 }
  const german = { ...sale, quantity: 1, rate_e4: 10_000, tax_bp: 1900, goods_fen: 0, freight_fen: 0 }
  expect(getProfit(free, { ...german, sale_price_minor: 11_900 })).toMatchObject({ tax_fen: 1900, profit_fen: 10_000 })
})

test('a loss is a negative margin, nothing sold has none', () => {
  expect(getProfit(etsy, { ...sale, sale_price_minor: 300 }).margin_bp).toBeLessThan(0)
  expect(getProfit(etsy, { ...sale, sale_price_minor: 0 }).margin_bp).toBeNull()
})

test('the break-even price loses nothing and one cent less does', () => {
  fc.assert(
    fc.property(
      fc.record({
        commission_bp: fc.integer({ min: 0, max: 3000 }),
        payment_bp: fc.integer({ min: 0, max: 500 }),
        fixed_fee_minor: fc.integer({ min: 0, max: 100 }),
      }),
      fc.record({
        quantity: fc.integer({ min: 1, max: 1000 }),
        rate_e4: fc.integer({ min: 800, max: 90_000 }),
        tax_bp: fc.integer({ min: 0, max: 2700 }),
        goods_fen: fc.integer({ min: 1, max: 10_000_000 }),
        freight_fen: fc.integer({ min: 0, max: 1_000_000 }),
      }),
      (fees, rest) => {
        const price = breakEven(fees, rest) as number
        expect(getProfit(fees, { ...rest, sale_price_minor: price }).profit_fen).toBeGreaterThanOrEqual(0)
        if (price > 0) expect(getProfit(fees, { ...rest, sale_price_minor: price - 1 }).profit_fen).toBeLessThan(0)
      },
    ),
  )
})

test('where fees eat everything there is no such price', () => {
  expect(breakEven({ commission_bp: 8000, payment_bp: 500, fixed_fee_minor: 0 }, { ...sale, tax_bp: 2500 })).toBeNull()
})
