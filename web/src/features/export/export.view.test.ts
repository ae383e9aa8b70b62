import { expect, test } from 'vitest'
import { canRetry, isUnfinished, timeLeft, toPercent } from './export.view.ts'

test('progress is a whole per cent and never exceeds a hundred', () => {
  expect(toPercent({ progress: 1, total: 3 })).toBe(33)
  expect(toPercent({ progress: 5, total: 4 })).toBe(100)
  expect(toPercent({ progress: 5, total: null })).toBe(0)
  expect(toPercent({ progress: 0, total: 0 })).toBe(0)
})

test('remaining time is in days, then in hours', () => {
  const now = new Date('2026-11-15T00:00:00Z')
  expect(timeLeft('2026-11-22T00:00:00Z', now)).toEqual({ days: 7 })
  expect(timeLeft('2026-11-16T12:00:00Z', now)).toEqual({ hours: 36 })
  expect(timeLeft('2026-11-14T00:00:00Z', now)).toEqual({ hours: 1 })
})

test('only exports that ended without a file can be retried', () => {
  expect(canRetry('failed')).toBe(true)
  expect(canRetry('done')).toBe(false)
  expect(isUnfinished({ status: 'queued' })).toBe(true)
})
