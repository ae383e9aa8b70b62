import { expect, test } from 'vitest'
import { boxWeight, findProblem, getBoxes, getDrafts, leftOver, namedBoxes, nextCarton } from './cartons.view.ts'

test('a few cartons are named one by one, many by the first and their count', () => {
  expect(namedBoxes([2, 5])).toEqual({ nos: '2, 5', count: 0 })
  expect(namedBoxes([3, 4, 5, 6, 7, 8, 9])).toEqual({ nos: '3', count: 7 })
  expect(boxWeight(22_040)).toBe('22.0')
})

const lines = [
  { sku_id: 7, quantity: 30 },
  { sku_id: 9, quantity: 4 },
]
const [carton] = getDrafts(
  [
    {
      box_no: 1,
      length_cm: 40,
      width_cm: 30,
      height_cm: 25,
      weight_g: 8200,
      items: [
        { sku_id: 7, sku_code: 'A', quantity: 20 },
        { sku_id: 3, sku_code: 'GONE', quantity: 5 },
      ],
    },
  ],
  lines,
)
if (!carton) throw new Error('no carton')

test('unpacked pieces are counted, and another carton takes them', () => {
  expect([...leftOver([carton], lines)]).toEqual([
    [7, 10],
    [9, 4],
  ])
  const next = nextCarton([carton], lines)
  expect(next).toMatchObject({ key: 2, length_cm: 40, weight_kg: null, pieces: { 7: 10, 9: 4 } })
  expect([...leftOver([carton, next], lines).values()]).toEqual([0, 0])
})

test('a carton says what is wrong with it: nothing in it, no size, too long, too heavy', () => {
  expect(findProblem(carton)).toBeNull()
  expect(findProblem({ ...carton, pieces: { 7: 0 } })).toBe('empty')
  expect(findProblem({ ...carton, width_cm: null })).toBe('size')
  expect(findProblem({ ...carton, weight_kg: null })).toBe('weight')
  expect(findProblem({ ...carton, length_cm: 63.6 })).toBe('too_long')
  expect(findProblem({ ...carton, weight_kg: 22.51 })).toBe('too_heavy')
})

test('a carton travels in grams and without the SKUs it does not hold', () => {
  expect(getBoxes([{ ...carton, weight_kg: 8.2, pieces: { 7: 20, 9: 0 } }])).toEqual([
    { length_cm: 40, width_cm: 30, height_cm: 25, weight_g: 8200, items: [{ sku_id: 7, quantity: 20 }] },
  ])
})
