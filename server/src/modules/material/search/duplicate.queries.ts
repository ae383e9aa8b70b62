import { sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'

/** Pictures beyond the first of each content: what deleting duplicates would free. */
export async function countSame(db: Db, seller_id: number): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) - count(distinct picture_key) as count from upload
    where seller_id = ${seller_id} and purpose = 'material' and status = 'ready' and deleted_at is null`.execute(db)
  return Number(rows[0]?.count ?? 0)
}

/** Ids with exactly the same pixels, oldest first in each group. */
export async function selectSameGroups(db: Db, seller_id: number, limit: number): Promise<number[][]> {
  const { rows } = await sql<{ ids: string[] }>`select array_agg(id order by created_at, id)::text[] as ids from upload
    where seller_id = ${seller_id} and purpose = 'material' and status = 'ready' and deleted_at is null
    group by picture_key having count(*) > 1 order by max(created_at) desc limit ${limit}`.execute(db)
  return rows.map(({ ids }) => ids.map(Number))
}
