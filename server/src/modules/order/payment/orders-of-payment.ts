import type { Input, Reply } from '@inkroute/contract/endpoint'
import { fenToDecimal } from '@inkroute/contract/money'
import type * as contract from '@inkroute/contract/order/order'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { findPayment } from '../../wallet/wallet.ts'
import { getArrivals } from '../checkout/arrivals.ts'
import { selectLines, selectOrdersById } from '../core/order.queries.ts'
import { selectPayGroup } from '../core/payment.queries.ts'
import { linesByOrder } from '../list/list-orders.ts'
import { ORDER_SUBJECT } from './pay-orders.ts'

/** What a payment is for, with pictures and days of arrival, for the screen after paying. */
export async function listOrdersOfPayment(
  ctx: SellerCtx,
  { payment: payment_id }: Input<typeof contract.listOrdersOfPayment>,
): Promise<Reply<typeof contract.listOrdersOfPayment>> {
  const { db, seller } = ctx
  const payment = await findPayment(db, seller.id, payment_id)
  if (!payment) throw new AppError('not_found')
  const is_order = payment.subject_kind === ORDER_SUBJECT
  const ids = is_order ? ((await selectPayGroup(db, seller.id, Number(payment.subject_id)))?.order_ids ?? []) : []
  if (ids.length === 0) return { orders: [] }
  const [orders, lines, viewsOf] = await Promise.all([
    selectOrdersById(db, seller.id, ids),
    selectLines(db, seller.id, ids),
    linesByOrder(ctx, ids),
  ])
  const getArrival = await getArrivals(
    ctx,
    lines.map(({ product_id }) => product_id),
    orders.map(({ warehouse_code }) => warehouse_code),
  )
  return {
    orders: orders.map(({ id, order_no, pieces, total_fen, warehouse_code, days_min, days_max, paid_at }) => ({
      id,
      order_no,
      pieces,
      total: fenToDecimal(total_fen),
      picture_url: viewsOf(id).find(({ picture_url }) => picture_url !== null)?.picture_url ?? null,
      ...getArrival({
        warehouse_code,
        product_ids: lines.filter(({ order_id }) => order_id === id).map(({ product_id }) => product_id),
        days_min,
        days_max,
        paid_at: paid_at === null ? ctx.clock.now() : new Date(paid_at),
      }),
    })),
  }
}
