import type { Input, Reply } from '@inkroute/contract/endpoint'
import { fenToDecimal } from '@inkroute/contract/money'
import type { cancelOrder as contract } from '@inkroute/contract/order/order'
import type { AppCtx, SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { returnCoupon } from '../../coupon/coupon.ts'
import { sendMessage } from '../../message/message.ts'
import { lockBook } from '../../wallet/wallet.ts'
import { refundCarried } from '../change/settle-change.ts'
import { replaceCarried, selectCarried } from '../core/change.queries.ts'
import { moveOrder } from '../core/move-order.ts'
import type { Move } from '../core/order.hooks.ts'
import { changeOrder, type OrderRecord } from '../core/order.queries.ts'
import { getParts } from '../core/order-money.ts'
import { orderFor } from '../core/own-order.ts'
import { returnBlanks } from '../payment/settle-orders.ts'
import { partsOfRefund } from './refund-order.rules.ts'

/** Refunds the money, returns blanks and coupon, and ends the order. Returns the refund in fen. */
export async function endOrder(tx: AppCtx, order: OrderRecord, move: Omit<Move, 'to'>): Promise<number> {
  const { seller_id, id, order_no } = order
  // Same lock order as payments, money before blanks, to avoid deadlocks.
  if (order.payment_id !== null) await lockBook(tx.db, seller_id)
  await moveOrder(tx, order, { ...move, to: 'cancelled' })
  await returnCoupon(tx, seller_id, order_no)
  // Orders on hold for stock never took any blanks.
  const has_blanks = (order.payment_id !== null || order.reprint_of !== null) && order.hold_reason !== 'stock'
  if (has_blanks) await returnBlanks(tx, order)
  if (order.payment_id === null) return 0
  // Skip what support has already refunded.
  const left_fen = order.total_fen - order.refunded_fen
  const parts = partsOfRefund(getParts([order]), order.refunded_fen, left_fen)
  const pool = await selectCarried(tx.db, seller_id, [id])
  await refundCarried(tx, seller_id, pool, {
    parts,
    key: `cancel:${order_no}`,
    reason: order_no,
    user_id: move.user_id ?? null,
  })
  await replaceCarried(tx.db, seller_id, [id], [])
  await changeOrder(tx.db, seller_id, id, { refunded_fen: order.total_fen })
  return left_fen
}

export async function cancelOrder(ctx: SellerCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  return inTransaction(ctx, async (tx) => {
    const order = await orderFor(tx, input.id, 'cancel')
    const refunded_fen = await endOrder(tx, order, {
      actor: 'seller',
      user_id: tx.identity.user_id,
      detail: input.reason === '' ? {} : { reason: input.reason },
    })
    if (refunded_fen > 0)
      await sendMessage(tx, {
        seller_id: tx.seller.id,
        type: 3,
        permission: 'order.admin',
        title: {
          zh: `订单 ${order.order_no} 已取消并退款`,
          en: `Order ${order.order_no} has been cancelled and refunded`,
        },
        body: {
          zh: `已退回 ¥${fenToDecimal(refunded_fen)}。`,
          en: `¥${fenToDecimal(refunded_fen)} has been refunded.`,
        },
        link: `/myOrder/orderDetail/${order.id}`,
        once_key: `order-cancelled:${order.id}`,
      })
    return { refunded: fenToDecimal(refunded_fen) }
  })
}
