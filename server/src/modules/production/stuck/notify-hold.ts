import { staffHoldReasons } from '@inkroute/contract/production/stuck/codes'
import type { AppCtx } from '../../../infra/context.ts'
import { sendMessage } from '../../message/message.ts'
import type { Move, OrderRecord } from '../../order/order.ts'

/** Notifies sellers of every hold they did not set themselves. */
export async function notifySellerOfHold(tx: AppCtx, order: OrderRecord, move: Move): Promise<void> {
  if (move.to !== 'on_hold' || move.actor === 'seller') return
  const reason = move.hold_note ?? staffHoldReasons[move.hold_reason ?? 'seller']
  const { seller_id, id, order_no } = order
  await sendMessage(tx, {
    seller_id,
    type: 2,
    permission: 'order.admin',
    link: `/myOrder/orderDetail/${id}`,
    title: { zh: `订单 ${order_no} 已暂停`, en: `Order ${order_no} is on hold` },
    body: {
      zh: `原因：${reason.zh}。请打开订单查看如何处理。`,
      en: `Why: ${reason.en}. Open the order to see what can be done.`,
    },
    once_key: `order-held:${id}:${tx.clock.now().toISOString()}`,
  })
}
