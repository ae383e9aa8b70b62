import { expect, test } from 'vitest'
import { findChange, findPreset, getPeriod, shortMoney } from './statistics.view.ts'

test('periods are whole days that end today, and the last month is a whole month', () => {
  expect(getPeriod('last_7', '2026-03-03')).toEqual({ date_from: '2026-02-25', date_to: '2026-03-03' })
  expect(getPeriod('last_month', '2026-03-03')).toEqual({ date_from: '2026-02-01', date_to: '2026-02-28' })
  expect(getPeriod('this_month', '2026-03-03').date_from).toBe('2026-03-01')
  expect(findPreset({ date_from: '2026-02-02', date_to: '2026-03-03' }, '2026-03-03')).toBe('last_30')
})

test('a change is given in per cent, and omitted without a previous value', () => {
  expect(findChange(150, 100)).toBe(50)
  expect(findChange(50, 100)).toBe(-50)
  expect(findChange(5, 0)).toBeUndefined()
})

test('amounts on an axis are short', () => {
  expect([0, 2.5, 950, 12_500].map(shortMoney)).toEqual(['¥0', '¥2.5', '¥950', '¥12.5k'])
})
