import type { AppCtx } from '../../infra/context.ts'
import { addPlans } from './membership.queries.ts'

/** Yuan by the month, the quarter and the year, from silver up. */
const prices: readonly (readonly [level: number, month: number, quarter: number, year: number])[] = [
  [1, 49, 129, 468],
  [2, 199, 529, 1_908],
  [3, 599, 1_599, 5_748],
  [4, 1_999, 5_299, 19_188],
]

/** The plans every installation starts to sell. */
export async function addMembershipPlans(ctx: AppCtx): Promise<void> {
  const plans = prices.flatMap(([level, month, quarter, year]) => [
    { level, period: 'month', price_fen: month * 100 },
    { level, period: 'quarter', price_fen: quarter * 100 },
    { level, period: 'year', price_fen: year * 100 },
  ])
  await addPlans(ctx.db, plans)
}
