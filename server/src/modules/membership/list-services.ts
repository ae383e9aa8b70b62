import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/membership/buy'
import { fenToDecimal } from '@inkroute/contract/money'
import type { SellerCtx } from '../../infra/context.ts'
import { levelOfSeller, levelTable } from '../account/account.ts'
import { spentSince } from '../wallet/wallet.ts'
import { findSellerPlan, selectPlans, selectPurchases } from './core/plan.queries.ts'
import { monthsOfPeriod, planLevel, quotePlan, restValue, spendLevel, windowStart } from './core/plan.rules.ts'
import { selectDesignMonths, selectPacksForSale } from './quota.queries.ts'

const MONTHS_SHOWN = 6

export async function getMembership(ctx: SellerCtx): Promise<Reply<typeof contract.getMembership>> {
  const now = ctx.clock.now()
  const held = await findSellerPlan(ctx.db, ctx.seller.id)
  const { levels, window_days } = await levelTable(ctx.db)
  const spent_fen = await spentSince(ctx.db, ctx.seller.id, windowStart(now, window_days))
  const is_live = planLevel(held, now) > 0
  return {
    level: await levelOfSeller(ctx.db, ctx.seller.id),
    spend_level: spendLevel(levels, spent_fen),
    accumulated: fenToDecimal(spent_fen),
    window_days,
    plan:
      held && is_live
        ? {
            level: held.level,
            starts_at: held.starts_at,
            ends_at: held.ends_at,
            rest: fenToDecimal(restValue(held, now)),
          }
        : null,
  }
}

export async function quotePlans(ctx: SellerCtx): Promise<Reply<typeof contract.quotePlans>> {
  const now = ctx.clock.now()
  const held = await findSellerPlan(ctx.db, ctx.seller.id)
  const plans = await selectPlans(ctx.db)
  return {
    quotes: plans.map((plan) => {
      const quote = quotePlan(plan, held, now)
      return {
        plan_id: plan.id,
        level: plan.level,
        period: plan.period as 'month',
        kind: quote.kind,
        months: monthsOfPeriod(plan.period),
        price: fenToDecimal(quote.price_fen),
        credit: fenToDecimal(quote.credit_fen),
        charge: fenToDecimal(quote.charge_fen),
        bonus_days: quote.bonus_days,
        ends_at: quote.ends_at.toISOString(),
      }
    }),
  }
}

export async function listDesignPacks(ctx: SellerCtx): Promise<Reply<typeof contract.listDesignPacks>> {
  const packs = await selectPacksForSale(ctx.db)
  return {
    packs: packs.map(({ price_fen, ...pack }) => ({
      ...pack,
      price: fenToDecimal(price_fen),
      each: fenToDecimal(Math.round(price_fen / pack.quantity)),
    })),
    months: await selectDesignMonths(ctx.db, ctx.seller.id, MONTHS_SHOWN),
  }
}

export async function listPurchases(
  ctx: SellerCtx,
  { page, page_size, kind }: Input<typeof contract.listPurchases>,
): Promise<Reply<typeof contract.listPurchases>> {
  const range = { limit: page_size, offset: (page - 1) * page_size }
  const { rows, total } = await selectPurchases(ctx.db, ctx.seller.id, kind, range)
  const data = rows.map((row) => ({
    id: row.id,
    kind: row.kind as 'plan',
    level: row.level,
    period: row.period as 'month' | null,
    quantity: row.quantity,
    price: fenToDecimal(row.price_fen),
    credit: fenToDecimal(row.credit_fen),
    charge: fenToDecimal(row.charge_fen),
    done_at: row.done_at ?? row.created_at,
    ends_at: row.ends_at,
  }))
  return { data, total, page, page_size }
}
