import { sql, type Updateable } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import type { DB } from '../../../infra/db/tables.gen.ts'
import type { LevelTerms } from './level.rules.ts'

export const selectLevels = (db: Db) => db.selectFrom('membership_level').selectAll().orderBy('level').execute()

export type LevelRow = Awaited<ReturnType<typeof selectLevels>>[number]

export const selectLevelRule = (db: Db) =>
  db.selectFrom('membership_rule').select(['window_days', 'recheck', 'version']).executeTakeFirstOrThrow()

/** The seller's level, and the terms running plans keep. */
export async function selectKeptTerms(db: Db, seller_id: number): Promise<{ level: number; kept: LevelTerms[] }> {
  const { rows } = await sql<{ level: number; kept: LevelTerms[] }>`
    select level, coalesce((select json_agg(k) from kept_level_terms k where k.seller_id = seller.id), '[]') as kept
    from seller where id = ${seller_id}`.execute(db)
  return rows[0] ?? { level: 0, kept: [] }
}

export const saveLevelRule = (db: Db, change: Updateable<DB['membership_rule']>) =>
  db.updateTable('membership_rule').set(change).execute()

export const saveLevel = (db: Db, level: number, change: Updateable<DB['membership_level']>) =>
  db.updateTable('membership_level').set(change).where('level', '=', level).execute()

/** Terms kept for plans that have ended; the next check would otherwise find them. */
export const deleteEndedTerms = (db: Db, now: Date) =>
  db.deleteFrom('kept_level_terms').where('ends_at', '<=', now.toISOString()).execute()

/** A plan of another level replaces the old one together with the terms it kept. */
export const deleteOtherTerms = (db: Db, seller_id: number, level: number) =>
  db.deleteFrom('kept_level_terms').where('seller_id', '=', seller_id).where('level', '!=', level).execute()

interface RunningPlan {
  readonly seller_id: number
  readonly level: number
  readonly ends_at: string
}

/** Writes down what a level grants for each of these plans. */
export const keepTerms = (db: Db, plans: readonly RunningPlan[]) =>
  sql`
  insert into kept_level_terms
    (seller_id, level, discount_bp, design_quota, sub_accounts, stores, batch_size, storage_gb, ends_at)
  select p.seller_id, l.level, l.discount_bp, l.design_quota, l.sub_accounts, l.stores, l.batch_size, l.storage_gb, p.ends_at
  from jsonb_to_recordset(${JSON.stringify(plans)}::jsonb) as p (seller_id bigint, level int, ends_at timestamptz)
  join membership_level l on l.level = p.level`.execute(db)
