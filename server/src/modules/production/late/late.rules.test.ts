import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lateCreditFen, lateDays } from './late.rules.ts'

const due = '2026-11-10T12:00:00Z'

test('a day counts once it is over, as the page of the zone says, and three are the most', () => {
  expect(lateDays(due, '2026-11-11T11:59:59Z')).toBe(0)
  expect(lateDays(due, '2026-11-11T12:00:00Z')).toBe(1)
  expect(lateDays(due, '2026-11-13T11:00:00Z')).toBe(2)
  expect(lateDays(due, '2026-12-31T00:00:00Z')).toBe(3)
})

test('three days are thirty per cent of the goods to the fen, never more', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (goods_fen) => {
      const days = [1, 2, 3].map((day) => lateCreditFen(goods_fen, day))
      expect(days.reduce((sum, fen) => sum + fen, 0)).toBe(Math.floor((goods_fen * 3) / 10))
      expect(Math.min(...days)).toBeGreaterThanOrEqual(0)
      expect(lateCreditFen(goods_fen, 4)).toBe(0)
    }),
  )
})
