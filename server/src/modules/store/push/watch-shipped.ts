import { createHash } from 'node:crypto'
import type { ShippedLine } from '../../../connectors/market-order.ts'
import type { AppCtx } from '../../../infra/context.ts'
import { foreignLinesOf, linesOf, type Move, type OrderRecord, shippedOf } from '../../order/order.ts'
import { findOrderByNumber } from '../sync/sync.queries.ts'
import { pushJob } from './push.job.ts'
import { insertPush } from './push.queries.ts'

/** Their lines that are in the parcel, by the links the order kept. */
async function linesInParcel(tx: AppCtx, order: OrderRecord): Promise<ShippedLine[]> {
  const [own, foreign] = await Promise.all([
    linesOf(tx.db, order.seller_id, order.id),
    foreignLinesOf(tx.db, order.seller_id, [order.foreign_id ?? 0]),
  ])
  return shippedOf(own, foreign)
}

/** An order of a store left: in the same transaction the parcel is noted for its marketplace, once. */
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
