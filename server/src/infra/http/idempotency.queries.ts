import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

interface Slot {
  readonly scope: string
  readonly key_hash: string
  readonly request_hash: string
}

/** True when the key is ours now: new, older than a day, or left by a node that died two minutes ago. */
export async function claimKey(db: Db, slot: Slot): Promise<boolean> {
  const { rows } = await sql`
    insert into idempotency_key (scope, key_hash, request_hash) values (${slot.scope}, ${slot.key_hash}, ${slot.request_hash})
    on conflict (scope, key_hash) do update
      set request_hash = excluded.request_hash, response = null, created_at = now()
      where idempotency_key.created_at < now() - interval '1 day'
        or (idempotency_key.response is null and idempotency_key.created_at < now() - interval '2 minutes')
    returning scope`.execute(db)
  return rows.length > 0
}

export const findKey = (db: Db, slot: Slot) =>
  db
    .selectFrom('idempotency_key')
    .select(['request_hash', 'response'])
    .where('scope', '=', slot.scope)
    .where('key_hash', '=', slot.key_hash)
    .executeTakeFirst()

export const keepAnswer = (db: Db, slot: Slot, response: Buffer) =>
  db
    .updateTable('idempotency_key')
    .set({ response })
    .where('scope', '=', slot.scope)
    .where('key_hash', '=', slot.key_hash)
    .execute()

export const freeKey = (db: Db, slot: Slot) =>
  db.deleteFrom('idempotency_key').where('scope', '=', slot.scope).where('key_hash', '=', slot.key_hash).execute()

export const deleteOldKeys = (db: Db) =>
  sql`delete from idempotency_key where created_at < now() - interval '1 day'`.execute(db)
