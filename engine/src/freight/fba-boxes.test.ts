import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packBoxes } from './fba-boxes.ts'

const limits = { weight_g: 22_500, side_mm: 635, pieces: 150, carton_g: 600 }

test('every piece is in a carton, no carton breaks a limit, and cartons of a kind differ by one piece at most', () => {
  const size = fc.integer({ min: 20, max: 500 })
  const piece = fc.record({
    ...{ quantity: fc.integer({ min: 1, max: 3000 }), weight_g: fc.integer({ min: 30, max: 9000 }) },
    ...{ length_mm: size, width_mm: size, height_mm: size },
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
