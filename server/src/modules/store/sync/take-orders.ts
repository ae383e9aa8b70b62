import type { MarketOrder } from '../../../connectors/core/market-order.ts'
import { readCompany } from '../../../infra/company/company.ts'
import type { AppCtx } from '../../../infra/context.ts'
import { jsonText } from '../../../infra/db/json-column.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import {
  cancelForeignOrder,
  changeForeignAddress,
  changeForeignQuantities,
  changeForeignWishes,
  createForeignOrders,
} from '../../order/order.ts'
import type { StoreRecord } from '../core/store.queries.ts'
import { applyRulesJob, asOwner } from '../rule/apply-rules.job.ts'
import { matchTitles } from '../rule/match-titles.ts'
import { findRule, forgetHolds } from '../rule/rule.queries.ts'
import { isStillWanted } from './confirm.rules.ts'
import {
  changedQuantities,
  changedWishes,
  foreignAddress,
  getForeignOrder,
  hashOfOrder,
  isEnded,
  isPlatformShipped,
  isToMake,
  sameAddress,
} from './market-order.rules.ts'
import { addSyncedOrders, findSellerPhone, markImported, upsertOrders } from './sync.queries.ts'
import { openLateCases } from './too-late.ts'
import { forgetUnread } from './unread.queries.ts'

const toRow = ({ seller_id, id }: StoreRecord, order: MarketOrder, now: string) => ({
  seller_id,
  store_id: id,
  external_order_id: order.external_order_id,
  external_number: order.external_number,
  status: order.status,
  raw_status: order.raw_status,
  payload_hash: hashOfOrder(order),
  snapshot: jsonText(order),
  market_updated_at: order.updated_at,
  // It was read just now.
  confirmed_at: isStillWanted(order) ? now : null,
  created_at: now,
  updated_at: now,
})

/** Whom a carrier calls when the marketplace hides the buyer's number: the seller, or us when they registered by mail. */
const contactPhone = async (tx: AppCtx, seller_id: number): Promise<string> =>
  (await findSellerPhone(tx.db, seller_id)) || (await readCompany(tx.db)).phone

type Key = { readonly source: 'store'; readonly store_id: number; readonly external_no: string }

/** Fewer pieces, until production begins. Money paid for the others goes back. */
async function followQuantities(
  tx: AppCtx,
  store: StoreRecord,
  { order, before, key }: { order: MarketOrder; before: MarketOrder; key: Key },
): Promise<void> {
  const quantities = changedQuantities(before, order)
  const owner = quantities.size > 0 ? await asOwner(tx, store.seller_id) : null
  if (!owner) return
  const { too_late } = await changeForeignQuantities({ ...owner, db: tx.db, jobs: tx.jobs }, key, quantities)
  await openLateCases(tx, store, order, { change: 'quantity', order_ids: too_late })
}

async function followAddress(tx: AppCtx, store: StoreRecord, order: MarketOrder, key: Key): Promise<void> {
  const contact_phone = await contactPhone(tx, store.seller_id)
  const to = foreignAddress(order.address, contact_phone)
  const { changed, too_late } = await changeForeignAddress(tx, store.seller_id, key, to)
  await forgetHolds(tx.db, store.seller_id, changed)
  if (order.status === 'ready_to_ship') {
    await openLateCases(tx, store, order, { change: 'address', order_ids: too_late })
  }
  if (await findRule(tx.db, store.seller_id, store.id))
    await tx.jobs.send(applyRulesJob, { seller_id: store.seller_id, store_id: store.id })
}

/** What changed about an order we already make: the buyer gave up, wants less, or lives elsewhere. */
async function follow(tx: AppCtx, store: StoreRecord, order: MarketOrder, before: MarketOrder | null): Promise<void> {
  const key: Key = { source: 'store', store_id: store.id, external_no: order.external_number }
  if (isEnded(order)) {
    const { too_late } = await cancelForeignOrder(tx, store.seller_id, key, order.raw_status)
    await openLateCases(tx, store, order, { change: 'cancelled', order_ids: too_late })
    return
  }
  if (before === null) return
  const wishes = changedWishes(before, order)
  if (wishes.length > 0) await changeForeignWishes(tx, store.seller_id, key, wishes)
  await followQuantities(tx, store, { order, before, key })
  const has_moved = order.address !== null && !sameAddress(before.address, order.address)
  const is_readable = !order.address?.is_masked && !isPlatformShipped(order)
  if (has_moved && is_readable) await followAddress(tx, store, order, key)
}

/** Imports orders of a store idempotently, in any order. Returns the number of new ones. */
export async function takeOrders(ctx: AppCtx, store: StoreRecord, orders: readonly MarketOrder[]): Promise<number> {
  if (orders.length === 0) return 0
  return inTransaction(ctx, async (tx) => {
    const now = tx.clock.now().toISOString()
    const { seller_id, id } = store
    const by_id = new Map(orders.map((order) => [order.external_order_id, order]))
    await forgetUnread(tx.db, seller_id, id, [...by_id.keys()])
    // Fixed order, so that two imports of the same orders wait instead of deadlocking.
    const sorted = [...by_id.values()].sort((a, b) => (a.external_order_id < b.external_order_id ? -1 : 1))
    const changed = await upsertOrders(
      tx.db,
      sorted.map((order) => toRow(store, order, now)),
    )
    const fresh: MarketOrder[] = []
    for (const { external_order_id, imported_at, before } of changed) {
      const order = by_id.get(external_order_id)
      if (!order) continue
      if (imported_at !== null) await follow(tx, store, order, before as MarketOrder | null)
      else if (isToMake(order)) fresh.push(order)
    }
    if (fresh.length === 0) return 0
    const contact_phone = await contactPhone(tx, seller_id)
    const rule = await findRule(tx.db, seller_id, id)
    const pairs = fresh.map((order) => ({ order, foreign: getForeignOrder(store, order, contact_phone) }))
    const wanted = rule?.match_title ? await matchTitles(tx, seller_id, pairs) : pairs.map(({ foreign }) => foreign)
    await createForeignOrders(tx, seller_id, wanted)
    if (rule) await tx.jobs.send(applyRulesJob, { seller_id, store_id: id })
    const ids = fresh.map(({ external_order_id }) => external_order_id)
    await markImported(tx.db, seller_id, id, ids, now)
    await addSyncedOrders(tx.db, seller_id, id, fresh.length)
    return fresh.length
  })
}
