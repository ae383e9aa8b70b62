import { expect, test } from 'vitest'
import { boxWeight, namedBoxes } from './quoted.view.ts'

test('a few cartons are named one by one, many by the first and their count', () => {
  expect(namedBoxes([2, 5])).toEqual({ nos: '2, 5', count: 0 })
  expect(namedBoxes([3, 4, 5, 6, 7, 8, 9])).toEqual({ nos: '3', count: 7 })
  expect(boxWeight(22_040)).toBe('22.0')
})
