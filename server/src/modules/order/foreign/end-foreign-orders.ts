import type { AppCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { markUndone, selectKnown, selectLivingForeign } from '../core/foreign.queries.ts'
import { lockOrders } from '../core/order.queries.ts'
import { findRefusal } from '../core/order-actions.rules.ts'
import { getFacts } from '../core/own-order.ts'
import { endOrder } from '../refund/cancel-order.ts'

/** Removes unpaid foreign orders, so that their numbers can be imported again. Returns those that stay. */
export async function undoForeignOrders(
  ctx: AppCtx,
  seller_id: number,
  order_ids: readonly number[],
  user_id: number | null = null,
): Promise<{ undone: number[]; kept: number[] }> {
  return inTransaction(ctx, async (tx) => {
    const orders = await lockOrders(tx.db, seller_id, order_ids)
    const open = orders.filter(({ state }) => state === 'draft' || state === 'awaiting_payment')
    for (const order of open) await endOrder(tx, order, { actor: 'seller', user_id })
    const gone = orders.filter((order) => open.includes(order) || order.state === 'cancelled')
    const numbers = [...new Set(gone.flatMap(({ foreign_id }) => foreign_id ?? []))]
    // A partly paid number stays taken; importing it again would charge twice.
    const living = new Set(await selectLivingForeign(tx.db, seller_id, numbers))
    const free = numbers.filter((id) => !living.has(id))
    await markUndone(tx.db, seller_id, free, tx.clock.now().toISOString())
    return {
      undone: gone.map(({ id }) => id),
      kept: orders.filter((order) => !gone.includes(order)).map(({ id }) => id),
    }
  })
}

/** Cancelled by the marketplace. Refunds orders that are not in production yet. */
export async function cancelForeignOrder(
  ctx: AppCtx,
  seller_id: number,
  key: { readonly source: string; readonly store_id: number; readonly external_no: string },
  reason: string,
): Promise<{ cancelled: number[]; too_late: number[] }> {
  return inTransaction(ctx, async (tx) => {
    const known = (await selectKnown(tx.db, seller_id, [key])).filter(
      (row) => row.source === key.source && row.store_id === key.store_id,
    )
    const orders = await lockOrders(
      tx.db,
      seller_id,
      known.map(({ id }) => id),
    )
    const cancelled: number[] = []
    const too_late: number[] = []
    for (const order of orders) {
      const refusal = findRefusal('cancel', getFacts(order))
      if (refusal === 'in_making') too_late.push(order.id)
      if (refusal !== null) continue
      await endOrder(tx, order, { actor: 'marketplace', detail: { reason } })
      cancelled.push(order.id)
    }
    return { cancelled, too_late }
  })
}
