import { levels } from '@inkroute/contract/codes'

/** The way to the level above: what it takes and what is still missing. Null at the top. */
export function nextStep(level: number, spent_fen: number) {
  const next = levels.find((entry) => entry.level === level + 1)
  if (!next) return null
  return { ...next, missing_fen: Math.max(0, next.accumulated_fen - spent_fen) }
}

const monthsOf = { month: 1, quarter: 3, year: 12 } as const
type Period = keyof typeof monthsOf

interface Plan {
  readonly id: number
  readonly level: number
  readonly period: string
  readonly price_fen: number
}

const isPeriod = (period: string): period is Period => period in monthsOf

export const monthsOfPeriod = (period: string): number => (isPeriod(period) ? monthsOf[period] : 1)

/** The plans of a level from short to long, each with its price a month and what it saves against paying monthly. */
export function plansOfLevel(plans: readonly Plan[], level: number) {
  const own = plans.filter((plan) => plan.level === level)
  const monthly_fen = own.find((plan) => plan.period === 'month')?.price_fen
  return own
    .flatMap(({ id, period, price_fen }) => {
      if (!isPeriod(period)) return []
      const months = monthsOf[period]
      const saved_fen = monthly_fen === undefined ? 0 : Math.max(0, monthly_fen * months - price_fen)
      return [{ id, period, months, price_fen, per_month_fen: Math.round(price_fen / months), saved_fen }]
    })
    .sort((a, b) => a.months - b.months)
}
