import type { OrderState } from '@inkroute/contract/order/codes'
import { AppError } from '../../infra/app-error.ts'
import type { AppCtx, SellerCtx } from '../../infra/context.ts'
import type { Db } from '../../infra/db/database.ts'
import { analyzeIfGrown } from '../../infra/db/query-plans.ts'
import { findCommonRule } from './core/common-rule.queries.ts'
import type { ForeignOrder, ForeignResult } from './core/foreign-order.ts'
import { moveOrder } from './core/move-order.ts'
import type { Move } from './core/order.hooks.ts'
import { type LineRecord, lockOrders, type OrderRecord, selectLines } from './core/order.queries.ts'
import { findRefusal } from './core/order-actions.rules.ts'
import { getFacts } from './core/own-order.ts'
import { selectPaid, selectReady } from './core/payment.queries.ts'
import { createForeignOrders } from './foreign/create-foreign-orders.ts'
import { payOrders } from './payment/pay-orders.ts'
import { orderPrints } from './payment/settle-orders.ts'

/** The door of orders. */
export { inTrial } from './change/apply-change.ts'
export { changeOrderContent } from './change/change-items.ts'
export { selectForeignLines } from './core/foreign.queries.ts'
export { moveOrder } from './core/move-order.ts'
export {
  beforePaying,
  mayPrintOrder,
  orderHooks,
  orderStoreNames,
  type PaidBy,
  type SilentOrder,
} from './core/order.hooks.ts'
export { findOrderByNumber, selectOrder, touchOrder } from './core/order.queries.ts'
export { DemoSale, demoSale } from './core/order-demo-data.ts'
export { pieceCode } from './core/order-number.ts'
export { changeForeignAddress } from './foreign/change-foreign-address.ts'
export { changeForeignQuantities } from './foreign/change-foreign-quantities.ts'
export { createForeignOrders } from './foreign/create-foreign-orders.ts'
export { cancelForeignOrder, undoForeignOrders } from './foreign/end-foreign-orders.ts'
export {
  changeForeignWishes,
  holdForAnswers,
  lockOrdersOfForeign,
  resumeWithOwnDesigns,
} from './foreign/personalise.ts'
export { shippedLines } from './foreign/shipped.rules.ts'
export { eventText, viewAmounts, viewPersonalisation } from './list/order.view.ts'
export { addDemoFactoryOrders, addDemoOrdersFor } from './order.demo.ts'
export { endOrder } from './refund/cancel-order.ts'
export { refundOrder } from './refund/refund-order.ts'
export { reprintOrder } from './refund/reprint-order.ts'
export type { ForeignOrder, ForeignResult, LineRecord, Move, OrderRecord }

/**
 * Paid orders across sellers that are past their grace period and whose print files are done or failed, page by page.
 */
export const ordersToMake = (
  db: Db,
  before: Date,
  limit: number,
  after?: Pick<OrderRecord, 'paid_at' | 'id'>,
): Promise<OrderRecord[]> =>
  selectReady(db, before.toISOString(), limit, { paid_at: after?.paid_at ?? '-infinity', id: after?.id ?? 0 })

/** Paid orders unchanged for a while, with or without print files. */
export const ordersPaidBefore = (db: Db, before: Date, limit: number): Promise<OrderRecord[]> =>
  selectPaid(db, before.toISOString(), limit)

export { orderDigest } from './core/order-digest.ts'

/** Requests the print files of an order; existing requests and files stay unchanged. */
export const requestOrderPrints = async (tx: AppCtx, order: OrderRecord): Promise<void> =>
  orderPrints(tx, [{ order, lines: await selectLines(tx.db, order.seller_id, [order.id]) }])

export const getLines = (db: Db, seller_id: number, order_id: number): Promise<LineRecord[]> =>
  selectLines(db, seller_id, [order_id])

/** Transitions an order if it is still in the state the caller saw; false otherwise. */
export async function advanceOrder(
  tx: AppCtx,
  { seller_id, id, from }: { readonly seller_id: number; readonly id: number; readonly from: OrderState },
  move: Move,
): Promise<boolean> {
  const [order] = await lockOrders(tx.db, seller_id, [id])
  if (!order) throw new AppError('not_found')
  if (order.state !== from) return false
  await moveOrder(tx, order, move)
  return true
}

/** Refreshes table statistics before a bulk step creates orders. Call it outside the transaction. */
export const analyzeOrderTables = (db: Db): Promise<void> =>
  analyzeIfGrown(db, ['sales_order', 'sales_order_line', 'foreign_order', 'foreign_order_line', 'order_import_row'])

export async function createForeignOrder(tx: AppCtx, seller_id: number, order: ForeignOrder): Promise<ForeignResult> {
  const [result] = await createForeignOrders(tx, seller_id, [order])
  if (!result) throw new RangeError('the foreign order was not created')
  return result
}

/** The seller's low-balance threshold; null for the default. */
export const lowBalanceLimit = async (db: Db, seller_id: number): Promise<number | null> =>
  (await findCommonRule(db, seller_id))?.low_balance_fen ?? null

/** One order, locked until the transaction ends. */
export async function lockOrder(db: Db, seller_id: number, id: number): Promise<OrderRecord | undefined> {
  const [order] = await lockOrders(db, seller_id, [id])
  return order
}

/** Why after-sale requests are not possible for this order; null when they are. */
export const refusalOfAfterSale = (order: OrderRecord) => findRefusal('after_sale', getFacts(order))

/** Pays orders from the balance on the seller's behalf; fails like the cashier does. */
export const getPayOrders = (ctx: SellerCtx, ids: readonly number[]) =>
  payOrders(ctx, { ids: [...ids], method: 'balance' })
