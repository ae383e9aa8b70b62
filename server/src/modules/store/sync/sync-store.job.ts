import { z } from 'zod'
import { MarketError } from '../../../connectors/core/market-error.ts'
import type { MarketOrder, OrderPage, UnreadOrder } from '../../../connectors/core/market-order.ts'
import type { AppCtx } from '../../../infra/context.ts'
import { isCheckViolation, isInvalidValue } from '../../../infra/db/database-errors.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { job } from '../../../infra/jobs/job.ts'
import { isFrozen } from '../../account/account.ts'
import { analyzeOrderTables } from '../../order/order.ts'
import { findStore, type StoreRecord } from '../core/store.queries.ts'
import { cutsAfter, retrySeconds } from '../core/store.rules.ts'
import { askMarket, requireConnector } from '../core/store-conn.ts'
import { nextWindow } from './market-order.rules.ts'
import { advanceSync, changeSync, findSync } from './sync.queries.ts'
import { takeOrders } from './take-orders.ts'
import { keepUnread } from './unread.queries.ts'

/** Page limit per run, so that one large store does not occupy a worker for hours. */
const MAX_PAGES = 200

const later = (ctx: AppCtx, seconds: number): string =>
  new Date(ctx.clock.now().getTime() + seconds * 1000).toISOString()

/** The database refuses the content of an order, not our way of writing it. */
const isOrdersFault = (error: unknown): boolean => isInvalidValue(error) || isCheckViolation(error)

const getUnsaved = (order: MarketOrder): UnreadOrder => ({
  external_order_id: order.external_order_id,
  problem: 'not_saved',
  place: '',
  found: '',
  raw: JSON.stringify(order),
})

/** Takes the orders of a page one by one and returns those the database refuses. */
async function takeOneByOne(ctx: AppCtx, store: StoreRecord, orders: readonly MarketOrder[]): Promise<UnreadOrder[]> {
  const unsaved: UnreadOrder[] = []
  for (const order of orders) {
    try {
      await takeOrders(ctx, store, [order])
    } catch (error) {
      if (!isOrdersFault(error)) throw error
      ctx.log.error({ err: error, store_id: store.id, order: order.external_order_id }, 'an order could not be saved')
      unsaved.push(getUnsaved(order))
    }
  }
  return unsaved
}

/** Stores a page in one transaction with `advance`. One order the database refuses does not hold up the others. */
async function takePage<T>(
  ctx: AppCtx,
  store: StoreRecord,
  { orders, unread }: OrderPage,
  advance: (tx: AppCtx) => Promise<T>,
): Promise<T> {
  const finish = async (tx: AppCtx, odd: readonly UnreadOrder[]) => {
    await keepUnread(tx.db, store, odd, tx.clock.now().toISOString())
    return advance(tx)
  }
  try {
    return await inTransaction(ctx, async (tx) => {
      await takeOrders(tx, store, orders)
      return finish(tx, unread)
    })
  } catch (error) {
    if (!isOrdersFault(error)) throw error
    const unsaved = await takeOneByOne(ctx, store, orders)
    return inTransaction(ctx, (tx) => finish(tx, [...unread, ...unsaved]))
  }
}

/** Reads one page and stores it with the cursor. True when nothing is left. */
async function readPage(ctx: AppCtx, store: StoreRecord): Promise<boolean> {
  const { seller_id, id } = store
  const reached = await findSync(ctx.db, seller_id, id)
  if (!reached) return true
  const { max_window_days } = requireConnector(store.platform).traits
  const { since, until, is_last } = nextWindow(reached, ctx.clock.now(), max_window_days)
  const page = await askMarket(ctx, store, (conn, connector) =>
    connector.pullOrders(conn, { since, until, page: reached.page, cuts: reached.page_cuts }),
  )
  const is_over = page.next_page === null
  await analyzeOrderTables(ctx.db)
  const has_advanced = await takePage(ctx, store, page, async (tx) => {
    const place = is_over
      ? { watermark: until, window_until: null, page: null, page_cuts: 0 }
      : { window_until: until, page: page.next_page }
    return advanceSync(tx.db, reached, place)
  })
  // Orders are stored either way. If a rescan moved the cursor, continue from there.
  return has_advanced && is_over && is_last
}

async function noteSuccess(ctx: AppCtx, store: StoreRecord, is_done: boolean): Promise<void> {
  const { poll_seconds } = requireConnector(store.platform).traits
  await changeSync(ctx.db, store.seller_id, store.id, {
    failures: 0,
    error_kind: null,
    error: '',
    failing_since: null,
    synced_at: ctx.clock.now().toISOString(),
    next_at: later(ctx, is_done ? poll_seconds : 1),
  })
}

async function noteFailure(ctx: AppCtx, store: StoreRecord, error: MarketError): Promise<void> {
  const known = await findSync(ctx.db, store.seller_id, store.id)
  const failures = (known?.failures ?? 0) + 1
  await changeSync(ctx.db, store.seller_id, store.id, {
    failures,
    error_kind: error.kind,
    error: error.message.slice(0, 300),
    failing_since: known?.failing_since ?? ctx.clock.now().toISOString(),
    page_cuts: cutsAfter(known?.page_cuts ?? 0, error.code),
    next_at: later(ctx, retrySeconds(error.kind, failures - 1, error.retry_after_ms)),
    // Restart the window after a rejected cursor; known orders are skipped.
    ...(error.kind === 'rejected' || error.kind === 'not_found' ? { page: null, window_until: null } : {}),
  })
}

/** Reads what changed in a store since the last time. What went wrong is kept with the store, not thrown. */
export async function syncStore(ctx: AppCtx, seller_id: number, store_id: number): Promise<void> {
  const store = await findStore(ctx.db, seller_id, store_id)
  if (store?.authed !== 1 || (await isFrozen(ctx.db, seller_id))) return
  try {
    let is_done = false
    for (let pages = 0; pages < MAX_PAGES && !is_done; pages++) is_done = await readPage(ctx, store)
    await noteSuccess(ctx, store, is_done)
  } catch (error) {
    if (!(error instanceof MarketError)) throw error
    ctx.log.warn({ store_id, kind: error.kind, code: error.code }, 'store sync failed')
    await noteFailure(ctx, store, error)
  }
}

export const syncStoreJob = job({
  name: 'store.sync',
  schema: z.object({ seller_id: z.int(), store_id: z.int() }),
  concurrency: 8,
  run: (ctx, { seller_id, store_id }) => syncStore(ctx, seller_id, store_id),
})
