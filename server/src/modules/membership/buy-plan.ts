import { levelOf } from '@inkroute/contract/codes'
import type { Input } from '@inkroute/contract/endpoint'
import type { BuyReply, buyPlan as contract } from '@inkroute/contract/membership/buy'
import { decimalToFen } from '@inkroute/contract/money'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { giveUpWaiting, lockMoney, pay, paymentReply, withCashier } from '../wallet/wallet.ts'
import { givePlan } from './give-purchase.ts'
import { findPlan, findSellerPlan, insertPurchase, type PurchaseRow } from './plan.queries.ts'
import { quotePlan } from './plan.rules.ts'

const periodNames = {
  month: { zh: '月付', en: 'monthly' },
  quarter: { zh: '季付', en: 'quarterly' },
  year: { zh: '年付', en: 'yearly' },
} as const

export function planTitle(level: number, period: string): { zh: string; en: string } {
  const name = levelOf(level)
  const per = periodNames[period as keyof typeof periodNames] ?? periodNames.month
  return { zh: `${name.zh}会员套餐（${per.zh}）`, en: `${name.en} plan, ${per.en}` }
}

/** The rest of the old plan already covers the new one: nothing is paid. */
async function takeOver(tx: SellerCtx, purchase: PurchaseRow): Promise<BuyReply> {
  await givePlan(tx, tx.seller.id, purchase)
  return { state: 'paid', amount: '0.00', payment_id: null, pay_url: null }
}

export async function buyPlan(ctx: SellerCtx, { plan_id, charge, method }: Input<typeof contract>): Promise<BuyReply> {
  const bought = await inTransaction(ctx, async (tx) => {
    const seller_id = tx.seller.id
    await lockMoney(tx.db, seller_id)
    const plan = await findPlan(tx.db, plan_id)
    if (!plan) throw new AppError('not_found')
    // Two plans on their way at once would both reckon with the rest of the old one.
    await giveUpWaiting(tx, seller_id, 'plan')
    const now = tx.clock.now()
    const quote = quotePlan(plan, await findSellerPlan(tx.db, seller_id), now)
    if (quote.kind === 'lower') throw new AppError('plan_lower')
    if (decimalToFen(charge) !== quote.charge_fen) throw new AppError('price_changed')
    const created_by = tx.identity.user_id
    const { price_fen, credit_fen, charge_fen, bonus_days } = quote
    const purchase = await insertPurchase(tx.db, seller_id, {
      kind: 'plan',
      item_id: plan.id,
      level: plan.level,
      period: plan.period,
      price_fen,
      credit_fen,
      charge_fen,
      bonus_days,
      created_by,
      created_at: now.toISOString(),
    })
    if (charge_fen === 0) return takeOver(tx, purchase)
    const result = await pay(tx, seller_id, {
      subject_kind: 'plan',
      subject_id: String(purchase.id),
      title: planTitle(plan.level, plan.period),
      parts: { service_fen: charge_fen },
      method,
      offers_alipay: true,
      created_by,
      return_path: '/setting/vipLevel?payment={id}',
    })
    return paymentReply(result)
  })
  return withCashier(ctx, ctx.seller.id, bought)
}
