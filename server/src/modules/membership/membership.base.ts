import type { AppCtx } from '../../infra/context.ts'
import { addPlans } from './core/plan.queries.ts'
import { addPacks } from './quota.queries.ts'

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

/** Design quantity packs every installation starts to sell. */
async function addDesignPacks(ctx: AppCtx): Promise<void> {
  await addPacks(ctx.db, [
    { slug: 'design-100', quantity: 100, valid_days: 90, price_fen: 1_900 },
    { slug: 'design-500', quantity: 500, valid_days: 180, price_fen: 7_900 },
    { slug: 'design-2000', quantity: 2_000, valid_days: 365, price_fen: 23_900 },
    { slug: 'design-10000', quantity: 10_000, valid_days: 365, price_fen: 89_900 },
  ])
}

export async function addMembershipBase(ctx: AppCtx): Promise<void> {
  await addMembershipPlans(ctx)
  await addDesignPacks(ctx)
}
