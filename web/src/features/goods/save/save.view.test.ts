import { expect, test } from 'vitest'
import { isAmount, marginPercent, skuCount, toggled } from './save.view.ts'

const product = {
  colors: [{ id: 1 }, { id: 2 }],
  sizes: [{ id: 1 }, { id: 2 }],
  items: [
    { id: 11, color_id: 1, size_id: 1 },
    { id: 12, color_id: 1, size_id: 2 },
    { id: 21, color_id: 2, size_id: 1 },
  ],
}

test('only items that exist become SKUs', () => {
  expect(skuCount(product, [1, 2], [1, 2])).toBe(3)
  expect(skuCount(product, [2], [2])).toBe(0)
})

test('a chip that is chosen again is let go', () => {
  expect(toggled([1, 2], 1)).toEqual([2])
  expect(toggled([2], 1)).toEqual([2, 1])
})

test('the margin is shown only for a valid price', () => {
  expect(marginPercent('100', '40.00')).toBe(60)
  expect(marginPercent('30', '40.00')).toBe(-33)
  expect([marginPercent('', '40.00'), marginPercent('abc', '40.00'), marginPercent('0', '40.00')]).toEqual([
    null,
    null,
    null,
  ])
  expect(['1.234', '1,5', '-3', '12.5', ''].map(isAmount)).toEqual([false, false, false, true, true])
})
