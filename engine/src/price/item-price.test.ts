import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ItemPricing, itemPrice, type Purchase, tierDiscount } from './item-price.ts'

const tiers = [
  { quantity: 1, discount_bp: 0 },
  { quantity: 10, discount_bp: 300 },
  { quantity: 50, discount_bp: 800 },
  { quantity: 200, discount_bp: 1400 },
  { quantity: 1000, discount_bp: 2000 },
]
const shirt: ItemPricing = { base_price_fen: 3180, extra_view_fen: 600, tiers }
const one: Purchase = { quantity: 1, printed_views: 1, technique_surcharge_fen: 0, level_discount_bp: 0 }

describe('the steps', () => {
  test('one piece with one printed view costs its base price', () => {
    expect(itemPrice(shirt, one)).toMatchObject({ unit_fen: 3180, list_fen: 3180, total_fen: 3180 })
  })

  test('each printed view beyond the first and a dearer technique are added before any discount', () => {
    const price = itemPrice(shirt, { ...one, printed_views: 3, technique_surcharge_fen: 450, level_discount_bp: 400 })
    expect(price).toMatchObject({ views_fen: 1200, technique_fen: 450, list_fen: 4830, unit_fen: 4637 })
  })

  test('a blank without print costs no less than one with a print', () => {
    expect(itemPrice(shirt, { ...one, printed_views: 0 }).unit_fen).toBe(3180)
  })

  test('tier and level multiply, and rounding happens once', () => {
    // 3180 × 0.92 × 0.94 = 2750.064; rounding after the tier as well would give 2751.
    expect(
      itemPrice({ ...shirt, base_price_fen: 3180 }, { ...one, quantity: 50, level_discount_bp: 600 }),
    ).toMatchObject({ unit_fen: 2750, total_fen: 137_500 })
  })

  test('half a fen goes up', () => {
    const item = { base_price_fen: 50, extra_view_fen: 0, tiers: [{ quantity: 1, discount_bp: 100 }] }
    expect(itemPrice(item, one).unit_fen).toBe(50) // 49.5
    expect(itemPrice({ ...item, base_price_fen: 49 }, one).unit_fen).toBe(49) // 48.51
  })

  test('the tier starts at its quantity, whatever the order of the table', () => {
    expect([1, 9, 10, 49, 50, 199, 200, 999, 1000, 5000].map((n) => tierDiscount(tiers.toReversed(), n))).toEqual([
      0, 0, 300, 300, 800, 800, 1400, 1400, 2000, 2000,
    ])
  })
})

describe('an agreed price', () => {
  test('replaces the base price, and no level discount applies', () => {
    const price = itemPrice(shirt, { ...one, level_discount_bp: 800, private_base_fen: 2500, printed_views: 2 })
    expect(price).toMatchObject({ unit_fen: 3100, level_discount_bp: 0, private_base_fen: 2500 })
  })

  test('never makes a piece dearer than the level does', () => {
    const price = itemPrice(shirt, { ...one, level_discount_bp: 800, private_base_fen: 3000 })
    expect(price).toMatchObject({ unit_fen: 2926, level_discount_bp: 800, private_base_fen: null })
  })
})

describe('for any product and purchase', () => {
  const bp = fc.integer({ min: 0, max: 5000 })
  const cases = fc.record({
    base: fc.integer({ min: 1, max: 5_000_000 }),
    extra: fc.integer({ min: 0, max: 100_000 }),
    steps: fc.array(bp, { minLength: 5, maxLength: 5 }).map((list) => list.sort((a, b) => a - b)),
    quantity: fc.integer({ min: 1, max: 100_000 }),
    views: fc.integer({ min: 0, max: 20 }),
    technique: fc.integer({ min: 0, max: 100_000 }),
    level: fc.integer({ min: 0, max: 800 }),
    agreed: fc.option(fc.integer({ min: 1, max: 5_000_000 })),
  })
  type Case = typeof cases extends fc.Arbitrary<infer T> ? T : never
  const priced = (c: Case, change: Partial<Case> = {}) => {
    const all = { ...c, ...change }
    const item = {
      base_price_fen: all.base,
      extra_view_fen: all.extra,
      tiers: [1, 10, 50, 200, 1000].map((quantity, i) => ({ quantity, discount_bp: all.steps[i] ?? 0 })),
    }
    return itemPrice(item, {
      quantity: all.quantity,
      printed_views: all.views,
      technique_surcharge_fen: all.technique,
      level_discount_bp: all.level,
      private_base_fen: all.agreed,
    })
  }

  test('the price is a whole number, within half a fen of the exact one', () => {
    fc.assert(
      fc.property(cases, (c) => {
        const price = priced(c, { agreed: null })
        const exact_parts =
          BigInt(price.list_fen) * BigInt(10_000 - price.tier_discount_bp) * BigInt(10_000 - price.level_discount_bp)
        const off = BigInt(price.unit_fen) * 100_000_000n - exact_parts
        expect(Number.isSafeInteger(price.unit_fen)).toBe(true)
        expect(off > -50_000_000n && off <= 50_000_000n).toBe(true)
        expect(price.total_fen).toBe(price.unit_fen * c.quantity)
      }),
    )
  })

  test('a piece never costs more in a bigger order, at a higher level or by agreement', () => {
    fc.assert(
      fc.property(cases, (c) => {
        const unit = priced(c).unit_fen
        expect(priced(c, { quantity: c.quantity + 150 }).unit_fen).toBeLessThanOrEqual(unit)
        expect(priced(c, { level: c.level + 200 }).unit_fen).toBeLessThanOrEqual(unit)
        expect(unit).toBeLessThanOrEqual(priced(c, { agreed: null }).unit_fen)
      }),
    )
  })

  test('another printed view never makes it cheaper', () => {
    fc.assert(
      fc.property(cases, (c) => {
        expect(priced(c, { views: c.views + 1 }).unit_fen).toBeGreaterThanOrEqual(priced(c).unit_fen)
      }),
    )
  })
})

test('amounts that are not whole are refused instead of being rounded in secret', () => {
  expect(() => itemPrice({ ...shirt, base_price_fen: 31.8 }, one)).toThrow('base price')
  expect(() => itemPrice(shirt, { ...one, quantity: -1 })).toThrow('quantity')
  expect(() => itemPrice(shirt, { ...one, level_discount_bp: 10_001 })).toThrow('level')
  expect(() => itemPrice({ ...shirt, base_price_fen: 90_000_001 }, one)).toThrow('too dear')
})
