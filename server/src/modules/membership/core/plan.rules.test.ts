import { expect, test } from 'vitest'
import { addMonths, nextStep, plansOfLevel, quotePlan, restValue, spendLevel } from './plan.rules.ts'

const levels = [0, 300_000, 2_000_000, 10_000_000, 50_000_000].map((accumulated_fen, level) => ({
  level,
  accumulated_fen,
}))

test('the next step says what is missing, and there is none above diamond', () => {
  expect(nextStep(levels, 0, 120_000)).toMatchObject({ level: 1, accumulated_fen: 300_000, missing_fen: 180_000 })
  expect(nextStep(levels, 2, 99_000_000)).toMatchObject({ level: 3, missing_fen: 0 })
  expect(nextStep(levels, 4, 0)).toBeNull()
})

test('longer plans say what they cost a month and what they save', () => {
  const plan = (id: number, period: string, price_fen: number) => ({ id, level: 1, period, price_fen })
  const plans = [plan(3, 'year', 46_800), plan(1, 'month', 4_900), plan(2, 'quarter', 12_900), plan(9, 'week', 1)]
  expect(plansOfLevel(plans, 1)).toMatchObject([
    { id: 1, months: 1, per_month_fen: 4_900, saved_fen: 0 },
    { id: 2, months: 3, per_month_fen: 4_300, saved_fen: 1_800 },
    { id: 3, months: 12, per_month_fen: 3_900, saved_fen: 12_000 },
  ])
  expect(plansOfLevel(plans, 2)).toEqual([])
})

const now = new Date('2026-11-15T04:00:00Z')
const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString()
const gold = { id: 1, level: 2, period: 'month', price_fen: 19_900 }
const silverYear = { level: 1, value_fen: 46_800, starts_at: inDays(-65), ends_at: inDays(300) }

test('a month later is the same day, or the last day of a shorter month', () => {
  expect(addMonths(new Date('2026-01-31T08:00:00Z'), 1).toISOString()).toBe('2026-02-28T08:00:00.000Z')
  expect(addMonths(new Date('2026-11-15T08:00:00Z'), 12).toISOString()).toBe('2027-11-15T08:00:00.000Z')
  expect(addMonths(new Date('2027-11-30T08:00:00Z'), 3).toISOString()).toBe('2028-02-29T08:00:00.000Z')
})

test('without a plan the price is the price', () => {
  const quote = quotePlan(gold, undefined, now)
  expect(quote).toMatchObject({ kind: 'new', credit_fen: 0, charge_fen: 19_900, value_fen: 19_900 })
  expect(quote.ends_at.toISOString()).toBe('2026-12-15T04:00:00.000Z')
})

test('a plan that has ended counts for nothing', () => {
  const ended = { ...silverYear, ends_at: inDays(-1) }
  expect(restValue(ended, now)).toBe(0)
  expect(quotePlan(gold, ended, now)).toMatchObject({ kind: 'new', charge_fen: 19_900 })
})

test('the same level is prolonged from its end, and the rest keeps its worth', () => {
  const held = { level: 2, value_fen: 19_900, starts_at: inDays(-20), ends_at: inDays(10) }
  const quote = quotePlan(gold, held, now)
  expect(quote).toMatchObject({ kind: 'renew', charge_fen: 19_900, credit_fen: 0 })
  expect(quote.ends_at.toISOString()).toBe(addMonths(new Date(held.ends_at), 1).toISOString())
  expect(quote.value_fen).toBe(19_900 + Math.floor((19_900 * 10) / 30))
})

test('going up takes the rest of the old plan off the price', () => {
  const year = { id: 3, level: 2, period: 'year', price_fen: 190_800 }
  const rest = Math.floor((46_800 * 300) / 365)
  expect(quotePlan(year, silverYear, now)).toMatchObject({
    kind: 'upgrade',
    credit_fen: rest,
    charge_fen: 190_800 - rest,
    bonus_days: 0,
    value_fen: 190_800,
  })
})

test('a surplus over the price becomes days, rounded down to whole days', () => {
  const quote = quotePlan(gold, silverYear, now)
  const rest = Math.floor((46_800 * 300) / 365)
  expect(quote).toMatchObject({ charge_fen: 0, credit_fen: rest, value_fen: rest })
  expect(quote.bonus_days).toBe(Math.floor(((rest - 19_900) * 30) / 19_900))
})

test('a price of an upgrade stays the same for the rest of the day’s share', () => {
  const later = new Date(now.getTime() + 3 * 3_600_000)
  expect(quotePlan(gold, silverYear, later).credit_fen).toBe(quotePlan(gold, silverYear, now).credit_fen)
})

test('a lower level is named as such', () => {
  expect(quotePlan({ ...gold, level: 1 }, { ...silverYear, level: 3 }, now).kind).toBe('lower')
})

test('spend reaches a level at its threshold, not a fen before', () => {
  expect([0, 299_999, 300_000, 2_000_000, 60_000_000].map((fen) => spendLevel(levels, fen))).toEqual([0, 0, 1, 2, 4])
})
