import type { Input, Reply } from '@inkroute/contract/endpoint'
import { fenToDecimal } from '@inkroute/contract/money'
import type { getOrderStatistics as contract } from '@inkroute/contract/order/statistics'
import type { SellerCtx } from '../../../infra/context.ts'
import { timeZoneOf } from '../../account/account.ts'
import { countUnpaid, type Days, sumsBy } from './statistics.queries.ts'
import { eachDay, numbersOf, periodBefore } from './statistics.rules.ts'

export async function daysOf(ctx: SellerCtx, input: Omit<Input<typeof contract>, never>): Promise<Days> {
  const { date_from: from, date_to: to, country, source } = input
  const time_zone = await timeZoneOf(ctx.db, ctx.seller.id, ctx.identity.user_id)
  return { from, to, time_zone, country, source }
}

export async function getOrderStatistics(
  ctx: SellerCtx,
  input: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  const days = await daysOf(ctx, input)
  const before = { ...days, ...periodBefore(days) }
  const seller_id = ctx.seller.id
  const [now_sums, before_sums, by_day, by_day_before, unpaid_orders] = await Promise.all([
    sumsBy(ctx.db, seller_id, days, 'all', 1),
    sumsBy(ctx.db, seller_id, before, 'all', 1),
    sumsBy(ctx.db, seller_id, days, 'day', 0),
    sumsBy(ctx.db, seller_id, before, 'day', 0),
    countUnpaid(ctx.db, seller_id, days),
  ])
  const found = new Map([...by_day, ...by_day_before].map((sums) => [sums.key, sums]))
  const pick = (day: string) => {
    const sums = found.get(day)
    return { orders: sums?.orders ?? 0, pieces: sums?.pieces ?? 0, paid: fenToDecimal(sums?.paid_fen ?? 0) }
  }
  return {
    now: numbersOf(now_sums[0]),
    before: numbersOf(before_sums[0]),
    before_from: before.from,
    before_to: before.to,
    days: eachDay(days).map((day) => ({
      day,
      ...pick(day),
      refunded: fenToDecimal(found.get(day)?.refunded_fen ?? 0),
    })),
    days_before: eachDay(before).map(pick),
    unpaid_orders,
  }
}
