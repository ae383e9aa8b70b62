import type { AppCtx } from '../../infra/context.ts'
import type { Move, OrderRecord } from '../order/order.ts'
import { cancelTasks } from './production.queries.ts'

/** An order whose money went back is not made any further. */
export async function stopTasks(tx: AppCtx, order: OrderRecord, move: Move): Promise<void> {
  if (move.to !== 'refunded' && move.to !== 'cancelled') return
  await cancelTasks(tx.db, order.seller_id, order.id, tx.clock.now().toISOString())
}
