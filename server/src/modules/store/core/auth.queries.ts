import type { Insertable } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import type { StoreAuthAttempt } from '../../../infra/db/tables.gen.ts'

export const insertAttempt = (db: Db, row: Insertable<StoreAuthAttempt>) =>
  db.insertInto('store_auth_attempt').values(row).execute()

/** Looked up by the hash of a secret known only to the seller and the platform. */
export const findAttempt = (db: Db, state_hash: string) =>
  db.selectFrom('store_auth_attempt').selectAll().where('state_hash', '=', state_hash).executeTakeFirst()
export type AttemptRecord = NonNullable<Awaited<ReturnType<typeof findAttempt>>>

/** True for one caller only. */
export async function spendAttempt(db: Db, seller_id: number, id: number, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('store_auth_attempt')
    .set({ used_at: now })
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The keys a site posts are taken once. */
export async function keepKeys(
  db: Db,
  seller_id: number,
  id: number,
  sealed_keys: Buffer,
  now: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('store_auth_attempt')
    .set({ sealed_keys })
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('sealed_keys', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export const deleteOldAttempts = (db: Db, before: string) =>
  db.deleteFrom('store_auth_attempt').where('expires_at', '<', before).execute()
