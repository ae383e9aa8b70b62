import { expect, test } from 'vitest'
import { scrolledTo } from './arrow-keys.ts'

test('a cell that is seen whole stays where it is; another comes in by the nearest side', () => {
  expect(scrolledTo(100, 150, 50, 300)).toBe(100)
  expect(scrolledTo(100, 60, 50, 300)).toBe(60)
  expect(scrolledTo(100, 390, 50, 300)).toBe(140)
})
