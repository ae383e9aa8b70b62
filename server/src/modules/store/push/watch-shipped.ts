import { createHash } from 'node:crypto'
import type { ShippedLine } from '../../../connectors/market-order.ts'
import type { AppCtx } from '../../../infra/context.ts'
import { foreignLinesOf, linesOf, type Move, type OrderRecord, shippedOf } from '../../order/order.ts'
import { findOrderByNumber } from '../sync/sync.queries.ts'
import { pushJob } from './push.job.ts'
import { insertPush } from './push.queries.ts'

/** The marketplace's lines that are in the parcel. */
async function linesInParcel(tx: AppCtx, order: OrderRecord): Promise<ShippedLine[]> {
  const [own, foreign] = await Promise.all([
    linesOf(tx.db, order.seller_id, order.id),
    order.foreign_id === null ? [] : foreignLinesOf(tx.db, order.seller_id, [order.foreign_id]),
  ])
  return shippedOf(own, foreign)
}

/** Records the parcel of a shipped store order for its marketplace, once, in the same transaction. */
export async function watchShipped(tx: AppCtx, order: OrderRecord, move: Move): Promise<void> {
  const tracking_number = move.detail?.tracking_no
  if (move.to !== 'shipped' && move.to !== 'partially_shipped') return
  if (order.source !== 'store' || !order.store_id || !tracking_number) return
  const { seller_id, store_id } = order
  const known = await findOrderByNumber(tx.db, seller_id, store_id, order.external_no)
  if (!known) return
  const lines = await linesInParcel(tx, order)
  const now = tx.clock.now().toISOString()
  const push_id = await insertPush(tx.db, {
    seller_id,
    store_id,
    order_id: order.id,
    external_order_id: known.external_order_id,
    tracking_number,
    lines: JSON.stringify(lines),
    lines_hash: createHash('sha256').update(JSON.stringify(lines)).digest('hex'),
    carrier: order.channel_name_en,
    shipped_at: now,
    state: 'waiting',
    created_at: now,
  })
  if (push_id !== null) await tx.jobs.send(pushJob, { seller_id, push_id })
}
