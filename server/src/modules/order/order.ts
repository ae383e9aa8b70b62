import type { OrderState } from '@inkroute/contract/order-codes'
import { AppError } from '../../infra/app-error.ts'
import type { AppCtx } from '../../infra/context.ts'
import type { Db } from '../../infra/db/database.ts'
import { type Move, moveOrder } from './move-order.ts'
import {
  findByNumber,
  type LineRecord,
  lockOrders,
  type OrderRecord,
  selectLinesOf,
  selectReady,
} from './order.queries.ts'
import { pieceCode } from './order-number.rules.ts'

/** The door of orders. */
export type { LineRecord, OrderRecord }

/** What one line is called on its files, its sheet and its task. */
export const codeOfLine = (order_no: string, place: number): string => pieceCode(order_no, place)

/** Paid orders nobody changed for a while, across sellers: what factories can begin with. */
export const ordersToMake = (db: Db, before: Date, limit: number): Promise<OrderRecord[]> =>
  selectReady(db, before.toISOString(), limit)

export const linesOf = (db: Db, seller_id: number, order_id: number): Promise<LineRecord[]> =>
  selectLinesOf(db, seller_id, [order_id])

export const findOrderByNumber = (db: Db, order_no: string): Promise<OrderRecord | undefined> =>
  findByNumber(db, order_no)

/** Moves an order along its table, if it still stands where the caller saw it. False when it does not. */
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
