import { expect, test } from 'vitest'
import { formatCount, progressPercent, toPercent } from './membership.view.ts'

test('progress is whole percent and reaches 100 only at the threshold', () => {
  expect(progressPercent('0.00', '3000.00')).toBe(0)
  expect(progressPercent('2999.99', '3000.00')).toBe(99)
  expect(progressPercent('3000.00', '3000.00')).toBe(100)
  expect(progressPercent('-5.00', '3000.00')).toBe(0)
})

test('discounts and quotas read naturally', () => {
  expect([0, 250, 400].map(toPercent)).toEqual(['0', '2.5', '4'])
  expect([30, 2000, 10_000].map(formatCount)).toEqual(['30', '2,000', '10,000'])
})
