import type { Input, Reply } from '@inkroute/contract/endpoint'
import type {
  dismissUnread as dismissContract,
  listUnreadOrders as listContract,
  readOrderAgain as readContract,
} from '@inkroute/contract/store/setting'
import { MarketError } from '../../../connectors/core/market-error.ts'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { findViewer, ownStore } from '../core/own-store.ts'
import { iso } from '../core/store.rules.ts'
import { askMarket } from '../core/store-conn.ts'
import { takeOrders } from '../sync/take-orders.ts'
import { countUnreadOfStores, dismissUnreadOrder, findUnread, selectUnreadOfStore } from '../sync/unread.queries.ts'
import { unreadWords } from './unread.rules.ts'

export async function listUnreadOrders(
  ctx: SellerCtx,
  { store_id, page, page_size }: Input<typeof listContract>,
): Promise<Reply<typeof listContract>> {
  await ownStore(ctx, store_id, findViewer(ctx))
  const place = { limit: page_size, offset: (page - 1) * page_size }
  const [rows, counts] = await Promise.all([
    selectUnreadOfStore(ctx.db, ctx.seller.id, store_id, place),
    countUnreadOfStores(ctx.db, ctx.seller.id, [store_id]),
  ])
  const data = rows.map((row) => ({
    id: row.id,
    external_order_id: row.external_order_id,
    problem: unreadWords(row.problem, row.place, row.found)[ctx.language],
    place: row.place,
    raw: row.raw,
    created_at: iso(row.created_at),
  }))
  return { data, total: counts.get(store_id) ?? 0, page, page_size }
}

async function ownUnread(ctx: SellerCtx, id: number) {
  const row = await findUnread(ctx.db, ctx.seller.id, id)
  if (!row) throw new AppError('not_found')
  return { row, store: await ownStore(ctx, row.store_id, findViewer(ctx)) }
}

/** Asks for the single order, which on some platforms says more than the list. */
export async function readOrderAgain(
  ctx: SellerCtx,
  { id }: Input<typeof readContract>,
): Promise<Reply<typeof readContract>> {
  const { row, store } = await ownUnread(ctx, id)
  if (store.authed !== 1) throw new AppError('store_not_authorised')
  try {
    const order = await askMarket(ctx, store, (conn, connector) => connector.getOrder(conn, row.external_order_id))
    await takeOrders(ctx, store, [order])
    return { is_read: true, problem: '' }
  } catch (error) {
    if (!(error instanceof MarketError)) throw error
    const words = unreadWords(row.problem, row.place, row.found)[ctx.language]
    return { is_read: false, problem: error.kind === 'malformed' ? words : error.message }
  }
}

export async function dismissUnread(
  ctx: SellerCtx,
  { id }: Input<typeof dismissContract>,
): Promise<Reply<typeof dismissContract>> {
  await ownUnread(ctx, id)
  await dismissUnreadOrder(ctx.db, ctx.seller.id, id, ctx.clock.now().toISOString())
  return {}
}
