import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { EndedJobs } from './reconcile.rules.ts'

/** The payloads for which no job of this name is waiting or running. Payloads are compared as JSON, ignoring key order. */
export async function withoutLiveJob<T extends object>(db: Db, name: string, payloads: readonly T[]): Promise<T[]> {
  if (payloads.length === 0) return []
  const { rows } = await sql<{ at: number }>`
    select wanted.at::int as at from jsonb_array_elements(${JSON.stringify(payloads)}::jsonb) with ordinality as wanted (data, at)
    where not exists (
      select 1 from pgboss.job j where j.name = ${name} and j.state < 'completed' and j.data = wanted.data)
    order by 1`.execute(db)
  return rows.map(({ at }) => payloads[at - 1]).filter((payload) => payload !== undefined)
}

/** Starts delayed jobs with these payloads now. */
export const hastenJobs = (db: Db, name: string, payloads: readonly object[]) =>
  sql`update pgboss.job j set start_after = now()
    from jsonb_array_elements(${JSON.stringify(payloads)}::jsonb) as wanted (data)
    where j.name = ${name} and j.state < 'active' and j.start_after > now() and j.data = wanted.data`.execute(db)

/** The output of a job whose copy went back to the queue because nobody worked on it: its node stopped, or the database was away. */
export const REQUEUED = 'requeued'

/** The queue found no sign of life of the node that had the job. It may never have begun it. */
const lostWithNode = sql`j.output -> 'value' ->> 'message' = 'job heartbeat timeout'`

/**
 * How many jobs with each payload have ended, in the order of the payloads. Those that were only passed on do not count,
 * nor does the first that was lost with its node; a second may have brought its nodes down.
 */
export async function countEnded(db: Db, name: string, payloads: readonly object[]): Promise<EndedJobs[]> {
  const { rows } = await sql<EndedJobs>`
    select (count(j.id) - least(1, count(j.id) filter (where ${lostWithNode})))::int as count,
      max(j.completed_on) as last_at
    from jsonb_array_elements(${JSON.stringify(payloads)}::jsonb) with ordinality as wanted (data, at)
    left join pgboss.job j on j.name = ${name} and j.state in ('completed', 'failed') and j.data = wanted.data
      and j.output ->> 'message' is distinct from ${REQUEUED}
    group by wanted.at order by wanted.at`.execute(db)
  return rows
}

/** A job that ran out of retries and has not been replaced since. */
export interface DeadJob {
  readonly id: string
  readonly name: string
  readonly data: Record<string, unknown>
  readonly error: string
  readonly tries: number
  readonly created_at: string
  readonly died_at: string
}

/** No later job with the same payload is waiting, running or done. */
export const notReplaced = sql`j.state = 'failed' and not exists (
  select 1 from pgboss.job n where n.name = j.name and n.data = j.data and n.id <> j.id
    and (n.state < 'completed' or (n.state in ('completed', 'failed') and n.completed_on > j.completed_on)))`

export const ERROR = sql<string>`left(coalesce(j.output ->> 'message', j.output -> 'value' ->> 'message', j.output ->> 'value', ''), 500)`

export async function selectDeadJobs(
  db: Db,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: DeadJob[]; readonly total: number }> {
  const { rows } = await sql<DeadJob & { total: number }>`
    select j.id, j.name, j.data, ${ERROR} as error, j.retry_count + 1 as tries, j.created_on as created_at,
      j.completed_on as died_at, (count(*) over ())::int as total
    from pgboss.job j where ${notReplaced}
    order by j.completed_on desc limit ${page.limit} offset ${page.offset}`.execute(db)
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 }
}

/** Resets the retries of a job that failed and runs it now. Undefined if it is running, done or gone. */
export async function reviveJob(db: Db, id: string): Promise<{ readonly name: string } | undefined> {
  const { rows } = await sql<{ name: string }>`
    update pgboss.job j set state = 'created', retry_count = 0, started_on = null, completed_on = null,
      start_after = now(), keep_until = greatest(keep_until, now() + interval '14 days')
    where j.id = ${id}::uuid and j.state in ('failed', 'retry') returning j.name`.execute(db)
  return rows[0]
}

/** For each payload the error of the job that failed last. */
export async function lastErrors(db: Db, name: string, payloads: readonly object[]): Promise<(string | null)[]> {
  if (payloads.length === 0) return []
  // One pass over all failed jobs of this name: there is no index on the payload.
  const { rows } = await sql<{ error: string | null }>`
    select failed.error from jsonb_array_elements(${JSON.stringify(payloads)}::jsonb) with ordinality as wanted (data, at)
    left join (
      select distinct on (j.data) j.data, ${ERROR} as error from pgboss.job j
      where j.name = ${name} and j.state in ('failed', 'retry') order by j.data, j.completed_on desc nulls first
    ) failed on failed.data = wanted.data
    order by wanted.at`.execute(db)
  return rows.map(({ error }) => error)
}

/** A job after its last retry, for the demo and for tests. */
export const insertDeadJob = (
  db: Db,
  job: Pick<DeadJob, 'name' | 'data' | 'error' | 'tries' | 'died_at'>,
): Promise<unknown> =>
  sql`insert into pgboss.job (name, data, state, retry_limit, retry_count, created_on, started_on, completed_on, output,
      deletion_seconds)
    values (${job.name}, ${JSON.stringify(job.data)}::jsonb, 'failed', ${job.tries - 1}, ${job.tries - 1},
      ${job.died_at}::timestamptz - interval '1 day', ${job.died_at}, ${job.died_at},
      jsonb_build_object('message', ${job.error}::text), ${90 * 86_400})`.execute(db)
