import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { listPayments as contract, getPayment as oneContract } from '@inkroute/contract/wallet/payment'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { timeZoneOf } from '../../account/account.ts'
import { findPayment, listRefunds, selectPayments } from './payment.queries.ts'
import { paymentView, refundView } from './payment.view.ts'

export async function listPayments(
  ctx: SellerCtx,
  { page, page_size, ...filter }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  const time_zone = await timeZoneOf(ctx.db, ctx.seller.id, ctx.identity.user_id)
  const range = { limit: page_size, offset: (page - 1) * page_size }
  const { rows, total } = await selectPayments(ctx.db, ctx.seller.id, { ...filter, time_zone }, range)
  return { data: rows.map((row) => paymentView(row, ctx.language)), total, page, page_size }
}

export async function getPayment(
  ctx: SellerCtx,
  { id }: Input<typeof oneContract>,
): Promise<Reply<typeof oneContract>> {
  const row = await findPayment(ctx.db, ctx.seller.id, id)
  if (!row) throw new AppError('not_found')
  const refunds = await listRefunds(ctx.db, ctx.seller.id, id)
  return { ...paymentView(row, ctx.language), refunds: refunds.map(refundView) }
}
