import type { BatchProgress } from '@inkroute/contract/goods/batch/batch'
import { expect, test } from 'vitest'
import { latest, tellRun, useLiveRuns } from './live-runs.ts'

const progress = (state: BatchProgress['state'], seen_at_ms: number): BatchProgress => ({
  id: 7,
  state,
  reason: null,
  total: 2,
  waiting: 1,
  made: 0,
  done: 1,
  failed: 0,
  skipped: 0,
  cancelled: 0,
  rate_per_minute: 0,
  remaining_seconds: null,
  seen_at_ms,
})
const heard = () => useLiveRuns.getState().runs.get(7)

test('the answer to “resume” that comes after the event of the next hold does not hide the hold', () => {
  tellRun(progress('paused', 20))
  tellRun(progress('running', 10))
  expect(heard()?.state).toBe('paused')
  tellRun(progress('running', 30))
  expect(heard()?.state).toBe('running')
})

test('a list that was asked for later counts more than a stream that fell silent', () => {
  tellRun(progress('running', 40))
  expect(latest(progress('paused', 50), heard()).state).toBe('paused')
  expect(latest(progress('paused', 30), heard()).state).toBe('running')
  expect(latest(progress('paused', 30), undefined).state).toBe('paused')
})
