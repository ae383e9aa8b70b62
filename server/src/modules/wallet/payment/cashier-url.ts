import { fenToDecimal } from '@inkroute/contract/money'
import { currentBrand } from '../../../infra/company/company.ts'
import type { AppCtx } from '../../../infra/context.ts'
import { pageUrl } from '../alipay/alipay-gateway.ts'
import type { PayResult } from './pay.ts'
import { findPayment } from './payment.queries.ts'

const DEFAULT_RETURN = '/setting/fees?id={id}'

export async function cashierUrl(ctx: AppCtx, seller_id: number, payment_id: number): Promise<string | null> {
  const row = await findPayment(ctx.db, seller_id, payment_id)
  if (row?.state !== 'waiting') return null
  return pageUrl(ctx, {
    out_trade_no: row.payment_no,
    amount_fen: row.alipay_fen,
    subject: `${(await currentBrand(ctx)).full.zh} · ${row.title_zh}`,
    return_path: (row.return_path || DEFAULT_RETURN).replace('{id}', String(row.id)),
  })
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

/** Adds the cashier URL. Call it outside the transaction: signing needs keys that may have to be fetched. */
export async function withCashier<R extends { readonly payment_id: number | null; readonly state: string }>(
  ctx: AppCtx,
  seller_id: number,
  reply: R,
): Promise<Omit<R, 'pay_url'> & { pay_url: string | null }> {
  const { payment_id, state } = reply
  const pay_url = state === 'waiting' && payment_id !== null ? await cashierUrl(ctx, seller_id, payment_id) : null
  return { ...reply, pay_url }
}
