import type { Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/membership/membership'
import { fenToDecimal } from '@inkroute/contract/money'
import type { PublicCtx, SellerCtx } from '../../infra/context.ts'
import { levelOfSeller, levelTable } from '../account/account.ts'
import { spentSince } from '../wallet/wallet.ts'
import { selectPlans } from './core/plan.queries.ts'
import { nextStep, plansOfLevel, windowStart } from './core/plan.rules.ts'
import { findDesignQuota } from './design-quota.ts'

export async function getDesignQuota(ctx: SellerCtx): Promise<Reply<typeof contract.getDesignQuota>> {
  const quota = await findDesignQuota(ctx, ctx.seller.id)
  return { ...quota, packs: [...quota.packs] }
}

export async function getAccumulated(ctx: SellerCtx): Promise<Reply<typeof contract.getAccumulated>> {
  const { levels, window_days } = await levelTable(ctx.db)
  const since = windowStart(ctx.clock.now(), window_days)
  const level = await levelOfSeller(ctx.db, ctx.seller.id)
  const spent_fen = await spentSince(ctx.db, ctx.seller.id, since)
  const next = nextStep(levels, level, spent_fen)
  return {
    window_days,
    since: since.toISOString(),
    accumulated: fenToDecimal(spent_fen),
    level,
    next: next && {
      level: next.level,
      name: { zh: next.zh, en: next.en },
      threshold: fenToDecimal(next.accumulated_fen),
      missing: fenToDecimal(next.missing_fen),
    },
  }
}

export async function getGroup(ctx: SellerCtx): Promise<Reply<typeof contract.getGroup>> {
  const level = await levelOfSeller(ctx.db, ctx.seller.id)
  const { levels } = await levelTable(ctx.db)
  return {
    level,
    groups: levels.map(({ zh, en, accumulated_fen, ...entry }) => ({
      ...entry,
      name: { zh, en },
      accumulated: fenToDecimal(accumulated_fen),
      is_current: entry.level === level,
    })),
  }
}

export async function listPlans(ctx: PublicCtx): Promise<Reply<typeof contract.listPlans>> {
  const [plans, { levels, window_days }] = await Promise.all([selectPlans(ctx.db), levelTable(ctx.db)])
  return {
    window_days,
    levels: levels.map((level) => ({
      level: level.level,
      name: level[ctx.language],
      text: level.text[ctx.language],
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
