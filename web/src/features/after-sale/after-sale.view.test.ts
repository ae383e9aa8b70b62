import { expect, test } from 'vitest'
import { getSide, retryDelay, sumAmounts } from './after-sale.view.ts'

test('own messages are on the viewer’s side, for sellers and staff', () => {
  expect(getSide('seller', 'seller')).toBe('own')
  expect(getSide('seller', 'staff')).toBe('other')
  expect(getSide('system', 'staff')).toBe('system')
})

test('amounts add up in fen, and retries back off up to a limit', () => {
  expect(sumAmounts(['0.10', '0.20', null])).toBe('0.30')
  expect([retryDelay(0), retryDelay(3), retryDelay(20)]).toEqual([1_000, 8_000, 30_000])
})
