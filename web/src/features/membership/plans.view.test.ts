import { expect, test } from 'vitest'
import { buyPath, findPlan, type Level, savedPercent } from './plans.view.ts'

const level = (price: string, saved: string): Level =>
  ({ plans: [{ id: 7, period: 'year', months: 12, price, saved, per_month: '' }] }) as unknown as Level

test('a period promises only what every level saves', () => {
  expect(savedPercent([level('468.00', '120.00'), level('90.00', '10.00')], 'year')).toBe(10)
  expect(savedPercent([level('468.00', '120.00')], 'month')).toBe(0)
})

test('a plan is found by its period and bought by its id', () => {
  expect(findPlan(level('1.00', '0.00'), 'year')?.id).toBe(7)
  expect(findPlan(level('1.00', '0.00'), 'month')).toBeNull()
  expect(buyPath(7)).toBe('/setting/planBuy?vipType=1&plan=7')
})
