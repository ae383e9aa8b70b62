import { expect, test } from 'vitest'
import { priceTable } from '../sections/price-table.view.ts'
import { movedBox, printSize, pxPerCm, resizedBox, withBox } from './area.view.ts'

const box = { left: 100, top: 100, width: 200, height: 300 }

test('an area stays on the canvas', () => {
  expect(movedBox(box, 900, -900)).toEqual({ left: 350, top: 0, width: 200, height: 300 })
  expect(resizedBox(box, 900, -900)).toEqual({ left: 100, top: 100, width: 450, height: 10 })
})

test('holes and the visible part go with the area', () => {
  const name = { zh: '镜头孔', en: 'the camera hole' }
  const points: [number, number][] = [
    [100, 100],
    [120, 100],
    [120, 130],
  ]
  const area = {
    ...box,
    focus: { left: 100, top: 100, width: 100, height: 300 },
    cut_outs: [
      { left: 120, top: 130, width: 40, height: 60, radius: 10, name },
      { left: 100, top: 100, width: 20, height: 30, radius: 0, name, points },
    ],
    places: [{ side: 'left' as const, left: 120, top: 130, width: 40, height: 60 }],
  }
  const moved = withBox(area, { left: 0, top: 50, width: 100, height: 150 })
  expect(moved.focus).toEqual({ left: 0, top: 50, width: 50, height: 150 })
  expect(moved.places).toEqual([{ side: 'left', left: 10, top: 65, width: 20, height: 30 }])
  expect(moved.cut_outs[0]).toEqual({ left: 10, top: 65, width: 20, height: 30, radius: 5, name })
  expect(moved.cut_outs[1]?.points).toEqual([
    [0, 50],
    [10, 50],
    [10, 65],
  ])
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
