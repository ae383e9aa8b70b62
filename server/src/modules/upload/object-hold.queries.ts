import { sql } from 'kysely'
import type { Db } from '../../infra/db/database.ts'

/** Storing, holding and removing objects of one seller take turns, so none is removed while it gains a holder. */
export const lockObjects = (db: Db, seller_id: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended('object_hold', ${seller_id}))`.execute(db)

export const holdObjects = (db: Db, seller_id: number, holder: string, keys: readonly string[]) =>
  db
    .insertInto('object_hold')
    .values([...new Set(keys)].map((object_key) => ({ seller_id, object_key, holder })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** Lets go of everything these holders hold; answers the keys concerned. */
export async function releaseHolders(db: Db, seller_id: number, holders: readonly string[]): Promise<string[]> {
  if (holders.length === 0) return []
  const rows = await db
    .deleteFrom('object_hold')
    .where('seller_id', '=', seller_id)
    .where('holder', 'in', holders)
    .returning('object_key')
    .execute()
  return [...new Set(rows.map((row) => row.object_key))]
}

export async function heldAmong(db: Db, seller_id: number, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const rows = await db
    .selectFrom('object_hold')
    .select('object_key')
    .where('seller_id', '=', seller_id)
    .where('object_key', 'in', keys)
    .execute()
  return new Set(rows.map((row) => row.object_key))
}
