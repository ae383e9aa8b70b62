import { expect, test } from 'vitest'
import { retryDelay, sideOf, sumAmounts } from './after-sale.view.ts'

test('own messages are on the viewer’s side, for sellers and staff', () => {
  expect(sideOf('seller', 'seller')).toBe('own')
  expect(sideOf('seller', 'staff')).toBe('other')
  expect(sideOf('system', 'staff')).toBe('system')
})

test('amounts add up in fen, and retries back off up to a limit', () => {
  expect(sumAmounts(['0.10', '0.20', null])).toBe('0.30')
  expect([retryDelay(0), retryDelay(3), retryDelay(20)]).toEqual([1_000, 8_000, 30_000])
})
