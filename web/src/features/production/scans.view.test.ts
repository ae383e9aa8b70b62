import { expect, test } from 'vitest'
import { isEcho } from './scans.view.ts'

test('a trigger that fires twice is one scan; the next step of the same piece is another', () => {
  const last = { code: 'IR1-1', at_ms: 1_000 }
  expect(isEcho(null, 'IR1-1', 1_000)).toBe(false)
  expect(isEcho(last, 'IR1-1', 1_400)).toBe(true)
  expect(isEcho(last, 'IR1-2', 1_400)).toBe(false)
  expect(isEcho(last, 'IR1-1', 5_000)).toBe(false)
})
