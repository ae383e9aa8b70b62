import { canMove, type OrderState } from '@inkroute/contract/order/codes'
import type { Updateable } from 'kysely'
import type { AppCtx } from '../../../infra/context.ts'
import { jsonText } from '../../../infra/db/json-column.ts'
import type { SalesOrder } from '../../../infra/db/tables.gen.ts'
import type { Move } from './order.hooks.ts'
import { orderMoved } from './order.hooks.ts'
import { type OrderRecord, stepOrder } from './order.queries.ts'

const stamps: Partial<Record<OrderState, 'paid_at' | 'shipped_at' | 'closed_at'>> = {
  paid: 'paid_at',
  shipped: 'shipped_at',
  completed: 'closed_at',
  cancelled: 'closed_at',
  refunded: 'closed_at',
}

/** The only way an order changes its state: along the table, with an event. The caller holds the lock on its row. */
export async function moveOrder(
  tx: AppCtx,
  order: OrderRecord,
  move: Move,
  also: Updateable<SalesOrder> = {},
): Promise<void> {
  const from = order.state as OrderState
  if (!canMove(from, move.to)) throw new RangeError(`an order cannot go from ${from} to ${move.to}`)
  const now = tx.clock.now().toISOString()
  const stamp = stamps[move.to]
  const is_held = move.to === 'on_hold'
  const change = {
    ...also,
    state: move.to,
    hold_reason: is_held ? (move.hold_reason ?? 'seller') : null,
    held_from: is_held ? from : null,
    hold_note: is_held && move.hold_note ? jsonText(move.hold_note) : null,
    updated_at: now,
    ...(from === 'draft' ? { problems: [] } : {}),
    // A released order was paid before.
    ...(stamp && !(stamp === 'paid_at' && order.paid_at) ? { [stamp]: now } : {}),
  }
  await stepOrder(tx.db, order.seller_id, order.id, change, {
    kind: 'moved',
    from_state: from,
    to_state: move.to,
    actor: move.actor,
    user_id: move.user_id ?? null,
    created_at: now,
    detail: JSON.stringify({ ...move.detail, ...(is_held ? { hold_reason: move.hold_reason ?? 'seller' } : {}) }),
  })
  // A merged order is not finished for the buyer.
  if (!move.detail?.merged_into) await orderMoved(tx, order, move)
}
