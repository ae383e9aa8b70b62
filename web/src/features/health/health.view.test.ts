import { expect, test } from 'vitest'
import { formatDuration, formatShare } from './health.view.ts'

test('durations are as exact as a person needs them', () => {
  expect([4.2, 999, 1234, 45_000, 600_000, 7_200_000, 864_000_000].map(formatDuration)).toEqual([
    '4 ms',
    '999 ms',
    '1.2 s',
    '45 s',
    '10 min',
    '2 h',
    '10 d',
  ])
})

test('a small share of errors is not rounded away', () => {
  expect([formatShare(0, 0), formatShare(1, 250), formatShare(1, 2)]).toEqual(['0%', '0.4%', '50%'])
})
