import { expect, test } from 'vitest'
import { movedBox, printSize, pxPerCm, resizedBox } from './area.view.ts'
import { priceTable } from './price-table.view.ts'

const box = { left: 100, top: 100, width: 200, height: 300 }

test('an area stays on the canvas', () => {
  expect(movedBox(box, 900, -900)).toEqual({ left: 350, top: 0, width: 200, height: 300 })
  expect(resizedBox(box, 900, -900)).toEqual({ left: 100, top: 100, width: 450, height: 10 })
})

test('the print keeps the proportions of its area', () => {
  expect(printSize(box, 20, 300)).toEqual({ width_cm: 20, height_cm: 30, width_px: 2362, height_px: 3543 })
  expect(pxPerCm(box, 20)).toBe(10)
  expect(pxPerCm(box, undefined)).toBeNull()
})

test('prices fall by tier and level, and those below cost are marked', () => {
  const document = {
    price_tiers: [
      { quantity: 50, discount_bp: 2000 },
      { quantity: 1, discount_bp: 0 },
    ],
    level_discounts: [{ level: 1, discount_bp: 1000 }],
    techniques: [{ key: 'dtg', surcharge_fen: 200 }],
    extra_view_fen: 0,
  }
  const levels = [
    { level: 0, discount_bp: 0 },
    { level: 1, discount_bp: 200 },
  ]
  expect(priceTable(document, { base_price_fen: 1800, cost_fen: 1500 }, levels)).toEqual([
    {
      quantity: 1,
      discount_bp: 0,
      cells: [
        { unit_fen: 2000, is_below_cost: false },
        { unit_fen: 1800, is_below_cost: false },
      ],
    },
    {
      quantity: 50,
      discount_bp: 2000,
      cells: [
        { unit_fen: 1600, is_below_cost: false },
        { unit_fen: 1440, is_below_cost: true },
      ],
    },
  ])
})
