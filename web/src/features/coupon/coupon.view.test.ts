import type { PublicCoupon } from '@inkroute/contract/coupon/coupon'
import { expect, test } from 'vitest'
import { pickTexts } from '../../shared/text/text.ts'
import { couponText } from './coupon.text.ts'
import { collectAction, getCondition, getDay, getScope, getWorth, goodsPath, type Terms } from './coupon.view.ts'

const zh = pickTexts(couponText, 'zh')
const terms = (change: Partial<Terms> = {}): Terms => ({
  kind: 'reduction',
  amount: '20.00',
  percent_bp: null,
  max_discount: null,
  threshold: '100.00',
  scope: { kind: 'all', refs: [] },
  min_level: 0,
  min_level_name: '普通',
  ...change,
})

test('a coupon shows its value and its threshold', () => {
  expect(getWorth(terms(), zh)).toBe('¥20')
  expect(getWorth(terms({ kind: 'percent', percent_bp: 1250 }), zh)).toBe('8.75 折')
  expect(getCondition(terms({ threshold: '0.00' }), zh)).toBe('无门槛')
  expect(getCondition(terms({ max_discount: '80.00' }), zh)).toBe('满 ¥100 可用 · 最高优惠 ¥80')
  expect(getScope(terms({ min_level: 2, min_level_name: '黄金' }), zh)).toBe('全部底版 · 黄金及以上会员')
})

test('it links to the products it applies to', () => {
  expect(goodsPath({ kind: 'zone', refs: ['US-EU'] }, 'en')).toBe('/en/zone/US-EU')
  expect(goodsPath({ kind: 'product', refs: ['mug'] }, 'zh')).toBe('/products/code/mug')
  expect(goodsPath({ kind: 'product', refs: ['a', 'b'] }, 'zh')).toBe('/products')
})

test('the button offers the available action', () => {
  const coupon = (change: Partial<PublicCoupon>) => ({ own_collected: 0, refusal: null, ...change }) as PublicCoupon
  expect(collectAction(coupon({}), false)).toBe('login')
  expect(collectAction(coupon({}), true)).toBe('collect')
  expect(collectAction(coupon({ own_collected: 1 }), true)).toBe('collect_again')
  expect(collectAction(coupon({ refusal: 'collected' }), true)).toBe('use')
  expect(collectAction(coupon({ refusal: 'level' }), true)).toBe('upgrade')
  expect(collectAction(coupon({ refusal: 'gone' }), false)).toBe('closed')
})

test('dates are in Beijing time', () => {
  expect(getDay('2026-11-30T16:30:00.000Z')).toBe('2026-12-01')
})
