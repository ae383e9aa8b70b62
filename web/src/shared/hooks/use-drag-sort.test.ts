import { expect, test } from 'vitest'
import { moved } from './use-drag-sort.ts'

test('an item moves to where it was dropped', () => {
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd'])
  expect(moved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c'])
  expect(moved(['a', 'b'], 5, 0)).toEqual(['a', 'b'])
})
