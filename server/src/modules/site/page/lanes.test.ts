import { deadlinesOf, laneDays, lanes, nextHoliday } from '@inkroute/contract/season-dates'
import { expect, test } from 'vitest'
import { baseRates } from '../../shipping/base/rates.ts'

const samples = {
  us_us: { from: 'US-', to: ['US'], channels: ['US-ECONOMY', 'US-STANDARD'] },
  eu_eu: { from: 'EU-', to: ['DE', 'PL', 'FR', 'NL', 'CZ'], channels: ['EU-STANDARD'] },
  cn_us: { from: 'CN-', to: ['US'], channels: ['CN-LINE-ECO', 'CN-LINE-STD'] },
  cn_eu: { from: 'CN-', to: ['DE', 'FR', 'ES', 'IT', 'NL'], channels: ['CN-LINE-ECO', 'CN-LINE-STD'] },
  cn_uk: { from: 'CN-', to: ['GB'], channels: ['CN-LINE-ECO', 'CN-LINE-STD'] },
  cn_ca_au: { from: 'CN-', to: ['CA', 'AU'], channels: ['CN-LINE-ECO', 'CN-LINE-STD'] },
  cn_asia: { from: 'CN-', to: ['JP', 'KR', 'SG', 'TH', 'MY'], channels: ['CN-LINE-ECO', 'CN-LINE-STD'] },
} as const
const calendarDays = (working_days: number) => Math.ceil((working_days * 7) / 5)

test.each(lanes)('the deadlines of %s leave the time that its channels take', (lane) => {
  const { from, to, channels } = samples[lane]
  const used = baseRates.filter(
    (rate) =>
      rate.warehouse.startsWith(from) &&
      (to as readonly string[]).includes(rate.country) &&
      (channels as readonly string[]).includes(rate.channel),
  )
  expect(used.length).toBeGreaterThan(0)
  const slowest = Math.max(...used.map(({ days_max }) => calendarDays(days_max)))
  expect(laneDays[lane].transit[1]).toBeGreaterThanOrEqual(slowest)
  expect(laneDays[lane].transit[1]).toBeLessThanOrEqual(slowest + 3)
})

test('feasts fall on their days, and after one the next year’s is meant', () => {
  expect(nextHoliday('easter', '2027-01-01')).toBe('2027-03-28')
  expect(nextHoliday('easter', '2026-01-01')).toBe('2026-04-05')
  expect(nextHoliday('easter', '2038-01-01')).toBe('2038-04-25')
  expect(nextHoliday('thanksgiving', '2026-11-01')).toBe('2026-11-26')
  expect(nextHoliday('mothers_day', '2027-01-01')).toBe('2027-05-09')
  expect(nextHoliday('fathers_day', '2027-01-01')).toBe('2027-06-20')
  expect(nextHoliday('christmas', '2026-12-25')).toBe('2026-12-25')
  expect(nextHoliday('christmas', '2026-12-26')).toBe('2027-12-25')
})

test('a deadline is counted back from the day by making, hand-over, way and days in hand', () => {
  const [row] = deadlinesOf('christmas', ['us_us'], 6, '2026-11-15')
  expect(row).toEqual({ lane: 'us_us', total: [4, 13], order_by: '2026-12-06', passed: false })
  expect(deadlinesOf('christmas', ['us_us'], 6, '2026-12-07')[0]?.passed).toBe(true)
  expect(deadlinesOf('christmas', ['us_us'], 6, '2026-12-06')[0]?.passed).toBe(false)
})
