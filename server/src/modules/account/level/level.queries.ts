import { sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
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
