import { expect, test } from 'vitest'
import { dayIn, daysUpTo, getPeriods } from './overview.rules.ts'

const row = (day: string, orders: number, amount_fen: number) => ({
  day,
  orders,
  pieces: orders * 2,
  amount_fen,
  refunded_fen: 0,
})

test('days follow the seller’s clock, not ours', () => {
  const late = new Date('2026-11-14T17:30:00Z')
  expect(dayIn(late, 'Asia/Shanghai')).toBe('2026-11-15')
  expect(dayIn(late, 'America/New_York')).toBe('2026-11-14')
})

test('days have no holes, across months', () => {
  expect(daysUpTo('2026-03-01', 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
})

test('the period and the one before it share no day', () => {
  const rows = [
    row('2026-11-01', 1, 100),
    row('2026-11-08', 2, 250),
    row('2026-11-09', 3, 1_000),
    row('2026-11-15', 4, 5),
  ]
  const found = getPeriods(rows, '2026-11-15', 7)
  expect(found.days).toHaveLength(7)
  expect(found.days[0]).toEqual({ day: '2026-11-09', orders: 3, amount: '10.00' })
  expect(found.period).toMatchObject({ orders: 7, pieces: 14, amount: '10.05' })
  expect(found.before).toMatchObject({ orders: 2, amount: '2.50' })
  expect(found.today.orders).toBe(4)
  expect(found.yesterday.orders).toBe(0)
})
