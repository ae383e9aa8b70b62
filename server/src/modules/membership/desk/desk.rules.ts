import type { PlanImpact } from '@inkroute/contract/membership/desk'
import { monthsOfPeriod } from '../core/plan.rules.ts'

interface PricedPlan {
  readonly id: number
  readonly level: number
  readonly period: string
  readonly price_fen: number
  readonly is_sold: boolean
  readonly running: number
}

type Warning = PlanImpact['plans'][number]['warnings'][number]

/** What a person should look at before a plan is saved: prices that make no sense beside the others. */
export function planWarnings(plan: PricedPlan, all: readonly PricedPlan[]): Warning[] {
  const sold = all.filter((one) => one.is_sold)
  const month = sold.find((one) => one.level === plan.level && one.period === 'month')
  const lower = sold.filter((one) => one.level < plan.level && one.period === plan.period)
  const warnings: Warning[] = []
  if (plan.is_sold && month && plan.price_fen > month.price_fen * monthsOfPeriod(plan.period)) {
    warnings.push('dearer_than_months')
  }
  if (plan.is_sold && lower.some((one) => one.price_fen > plan.price_fen)) warnings.push('cheaper_than_lower')
  if (!plan.is_sold && plan.running > 0) warnings.push('withdrawn_while_running')
  return warnings
}
