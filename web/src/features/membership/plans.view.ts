import type { Reply } from '@inkroute/contract/endpoint'
import type { listPlans } from '@inkroute/contract/membership/membership'
import { decimalToFen } from '@inkroute/contract/money'

export type Level = Reply<typeof listPlans>['levels'][number]
export type Period = Level['plans'][number]['period']

export const periods: readonly Period[] = ['month', 'quarter', 'year']

export const findPlan = (level: Level, period: Period) => level.plans.find((plan) => plan.period === period) ?? null

/** The smallest saving of a period over all levels, in whole percent; 0 when it saves nothing. */
export function savedPercent(levels: readonly Level[], period: Period): number {
  const shares = levels.flatMap((level) => {
    const plan = findPlan(level, period)
    if (!plan) return []
    const saved = decimalToFen(plan.saved)
    return [Math.floor((saved * 100) / (saved + decimalToFen(plan.price)))]
  })
  return shares.length === 0 ? 0 : Math.min(...shares)
}

/** `vipType` of the purchase screen: 1 is a membership plan. */
export const buyPath = (plan_id: number): string => `/setting/planBuy?vipType=1&plan=${plan_id}`
