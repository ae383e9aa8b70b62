import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packBoxes } from './fba-boxes.ts'

const limits = { weight_g: 22_500, side_mm: 635, pieces: 150, carton_g: 600 }

test('every piece is in a carton, no carton breaks a limit, and cartons of a kind differ by one piece at most', () => {
  const size = fc.integer({ min: 20, max: 500 })
  const piece = fc.record({
    quantity: fc.integer({ min: 1, max: 3000 }),
    weight_g: fc.integer({ min: 30, max: 9000 }),
    length_mm: size,
    width_mm: size,
    height_mm: size,
  })
  fc.assert(
    fc.property(piece, (one) => {
      const boxes = packBoxes([{ id: 7, ...one }], limits)
      const counts = boxes.map(({ items }) => items[0]?.quantity ?? 0)
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(one.quantity)
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
      const sides = boxes.map((box) => Math.max(box.length_mm, box.width_mm, box.height_mm))
      expect(Math.max(...boxes.map(({ weight_g }) => weight_g))).toBeLessThanOrEqual(limits.weight_g)
      expect(Math.max(...sides)).toBeLessThanOrEqual(limits.side_mm)
    }),
    { numRuns: 300 },
  )
})

const mug = { quantity: 1, weight_g: 350, length_mm: 120, width_mm: 90, height_mm: 100 }

test('kinds that fill no carton share one, and its cardboard weighs by its size', () => {
  const kinds = [1, 2, 3].map((id) => ({ id, ...mug }))
  const [box, ...more] = packBoxes(kinds, limits)
  expect(more).toEqual([])
  expect(box?.items).toEqual(kinds.map(({ id }) => ({ id, quantity: 1 })))
  expect(box).toMatchObject({ length_mm: 190, width_mm: 130, height_mm: 200, carton_g: 120, weight_g: 3 * 350 + 120 })
})

test('what is shared breaks no limit either, and a kind of several cartons keeps its own', () => {
  const heavy = { ...mug, weight_g: 9000 }
  expect(
    packBoxes(
      [1, 2, 3].map((id) => ({ id, ...heavy })),
      limits,
    ).map(({ items }) => items.length),
  ).toEqual([2, 1])
  const many = packBoxes(
    [
      { id: 1, ...mug, quantity: 400 },
      { id: 2, ...mug },
      { id: 3, ...mug },
    ],
    limits,
  )
  expect(many.slice(0, -1).every(({ items }) => items.every(({ id }) => id === 1))).toBe(true)
  expect(many.at(-1)?.items.map(({ id }) => id)).toEqual([2, 3])
})

test('a flat and a tall thing keep cartons of their own: air is charged too', () => {
  const poster = { id: 1, ...mug, length_mm: 500, width_mm: 400, height_mm: 20 }
  const bottle = { id: 2, ...mug, length_mm: 100, width_mm: 100, height_mm: 300 }
  expect(packBoxes([poster, bottle], limits)).toHaveLength(2)
})

test('mixed kinds are all packed, each piece once, within every limit', () => {
  const size = fc.integer({ min: 20, max: 500 })
  const piece = fc.record({
    quantity: fc.integer({ min: 1, max: 60 }),
    weight_g: fc.integer({ min: 30, max: 9000 }),
    length_mm: size,
    width_mm: size,
    height_mm: size,
  })
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 8 }), (all) => {
      const pieces = all.map((one, id) => ({ id, ...one }))
      const boxes = packBoxes(pieces, limits)
      for (const { id, quantity } of pieces) {
        const packed = boxes.flatMap(({ items }) => items).filter((item) => item.id === id)
        expect(packed.reduce((sum, item) => sum + item.quantity, 0)).toBe(quantity)
      }
      for (const box of boxes) {
        expect(box.weight_g).toBeLessThanOrEqual(limits.weight_g)
        expect(Math.max(box.length_mm, box.width_mm, box.height_mm)).toBeLessThanOrEqual(limits.side_mm)
        expect(box.items.reduce((sum, item) => sum + item.quantity, 0)).toBeLessThanOrEqual(limits.pieces)
      }
    }),
  )
})
