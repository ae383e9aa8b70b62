import { expect, test } from 'vitest'
import { quietMoments } from './return-memory.ts'

test('memory is returned in the first quiet interval after work, and once for it', () => {
  const isMoment = quietMoments()
  expect([4000, 9000, 9100, 9200, 9300].map(isMoment)).toEqual([false, false, true, false, false])
})

test('a little work is not worth a pause, until enough of it has come together', () => {
  const isMoment = quietMoments()
  expect([300, 600, 900, 1200, 1500, 1800].map(isMoment)).toEqual([false, false, false, false, true, false])
})

test('a busy process is never stopped for it', () => {
  const isMoment = quietMoments()
  expect([2000, 4000, 6000, 8000].map(isMoment)).toEqual([false, false, false, false])
})
