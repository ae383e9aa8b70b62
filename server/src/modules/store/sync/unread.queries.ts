import { sql } from 'kysely'
import type { UnreadOrder } from '../../../connectors/core/market-order.ts'
import type { Db } from '../../../infra/db/database.ts'

/** Keeps orders that could not be read. One the seller dismissed stays so unless it has changed. */
export async function keepUnread(
  db: Db,
  { seller_id, id: store_id }: { readonly seller_id: number; readonly id: number },
  orders: readonly UnreadOrder[],
  now: string,
): Promise<void> {
  if (orders.length === 0) return
  const by_id = new Map(orders.map((order) => [order.external_order_id, order]))
  await db
    .insertInto('store_unread_order')
    .values([...by_id.values()].map((order) => ({ ...order, seller_id, store_id, created_at: now, updated_at: now })))
    .onConflict((conflict) =>
      conflict.columns(['seller_id', 'store_id', 'external_order_id']).doUpdateSet(({ ref }) => ({
        problem: ref('excluded.problem'),
        place: ref('excluded.place'),
        found: ref('excluded.found'),
        raw: ref('excluded.raw'),
        updated_at: ref('excluded.updated_at'),
        dismissed_at: sql<
          string | null
        >`case when store_unread_order.raw = excluded.raw then store_unread_order.dismissed_at end`,
      })),
    )
    .execute()
}

/** Orders that can be read now. */
export async function forgetUnread(db: Db, seller_id: number, store_id: number, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .deleteFrom('store_unread_order')
    .where('seller_id', '=', seller_id)
    .where('store_id', '=', store_id)
    .where('external_order_id', 'in', [...ids])
    .execute()
}

const open = (db: Db, seller_id: number) =>
  db
    .selectFrom('store_unread_order as u')
    .innerJoin('store as s', (join) => join.onRef('s.seller_id', '=', 'u.seller_id').onRef('s.id', '=', 'u.store_id'))
    .where('u.seller_id', '=', seller_id)
    .where('u.dismissed_at', 'is', null)
    .where('s.deleted_at', 'is', null)

export const selectUnread = (db: Db, seller_id: number, limit: number) =>
  open(db, seller_id)
    .select(['u.id', 'u.store_id', 'u.external_order_id', 'u.problem', 'u.place', 'u.found', 'u.created_at'])
    .select(['s.name', 's.platform'])
    .orderBy('u.created_at')
    .orderBy('u.id')
    .limit(limit)
    .execute()

export async function countUnread(db: Db, seller_id: number): Promise<number> {
  const row = await open(db, seller_id)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** By store, for those that have any. */
export async function countUnreadOfStores(
  db: Db,
  seller_id: number,
  store_ids: readonly number[],
): Promise<Map<number, number>> {
  if (store_ids.length === 0) return new Map()
  const rows = await open(db, seller_id)
    .select(['u.store_id', ({ fn }) => fn.countAll<number>().as('count')])
    .where('u.store_id', 'in', [...store_ids])
    .groupBy('u.store_id')
    .execute()
  return new Map(rows.map(({ store_id, count }) => [store_id, Number(count)]))
}

export const selectUnreadOfStore = (
  db: Db,
  seller_id: number,
  store_id: number,
  place: { readonly limit: number; readonly offset: number },
) =>
  open(db, seller_id)
    .select(['u.id', 'u.external_order_id', 'u.problem', 'u.place', 'u.found', 'u.raw', 'u.created_at', 'u.updated_at'])
    .where('u.store_id', '=', store_id)
    .orderBy('u.created_at')
    .orderBy('u.id')
    .limit(place.limit)
    .offset(place.offset)
    .execute()

export const findUnread = (db: Db, seller_id: number, id: number) =>
  db
    .selectFrom('store_unread_order')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .executeTakeFirst()

export const dismissUnreadOrder = (db: Db, seller_id: number, id: number, now: string) =>
  db
    .updateTable('store_unread_order')
    .set({ dismissed_at: now })
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .execute()
