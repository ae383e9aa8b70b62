import { expect, test } from 'vitest'
import { changePercent, fullness, pipelineCounts, shortDay } from './overview.view.ts'

test('a change needs something to compare with', () => {
  expect(changePercent(150, 100)).toBe(50)
  expect(changePercent(0, 80)).toBe(-100)
  expect(changePercent(10, 0)).toBeNull()
})

test('every state is shown, relative to the longest queue', () => {
  const found = pipelineCounts([
    { state: 'paid', count: 2 },
    { state: 'in_review', count: 2 },
    { state: 'shipped', count: 1 },
    { state: 'completed', count: 90 },
  ])
  expect(found.find(({ state }) => state === 'paid')).toEqual({ state: 'paid', count: 4, share: 1 })
  expect(found.find(({ state }) => state === 'shipped')?.share).toBe(0.25)
  expect(found).toHaveLength(7)
})

test('days and quotas are short and bounded', () => {
  expect(shortDay('2026-01-05')).toBe('1/5')
  expect(fullness(120, 100)).toBe(100)
  expect(fullness(5, null)).toBe(0)
})
