import { expect, test } from 'vitest'
import { counted, fill, pluralForm } from './fill.ts'

test('names are filled with their values, and unknown names stay', () => {
  expect(fill('{from}–{to} {to|day|days}', { from: 1, to: 1 })).toBe('1 day')
  expect(fill('{from}–{to} days', { from: 2, to: 5 })).toBe('2–5 days')
  expect(fill('{count} of {total} in {city}', { count: 0, total: '1,200' })).toBe('0 of 1,200 in {city}')
})

test('a count chooses between the singular and the plural', () => {
  const template = '{count} {count|order is|orders are} late'
  expect(fill(template, { count: 1 })).toBe('1 order is late')
  expect(fill(template, { count: 0 })).toBe('0 orders are late')
  expect(fill(template, { count: 2 })).toBe('2 orders are late')
  expect(fill(template, { count: '1' })).toBe('1 order is late')
  expect(fill(template, { count: '1,001' })).toBe('1,001 orders are late')
  expect(fill(template, {})).toBe(template)
})

test('a form may be empty, and several counts are independent', () => {
  expect(fill('{orders} need{orders|s|}, {lines} {lines|line|lines}', { orders: 1, lines: 2 })).toBe('1 needs, 2 lines')
  expect(fill('{orders} need{orders|s|}', { orders: 3 })).toBe('3 need')
})

test('code counts with the same rule', () => {
  expect(counted(1, 'day')).toBe('1 day')
  expect(counted(3, 'day')).toBe('3 days')
  expect(counted(1, 'entry', 'entries')).toBe('1 entry')
  expect(pluralForm(1.5, 'hour', 'hours')).toBe('hours')
})
