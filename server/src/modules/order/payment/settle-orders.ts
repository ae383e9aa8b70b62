import { fill } from '@inkroute/contract/fill'
import type { AppCtx } from '../../../infra/context.ts'
import { checkConstraintsNow } from '../../../infra/db/pipeline.ts'
import { type Blanks, holdShelves, returnStock, takeStock, takeStockOrFail } from '../../catalog/catalog.ts'
import { requestPrintSets } from '../../design/design.ts'
import { sendMessage } from '../../message/message.ts'
import { refund, type Settler } from '../../wallet/wallet.ts'
import { carryPayment } from '../core/change.queries.ts'
import { moveOrder } from '../core/move-order.ts'
import { type LineRecord, lockOrders, type OrderRecord, selectLines } from '../core/order.queries.ts'
import { orderDigest } from '../core/order-digest.ts'
import { getParts } from '../core/order-money.ts'
import { pieceCode } from '../core/order-number.ts'
import { selectPayGroup } from '../core/payment.queries.ts'

type SettledPayment = Parameters<Settler['paid']>[2]

/** An order with its lines, both locked or read in this transaction. */
export interface OrderWithLines {
  readonly order: OrderRecord
  readonly lines: readonly LineRecord[]
}

/** The blanks an order takes from its warehouse. */
export const getBlanks = ({ warehouse_code }: OrderRecord, lines: readonly LineRecord[]): Blanks[] =>
  lines.map(({ item_id, quantity }) => ({ item_id, quantity, warehouse_code }))

export async function returnBlanks(ctx: AppCtx, order: OrderRecord): Promise<void> {
  const lines = await selectLines(ctx.db, order.seller_id, [order.id])
  await returnStock(ctx.db, getBlanks(order, lines), `return ${order.order_no}`)
}

/** Full-resolution files and the production sheet of every line, from the version that was ordered. */
export async function orderPrints(tx: AppCtx, orders: readonly OrderWithLines[]): Promise<void> {
  const [first] = orders
  if (!first) return
  const wanted = orders.flatMap(({ order, lines }) =>
    lines.map((line) => ({
      reference: pieceCode(order.order_no, line.piece_no),
      design_id: line.design_id,
      version: line.design_version,
      color_id: line.color_id,
      size_id: line.size_id,
      quantity: line.quantity,
    })),
  )
  await requestPrintSets(tx, first.order.seller_id, wanted)
}

/**
 * Requests print files and takes blanks; without blanks the order goes on hold. Blanks come last, because the stock row
 * stays locked until the transaction ends. With `assumes_stock` they are taken together with the commit, and the caller
 * retries without it if that fails with `isShelfShort`.
 */
export async function startProduction(
  tx: AppCtx,
  orders: readonly OrderWithLines[],
  assumes_stock = false,
): Promise<void> {
  await orderPrints(tx, orders)
  await checkConstraintsNow(tx.db)
  const [only] = orders
  if (assumes_stock && only && orders.length === 1)
    return takeStockOrFail(tx.db, getBlanks(only.order, only.lines), only.order.order_no)
  if (orders.length > 1)
    await holdShelves(
      tx.db,
      orders.flatMap(({ order, lines }) => getBlanks(order, lines)),
    )
  for (const { order, lines } of orders) {
    if (await takeStock(tx.db, getBlanks(order, lines), order.order_no)) continue
    await moveOrder(tx, { ...order, state: 'paid' }, { to: 'on_hold', actor: 'system', hold_reason: 'stock' })
  }
}

async function markPaid(tx: AppCtx, order: OrderRecord, payment: SettledPayment): Promise<void> {
  const { seller_id, id } = order
  const detail = { payment_no: payment.payment_no }
  await moveOrder(tx, order, { to: 'paid', actor: 'system', detail }, { payment_id: payment.id })
  if (order.total_fen > 0)
    await carryPayment(tx.db, seller_id, { order_id: id, payment_id: payment.id, amount_fen: order.total_fen })
}

/** One message for a payment, however many orders it pays. */
async function tellPaid(tx: AppCtx, orders: readonly OrderRecord[]): Promise<void> {
  const [first] = orders
  if (!first) return
  const { seller_id, id, order_no } = first
  const body = { zh: '印刷文件正在生成，随后进入生产。', en: 'Print files are being created; production follows.' }
  const about = { seller_id, type: 2, permission: 'order.admin', body } as const
  const count = String(orders.length)
  const digest = orderDigest('paid')
  await (orders.length === 1
    ? sendMessage(tx, {
        ...about,
        title: { zh: `订单 ${order_no} 已付款`, en: `Order ${order_no} is paid` },
        link: `/myOrder/orderDetail/${id}`,
        digest,
      })
    : sendMessage(tx, {
        ...about,
        title: { zh: fill(digest.title.zh, { count }), en: fill(digest.title.en, { count }) },
        link: digest.link,
        once_key: `orders-paid:${id}`,
      }))
}

/**
 * Settles paid orders in the payment's transaction. An order cancelled before Alipay's notice arrived is refunded at
 * once.
 */
export async function settleLocked(
  tx: AppCtx,
  orders: readonly OrderWithLines[],
  payment: SettledPayment,
  assumes_stock = false,
): Promise<void> {
  const waiting = orders.filter(({ order }) => order.state === 'awaiting_payment')
  for (const { order } of orders) {
    if (order.state === 'awaiting_payment') await markPaid(tx, order, payment)
    else
      await refund(tx, order.seller_id, {
        payment_id: payment.id,
        refund_key: `late:${payment.payment_no}:${order.order_no}`,
        parts: getParts([order]),
        reason: order.order_no,
      })
  }
  await tellPaid(
    tx,
    waiting.map(({ order }) => order),
  )
  await startProduction(tx, waiting, assumes_stock)
}

/** Orders with their lines, in the order given. */
export async function withLines(tx: AppCtx, orders: readonly OrderRecord[]): Promise<OrderWithLines[]> {
  const [first] = orders
  if (!first) return []
  const ids = orders.map(({ id }) => id)
  return withLinesFor(orders, await selectLines(tx.db, first.seller_id, ids))
}

export function withLinesFor(orders: readonly OrderRecord[], lines: readonly LineRecord[]): OrderWithLines[] {
  const own = Map.groupBy(lines, ({ order_id }) => order_id)
  return orders.map((order) => ({ order, lines: own.get(order.id) ?? [] }))
}

/** Locks the orders of a payment before the ledger is locked. */
export async function lockOrdersOfPayment(tx: AppCtx, seller_id: number, group_id: string): Promise<void> {
  const group = await selectPayGroup(tx.db, seller_id, Number(group_id))
  if (group) await lockOrders(tx.db, seller_id, group.order_ids)
}

export async function settleOrders(tx: AppCtx, seller_id: number, payment: SettledPayment): Promise<void> {
  const group = await selectPayGroup(tx.db, seller_id, Number(payment.subject_id))
  if (!group) throw new Error(`no orders belong to payment ${payment.payment_no}`)
  await settleLocked(tx, await withLines(tx, await lockOrders(tx.db, seller_id, group.order_ids)), payment)
}
