import type { Input, Reply } from '@inkroute/contract/endpoint'
import { fenToDecimal } from '@inkroute/contract/money'
import type { payOrders as contract } from '@inkroute/contract/order'
import type { SellerCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { cashierUrl, pay } from '../wallet/wallet.ts'
import { partsOf } from './order-money.ts'
import { ordersFor } from './own-order.ts'
import { requirePrintsAccepted } from './print-checks.ts'
import { settleLocked, withLines } from './settle-orders.ts'
import { takePayGroup } from './unpaid.queries.ts'

export const ORDER_SUBJECT = 'order'

/** Orders paid together are one payment; asked again while it waits, the same cashier is shown. */
export async function payOrders(ctx: SellerCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const paid = await inTransaction(ctx, async (tx) => {
    const orders = await ordersFor(tx, input.ids, 'pay')
    const ids = orders.map(({ id }) => id)
    const whole = await withLines(tx, orders)
    await requirePrintsAccepted(
      tx,
      whole.flatMap(({ lines }) => lines),
    )
    const group = await takePayGroup(tx.db, tx.seller.id, ids, tx.clock.now().toISOString())
    const [first] = orders
    const name = orders.length === 1 ? (first?.order_no ?? '') : `${first?.order_no} +${orders.length - 1}`
    return pay(tx, tx.seller.id, {
      ...{ subject_kind: ORDER_SUBJECT, subject_id: String(group.id), is_new: group.is_new },
      title: { zh: `订单 ${name}`, en: `Order ${name}` },
      parts: partsOf(orders),
      method: input.method,
      offers_alipay: true,
      return_path: '/myOrder/payWait?payment={id}',
      created_by: tx.identity.user_id,
      // The orders are locked and read already: what the balance pays at once need not look for them again.
      paid: (inner, _seller_id, payment) => settleLocked(inner, whole, payment),
    })
  })
  return {
    payment_id: paid.payment_id,
    payment_no: paid.payment_no,
    state: paid.state,
    amount: fenToDecimal(paid.amount_fen),
    // Signing needs the other side's keys and no database, so it stands outside the transaction.
    pay_url: paid.state === 'waiting' ? await cashierUrl(ctx, ctx.seller.id, paid.payment_id) : null,
  }
}
