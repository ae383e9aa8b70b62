import { expect, test } from 'vitest'
import { shippedLines } from './shipped.rules.ts'

const theirs = [
  { id: 1, external_line_id: 'b', parts: null },
  {
    id: 2,
    external_line_id: 'a',
    parts: [
      { sku_id: 7, quantity: 1 },
      { sku_id: 9, quantity: 3 },
    ],
  },
]

test('a code that became several SKUs is told once, in pieces of the other side', () => {
  const own = [
    { foreign_line_id: 2, sku_id: 7, quantity: 2 },
    { foreign_line_id: 2, sku_id: 9, quantity: 6 },
    { foreign_line_id: 1, sku_id: 9, quantity: 4 },
    { foreign_line_id: null, sku_id: 9, quantity: 1 },
  ]
  expect(shippedLines(own, theirs)).toEqual([
    { external_line_id: 'a', quantity: 2 },
    { external_line_id: 'b', quantity: 4 },
  ])
  expect(shippedLines([{ foreign_line_id: 2, sku_id: 9, quantity: 6 }], theirs)).toEqual([])
})
