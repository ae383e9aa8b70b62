import type { AppCtx } from '../../infra/context.ts'
import { giveBackStock, nameStockMoves, takeStock } from '../catalog/catalog.ts'
import { requestPrintFiles } from '../design/design.ts'
import { sendMessage } from '../message/message.ts'
import { refund, type Settler } from '../wallet/wallet.ts'
import { replaceCarried } from './change/payments.queries.ts'
import { moveOrder } from './move-order.ts'
import { changeOrder, lockOrders, type OrderRecord, selectLinesOf, selectPayGroup } from './order.queries.ts'
import { partsOf } from './order-money.ts'
import { pieceCode } from './order-number.rules.ts'

type SettledPayment = Parameters<Settler['paid']>[2]

/** The blanks an order takes from its warehouse. */
export async function blanksOf(ctx: AppCtx, order: OrderRecord) {
  const lines = await selectLinesOf(ctx.db, order.seller_id, [order.id])
  return lines.map(({ item_id, quantity }) => ({ item_id, quantity, warehouse_code: order.warehouse_code }))
}

export async function returnBlanks(ctx: AppCtx, order: OrderRecord): Promise<void> {
  await nameStockMoves(ctx.db, `return ${order.order_no}`)
  await giveBackStock(ctx.db, await blanksOf(ctx, order))
}

/** Full-resolution files and the production sheet of every line, from the version that was ordered. */
export async function orderPrints(tx: AppCtx, order: OrderRecord): Promise<void> {
  const lines = await selectLinesOf(tx.db, order.seller_id, [order.id])
  for (const line of lines)
    await requestPrintFiles(tx, order.seller_id, {
      reference: pieceCode(order.order_no, line.piece_no),
      ...{ design_id: line.design_id, version: line.design_version },
      ...{ color_id: line.color_id, size_id: line.size_id, quantity: line.quantity },
    })
}

/** Takes blanks and asks for print files; without blanks the order waits for them. */
export async function startMaking(tx: AppCtx, order: OrderRecord): Promise<void> {
  await nameStockMoves(tx.db, order.order_no)
  if (!(await takeStock(tx.db, await blanksOf(tx, order)))) {
    await moveOrder(tx, { ...order, state: 'paid' }, { to: 'on_hold', actor: 'system', hold_reason: 'stock' })
  }
  await orderPrints(tx, order)
}

async function settleOne(tx: AppCtx, order: OrderRecord, payment: SettledPayment): Promise<void> {
  const { seller_id, id } = order
  await changeOrder(tx.db, seller_id, id, { payment_id: payment.id })
  const amount_fen = order.total_fen
  if (amount_fen > 0)
    await replaceCarried(tx.db, seller_id, [id], [{ order_id: id, payment_id: payment.id, amount_fen }])
  await moveOrder(tx, order, { to: 'paid', actor: 'system', detail: { payment_no: payment.payment_no } })
  await startMaking(tx, order)
  await sendMessage(tx, {
    seller_id,
    type: 2,
    permission: 'order.admin',
    title: { zh: `订单 ${order.order_no} 已付款`, en: `Order ${order.order_no} is paid` },
    body: { zh: '印刷文件正在生成，随后进入生产。', en: 'Print files are being made; production follows.' },
    link: `/myOrder/orderDetail/${id}`,
    once_key: `order-paid:${id}`,
  })
}

/**
 * What happens once orders are paid, in the transaction of the payment. An order cancelled while Alipay's notice was on
 * its way gets its money back at once.
 */
export async function settleOrders(tx: AppCtx, seller_id: number, payment: SettledPayment): Promise<void> {
  const group = await selectPayGroup(tx.db, seller_id, Number(payment.subject_id))
  if (!group) throw new Error(`no orders stand behind payment ${payment.payment_no}`)
  const orders = await lockOrders(tx.db, seller_id, group.order_ids)
  for (const order of orders) {
    if (order.state === 'awaiting_payment') await settleOne(tx, order, payment)
    else
      await refund(tx, seller_id, {
        payment_id: payment.id,
        refund_key: `late:${payment.payment_no}:${order.order_no}`,
        parts: partsOf([order]),
        reason: order.order_no,
      })
  }
}
