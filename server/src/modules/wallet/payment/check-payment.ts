import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { checkPayment as contract } from '@inkroute/contract/wallet/payment'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { findPaidTrade } from '../alipay/alipay-gateway.ts'
import { receiveTrade } from '../receive-trade.ts'
import { findPayment } from './payment.queries.ts'

/** For a browser that is back from the cashier before the notify is here. */
export async function checkPayment(ctx: SellerCtx, { id }: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const row = await findPayment(ctx.db, ctx.seller.id, id)
  if (!row) throw new AppError('not_found')
  const paid = row.state === 'waiting' ? await findPaidTrade(ctx, row.payment_no) : null
  if (paid) await receiveTrade(ctx, paid)
  const now = await findPayment(ctx.db, ctx.seller.id, id)
  return { state: (now?.state ?? row.state) as 'paid' }
}
