import { expect, test } from 'vitest'
import { lowBalance, unpaidWords } from './exception.rules.ts'

test('a balance is low when it cannot pay what waits, or when a regular buyer has little left', () => {
  expect(lowBalance({ available_fen: 5_000, unpaid_fen: 12_345, spent_fen: 0, limit_fen: null })?.zh).toContain(
    '还差 ¥73.45',
  )
  expect(lowBalance({ available_fen: 12_345, unpaid_fen: 12_345, spent_fen: 1, limit_fen: null })).toBeNull()
  expect(lowBalance({ available_fen: 9_999, unpaid_fen: 0, spent_fen: 1, limit_fen: null })?.en).toContain('¥99.99')
  expect(lowBalance({ available_fen: 0, unpaid_fen: 0, spent_fen: 0, limit_fen: null })).toBeNull()
  expect(lowBalance({ available_fen: 49_999, unpaid_fen: 0, spent_fen: 0, limit_fen: 50_000 })?.en).toContain('¥499.99')
  expect(lowBalance({ available_fen: 50_000, unpaid_fen: 0, spent_fen: 9, limit_fen: 50_000 })).toBeNull()
})

test('an unpaid order says when it will be cancelled', () => {
  const made = new Date('2026-11-01T00:00:00Z')
  expect(unpaidWords(12_800, made, new Date('2026-11-02T01:00:00Z')).zh).toBe('¥128.00 未付，5 天后自动取消')
  expect(unpaidWords(12_800, made, new Date('2026-11-07T23:00:00Z')).en).toContain('within a day')
})
