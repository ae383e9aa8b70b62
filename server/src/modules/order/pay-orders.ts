import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { payOrders as contract } from '@inkroute/contract/order/order'
import type { SellerCtx } from '../../infra/context.ts'
import { useGenericPlans } from '../../infra/db/query-plans.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { isShelfShort } from '../catalog/catalog.ts'
import { askBook, pay, paymentReply, withCashier } from '../wallet/wallet.ts'
import { askLinesOf, askLockedOrders } from './order.queries.ts'
import { partsOf } from './order-money.ts'
import { requireOpen } from './own-order.ts'
import { askOpenChecksOf, refusePrints } from './print-checks.ts'
import { settleLocked, withLinesOf } from './settle-orders.ts'
import { askPayGroup } from './unpaid.queries.ts'

export const ORDER_SUBJECT = 'order'

/**
 * Everything a payment is decided by, locked and read in one round trip: the orders first, then the seller's book, as
 * everybody locks them. What the first of them refuses undoes the rest.
 */
async function lockForPayment(tx: SellerCtx, asked_ids: readonly number[]) {
  const { db, seller } = tx
  const ids = [...new Set(asked_ids)].sort((a, b) => a - b)
  await useGenericPlans(tx)
  const askedOrders = await askLockedOrders(db, seller.id, ids)
  const askedLines = await askLinesOf(db, seller.id, ids)
  const openChecks = await askOpenChecksOf(tx, ids)
  const groupOf = await askPayGroup(db, seller.id, ids, tx.clock.now().toISOString())
  const book = await askBook(db, seller.id)
  const orders = requireOpen(tx, await askedOrders.rows(), ids, 'pay')
  refusePrints(tx, await openChecks())
  const whole = withLinesOf(orders, await askedLines.rows())
  return { orders, whole, group: await groupOf(), book }
}

/** In one transaction; see `startMaking` about trust. */
const payInOne = (ctx: SellerCtx, input: Input<typeof contract>, is_trusting: boolean) =>
  inTransaction(ctx, async (tx) => {
    const { orders, whole, group, book } = await lockForPayment(tx, input.ids)
    const [first] = orders
    const name = orders.length === 1 ? (first?.order_no ?? '') : `${first?.order_no} +${orders.length - 1}`
    const paid = await pay(tx, tx.seller.id, {
      subject_kind: ORDER_SUBJECT,
      subject_id: String(group.id),
      is_new: group.is_new,
      title: { zh: `订单 ${name}`, en: `Order ${name}` },
      parts: partsOf(orders),
      method: input.method,
      book,
      offers_alipay: true,
      return_path: '/myOrder/payWait?payment={id}',
      created_by: tx.identity.user_id,
      // The orders are locked and read already: what the balance pays at once need not look for them again.
      paid: (inner, _seller_id, payment) => settleLocked(inner, whole, payment, is_trusting),
    })
    return paymentReply(paid)
  })

/** Shelves are nearly always full enough. Within somebody's transaction a failure could not be undone alone. */
async function payTrusting(ctx: SellerCtx, input: Input<typeof contract>) {
  if (ctx.db.isTransaction) return payInOne(ctx, input, false)
  try {
    return await payInOne(ctx, input, true)
  } catch (error) {
    if (!isShelfShort(error)) throw error
    return payInOne(ctx, input, false)
  }
}

/** Orders paid together are one payment; asked again while it waits, the same cashier is shown. */
export async function payOrders(ctx: SellerCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  return withCashier(ctx, ctx.seller.id, await payTrusting(ctx, input))
}
