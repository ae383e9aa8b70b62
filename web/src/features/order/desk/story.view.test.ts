import type { StoryItem } from '@inkroute/contract/order/desk'
import { expect, test } from 'vitest'
import { byDay } from './story.view.ts'

const item = (at: string): StoryItem => ({ at, kind: 'order', text: '', by: '', detail: '', is_problem: false })

test('a story is cut where the day changes, and keys stay apart within one second', () => {
  const days = byDay(
    [item('2026-11-09 08:00:01'), item('2026-11-09 08:00:01'), item('2026-11-08 23:59:59')],
    (at) => at,
  )
  expect(days.map(({ day, items }) => [day, items.length])).toEqual([
    ['2026-11-09', 2],
    ['2026-11-08', 1],
  ])
  expect(days[0]?.items[0]?.time).toBe('08:00')
  expect(new Set(days[0]?.items.map(({ key }) => key)).size).toBe(2)
  expect(byDay([], (at) => at)).toEqual([])
})
