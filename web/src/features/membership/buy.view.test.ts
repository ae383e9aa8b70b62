import type { PlanQuote } from '@inkroute/contract/membership/buy'
import { expect, test } from 'vitest'
import { chosenQuote, getRange } from './buy.view.ts'

const quote = (plan_id: number, level: number, period: PlanQuote['period']): PlanQuote => ({
  plan_id,
  level,
  period,
  months: 1,
  kind: 'new',
  price: '1.00',
  credit: '0.00',
  charge: '1.00',
  bonus_days: 0,
  ends_at: '',
})
const quotes = [quote(1, 1, 'month'), quote(2, 1, 'year'), quote(3, 2, 'month'), quote(4, 2, 'year')]

test('the plan in the query is shown; other choices in the query override it', () => {
  expect(chosenQuote(quotes, { plan: 3, level: null, period: null }, 0)?.plan_id).toBe(3)
  expect(chosenQuote(quotes, { plan: 3, level: 1, period: null }, 0)?.plan_id).toBe(1)
  expect(chosenQuote(quotes, { plan: 3, level: null, period: 'year' }, 0)?.plan_id).toBe(4)
})

test('by default the current level by the year is shown, and invalid values are ignored', () => {
  expect(chosenQuote(quotes, { plan: null, level: null, period: 'decade' }, 2)?.plan_id).toBe(4)
  expect(chosenQuote(quotes, { plan: 99, level: null, period: null }, 0)?.plan_id).toBe(2)
})

test('a single price is shown once', () => {
  expect(getRange('1.00', '1.00', String)).toBe('1.00')
  expect(getRange('1.00', '2.00', String)).toBe('1.00 – 2.00')
})
