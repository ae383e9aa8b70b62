import { expect, test } from 'vitest'
import { compareDay, dayBefore } from './reconcile.rules.ts'

const usd = (minor: number) => ({ currency: 'USD', minor })
const theirs = (out_trade_no: string, minor: number, trade_no = `t-${out_trade_no}`) => ({
  out_trade_no,
  trade_no,
  charge: usd(minor),
})
const ours = (out_trade_no: string, minor: number, trade_no: string | null = `t-${out_trade_no}`) => ({
  out_trade_no,
  trade_no,
  seller_id: 7,
  charge: usd(minor),
})

test('a payment one side does not know, or knows differently, is found', () => {
  const list = [theirs('a', 100), theirs('b', 200), theirs('c', 300), theirs('d', 400), theirs('e', 500, 'other')]
  const booked = [ours('a', 100), ours('b', 201), ours('e', 500), ours('gone', 900)]
  // Booked a minute after midnight; and opened, but never booked.
  const named = [ours('c', 300), ours('d', 400, null)]
  const { matched, differences, missing } = compareDay(list, booked, named)
  expect(matched).toBe(2)
  expect(
    differences.map(({ kind, out_trade_no, our_minor, their_minor }) => [kind, out_trade_no, our_minor, their_minor]),
  ).toEqual([
    ['differs', 'b', 201, 200],
    ['theirs_only', 'd', null, 400],
    ['differs', 'e', 500, 500],
  ])
  expect(missing.map(({ out_trade_no }) => out_trade_no)).toEqual(['gone'])
})

test('the day before is counted in Shanghai', () => {
  expect(dayBefore(new Date('2026-11-15T15:59:00Z'))).toBe('2026-11-14')
  expect(dayBefore(new Date('2026-11-15T16:01:00Z'))).toBe('2026-11-15')
})
