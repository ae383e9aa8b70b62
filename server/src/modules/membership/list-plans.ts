import { ACCUMULATION_DAYS, levels } from '@inkroute/contract/codes'
import type { Reply } from '@inkroute/contract/endpoint'
import type { listPlans as contract } from '@inkroute/contract/membership/membership'
import { fenToDecimal } from '@inkroute/contract/money'
import type { PublicCtx } from '../../infra/context.ts'
import { selectPlans } from './membership.queries.ts'
import { plansOfLevel } from './membership.rules.ts'

export async function listPlans(ctx: PublicCtx): Promise<Reply<typeof contract>> {
  const plans = await selectPlans(ctx.db)
  return {
    window_days: ACCUMULATION_DAYS,
    levels: levels.map((level) => ({
      level: level.level,
      name: level[ctx.language],
      discount_bp: level.discount_bp,
      design_quota: level.design_quota,
      sub_accounts: level.sub_accounts,
      stores: level.stores,
      batch_size: level.batch_size,
      accumulated: fenToDecimal(level.accumulated_fen),
      plans: plansOfLevel(plans, level.level).map(({ price_fen, per_month_fen, saved_fen, ...plan }) => ({
        ...plan,
        price: fenToDecimal(price_fen),
        per_month: fenToDecimal(per_month_fen),
        saved: fenToDecimal(saved_fen),
      })),
    })),
  }
}
