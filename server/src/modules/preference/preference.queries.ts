import { sql } from 'kysely'
import type { Db } from '../../infra/db/database.ts'

interface Owner {
  readonly user_id: number
  readonly key: string
}

export async function findPreference(db: Db, seller_id: number, { user_id, key }: Owner): Promise<unknown> {
  const row = await db
    .selectFrom('user_preference')
    .select('value')
    .where('seller_id', '=', seller_id)
    .where('user_id', '=', user_id)
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.value
}

/** Reads for changing: two tabs that save at once take turns. */
export async function lockPreference(db: Db, seller_id: number, { user_id, key }: Owner): Promise<unknown> {
  await sql`insert into user_preference (seller_id, user_id, key, value)
    values (${seller_id}, ${user_id}, ${key}, '{}') on conflict do nothing`.execute(db)
  const { rows } = await sql<{ value: unknown }>`select value from user_preference
    where seller_id = ${seller_id} and user_id = ${user_id} and key = ${key} for update`.execute(db)
  return rows[0]?.value
}

export async function updatePreference(
  db: Db,
  seller_id: number,
  { user_id, key, value, now }: Owner & { value: unknown; now: Date },
): Promise<void> {
  await db
    .updateTable('user_preference')
    .set({ value: JSON.stringify(value), updated_at: now.toISOString() })
    .where('seller_id', '=', seller_id)
    .where('user_id', '=', user_id)
    .where('key', '=', key)
    .execute()
}
