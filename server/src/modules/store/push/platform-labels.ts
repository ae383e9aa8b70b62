import { MarketError } from '../../../connectors/core/market-error.ts'
import type { AppCtx } from '../../../infra/context.ts'
import { getLines, type OrderRecord, selectForeignLines, shippedLines } from '../../order/order.ts'
import type { PackedSize, PlatformPaper } from '../../production/production.ts'
import { ServiceRefusal } from '../../service/service.ts'
import { findStore } from '../core/store.queries.ts'
import { askMarket } from '../core/store-conn.ts'
import { findOrderByNumber } from '../sync/sync.queries.ts'

const PASSES = new Set(['temporary', 'throttled', 'expired'])

/** What does not pass by itself is for staff to see at the packing desk. */
function asRefusal(error: unknown): unknown {
  if (!(error instanceof MarketError) || PASSES.has(error.kind)) return error
  return new ServiceRefusal(error.code || error.kind, error.message)
}

/** Arranges the shipment with the marketplace an order came from, and fetches the labels it makes for that. */
export async function fetchPlatformLabels(
  ctx: AppCtx,
  order: OrderRecord,
  size: PackedSize,
): Promise<readonly PlatformPaper[]> {
  const { seller_id, store_id, external_no, foreign_id } = order
  const store = store_id === null ? undefined : await findStore(ctx.db, seller_id, store_id)
  const known = store && (await findOrderByNumber(ctx.db, seller_id, store.id, external_no))
  if (!store || !known) throw new ServiceRefusal('no_store', 'The store of this order is no longer connected')
  const [own, foreign] = await Promise.all([
    getLines(ctx.db, seller_id, order.id),
    foreign_id === null ? [] : selectForeignLines(ctx.db, seller_id, [foreign_id]),
  ])
  const lines = shippedLines(own, foreign)
  try {
    const labels = await askMarket(ctx, store, async (conn, connector) => {
      if (!connector.platformLabels) throw new MarketError('rejected', 'This marketplace makes no labels')
      const now = await connector.getOrder(conn, known.external_order_id)
      return connector.platformLabels(conn, now, lines, size)
    })
    return labels.map(({ tracking_number, package_id, pdf }) => ({
      tracking_no: tracking_number,
      carrier_ref: package_id,
      pdf,
    }))
  } catch (error) {
    throw asRefusal(error)
  }
}
