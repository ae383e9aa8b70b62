import type { Language } from '@inkroute/contract/errors/errors'
import {
  actionRefusals,
  type DraftProblem,
  type HoldReason,
  type OrderAction,
  type OrderState,
  orderActionNames,
} from '@inkroute/contract/order/codes'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { lockOrders, type OrderRecord } from './order.queries.ts'
import { findRefusal } from './order-actions.rules.ts'

export const getFacts = (order: OrderRecord) => ({
  state: order.state as OrderState,
  hold_reason: order.hold_reason as HoldReason | null,
  problems: order.problems as DraftProblem[],
  pieces: order.pieces,
  is_reprint: order.reprint_of !== null,
  is_partly_refunded: order.refunded_fen > 0,
})

function assertAllowed(order: OrderRecord, action: OrderAction, language: Language, is_alone: boolean): void {
  const refusal = findRefusal(action, getFacts(order))
  if (!refusal) return
  const words = { action: orderActionNames[action][language], reason: actionRefusals[refusal][language] }
  if (is_alone) throw new AppError('order_action_refused', words)
  // Of several, which one it is.
  throw new AppError('orders_action_refused', { ...words, order: order.order_no })
}

/** The seller's orders, locked, each open to the action. Another seller's are not found. */
export const ordersFor = async (tx: SellerCtx, ids: readonly number[], action: OrderAction): Promise<OrderRecord[]> =>
  requireOpen(tx, await lockOrders(tx.db, tx.seller.id, ids), ids, action)

/** The same for orders that were locked before. */
export function requireOpen(
  tx: SellerCtx,
  orders: OrderRecord[],
  ids: readonly number[],
  action: OrderAction,
): OrderRecord[] {
  if (orders.length !== new Set(ids).size) throw new AppError('not_found')
  for (const order of orders) assertAllowed(order, action, tx.language, orders.length === 1)
  return orders
}

export async function orderFor(tx: SellerCtx, id: number, action: OrderAction): Promise<OrderRecord> {
  const [order] = await ordersFor(tx, [id], action)
  if (!order) throw new AppError('not_found')
  return order
}
