import { expect, test } from 'vitest'
import { compareDay, compareRefunds, dayBefore } from './reconcile.rules.ts'

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

test('a refund one side does not know is found, also one that was turned into balance', () => {
  const back = (request_no: string, minor: number) => ({ request_no, refund_no: `r-${request_no}`, charge: usd(minor) })
  const own = (request_no: string, minor: number, state: 'sending' | 'done' | 'turned' = 'done') => ({
    request_no,
    seller_id: 7,
    refund_id: 1,
    state,
    charge: usd(minor),
  })
  const list = [back('a', 100), back('b', 200), back('c', 300), back('d', 400), back('', 500)]
  const named = [own('c', 300, 'sending'), own('d', 400, 'turned')]
  const { matched, differences, missing } = compareRefunds(list, [own('a', 100), own('b', 201), own('e', 9)], named)
  expect(matched).toBe(2)
  expect(differences.map(({ subject, kind, out_trade_no }) => [subject, kind, out_trade_no])).toEqual([
    ['refund', 'differs', 'b'],
    ['refund', 'theirs_only', 'd'],
    ['refund', 'theirs_only', ''],
  ])
  expect(missing.map(({ request_no }) => request_no)).toEqual(['e'])
})

test('the day before is counted in Shanghai', () => {
  expect(dayBefore(new Date('2026-11-15T15:59:00Z'))).toBe('2026-11-14')
  expect(dayBefore(new Date('2026-11-15T16:01:00Z'))).toBe('2026-11-15')
})
