import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  bestCoupon,
  type CouponLine,
  type CouponOrder,
  collectRefusal,
  discountFen,
  findRefusal,
  getExpiry,
  getShare,
  type HeldCoupon,
  ownState,
} from './coupon.rules.ts'

const now = new Date('2026-11-15T06:00:00Z')
const tomorrow = '2026-11-16T06:00:00Z'

const line = (amount_fen: number, change: Partial<CouponLine> = {}): CouponLine => ({
  amount_fen,
  product_code: 'tshirt',
  categories: ['t-shirts', 'clothing'],
  zones: ['US-EU'],
  ...change,
})
const order = (change: Partial<CouponOrder> = {}): CouponOrder => ({
  lines: [line(10_000), line(5_000, { product_code: 'mug', categories: ['mugs', 'drinkware'], zones: [] })],
  freight_fen: 3_000,
  level: 2,
  ...change,
})
const coupon = (change: Partial<HeldCoupon> = {}): HeldCoupon => ({
  id: 1,
  kind: 'reduction',
  amount_fen: 2_000,
  percent_bp: null,
  max_discount_fen: null,
  threshold_fen: 10_000,
  scope_kind: 'all',
  scope_refs: [],
  min_level: 0,
  expires_at: tomorrow,
  used_at: null,
  ...change,
})

test('a reduction takes its amount off, but never more than the goods', () => {
  expect(discountFen(coupon(), order())).toBe(2_000)
  expect(discountFen(coupon({ amount_fen: 99_999, threshold_fen: 0 }), order())).toBe(15_000)
})

test('a percentage is rounded half-up to the fen and stops at its most', () => {
  const percent = { kind: 'percent' as const, amount_fen: null, threshold_fen: 0 }
  expect(discountFen(coupon({ ...percent, percent_bp: 1_000 }), order({ lines: [line(1_005)] }))).toBe(101)
  expect(discountFen(coupon({ ...percent, percent_bp: 1_000 }), order({ lines: [line(1_004)] }))).toBe(100)
  expect(discountFen(coupon({ ...percent, percent_bp: 5_000, max_discount_fen: 1_200 }), order())).toBe(1_200)
})

test('a freight coupon pays freight, and none when there is none', () => {
  const freight = coupon({ kind: 'freight', amount_fen: 5_000, threshold_fen: 0 })
  expect(discountFen(freight, order())).toBe(3_000)
  expect(findRefusal(freight, order({ freight_fen: 0 }), now)).toBe('nothing')
})

test('only goods within the scope count towards threshold and discount', () => {
  const mugs = { scope_kind: 'category' as const, scope_refs: ['drinkware'] }
  expect(discountFen(coupon({ ...mugs, threshold_fen: 5_000, amount_fen: 6_000 }), order())).toBe(5_000)
  expect(findRefusal(coupon({ ...mugs, threshold_fen: 5_001 }), order(), now)).toBe('threshold')
  expect(findRefusal(coupon({ scope_kind: 'product', scope_refs: ['rug'] }), order(), now)).toBe('scope')
  expect(findRefusal(coupon({ scope_kind: 'zone', scope_refs: ['US-EU'] }), order(), now)).toBeNull()
})

test('the threshold is reached by equality', () => {
  expect(findRefusal(coupon({ threshold_fen: 15_000 }), order(), now)).toBeNull()
  expect(findRefusal(coupon({ threshold_fen: 15_001 }), order(), now)).toBe('threshold')
})

test('used, expired and level refusals come first', () => {
  expect(findRefusal(coupon({ used_at: tomorrow }), order(), now)).toBe('used')
  expect(findRefusal(coupon({ expires_at: now.toISOString() }), order(), now)).toBe('expired')
  expect(findRefusal(coupon({ min_level: 3 }), order(), now)).toBe('level')
  expect(ownState({ used_at: tomorrow, expires_at: '2020-01-01' }, now)).toBe('used')
})

test('the best coupon takes most off; of equals the one that ends first', () => {
  const small = coupon({ id: 1, amount_fen: 500 })
  const late = coupon({ id: 2, expires_at: '2026-12-01T00:00:00Z' })
  const soon = coupon({ id: 3 })
  expect(bestCoupon([small, late, soon], order(), now)?.id).toBe(3)
  expect(bestCoupon([coupon({ used_at: tomorrow })], order(), now)).toBeNull()
})

test('no coupon ever takes off more than goods or freight, nor a part of a fen', () => {
  const anyCoupon = fc.record({
    kind: fc.constantFrom('reduction' as const, 'percent' as const, 'freight' as const),
    amount_fen: fc.integer({ min: 1, max: 1_000_000 }),
    percent_bp: fc.integer({ min: 1, max: 9_000 }),
    max_discount_fen: fc.option(fc.integer({ min: 1, max: 100_000 })),
    threshold_fen: fc.integer({ min: 0, max: 100_000 }),
  })
  fc.assert(
    fc.property(anyCoupon, fc.array(fc.integer({ min: 0, max: 500_000 })), (terms, amounts) => {
      const some = order({ lines: amounts.map((amount) => line(amount)) })
      const off = discountFen(coupon(terms), some)
      const goods = amounts.reduce((sum, amount) => sum + amount, 0)
      expect(Number.isInteger(off) && off >= 0).toBe(true)
      expect(off).toBeLessThanOrEqual(terms.kind === 'freight' ? some.freight_fen : goods)
      if (goods < terms.threshold_fen) expect(off).toBe(0)
    }),
  )
  expect(getShare(1, 5_000)).toBe(1)
})

test('collecting is refused in the order a seller can do something about it', () => {
  const campaign = {
    starts_at: '2026-11-01T00:00:00Z',
    ends_at: '2026-12-01T00:00:00Z',
    min_level: 2,
    total_limit: 10,
    collected: 3,
    per_seller_limit: 1,
  }
  const own = { collected: 0, level: 2 }
  expect(collectRefusal(campaign, own, now)).toBeNull()
  expect(collectRefusal(campaign, { collected: 0, level: null }, now)).toBeNull()
  expect(collectRefusal(campaign, { ...own, level: 1 }, now)).toBe('level')
  expect(collectRefusal(campaign, { ...own, collected: 1 }, now)).toBe('collected')
  expect(collectRefusal({ ...campaign, collected: 10 }, own, now)).toBe('gone')
  expect(collectRefusal({ ...campaign, starts_at: '2026-11-20T00:00:00Z' }, own, now)).toBe('not_started')
  expect(collectRefusal({ ...campaign, ends_at: now.toISOString() }, own, now)).toBe('ended')
})

test('a collected coupon lasts its days, or until the campaign ends', () => {
  const ends_at = '2026-12-01T00:00:00.000Z'
  expect(getExpiry({ ends_at, valid_days: 7 }, now).toISOString()).toBe('2026-11-22T06:00:00.000Z')
  expect(getExpiry({ ends_at, valid_days: null }, now).toISOString()).toBe(ends_at)
})
