import type { Input } from '@inkroute/contract/endpoint'
import { counted } from '@inkroute/contract/fill'
import type * as contract from '@inkroute/contract/membership/buy'
import type { BuyReply } from '@inkroute/contract/membership/buy'
import { decimalToFen } from '@inkroute/contract/money'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { type Level, levelNamed } from '../account/account.ts'
import { closeWaitingPayments, lockBook, pay, paymentReply, withCashier } from '../wallet/wallet.ts'
import { findPlan, findSellerPlan, insertPurchase, type PurchaseRow } from './core/plan.queries.ts'
import { quotePlan } from './core/plan.rules.ts'
import { givePlan } from './give-purchase.ts'
import { selectPacksForSale } from './quota.queries.ts'

const periodNames = {
  month: { zh: '月付', en: 'monthly' },
  quarter: { zh: '季付', en: 'quarterly' },
  year: { zh: '年付', en: 'yearly' },
} as const

export function planTitle(name: Pick<Level, 'zh' | 'en'>, period: string): { zh: string; en: string } {
  const per = periodNames[period as keyof typeof periodNames] ?? periodNames.month
  return { zh: `${name.zh}会员套餐（${per.zh}）`, en: `${name.en} plan, ${per.en}` }
}

/** The rest of the old plan already covers the new one: nothing is paid. */
async function takeOver(tx: SellerCtx, purchase: PurchaseRow): Promise<BuyReply> {
  await givePlan(tx, tx.seller.id, purchase)
  return { state: 'paid', amount: '0.00', payment_id: null, pay_url: null }
}

export async function buyPlan(
  ctx: SellerCtx,
  { plan_id, charge, method }: Input<typeof contract.buyPlan>,
): Promise<BuyReply> {
  const bought = await inTransaction(ctx, async (tx) => {
    const seller_id = tx.seller.id
    await lockBook(tx.db, seller_id)
    const plan = await findPlan(tx.db, plan_id)
    if (!plan?.is_sold) throw new AppError('not_found')
    // Two pending plans would both deduct the rest of the old one.
    await closeWaitingPayments(tx, seller_id, 'plan')
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
      title: planTitle(await levelNamed(tx.db, plan.level), plan.period),
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

export const packTitle = (quantity: number): { zh: string; en: string } => ({
  zh: `设计数量包 ${quantity} 款`,
  en: `Design pack, ${counted(quantity, 'design')}`,
})

export async function buyDesignPack(
  ctx: SellerCtx,
  { id, price, method }: Input<typeof contract.buyDesignPack>,
): Promise<BuyReply> {
  const bought = await inTransaction(ctx, async (tx) => {
    const pack = (await selectPacksForSale(tx.db)).find((candidate) => candidate.id === id)
    if (!pack) throw new AppError('not_found')
    const { price_fen, quantity, valid_days } = pack
    if (decimalToFen(price) !== price_fen) throw new AppError('price_changed')
    const created_by = tx.identity.user_id
    const purchase = await insertPurchase(tx.db, tx.seller.id, {
      kind: 'pack',
      item_id: id,
      quantity,
      valid_days,
      price_fen,
      charge_fen: price_fen,
      created_by,
      created_at: tx.clock.now().toISOString(),
    })
    const result = await pay(tx, tx.seller.id, {
      subject_kind: 'design_pack',
      subject_id: String(purchase.id),
      title: packTitle(quantity),
      parts: { service_fen: price_fen },
      method,
      offers_alipay: true,
      created_by,
      return_path: '/setting/valueAddedServicesDesign?payment={id}',
    })
    return paymentReply(result)
  })
  return withCashier(ctx, ctx.seller.id, bought)
}
