import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** Queues of the library itself begin with two underscores. */
const ours = sql`name not like '\\_\\_%'`

export async function ping(db: Db): Promise<void> {
  await sql`select 1`.execute(db)
}

/** Connections of this name to this database. */
export async function countConnections(db: Db, name: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and application_name = ${name}`.execute(db)
  return rows[0]?.count ?? 0
}

export async function selectJobCounts(db: Db): Promise<{ name: string; state: string; total: number }[]> {
  const { rows } = await sql<{ name: string; state: string; total: number }>`
    select name, state::text, count(*)::int as total from pgboss.job where ${ours} group by name, state`.execute(db)
  return rows
}

export async function selectOldestDue(db: Db): Promise<{ name: string; seconds: number }[]> {
  const { rows } = await sql<{ name: string; seconds: number }>`
    select name, extract(epoch from now() - min(start_after))::float8 as seconds from pgboss.job
    where state < 'active' and start_after <= now() and ${ours} group by name`.execute(db)
  return rows
}

/** How long ago the newest backup was made that could be read, and whether the last try was one; null before the first. */
export async function selectBackups(db: Db): Promise<{ is_readable: boolean; seconds: number | null } | null> {
  const { rows } = await sql<{ is_readable: boolean; seconds: number | null }>`
    select last.error = '' as is_readable,
      (select extract(epoch from now() - max(made_at))::float8 from backup_try where error = '') as seconds
    from (select error from backup_try order by made_at desc, id desc limit 1) as last`.execute(db)
  return rows[0] ?? null
}

/** How long ago this installation was set up. */
export async function selectInstallationAge(db: Db): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from now() - min(applied_at))::float8 as seconds from schema_migration`.execute(db)
  return rows[0]?.seconds ?? 0
}

/** How the last check of the books ended; null before the first. */
export async function selectLedgerCheck(db: Db): Promise<{ agrees: boolean; seconds: number } | null> {
  const { rows } = await sql<{ agrees: boolean; seconds: number }>`
    select state = 'completed' as agrees, extract(epoch from now() - completed_on)::float8 as seconds from pgboss.job
    where name = 'wallet.audit-ledger' and state in ('completed', 'failed', 'retry') and completed_on is not null
    order by completed_on desc limit 1`.execute(db)
  return rows[0] ?? null
}
