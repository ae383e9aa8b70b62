import { sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'

/** Number of exact duplicates beyond the first. */
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

export interface PrintRow {
  readonly seq: number
  readonly id: number
  readonly light_0: number
  readonly light_1: number
  readonly shape_0: number
  readonly shape_1: number
  readonly histogram: Buffer
}

/**
 * Which transactions were open at an instant: all below `oldest` are over, `next` has not begun. Numbers are handed out
 * before a row is committed, so rows with a smaller number may still appear until those of that instant are over.
 */
export async function openTransactions(db: Db): Promise<{ oldest: number; next: number }> {
  const { rows } = await sql<{ oldest: number; next: number }>`
    select pg_snapshot_xmin(s)::text::float8 as oldest, pg_snapshot_xmax(s)::text::float8 as next
    from pg_current_snapshot() s`.execute(db)
  return rows[0] as { oldest: number; next: number }
}

/** Prints that came in after `seq`, in the order they came. Hashes as two whole numbers each, ready for a table. */
export async function selectPrints(db: Db, seller_id: number, seq: number, limit: number): Promise<PrintRow[]> {
  const { rows } = await sql<PrintRow>`select m.seq::float8 as seq, m.id::float8 as id,
      substring(u.perceptual_hash from 1 for 32)::bit(32)::int as light_0,
      substring(u.perceptual_hash from 33)::bit(32)::int as light_1,
      substring(m.shape_hash from 1 for 32)::bit(32)::int as shape_0,
      substring(m.shape_hash from 33)::bit(32)::int as shape_1,
      m.histogram
    from material m join upload u on u.seller_id = m.seller_id and u.id = m.id
    where m.seller_id = ${seller_id} and m.seq > ${seq} and m.histogram is not null and u.perceptual_hash is not null
    order by m.seq limit ${limit}`.execute(db)
  return rows
}
