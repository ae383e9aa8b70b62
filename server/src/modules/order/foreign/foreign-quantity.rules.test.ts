import { expect, test } from 'vitest'
import { nextQuantities } from './foreign-quantity.rules.ts'

const line = (id: number, foreign_line_id: number | null, quantity: number) => ({ id, foreign_line_id, quantity })

test('pieces follow the marketplace, a code of several SKUs in proportion, and other lines stay', () => {
  const lines = [line(1, 10, 3), line(2, 11, 2), line(3, 11, 4), line(4, null, 5)]
  const changes = [
    { foreign_line_id: 10, before: 3, after: 0 },
    { foreign_line_id: 11, before: 2, after: 1 },
  ]
  expect(nextQuantities(lines, changes)).toEqual([
    { line_id: 1, quantity: 0 },
    { line_id: 2, quantity: 1 },
    { line_id: 3, quantity: 2 },
    { line_id: 4, quantity: 5 },
  ])
})

test('a split line and one that grew are left to the seller', () => {
  expect(nextQuantities([line(1, 10, 1)], [{ foreign_line_id: 10, before: 3, after: 2 }])).toBe('unclear')
  expect(nextQuantities([line(1, 10, 3)], [{ foreign_line_id: 10, before: 3, after: 4 }])).toBe('unclear')
})
