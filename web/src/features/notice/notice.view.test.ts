import { expect, test } from 'vitest'
import { isSuppressed, SUPPRESS_MS, step } from './notice.view.ts'

test('closed notices stay hidden for exactly one day', () => {
  expect(isSuppressed(null, 5)).toBe(false)
  expect(isSuppressed(1000, 1000)).toBe(true)
  expect(isSuppressed(1000, 1000 + SUPPRESS_MS - 1)).toBe(true)
  expect(isSuppressed(1000, 1000 + SUPPRESS_MS)).toBe(false)
})

test('a clock that was set back does not hide notices', () => {
  expect(isSuppressed(10_000, 5000)).toBe(false)
})

test('stepping wraps at both ends', () => {
  expect([step(2, 1, 3), step(0, -1, 3), step(0, 1, 0)]).toEqual([0, 2, 0])
})
