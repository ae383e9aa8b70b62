import { expect, test } from 'vitest'
import { firstServed } from './blanks.rules.ts'

const order = (id: number, ...blanks: [item_id: number, quantity: number][]) => ({
  id,
  warehouse_code: 'CN-DG',
  blanks: blanks.map(([item_id, quantity]) => ({ item_id, quantity })),
})
const served = (orders: ReturnType<typeof order>[], ...pieces: [item_id: number, pieces: number][]) =>
  firstServed(
    orders,
    pieces.map(([item_id, count]) => ({ item_id, warehouse_code: 'CN-DG', pieces: count })),
  ).map(({ id }) => id)

test('blanks are assigned first come, first served', () => {
  expect(served([order(1, [7, 2]), order(2, [7, 2]), order(3, [7, 1])], [7, 3])).toEqual([1, 3])
  expect(served([order(1, [7, 1]), order(2, [7, 1])], [7, 0])).toEqual([])
})

test('an order that cannot be filled completely takes nothing from the next ones', () => {
  expect(served([order(1, [7, 1], [8, 1]), order(2, [7, 1])], [7, 1])).toEqual([2])
})

test('two lines of one item need the sum, and another warehouse has shelves of its own', () => {
  expect(served([order(1, [7, 2], [7, 2]), order(2, [7, 3])], [7, 3])).toEqual([2])
  expect(firstServed([{ ...order(1, [7, 1]) }], [{ item_id: 7, warehouse_code: 'US-LA', pieces: 9 }])).toEqual([])
})
