import { MarketError } from '../../../connectors/core/market-error.ts'
import type { MarketOrder } from '../../../connectors/core/market-order.ts'
import type { AppCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import type { StoreRecord } from '../core/store.queries.ts'
import { askMarket } from '../core/store-conn.ts'
import { isStillWanted } from '../sync/confirm.rules.ts'
import { takeOrders } from '../sync/take-orders.ts'
import { changeMarketOrder, findMarketOrder } from './confirm.queries.ts'

/** An order that was deleted or put into the bin is over like one that was cancelled. */
async function goneOrder(ctx: AppCtx, store: StoreRecord, external_order_id: string): Promise<MarketOrder | null> {
  const known = await findMarketOrder(ctx.db, store.seller_id, { store_id: store.id, external_order_id })
  if (!known) return null
  const before = known.snapshot
  return { ...before, status: 'cancelled', raw_status: 'deleted', updated_at: ctx.clock.now().toISOString() }
}

/** Reads one order afresh and takes over what changed. Null if neither side knows it. */
export async function readAfresh(
  ctx: AppCtx,
  store: StoreRecord,
  external_order_id: string,
): Promise<MarketOrder | null> {
  let order: MarketOrder | null
  try {
    order = await askMarket(ctx, store, (conn, connector) => connector.getOrder(conn, external_order_id))
  } catch (error) {
    if (!(error instanceof MarketError) || error.kind !== 'not_found') throw error
    order = await goneOrder(ctx, store, external_order_id)
  }
  if (order) await takeOrders(ctx, store, [order])
  return order
}

/** Reads an order afresh and notes whether it may be printed. False, with the reason kept, if it may not. */
export async function confirmOrder(ctx: AppCtx, store: StoreRecord, external_order_id: string): Promise<boolean> {
  const order = await readAfresh(ctx, store, external_order_id)
  if (!order) return false
  const is_wanted = isStillWanted(order)
  await inTransaction(ctx, (tx) =>
    changeMarketOrder(
      tx.db,
      store.seller_id,
      { store_id: store.id, external_order_id },
      is_wanted
        ? { confirmed_at: tx.clock.now().toISOString(), confirm_asked_at: null, confirm_error: '' }
        : { confirm_error: order.raw_status },
    ),
  )
  return is_wanted
}
