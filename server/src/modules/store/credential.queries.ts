import type { Db } from '../../infra/db/database.ts'

interface Saved {
  readonly key_id: string
  readonly sealed: Buffer
  readonly access_expires_at: string | null
}

const own = (db: Db, seller_id: number, store_id: number) =>
  db.selectFrom('store_credential').selectAll().where('seller_id', '=', seller_id).where('store_id', '=', store_id)

export const findCredential = (db: Db, seller_id: number, store_id: number) =>
  own(db, seller_id, store_id).executeTakeFirst()

/** Whoever holds the lock is the only one to refresh. */
export const lockCredential = (db: Db, seller_id: number, store_id: number) =>
  own(db, seller_id, store_id).forUpdate().executeTakeFirst()

export const saveCredential = (db: Db, seller_id: number, store_id: number, saved: Saved, now: string) =>
  db
    .insertInto('store_credential')
    .values({ seller_id, store_id, ...saved, updated_at: now })
    .onConflict((conflict) =>
      conflict.columns(['seller_id', 'store_id']).doUpdateSet(({ eb, ref }) => ({
        ...saved,
        version: eb(ref('store_credential.version'), '+', 1),
        updated_at: now,
      })),
    )
    .execute()

export const deleteCredential = (db: Db, seller_id: number, store_id: number) =>
  db.deleteFrom('store_credential').where('seller_id', '=', seller_id).where('store_id', '=', store_id).execute()

/** Sealed with a secret that is not today's. Across sellers: rotation is the installation's matter. */
export const selectForResealing = (db: Db, key_id: string, limit: number) =>
  db.selectFrom('store_credential').selectAll().where('key_id', '<>', key_id).limit(limit).execute()
