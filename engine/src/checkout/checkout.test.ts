import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkoutTotals, refundOfPieces } from './checkout.ts'

const fen = fc.integer({ min: 0, max: 5_000_000 })
const anyCharges = fc.record({
  lines: fc.array(fc.record({ goods_fen: fen, services_fen: fen }), { minLength: 1, maxLength: 12 }),
  freight_fen: fen,
  tax_fen: fen,
  goods_discount_fen: fen,
  freight_discount_fen: fen,
})

describe('an order', () => {
  test('adds goods, services, freight and tax and takes the coupon off', () => {
    const totals = checkoutTotals({
      lines: [
        { goods_fen: 3180, services_fen: 120 },
        { goods_fen: 6000, services_fen: 0 },
      ],
      freight_fen: 4520,
      tax_fen: 0,
      goods_discount_fen: 1000,
      freight_discount_fen: 0,
    })
    expect(totals.total_fen).toBe(3180 + 120 + 6000 + 4520 - 1000)
    expect(totals.line_fen.reduce((sum, part) => sum + part, 0)).toBe(totals.total_fen)
  })
  test('a coupon never takes more than what it looks at', () => {
    const totals = checkoutTotals({
      lines: [{ goods_fen: 500, services_fen: 80 }],
      freight_fen: 300,
      tax_fen: 20,
      goods_discount_fen: 9_999,
      freight_discount_fen: 9_999,
    })
    expect(totals).toMatchObject({ discount_fen: 800, total_fen: 100, line_fen: [100] })
  })
  test('over ten thousand orders the lines add up to the total, which is never below zero', () => {
    fc.assert(
      fc.property(anyCharges, (charges) => {
        const totals = checkoutTotals(charges)
        expect(totals.line_fen.reduce((sum, part) => sum + part, 0)).toBe(totals.total_fen)
        expect(totals.total_fen).toBe(
          totals.goods_fen + totals.services_fen + totals.freight_fen + totals.tax_fen - totals.discount_fen,
        )
        expect(Math.min(totals.total_fen, ...totals.line_fen)).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 10_000 },
    )
  })
})

test('pieces given back one by one come to what the line cost', () => {
  fc.assert(
    fc.property(fen, fc.integer({ min: 1, max: 60 }), (line_fen, quantity) => {
      let given = 0
      for (let back = 0; back < quantity; back++) given += refundOfPieces(line_fen, quantity, back, 1)
      expect(given).toBe(line_fen)
      expect(refundOfPieces(line_fen, quantity, 0, quantity)).toBe(line_fen)
    }),
  )
})
