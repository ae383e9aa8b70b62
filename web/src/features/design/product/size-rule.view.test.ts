import { expect, test } from 'vitest'
import { printedSizes } from './size-rule.view.ts'

const product = {
  sizes: [
    { id: 1, key: 's', name: 'S' },
    { id: 2, key: 'xl', name: 'XL' },
  ],
  actual_sizes: [
    { size_id: 1, view_id: 1, actual_width: 20 },
    { size_id: 2, view_id: 1, actual_width: 40 },
  ],
}
const area = { left: 100, top: 100, width: 200, height: 300 }
const face = { view_id: 1, area, printed: { left: 130, top: 120, width: 140, height: 70 } }

test('a design grows with the sizes, or keeps its centimetres and says where it does not fit', () => {
  expect(printedSizes(product, {}, face).map((size) => [size.name, size.width_cm, size.height_cm])).toEqual([
    ['S', 14, 7],
    ['XL', 28, 14],
  ])
  const fixed = printedSizes(product, { size_rule: { kind: 'fixed', size_id: 2 } }, face)
  expect(fixed.map((size) => [size.width_cm, size.is_too_large])).toEqual([
    [28, true],
    [28, false],
  ])
  expect(fixed[0]).toMatchObject({ room_cm: 20, room_height_cm: 30 })
})
