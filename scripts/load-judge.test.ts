import { expect, test } from 'vitest'
import { bottleneck, judge, percentile } from '../bench/load/judge.ts'
import type { Sample } from '../bench/load/schedule.ts'
import { getSlope } from '../bench/load/soak.ts'
import type { Pressure } from '../bench/load/watch.ts'

const pressure: Pressure = {
  cores: { api: 0.9, database: 0.5 },
  others_cores: 0,
  api_loop: 0.5,
  worker_loop: 0.1,
  loop_delay_p99_ms: 5,
  loop_delay_max_ms: 9,
  waiting_for_db: 0,
  waiting_for_pool: 0,
  open_jobs: 0,
}
const many = (call: string, count: number, ms: number, error?: string): Sample[] =>
  Array.from({ length: count }, () => ({ call, ms, ...(error ? { error } : {}) }))
const judged = (samples: readonly Sample[]) => judge(10, 20, { samples, people: 40, requests_per_s: 10 }, pressure)

test('a step is good while every call somebody waits for stays within the limit', () => {
  expect(judged([...many('page', 100, 30), ...many('pay', 40, 190)])).toMatchObject({
    is_good: true,
    worst: { call: 'pay', p95_ms: 190 },
  })
  expect(judged([...many('page', 1000, 30), ...many('pay', 37, 30), ...many('pay', 3, 400)])).toMatchObject({
    is_good: false,
    worst: { call: 'pay', p95_ms: 400 },
  })
})

test('calls too rare for a percentile of their own are judged together, those nobody waits for are not', () => {
  const rare = [...many('check import', 10, 300), ...many('start batch run', 5, 20)]
  expect(judged([...many('page', 100, 30), ...rare])).toMatchObject({
    is_good: false,
    worst: { call: 'rare calls together', p95_ms: 300 },
  })
  expect(judged([...many('page', 100, 30), ...many('marketplace push', 50, 900)]).is_good).toBe(true)
})

test('failed calls make a step bad however fast they fail', () => {
  const step = judged([...many('page', 100, 10), ...many('pay', 2, 10, 'balance_insufficient')])
  expect(step.is_good).toBe(false)
  expect(step.errors).toEqual({ 'pay: balance_insufficient': 2 })
})

test('the bottleneck names what was used up, and neighbours where they took it', () => {
  const step = judged(many('page', 100, 300))
  expect(bottleneck(step, 2)).toContain('no resource')
  const busy = { ...step, pressure: { ...pressure, api_loop: 0.97, others_cores: 0.7, waiting_for_db: 3 } }
  expect(bottleneck(busy, 2)).toMatch(/all 2 cores.*api.*other programs.*event loop of the API at 97 %.*3 waiting/)
})

test('percentile and slope', () => {
  expect(percentile([5, 1, 4, 2, 3], 0.5)).toBe(3)
  expect(percentile([1, 2, 3, 4, 100], 0.95)).toBe(100)
  expect(getSlope([0, 1, 2, 3].map((x) => [x, 7 + 2 * x]))).toBeCloseTo(2)
  expect(getSlope([[0, 5]])).toBe(0)
})
