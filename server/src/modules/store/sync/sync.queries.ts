import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import type { StoreOrder, StoreSync } from '../../../infra/db/tables.gen.ts'

/** Starts syncing, or resumes where it stopped when the store is re-authorised. */
export const beginSync = (db: Db, seller_id: number, store_id: number, watermark: string, now: string) =>
  db
    .insertInto('store_sync')
    .values({ seller_id, store_id, watermark, next_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['seller_id', 'store_id'])
        .doUpdateSet({ next_at: now, failures: 0, error_kind: null, error: '', failing_since: null }),
    )
    .execute()

export const findSync = (db: Db, seller_id: number, store_id: number) =>
  db
    .selectFrom('store_sync')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('store_id', '=', store_id)
    .executeTakeFirst()

export const changeSync = (db: Db, seller_id: number, store_id: number, change: Updateable<StoreSync>) =>
  db.updateTable('store_sync').set(change).where('seller_id', '=', seller_id).where('store_id', '=', store_id).execute()

/** Moves the place reached on from the one that was read: a shop that gives a page works again. False when a rescan or another run has moved it since. */
export async function advanceSync(
  db: Db,
  { seller_id, store_id, version }: Pick<Selectable<StoreSync>, 'seller_id' | 'store_id' | 'version'>,
  place: Pick<Updateable<StoreSync>, 'watermark' | 'window_until' | 'page' | 'page_cuts'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('store_sync')
    .set({ ...place, failures: 0, version: version + 1 })
    .where('seller_id', '=', seller_id)
    .where('store_id', '=', store_id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export const addSyncedOrders = (db: Db, seller_id: number, store_id: number, count: number) =>
  db
    .updateTable('store_sync')
    .set(({ eb }) => ({ order_count: eb('order_count', '+', count) }))
    .where('seller_id', '=', seller_id)
    .where('store_id', '=', store_id)
    .execute()

const live = (db: Db) =>
  db
    .selectFrom('store_sync as s')
    .innerJoin('store', (join) =>
      join.onRef('store.seller_id', '=', 's.seller_id').onRef('store.id', '=', 's.store_id'),
    )
    .innerJoin('seller', 'seller.id', 's.seller_id')
    .where('seller.frozen_at', 'is', null)
    .where('store.authed', '=', 1)
    .where('store.deleted_at', 'is', null)

/** Whose turn it is, across sellers. */
export const selectDue = (db: Db, now: string, limit: number) =>
  live(db)
    .select(['s.seller_id', 's.store_id'])
    .where('s.next_at', '<=', now)
    .orderBy('s.next_at')
    .limit(limit)
    .execute()

export const selectAuthorised = (db: Db, after_id: number, limit: number) =>
  live(db)
    .select(['s.seller_id', 's.store_id'])
    .where('s.store_id', '>', after_id)
    .orderBy('s.store_id')
    .limit(limit)
    .execute()

/** Rescans the last days of every store, in case paging skipped orders. */
export const rescanAll = (db: Db, since: string, now: string) =>
  db
    .updateTable('store_sync')
    .set(({ eb }) => ({
      watermark: sql<string>`least(watermark, ${since}::timestamptz)`,
      window_until: null,
      page: null,
      version: eb('version', '+', 1),
      next_at: now,
      rescanned_at: now,
    }))
    .where('synced_at', 'is not', null)
    .execute()

/**
 * Upserts orders and returns only those that are new or changed. Stale and repeated ones are ignored, so reading twice
 * has no effect.
 */
export async function upsertOrders(db: Db, rows: readonly Insertable<StoreOrder>[]) {
  const [first] = rows
  if (!first) return []
  const before = await db
    .selectFrom('store_order')
    .select(['external_order_id', 'snapshot'])
    .where('seller_id', '=', first.seller_id)
    .where('store_id', '=', first.store_id)
    .where(
      'external_order_id',
      'in',
      rows.map(({ external_order_id }) => external_order_id),
    )
    .execute()
  const kept = await db
    .insertInto('store_order')
    .values([...rows])
    .onConflict((conflict) =>
      conflict
        .columns(['seller_id', 'store_id', 'external_order_id'])
        .doUpdateSet(({ ref }) => ({
          external_number: ref('excluded.external_number'),
          status: ref('excluded.status'),
          raw_status: ref('excluded.raw_status'),
          payload_hash: ref('excluded.payload_hash'),
          snapshot: ref('excluded.snapshot'),
          market_updated_at: ref('excluded.market_updated_at'),
          confirmed_at: ref('excluded.confirmed_at'),
          updated_at: ref('excluded.updated_at'),
        }))
        .whereRef('store_order.payload_hash', '<>', 'excluded.payload_hash')
        .whereRef('store_order.market_updated_at', '<=', 'excluded.market_updated_at'),
    )
    .returning(['external_order_id', 'imported_at'])
    .execute()
  const old = new Map(before.map((row) => [row.external_order_id, row.snapshot]))
  return kept.map((row) => ({ ...row, before: old.get(row.external_order_id) ?? null }))
}

export const markImported = (db: Db, seller_id: number, store_id: number, ids: readonly string[], now: string) =>
  db
    .updateTable('store_order')
    .set({ imported_at: now })
    .where('seller_id', '=', seller_id)
    .where('store_id', '=', store_id)
    .where('external_order_id', 'in', [...ids])
    .execute()

/** An order as its marketplace numbers it for people. */
export const findOrderByNumber = (db: Db, seller_id: number, store_id: number, external_number: string) =>
  db
    .selectFrom('store_order')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('store_id', '=', store_id)
    .where('external_number', '=', external_number)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** True when this event was not known. */
export async function rememberHook(db: Db, platform: number, dedupe_key: string, now: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('store_hook')
    .values({ platform, dedupe_key, received_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export const deleteOldHooks = (db: Db, before: string) =>
  db.deleteFrom('store_hook').where('received_at', '<', before).execute()

/** Stores whose marketplace took us out, longest ago first. */
export const selectLostStores = (db: Db, seller_id: number, limit: number) =>
  db
    .selectFrom('store')
    .select(['id', 'name', 'platform', 'auth_problem', 'updated_at'])
    .where('seller_id', '=', seller_id)
    .where('deleted_at', 'is', null)
    .where('authed', '=', 2)
    .where('auth_problem', 'in', ['revoked', 'expired'])
    .orderBy('updated_at')
    .limit(limit)
    .execute()

export async function countLostStores(db: Db, seller_id: number): Promise<number> {
  const row = await db
    .selectFrom('store')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('seller_id', '=', seller_id)
    .where('deleted_at', 'is', null)
    .where('authed', '=', 2)
    .where('auth_problem', 'in', ['revoked', 'expired'])
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** The main account's phone, for carriers when the marketplace hides the buyer's number. */
export async function findSellerPhone(db: Db, seller_id: number): Promise<string> {
  const row = await db
    .selectFrom('app_user')
    .select('phone')
    .where('seller_id', '=', seller_id)
    .where('kind', '=', 'seller')
    .executeTakeFirst()
  return row?.phone ?? ''
}
