import { fenToDecimal } from '@inkroute/contract/money'
import type { AppCtx } from '../../../infra/context.ts'
import { findPayment } from '../core/payment.queries.ts'
import { openCashier, tradeOfPayment } from '../trade/trade.ts'
import type { PayResult } from './pay.ts'

export async function cashierUrl(ctx: AppCtx, seller_id: number, payment_id: number): Promise<string | null> {
  const row = await findPayment(ctx.db, seller_id, payment_id)
  return row?.state === 'waiting' ? openCashier(ctx, tradeOfPayment(row)) : null
}

/**
 * The reply of an endpoint that takes a payment. Return it from the transaction: if nothing is left to pay it is
 * complete and committed with the request's idempotency key; otherwise `withCashier` adds the URL afterwards.
 */
export const paymentReply = ({ payment_id, payment_no, state, amount_fen }: PayResult) => ({
  payment_id,
  payment_no,
  state,
  amount: fenToDecimal(amount_fen),
  pay_url: state === 'waiting' ? undefined : null,
})

/** Adds the cashier URL. Call it outside the transaction: the gateway may have to be asked. */
export async function withCashier<R extends { readonly payment_id: number | null; readonly state: string }>(
  ctx: AppCtx,
  seller_id: number,
  reply: R,
): Promise<Omit<R, 'pay_url'> & { pay_url: string | null }> {
  const { payment_id, state } = reply
  const pay_url = state === 'waiting' && payment_id !== null ? await cashierUrl(ctx, seller_id, payment_id) : null
  return { ...reply, pay_url }
}
