import { sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'

export interface RuleRow {
  readonly kind: string
  readonly days: number | null
  readonly updated_at: string
  readonly updated_by: string
}

export async function selectRules(db: Db): Promise<RuleRow[]> {
  const { rows } = await sql<RuleRow>`
    select r.kind, r.days, r.updated_at, coalesce(nullif(u.display_name, ''), u.username, '') as updated_by
    from retention_rule r left join app_user u on u.id = r.updated_by`.execute(db)
  return rows
}

export const saveRule = (db: Db, kind: string, days: number | null, by: { at: string; user_id: number }) =>
  db
    .insertInto('retention_rule')
    .values({ kind, days, updated_at: by.at, updated_by: by.user_id })
    .onConflict((conflict) => conflict.column('kind').doUpdateSet({ days, updated_at: by.at, updated_by: by.user_id }))
    .execute()

export const insertRun = (db: Db, run: { kind: string; before: string; removed: number; ran_at: string }) =>
  db.insertInto('retention_run').values(run).execute()

export interface RunRow {
  readonly kind: string
  readonly removed_total: number
  readonly last_run_at: string
  readonly runs: readonly { readonly ran_at: string; readonly removed: number }[]
}

/** The last run, everything removed so far, and the last runs that removed something. */
export async function selectRuns(db: Db): Promise<RunRow[]> {
  const { rows } = await sql<RunRow>`
    select kind, sum(removed)::int as removed_total, max(ran_at) as last_run_at, coalesce((
      select jsonb_agg(jsonb_build_object('ran_at', last.ran_at, 'removed', last.removed) order by last.id desc) from (
        select id, ran_at, removed from retention_run l where l.kind = r.kind and l.removed > 0 order by id desc limit 5
      ) last), '[]') as runs
    from retention_run r group by kind`.execute(db)
  return rows
}

/** Runs that removed nothing say only that the job works; the last day of them is enough. */
export const deleteEmptyRuns = (db: Db, before: string) =>
  db.deleteFrom('retention_run').where('removed', '=', 0).where('ran_at', '<', before).execute()
