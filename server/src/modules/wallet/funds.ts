import type { Input, Reply } from '@inkroute/contract/endpoint'
import { fenToDecimal } from '@inkroute/contract/money'
import type * as contract from '@inkroute/contract/wallet/wallet'
import type { SellerCtx } from '../../infra/context.ts'
import { sellerTerms } from '../account/account.ts'
import { availableBalance, findBalance } from './core/ledger.queries.ts'
import { countWaiting } from './core/payment.queries.ts'
import { sumFees, sumMovements } from './movement.queries.ts'
import { countOpen } from './withdraw/withdraw.queries.ts'

const ZONE = 'Asia/Shanghai'
const SHANGHAI_OFFSET_MS = 8 * 60 * 60 * 1000

const localDay = (instant: Date): Date => new Date(instant.getTime() + SHANGHAI_OFFSET_MS)

export async function getFunds(ctx: SellerCtx): Promise<Reply<typeof contract.getFunds>> {
  const { db, seller } = ctx
  const now = ctx.clock.now()
  const date_from = `${localDay(now).toISOString().slice(0, 7)}-01`
  const [available, frozen, month, waiting_payments, open_withdrawals] = await Promise.all([
    findBalance(db, seller.id, 'available'),
    findBalance(db, seller.id, 'frozen'),
    sumMovements(db, seller.id, { date_from, time_zone: ZONE }),
    countWaiting(db, seller.id, now),
    countOpen(db, seller.id),
  ])
  return {
    available: fenToDecimal(available),
    frozen: fenToDecimal(frozen),
    month_in: fenToDecimal(month.in_fen),
    month_out: fenToDecimal(month.out_fen),
    waiting_payments,
    open_withdrawals,
  }
}

export async function getUnpaidCount(ctx: SellerCtx): Promise<Reply<typeof contract.getUnpaidCount>> {
  return { count: await countWaiting(ctx.db, ctx.seller.id, ctx.clock.now()) }
}

/** Includes months without payments, so that the list has no gaps. */
export async function getFeeSummary(
  ctx: SellerCtx,
  { months }: Input<typeof contract.getFeeSummary>,
): Promise<Reply<typeof contract.getFeeSummary>> {
  const today = localDay(ctx.clock.now())
  const first = (back: number) => new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back, 1))
  const since = new Date(first(months - 1).getTime() - SHANGHAI_OFFSET_MS)
  const rows = new Map((await sumFees(ctx.db, ctx.seller.id, since)).map((row) => [row.month, row]))
  return {
    months: Array.from({ length: months }, (_, back) => {
      const month = first(back).toISOString().slice(0, 7)
      const row = rows.get(month)
      const { goods_fen = 0, freight_fen = 0, service_fen = 0, coupon_fen = 0, compensation_fen = 0 } = row ?? {}
      return {
        month,
        goods: fenToDecimal(goods_fen),
        freight: fenToDecimal(freight_fen),
        service: fenToDecimal(service_fen),
        coupon: fenToDecimal(coupon_fen),
        compensation: fenToDecimal(compensation_fen),
        total: fenToDecimal(goods_fen + freight_fen + service_fen - coupon_fen - compensation_fen),
      }
    }),
  }
}

/** Screens that show the balance or are paid from it. */
const money_permissions = [
  'account.mine',
  'account.recharge',
  'account.withdraw',
  'account.trading',
  'account.fees',
  'account.plan',
  'account.vip-buy',
  'account.design-service',
  'order.checkout',
  'order.pay',
] as const

export async function getGroupBalance(ctx: SellerCtx): Promise<Reply<typeof contract.getGroupBalance>> {
  const level = await sellerTerms(ctx.db, ctx.seller.id)
  const group = { level: level.level, level_name: level[ctx.language] }
  const { permissions } = ctx.identity
  if (permissions && !money_permissions.some((permission) => permissions.has(permission))) return { group }
  return { group, balance: fenToDecimal(await availableBalance(ctx.db, ctx.seller.id)) }
}
