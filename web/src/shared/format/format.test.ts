import { expect, test } from 'vitest'
import { approxMoney, formatMoney, typedAmount } from './money.ts'
import { formatInstant, formatRelative } from './time.ts'

test('prices are also shown in a currency the operator chose', () => {
  expect(approxMoney('39.00', { code: 'USD', rate: '7.12' })).toBe('≈ US$5.48')
  expect(approxMoney('-8000', { code: 'EUR', rate: '8' })).toBe('≈ -€1,000.00')
  expect(approxMoney('1', { code: 'JPY', rate: '0.05' })).toBe('≈ JPY 20.00')
})

test('what is no amount, or has no rate, is not converted', () => {
  for (const decimal of ['', ' ', '—', 'NaN']) expect(approxMoney(decimal, { code: 'USD', rate: '7' })).toBe('')
  expect(approxMoney('5', { code: 'USD', rate: '0' })).toBe('')
})

test('amounts have thousands separators and two decimals', () => {
  expect(['0.00', '12.30', '2680.00', '1234567.89', '-1500.00'].map(formatMoney)).toEqual([
    '¥0.00',
    '¥12.30',
    '¥2,680.00',
    '¥1,234,567.89',
    '-¥1,500.00',
  ])
})

test('an instant is shown in the seller’s time zone', () => {
  expect(formatInstant('2026-11-15T16:05:09.000Z', 'Asia/Shanghai')).toBe('2026-11-16 00:05:09')
  expect(formatInstant('2026-11-15T16:05:09.000Z', 'America/New_York')).toBe('2026-11-15 11:05:09')
})

test('recent times are relative, older ones are dates', () => {
  const now = new Date('2026-11-15T12:00:00Z')
  const zh = (iso: string) => formatRelative(iso, now, 'Asia/Shanghai', 'zh')
  expect(zh('2026-11-15T11:59:40Z')).toBe('刚刚')
  expect(zh('2026-11-15T11:30:00Z')).toBe('30分钟前')
  expect(zh('2026-11-14T10:00:00Z')).toBe('昨天')
  expect(zh('2026-10-01T20:00:00Z')).toBe('2026-10-02')
  expect(formatRelative('2026-11-15T09:00:00Z', now, 'UTC', 'en')).toBe('3 hours ago')
})

test('a money field accepts digits and one point, typed or pasted', () => {
  const typed = ['-5', 'abc', '1,200.50', '12.345', '１２。５', '1.2.3', '']
  expect(typed.map(typedAmount)).toEqual(['5', '', '1200.50', '12.34', '12.5', '1.23', ''])
})
