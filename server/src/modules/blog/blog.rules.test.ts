import { expect, test } from 'vitest'
import { commentWaitSeconds, plainComment, searchWords } from './blog.rules.ts'

const MINUTE = 60_000

test('three comments in ten minutes are taken, the fourth waits for the first to grow old', () => {
  const now = 100 * MINUTE
  expect(commentWaitSeconds([], now)).toBe(0)
  expect(commentWaitSeconds([now - MINUTE, now - 2 * MINUTE], now)).toBe(0)
  expect(commentWaitSeconds([now - MINUTE, now - 2 * MINUTE, now - 9 * MINUTE], now)).toBe(60)
  expect(commentWaitSeconds([now - MINUTE, now - 2 * MINUTE, now - 10 * MINUTE], now)).toBe(0)
})

test('twenty comments fill a day', () => {
  const now = 10_000 * MINUTE
  const spread = Array.from({ length: 20 }, (_, place) => now - (place + 1) * 60 * MINUTE)
  expect(commentWaitSeconds(spread, now)).toBe(4 * 3600)
})

test('a comment loses its tags and scripts and keeps its words', () => {
  expect(plainComment('<b>好</b>文 <script>alert(1)</script>a < b &amp; c<img src=x onerror=y')).toBe('好文 a < b & c')
  expect(plainComment('一\n\n\n\n二\u0000')).toBe('一\n\n二')
  expect(plainComment('<p></p>')).toBe('')
})

test('search words are cut and folded to one width', () => {
  expect(searchWords('ＤＴＧ，烫画  深色')).toEqual(['DTG', '烫画', '深色'])
  expect(searchWords(undefined)).toEqual([])
})
