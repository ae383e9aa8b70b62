import type { Insertable, Updateable } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import type { StorePush } from '../../../infra/db/tables.gen.ts'

/** Id of the new push; null when the parcel is already known. */
export async function insertPush(db: Db, row: Insertable<StorePush>): Promise<number | null> {
  const made = await db
    .insertInto('store_push')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made?.id ?? null
}

export const findPush = (db: Db, seller_id: number, id: number) =>
  db.selectFrom('store_push').selectAll().where('seller_id', '=', seller_id).where('id', '=', id).executeTakeFirst()
export type PushRecord = NonNullable<Awaited<ReturnType<typeof findPush>>>

/** True for one caller only; one that never came back is taken over. */
export async function claimPush(
  db: Db,
  seller_id: number,
  id: number,
  { now, given_up_before }: { readonly now: string; readonly given_up_before: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('store_push')
    .set({ claimed_at: now })
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where((where) => where.or([where('claimed_at', 'is', null), where('claimed_at', '<', given_up_before)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const changePush = (db: Db, seller_id: number, id: number, change: Updateable<StorePush>) =>
  db.updateTable('store_push').set(change).where('seller_id', '=', seller_id).where('id', '=', id).execute()

/** All pushes of an order. */
export const selectPushesOfOrder = (db: Db, seller_id: number, store_id: number, external_order_id: string) =>
  db
    .selectFrom('store_push')
    .select(['id', 'lines', 'state'])
    .where('seller_id', '=', seller_id)
    .where('store_id', '=', store_id)
    .where('external_order_id', '=', external_order_id)
    .orderBy('id')
    .execute()

/** Requeues pushes that failed for lack of authorisation. */
export const requeueRevoked = (db: Db, seller_id: number, store_id: number) =>
  db
    .updateTable('store_push')
    .set({ state: 'waiting', attempts: 0, error_kind: null, error: '', claimed_at: null })
    .where('seller_id', '=', seller_id)
    .where('store_id', '=', store_id)
    .where('state', '=', 'failed')
    .where('error_kind', 'in', ['revoked', 'expired', 'missing_right'])
    .returning('id')
    .execute()

export const selectLastPushes = (db: Db, seller_id: number, store_id: number, limit: number) =>
  db
    .selectFrom('store_push as p')
    .leftJoin('store_order as o', (join) =>
      join
        .onRef('o.seller_id', '=', 'p.seller_id')
        .onRef('o.store_id', '=', 'p.store_id')
        .onRef('o.external_order_id', '=', 'p.external_order_id'),
    )
    .select(['p.id', 'p.order_id', 'o.external_number', 'p.external_order_id', 'p.tracking_number', 'p.carrier'])
    .select(['p.state', 'p.error', 'p.created_at', 'p.done_at'])
    .where('p.seller_id', '=', seller_id)
    .where('p.store_id', '=', store_id)
    .orderBy((order) => order.case().when('p.state', '=', 'failed').then(0).else(1).end())
    .orderBy('p.created_at', 'desc')
    .limit(limit)
    .execute()

export const selectFailed = (db: Db, seller_id: number, limit: number) =>
  db
    .selectFrom('store_push as p')
    .innerJoin('store as s', (join) => join.onRef('s.seller_id', '=', 'p.seller_id').onRef('s.id', '=', 'p.store_id'))
    .select(['p.id', 'p.store_id', 'p.tracking_number', 'p.error', 'p.created_at', 's.name', 's.platform'])
    .where('p.seller_id', '=', seller_id)
    .where('p.state', '=', 'failed')
    .where('s.deleted_at', 'is', null)
    .orderBy('p.created_at')
    .limit(limit)
    .execute()

export async function countFailed(db: Db, seller_id: number): Promise<number> {
  const row = await db
    .selectFrom('store_push')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('seller_id', '=', seller_id)
    .where('state', '=', 'failed')
    .executeTakeFirstOrThrow()
  return Number(row.count)
}
