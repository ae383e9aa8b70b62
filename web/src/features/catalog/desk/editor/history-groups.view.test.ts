import { expect, test } from 'vitest'
import { groupVersions } from './history-groups.view.ts'

const entry = (number: number, action: string, by: string, minute: number) => ({
  number,
  action,
  by,
  at: new Date(Date.UTC(2026, 10, 1, 8, minute)).toISOString(),
})

test('what one person saved in one sitting is one step, compared with the version before it', () => {
  const groups = groupVersions([
    entry(6, 'published', 'lin', 130),
    entry(5, 'saved', 'lin', 129),
    entry(4, 'saved', 'lin', 100),
    entry(3, 'saved', 'wang', 99),
    entry(2, 'saved', 'lin', 5),
    entry(1, 'created', 'lin', 0),
  ])
  expect(groups.map(({ newest, before, saves }) => [newest.number, before, saves])).toEqual([
    [6, 5, 1],
    [5, 3, 2],
    [3, 2, 1],
    [2, 1, 1],
    [1, 0, 1],
  ])
})
