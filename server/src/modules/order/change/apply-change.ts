import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx, SellerScope } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { takeStock } from '../../catalog/catalog.ts'
import { closeWaitingPayments, lockBook } from '../../wallet/wallet.ts'
import { lineRows, plannedColumns } from '../checkout/order-rows.ts'
import type { PlannedOrder } from '../checkout/plan-groups.ts'
import { removeLines } from '../core/change.queries.ts'
import { linesReplaced } from '../core/order.hooks.ts'
import { changeOrder, type LineRecord, type OrderRecord, selectLines } from '../core/order.queries.ts'
import { writeOrderLines } from '../core/write-lines.ts'
import { ORDER_SUBJECT } from '../payment/pay-orders.ts'
import { getBlanks, orderPrints, returnBlanks } from '../payment/settle-orders.ts'
import type { NextLine } from './replan.ts'

/** Ends a trial and carries its outcome. */
class TrialOver extends Error {
  readonly outcome: unknown
  constructor(outcome: unknown) {
    super('a trial is over')
    this.outcome = outcome
  }
}

/**
 * Runs a change in a transaction. As a trial everything is worked out as it would be and then left as it was, so that
 * the preview cannot differ from the change.
 */
export async function inTrial<C extends AppCtx, T>(ctx: C, is_trial: boolean, work: (tx: C) => Promise<T>): Promise<T> {
  if (!is_trial) return inTransaction(ctx, work)
  try {
    return await inTransaction(ctx, async (tx): Promise<never> => {
      throw new TrialOver(await work(tx))
    })
  } catch (error) {
    if (!(error instanceof TrialOver)) throw error
    return error.outcome as T
  }
}

export const isPaid = (order: OrderRecord): boolean => order.payment_id !== null
/** Orders on hold for stock never took any blanks. */
const hasBlanks = (order: OrderRecord): boolean => isPaid(order) && order.hold_reason !== 'stock'

/** Before a change: closes a pending cashier with the old amount and returns the blanks. */
export async function openForChange(tx: AppCtx, orders: readonly OrderRecord[]): Promise<void> {
  const [first] = orders
  if (!first) return
  // Same lock order as payments, money before blanks, to avoid deadlocks.
  await lockBook(tx.db, first.seller_id)
  if (orders.some((order) => !isPaid(order))) await closeWaitingPayments(tx, first.seller_id, ORDER_SUBJECT)
  for (const order of orders) if (hasBlanks(order)) await returnBlanks(tx, order)
}

/** Unchanged lines keep their id, so that their print files are reused; others get a new one. */
function numberLines(rows: ReturnType<typeof lineRows>, next: readonly NextLine[], old: readonly LineRecord[]) {
  let last = Math.max(0, ...old.map(({ piece_no }) => piece_no))
  return rows.map((row, at) => {
    const from = next[at]?.from
    const is_same = from && from.order_id === row.order_id && from.quantity === row.quantity
    const piece_no = is_same ? from.piece_no : ++last
    return { ...row, piece_no, foreign_line_id: from?.foreign_line_id ?? null }
  })
}

/** Unchanged lines as pairs of before and after. */
const movedLines = (before: readonly LineRecord[], after: readonly LineRecord[]): Map<number, number> =>
  new Map(
    before.flatMap((line) => {
      const same = after.find(({ piece_no }) => piece_no === line.piece_no)
      return same ? [[line.id, same.id] as const] : []
    }),
  )

/** Writes the planned order and lines; paid orders take blanks and request print files again. */
export async function writePlan(
  tx: SellerScope,
  order: OrderRecord,
  plan: PlannedOrder,
  next: readonly NextLine[],
): Promise<OrderRecord> {
  const { seller_id, id } = order
  const old = await selectLines(tx.db, seller_id, [id])
  const columns = plannedColumns(plan)
  const updated_at = tx.clock.now().toISOString()
  await changeOrder(tx.db, seller_id, id, { ...columns, revision: order.revision + 1, updated_at })
  await removeLines(tx.db, seller_id, id)
  await writeOrderLines(tx, numberLines(lineRows(seller_id, plan, id), next, old))
  await linesReplaced(tx, { seller_id, id }, movedLines(old, await selectLines(tx.db, seller_id, [id])))
  const changed = { ...order, ...columns, address: plan.shipment.address, revision: order.revision + 1 } as OrderRecord
  if (isPaid(order)) await afterPaidChange(tx, changed)
  return changed
}

export async function afterPaidChange(tx: AppCtx, order: OrderRecord): Promise<void> {
  const lines = await selectLines(tx.db, order.seller_id, [order.id])
  await orderPrints(tx, [{ order, lines }])
  if (hasBlanks(order) && !(await takeStock(tx.db, getBlanks(order, lines), order.order_no)))
    throw new AppError('cart_line_not_ready', { name: order.order_no })
}
