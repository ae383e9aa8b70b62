import type { Input, Reply } from '@inkroute/contract/endpoint'
import { fenToDecimal } from '@inkroute/contract/money'
import type { closePayment as closeContract, resumePayment as contract } from '@inkroute/contract/wallet/payment'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { findPaidTrade } from '../alipay/alipay-gateway.ts'
import { lockBook } from '../ledger.queries.ts'
import { receiveTrade } from '../receive-trade.ts'
import { cashierUrl } from './cashier-url.ts'
import { giveUpPayment } from './give-up-payment.ts'
import { findPayment, lockPayment } from './payment.queries.ts'

/** Back to the cashier of a payment that still waits. */
export async function resumePayment(ctx: SellerCtx, { id }: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const row = await findPayment(ctx.db, ctx.seller.id, id)
  if (!row) throw new AppError('not_found')
  if (row.state !== 'waiting' || new Date(row.expires_at) <= ctx.clock.now()) throw new AppError('payment_over')
  return {
    payment_id: row.id,
    payment_no: row.payment_no,
    state: 'waiting',
    amount: fenToDecimal(row.amount_fen),
    pay_url: await cashierUrl(ctx, ctx.seller.id, row.id),
  }
}

/** Alipay is asked first: what was paid a moment ago is not given up. */
export async function closePayment(
  ctx: SellerCtx,
  { id }: Input<typeof closeContract>,
): Promise<Reply<typeof closeContract>> {
  const row = await findPayment(ctx.db, ctx.seller.id, id)
  if (!row) throw new AppError('not_found')
  if (row.state !== 'waiting') throw new AppError('payment_over')
  const paid = await findPaidTrade(ctx, row.payment_no)
  if (paid) await receiveTrade(ctx, paid)
  return inTransaction(ctx, async (tx) => {
    await lockBook(tx.db, tx.seller.id)
    const locked = await lockPayment(tx.db, tx.seller.id, id)
    if (locked?.state === 'waiting') await giveUpPayment(tx, tx.seller.id, locked)
    return { state: locked?.state === 'paid' ? 'paid' : 'closed' }
  })
}
