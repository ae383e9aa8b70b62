import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../infra/db/database.ts'
import { ERROR, notReplaced } from '../../infra/jobs/job-rows.queries.ts'
import type { Figures } from '../../infra/watch/figures.rules.ts'
import type { NodeReport } from '../../infra/watch/node-report.queries.ts'

export interface NodeRow extends NodeReport {
  readonly seen_at: string
  readonly is_stopped: boolean
  readonly silent_seconds: number
}

export async function selectNodes(db: Db): Promise<NodeRow[]> {
  const { rows } = await sql<NodeRow>`
    select id, role, version, started_at, seen_at, rss_bytes, heap_bytes, db_ping_ms, db_connections, pools,
      disks, certificate_ends_at, stopped_at is not null as is_stopped, extract(epoch from now() - seen_at)::float8 as silent_seconds
    from node_report order by stopped_at is not null, id`.execute(db)
  return rows
}

export interface MinuteRow {
  readonly minute: string
  /** How long ago it began. */
  readonly age_seconds: number
  readonly figures: Figures
}

/** What all nodes counted in the last minutes, the current one included. */
export async function selectMinutes(db: Db, minutes: number): Promise<MinuteRow[]> {
  const { rows } = await sql<MinuteRow>`
    select minute, extract(epoch from now() - minute)::float8 as age_seconds, figures from node_minute
    where minute > now() - make_interval(mins => ${minutes}) order by minute`.execute(db)
  return rows
}

export interface TroubledJob {
  readonly id: string
  readonly name: string
  readonly data: Record<string, unknown> | null
  readonly error: string
  readonly tries: number
  readonly created_at: string
  readonly failed_at: string
  readonly next_at: string | null
  readonly seller_id: number | null
  readonly seller_name: string | null
}

interface JobFilter {
  readonly state: 'failed' | 'retrying'
  readonly name?: string | undefined
  readonly seller_id?: number | undefined
  readonly keyword?: string | undefined
}

const inTrouble = (state: JobFilter['state']): RawBuilder<unknown> =>
  state === 'failed' ? notReplaced : sql`j.state = 'retry' and j.output is not null`

const sellerOf = sql`case when jsonb_typeof(j.data -> 'seller_id') = 'number' then (j.data ->> 'seller_id')::bigint end`

function matching({ state, name, seller_id, keyword }: JobFilter): RawBuilder<unknown> {
  const parts = [sql`j.name not like '\\_\\_%'`, inTrouble(state)]
  if (name) parts.push(sql`j.name = ${name}`)
  if (seller_id) parts.push(sql`${sellerOf} = ${seller_id}`)
  if (keyword) parts.push(sql`strpos(lower(${ERROR}), lower(${keyword})) > 0`)
  return sql.join(parts, sql` and `)
}

export async function selectTroubledJobs(
  db: Db,
  filter: JobFilter,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: TroubledJob[]; readonly total: number }> {
  const { rows } = await sql<TroubledJob & { total: number }>`
    select j.id, j.name, j.data, ${ERROR} as error, j.retry_count + (j.state = 'failed')::int as tries,
      j.created_on as created_at, coalesce(j.completed_on, j.started_on, j.created_on) as failed_at,
      case when j.state = 'retry' then j.start_after end as next_at, ${sellerOf} as seller_id,
      (select coalesce(nullif(u.display_name, ''), u.username) from app_user u
        where u.seller_id = ${sellerOf} and u.kind = 'seller' limit 1) as seller_name,
      (count(*) over ())::int as total
    from pgboss.job j where ${matching(filter)}
    order by failed_at desc, j.id limit ${page.limit} offset ${page.offset}`.execute(db)
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 }
}

/** How many of each kind, for the filter and the table of queues. */
export async function countTroubled(
  db: Db,
  state: JobFilter['state'],
): Promise<{ readonly name: string; readonly count: number }[]> {
  const { rows } = await sql<{ name: string; count: number }>`
    select j.name, count(*)::int as count from pgboss.job j where ${matching({ state })}
    group by j.name order by 2 desc, 1`.execute(db)
  return rows
}

/** A job that failed or waits for its next try, locked until the transaction ends. */
export async function lockTroubledJob(
  db: Db,
  id: string,
): Promise<{ readonly name: string; readonly data: unknown; readonly state: string } | undefined> {
  const { rows } = await sql<{ name: string; data: unknown; state: string }>`
    select name, data, state::text from pgboss.job where id = ${id}::uuid and state in ('failed', 'retry')
    for update`.execute(db)
  return rows[0]
}

export const cancelJob = (db: Db, id: string) =>
  sql`update pgboss.job set state = 'cancelled', completed_on = now() where id = ${id}::uuid`.execute(db)
