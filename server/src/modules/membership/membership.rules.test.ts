import { expect, test } from 'vitest'
import { nextStep, plansOfLevel } from './membership.rules.ts'

test('the next step says what is missing, and there is none above diamond', () => {
  expect(nextStep(0, 120_000)).toMatchObject({ level: 1, accumulated_fen: 300_000, missing_fen: 180_000 })
  expect(nextStep(2, 99_000_000)).toMatchObject({ level: 3, missing_fen: 0 })
  expect(nextStep(4, 0)).toBeNull()
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
