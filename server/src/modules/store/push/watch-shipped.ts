import { createHash } from 'node:crypto'
import type { ShippedLine } from '../../../connectors/core/market-order.ts'
import { findConnector } from '../../../connectors/registry.ts'
import type { AppCtx } from '../../../infra/context.ts'
import { jsonText } from '../../../infra/db/json-column.ts'
import { getLines, type Move, type OrderRecord, selectForeignLines, shippedLines } from '../../order/order.ts'
import { partParcels } from '../core/push.rules.ts'
import { findStore } from '../core/store.queries.ts'
import { findOrderByNumber } from '../sync/sync.queries.ts'
import { pushJob } from './push.job.ts'
import { insertPush } from './push.queries.ts'

/** The marketplace's lines that are in the parcel. */
async function linesInParcel(tx: AppCtx, order: OrderRecord): Promise<ShippedLine[]> {
  const [own, foreign] = await Promise.all([
    getLines(tx.db, order.seller_id, order.id),
    order.foreign_id === null ? [] : selectForeignLines(tx.db, order.seller_id, [order.foreign_id]),
  ])
  return shippedLines(own, foreign)
}

/** Every number of the order; platforms that take an order as a whole hear of the first. */
function getNumbers({ detail = {} }: Move, platform: number): string[] {
  const { tracking_no, tracking_nos = tracking_no } = detail
  const numbers = [...new Set(String(tracking_nos ?? '').split(' '))].filter(Boolean)
  return findConnector(platform)?.traits.partial_ship ? numbers : numbers.slice(0, 1)
}

/** Records the parcels of a shipped store order for its marketplace, each once, in the same transaction. */
export async function watchShipped(tx: AppCtx, order: OrderRecord, move: Move): Promise<void> {
  if (move.to !== 'shipped' && move.to !== 'partially_shipped') return
  if (order.source !== 'store' || !order.store_id) return
  const { seller_id, store_id } = order
  const store = await findStore(tx.db, seller_id, store_id)
  const known = await findOrderByNumber(tx.db, seller_id, store_id, order.external_no)
  const numbers = store ? getNumbers(move, store.platform) : []
  if (!known || numbers.length === 0) return
  const now = tx.clock.now().toISOString()
  for (const { tracking_number, lines } of partParcels(await linesInParcel(tx, order), numbers)) {
    const push_id = await insertPush(tx.db, {
      seller_id,
      store_id,
      order_id: order.id,
      external_order_id: known.external_order_id,
      tracking_number,
      lines: jsonText(lines),
      lines_hash: createHash('sha256').update(JSON.stringify(lines)).digest('hex'),
      carrier: order.channel_name_en,
      shipped_at: now,
      state: 'waiting',
      created_at: now,
    })
    if (push_id !== null) await tx.jobs.send(pushJob, { seller_id, push_id })
  }
}
