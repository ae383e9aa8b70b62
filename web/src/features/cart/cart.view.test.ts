import type { CartItem } from '@inkroute/contract/cart/cart'
import { describe, expect, test } from 'vitest'
import { chosenIds, formatWeight, groupItems, tickState, toggleAll, toggleOne } from './cart.view.ts'

const item = (id: number, code: string, problem: CartItem['problem'] = null) =>
  ({ id, problem, warehouse: { code, city: `city of ${code}` } }) as CartItem

const items = [item(3, 'CN-DG'), item(2, 'US-CA'), item(1, 'CN-DG', 'no_stock')]

test('lines are grouped by warehouse in the order of the cart', () => {
  expect(groupItems(items).map((group) => [group.code, group.items.map(({ id }) => id)])).toEqual([
    ['CN-DG', [3, 1]],
    ['US-CA', [2]],
  ])
})

describe('ticks', () => {
  test('a line that cannot be ordered is never among the chosen', () => {
    const all = toggleAll(new Set(), items)
    expect([...all].sort()).toEqual([2, 3])
    expect(chosenIds(new Set([1, 2, 3]), items)).toEqual([3, 2])
  })
  test('ticking a full group clears it and leaves the others', () => {
    const all = toggleAll(new Set(), items)
    expect([...toggleAll(all, items.slice(0, 1))]).toEqual([2])
  })
  test('the box of a group knows all, some and none', () => {
    expect(tickState(new Set(), items)).toBe('none')
    expect(tickState(new Set([2]), items)).toBe('some')
    expect(tickState(new Set([2, 3]), items)).toBe('all')
    expect(tickState(new Set([1]), [items[2] as CartItem])).toBe('none')
  })
  test('one tick comes and goes', () => {
    expect([...toggleOne(toggleOne(new Set(), 2), 2)]).toEqual([])
  })
})

test('weights read as people say them', () => {
  expect(formatWeight(180)).toBe('180 g')
  expect(formatWeight(2450)).toBe('2.45 kg')
})
