import { sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'

export async function findFact<T>(
  db: Db,
  seller_id: number,
  store_id: number,
  key: string,
  since: string,
): Promise<T | null> {
  const row = await db
    .selectFrom('market_fact')
    .select('content')
    .where('seller_id', '=', seller_id)
    .where('store_id', '=', store_id)
    .where('key', '=', key)
    .where('fetched_at', '>', sql<string>`${since}::timestamptz`)
    .executeTakeFirst()
  return row ? (row.content as T) : null
}

/** The newest answer any of these stores gave, however old. */
export async function findAnyFact<T>(
  db: Db,
  seller_id: number,
  store_ids: readonly number[],
  key: string,
): Promise<T | null> {
  const row = await db
    .selectFrom('market_fact')
    .select('content')
    .where('seller_id', '=', seller_id)
    .where('store_id', 'in', [...store_ids, 0])
    .where('key', '=', key)
    .orderBy('fetched_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? (row.content as T) : null
}

export const keepFact = (
  db: Db,
  seller_id: number,
  fact: { readonly store_id: number; readonly key: string; readonly content: unknown; readonly fetched_at: string },
) => {
  const { store_id, key, fetched_at } = fact
  const content = JSON.stringify(fact.content)
  return db
    .insertInto('market_fact')
    .values({ seller_id, store_id, key, content, fetched_at })
    .onConflict((conflict) => conflict.columns(['seller_id', 'store_id', 'key']).doUpdateSet({ content, fetched_at }))
    .execute()
}
