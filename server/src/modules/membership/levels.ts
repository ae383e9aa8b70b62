import { ACCUMULATION_DAYS, levels } from '@inkroute/contract/codes'
import type { Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/membership/membership'
import { fenToDecimal } from '@inkroute/contract/money'
import type { PublicCtx, SellerCtx } from '../../infra/context.ts'
import { levelOfSeller } from '../account/account.ts'
import { spentSince } from '../wallet/wallet.ts'
import { designQuotaOf } from './design-quota.ts'
import { selectPlans } from './plan.queries.ts'
import { nextStep, plansOfLevel } from './plan.rules.ts'

export async function getDesignQuota(ctx: SellerCtx): Promise<Reply<typeof contract.getDesignQuota>> {
  const quota = await designQuotaOf(ctx, ctx.seller.id)
  return { ...quota, packs: [...quota.packs] }
}

const DAY_MS = 24 * 60 * 60 * 1000

export async function getAccumulated(ctx: SellerCtx): Promise<Reply<typeof contract.getAccumulated>> {
  const since = new Date(ctx.clock.now().getTime() - ACCUMULATION_DAYS * DAY_MS)
  const level = await levelOfSeller(ctx.db, ctx.seller.id)
  const spent_fen = await spentSince(ctx.db, ctx.seller.id, since)
  const next = nextStep(level, spent_fen)
  return {
    window_days: ACCUMULATION_DAYS,
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
