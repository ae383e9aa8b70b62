import { expect, test } from 'vitest'
import { dueAt, isAllPacked, stepAfter } from './production.rules.ts'

test('scanning goes step by step to the parcel and no further', () => {
  expect(stepAfter('queued')).toBe('printing')
  expect(stepAfter('printing')).toBe('checked')
  expect(stepAfter('checked')).toBe('packed')
  expect(stepAfter('packed')).toBeNull()
  expect(stepAfter('cancelled')).toBeNull()
})

test('an order is packed with the last of its pieces', () => {
  expect(isAllPacked(['packed', 'checked'])).toBe(false)
  expect(isAllPacked(['packed', 'packed'])).toBe(true)
  expect(isAllPacked(['packed', 'cancelled'])).toBe(true)
  expect(isAllPacked(['cancelled'])).toBe(false)
  expect(isAllPacked([])).toBe(false)
})

test('the due date counts from the payment', () => {
  expect(dueAt('2026-11-15T00:00:00Z', 48).toISOString()).toBe('2026-11-17T00:00:00.000Z')
  // Sunday 08:00 in Shanghai, with Sundays off and a holiday on Tuesday: Monday, Wednesday, Thursday.
  const calendar = {
    time_zone: 'Asia/Shanghai',
    cut_offs: ['16:00', '16:00', '16:00', '16:00', '16:00', '16:00', null],
    holidays: ['2026-11-17'],
  }
  expect(dueAt('2026-11-15T00:00:00Z', 48, calendar).toISOString()).toBe('2026-11-19T00:00:00.000Z')
})
