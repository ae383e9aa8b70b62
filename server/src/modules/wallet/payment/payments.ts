import type { Input, Reply } from '@inkroute/contract/endpoint'
import { fenToDecimal } from '@inkroute/contract/money'
import type * as contract from '@inkroute/contract/wallet/payment'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { getTimeZone } from '../../account/account.ts'
import { lockBook } from '../core/ledger.queries.ts'
import { findPayment, listRefunds, lockPayment, selectPayments } from '../core/payment.queries.ts'
import { checkTrade } from '../trade/receive-trade.ts'
import { closeWaitingPayment } from '../trade/settle-payment.ts'
import { tradeOfPayment } from '../trade/trade.ts'
import { cashierUrl } from './cashier-url.ts'
import { paymentView, refundView } from './payment.view.ts'

export async function listPayments(
  ctx: SellerCtx,
  { page, page_size, ...filter }: Input<typeof contract.listPayments>,
): Promise<Reply<typeof contract.listPayments>> {
  const time_zone = await getTimeZone(ctx.db, ctx.seller.id, ctx.identity.user_id)
  const range = { limit: page_size, offset: (page - 1) * page_size }
  const { rows, total } = await selectPayments(ctx.db, ctx.seller.id, { ...filter, time_zone }, range)
  return { data: rows.map((row) => paymentView(row, ctx.language)), total, page, page_size }
}

export async function getPayment(
  ctx: SellerCtx,
  { id }: Input<typeof contract.getPayment>,
): Promise<Reply<typeof contract.getPayment>> {
  const row = await findPayment(ctx.db, ctx.seller.id, id)
  if (!row) throw new AppError('not_found')
  const refunds = await listRefunds(ctx.db, ctx.seller.id, id)
  return { ...paymentView(row, ctx.language), refunds: refunds.map(refundView) }
}

/** For a browser that returns from the cashier before the notification arrives. */
export async function checkPayment(
  ctx: SellerCtx,
  { id }: Input<typeof contract.checkPayment>,
): Promise<Reply<typeof contract.checkPayment>> {
  const row = await findPayment(ctx.db, ctx.seller.id, id)
  if (!row) throw new AppError('not_found')
  await checkTrade(ctx, tradeOfPayment(row))
  const now = await findPayment(ctx.db, ctx.seller.id, id)
  return { state: (now?.state ?? row.state) as 'paid' }
}

/** Returns to the cashier of a waiting payment. */
export async function resumePayment(
  ctx: SellerCtx,
  { id }: Input<typeof contract.resumePayment>,
): Promise<Reply<typeof contract.resumePayment>> {
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

/** Asks the cashier first, so that a payment just made is not closed. */
export async function closePayment(
  ctx: SellerCtx,
  { id }: Input<typeof contract.closePayment>,
): Promise<Reply<typeof contract.closePayment>> {
  const row = await findPayment(ctx.db, ctx.seller.id, id)
  if (!row) throw new AppError('not_found')
  if (row.state !== 'waiting') throw new AppError('payment_over')
  await checkTrade(ctx, tradeOfPayment(row))
  return inTransaction(ctx, async (tx) => {
    await lockBook(tx.db, tx.seller.id)
    const locked = await lockPayment(tx.db, tx.seller.id, id)
    if (locked?.state === 'waiting') await closeWaitingPayment(tx, tx.seller.id, locked)
    return { state: locked?.state === 'paid' ? 'paid' : 'closed' }
  })
}
