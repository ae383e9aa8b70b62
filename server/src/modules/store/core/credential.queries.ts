import { sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'

interface Saved {
  readonly key_id: string
  readonly sealed: Buffer
  readonly access_expires_at: string | null
}

const notRefreshing = { refresh_claim: null, refreshing_until: null }

const own = (db: Db, seller_id: number, store_id: number) =>
  db.selectFrom('store_credential').selectAll().where('seller_id', '=', seller_id).where('store_id', '=', store_id)

export const findCredential = (db: Db, seller_id: number, store_id: number) =>
  own(db, seller_id, store_id).executeTakeFirst()

export const saveCredential = (db: Db, seller_id: number, store_id: number, saved: Saved, now: string) =>
  db
    .insertInto('store_credential')
    .values({ seller_id, store_id, ...saved, updated_at: now })
    .onConflict((conflict) =>
      conflict.columns(['seller_id', 'store_id']).doUpdateSet(({ eb, ref }) => ({
        ...saved,
        ...notRefreshing,
        version: eb(ref('store_credential.version'), '+', 1),
        updated_at: now,
      })),
    )
    .execute()

/** How long one process may take to renew a token: longer than a call to a platform is allowed to last. */
const REFRESH_LEASE = sql<string>`clock_timestamp() + interval '45 seconds'`

/** The credential as we know it, ours to renew; nothing when it has changed, is gone, or is being renewed. */
export const claimRefresh = (db: Db, seller_id: number, store_id: number, version: number, claim: string) =>
  db
    .updateTable('store_credential')
    .set({ refresh_claim: claim, refreshing_until: REFRESH_LEASE })
    .where('seller_id', '=', seller_id)
    .where('store_id', '=', store_id)
    .where('version', '=', version)
    .where(({ or, eb }) =>
      or([eb('refreshing_until', 'is', null), eb('refreshing_until', '<', sql<string>`clock_timestamp()`)]),
    )
    .returningAll()
    .executeTakeFirst()

/** Compare-and-set of a refreshed token. False when the old one was replaced or deleted in the meantime. */
export async function saveRefreshed(
  db: Db,
  { seller_id, store_id, claim, now }: { seller_id: number; store_id: number; claim: string; now: string },
  saved: Saved,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('store_credential')
    .set(({ eb }) => ({ ...saved, ...notRefreshing, version: eb('version', '+', 1), updated_at: now }))
    .where('seller_id', '=', seller_id)
    .where('store_id', '=', store_id)
    .where('refresh_claim', '=', claim)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export const releaseRefresh = (db: Db, seller_id: number, store_id: number, claim: string) =>
  db
    .updateTable('store_credential')
    .set(notRefreshing)
    .where('seller_id', '=', seller_id)
    .where('store_id', '=', store_id)
    .where('refresh_claim', '=', claim)
    .execute()

export const deleteCredential = (db: Db, seller_id: number, store_id: number) =>
  db.deleteFrom('store_credential').where('seller_id', '=', seller_id).where('store_id', '=', store_id).execute()

/** Sealed with a secret that is not today's. Across sellers: rotation is the installation's matter. */
export const selectForResealing = (db: Db, key_id: string, limit: number) =>
  db.selectFrom('store_credential').selectAll().where('key_id', '<>', key_id).limit(limit).execute()

/**
 * Re-encrypts exactly these bytes. The version stays, because the token is the same and a higher version would signal a
 * refresh. A credential that was changed or deleted in the meantime is left alone.
 */
export const saveResealed = (
  db: Db,
  { seller_id, store_id, sealed }: { seller_id: number; store_id: number; sealed: Buffer },
  saved: Pick<Saved, 'key_id' | 'sealed'>,
) =>
  db
    .updateTable('store_credential')
    .set(saved)
    .where('seller_id', '=', seller_id)
    .where('store_id', '=', store_id)
    .where('sealed', '=', sealed)
    .execute()
