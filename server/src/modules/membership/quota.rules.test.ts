import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawDesigns, getMonth, monthEnd, returnDesigns } from './quota.rules.ts'

test('a month begins at midnight in Shanghai', () => {
  expect(getMonth(new Date('2026-10-31T15:59:59Z'))).toBe('2026-10')
  expect(getMonth(new Date('2026-10-31T16:00:00Z'))).toBe('2026-11')
  expect(monthEnd(new Date('2026-12-31T15:00:00Z')).toISOString()).toBe('2026-12-31T16:00:00.000Z')
  expect(monthEnd(new Date('2026-12-31T16:00:00Z')).toISOString()).toBe('2027-01-31T16:00:00.000Z')
})

test('the allowance goes first, then the pack that ends first', () => {
  const packs = [
    { id: 7, left: 3 },
    { id: 4, left: 10 },
  ]
  expect(drawDesigns(2, 100, 50, packs)).toEqual({ from_month: 2, from_packs: [] })
  expect(drawDesigns(8, 100, 98, packs)).toEqual({
    from_month: 2,
    from_packs: [
      { id: 7, count: 3 },
      { id: 4, count: 3 },
    ],
  })
  expect(drawDesigns(16, 100, 98, packs)).toBeNull()
})

test('a month that was overspent after a lower level draws from packs alone', () => {
  expect(drawDesigns(1, 100, 480, [])).toBeNull()
  expect(drawDesigns(1, 100, 480, [{ id: 1, left: 1 }])).toEqual({ from_month: 0, from_packs: [{ id: 1, count: 1 }] })
})

test('an unlimited level never draws from packs', () => {
  expect(drawDesigns(1_000_000, null, 5, [{ id: 1, left: 9 }])).toEqual({ from_month: 1_000_000, from_packs: [] })
})

test('drawn designs add up to the request, and returning them restores the initial state', () => {
  const counts = fc.nat({ max: 50 })
  fc.assert(
    fc.property(counts, counts, counts, fc.array(counts, { maxLength: 5 }), (count, allowance, used_before, lefts) => {
      const used = Math.min(used_before, allowance)
      const packs = lefts.map((left, id) => ({ id, left }))
      const room = allowance - used + lefts.reduce((sum, left) => sum + left, 0)
      const draw = drawDesigns(count, allowance, used, packs)
      expect(draw === null).toBe(count > room)
      if (!draw) return
      const taken = draw.from_packs.reduce((sum, pack) => sum + pack.count, 0)
      expect(draw.from_month + taken).toBe(count)
      const used_packs = packs.map(({ id }) => ({ id, used: draw.from_packs.find((one) => one.id === id)?.count ?? 0 }))
      const back = returnDesigns(count, used + draw.from_month, used_packs)
      expect(back.from_month).toBe(draw.from_month)
      expect([...back.from_packs].reverse()).toEqual(draw.from_packs)
    }),
  )
})
