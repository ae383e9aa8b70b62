import { sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'

export interface RunFilter {
  readonly keyword?: string | undefined
  readonly state?: string | undefined
  /** Calendar days in `time_zone`, both included. */
  readonly date_from?: string | undefined
  readonly date_to?: string | undefined
  readonly time_zone: string
}

const midnight = (day: string, zone: string, days = 0) =>
  sql<string>`(${day}::date + ${days}::int)::timestamp at time zone ${zone}`

function filtered(db: Db, seller_id: number, filter: RunFilter) {
  let query = db
    .selectFrom('batch_run as run')
    .leftJoin('app_user as person', 'person.id', 'run.user_id')
    .where('run.seller_id', '=', seller_id)
  if (filter.state) query = query.where('run.state', '=', filter.state)
  if (filter.keyword) {
    query = query.where('run.name', 'ilike', `%${filter.keyword.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`)
  }
  if (filter.date_from) query = query.where('run.created_at', '>=', midnight(filter.date_from, filter.time_zone))
  if (filter.date_to) query = query.where('run.created_at', '<', midnight(filter.date_to, filter.time_zone, 1))
  return query
}

const shown = (db: Db, seller_id: number, filter: RunFilter) =>
  filtered(db, seller_id, filter)
    .select(['run.id', 'run.name', 'run.state', 'run.reason', 'run.product_count', 'run.artwork_count'])
    .select(['run.row_count', 'run.created_at', 'run.finished_at', 'person.username as created_by'])

export const selectRuns = (db: Db, seller_id: number, filter: RunFilter, limit: number, offset: number) =>
  shown(db, seller_id, filter)
    .orderBy('run.created_at', 'desc')
    .orderBy('run.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
export type ListedRun = Awaited<ReturnType<typeof selectRuns>>[number]

export const findListedRun = (db: Db, seller_id: number, id: number) =>
  shown(db, seller_id, { time_zone: 'UTC' }).where('run.id', '=', id).executeTakeFirst()

export async function countRuns(db: Db, seller_id: number, filter: RunFilter): Promise<number> {
  const { count } = await filtered(db, seller_id, filter)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** The first pictures of each run, for its row in the list. */
export async function selectCovers(db: Db, seller_id: number, run_ids: readonly number[], most: number) {
  const { rows } = await sql<{ run_id: number; small_key: string }>`
    select r.run_id, p.small_key from unnest(${run_ids}::bigint[]) as r (run_id)
      cross join lateral (
        select m.small_key from batch_cell c
          join lateral (
            select small_key from design_mockup m
            where m.seller_id = c.seller_id and m.design_id = c.design_id and m.state = 'done' and m.color_id > 0
            order by m.sort limit 1) m on true
        where c.seller_id = ${seller_id} and c.run_id = r.run_id and c.design_id is not null
        order by c.cell_no limit ${most}) p`.execute(db)
  return Map.groupBy(rows, (row) => row.run_id)
}

const getCells = (db: Db, seller_id: number, run_id: number, state: string | undefined) => {
  const query = db
    .selectFrom('batch_cell as cell')
    .where('cell.seller_id', '=', seller_id)
    .where('cell.run_id', '=', run_id)
  return state ? query.where('cell.state', '=', state) : query
}

export const selectCells = (
  db: Db,
  seller_id: number,
  run_id: number,
  page: { readonly state?: string | undefined; readonly limit: number; readonly offset: number },
) =>
  getCells(db, seller_id, run_id, page.state)
    .selectAll('cell')
    .orderBy('cell.cell_no')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
export type ListedCell = Awaited<ReturnType<typeof selectCells>>[number]

export async function countCellsIn(
  db: Db,
  seller_id: number,
  run_id: number,
  state: string | undefined,
): Promise<number> {
  const { count } = await getCells(db, seller_id, run_id, state)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Older failures are no longer reported. */
const TROUBLE_DAYS = 7

const troubled = (seller_id: number) => sql`
  from batch_run r
    cross join lateral (
      select count(*) as failed, min(updated_at) as failed_at from batch_cell c
      where c.seller_id = r.seller_id and c.run_id = r.id and c.state = 'failed') c
  where r.seller_id = ${seller_id} and r.created_at > now() - make_interval(days => ${TROUBLE_DAYS}::int)
    and r.state <> 'cancelled' and ((r.state = 'paused' and r.reason is not null) or c.failed > 0)`

export async function countFailedRuns(db: Db, seller_id: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count ${troubled(seller_id)}`.execute(db)
  return rows[0]?.count ?? 0
}

export async function selectFailedRuns(db: Db, seller_id: number, limit: number) {
  const { rows } = await sql<{ id: number; name: string; reason: unknown; failed: number; since: string }>`
    select r.id, r.name, case when r.state = 'paused' then r.reason end as reason, c.failed,
      coalesce(c.failed_at, r.beat_at) as since
    ${troubled(seller_id)} order by since limit ${limit}`.execute(db)
  return rows
}

/** Goods a run has finished, in the order of its cells. */
export async function selectRunGoods(db: Db, seller_id: number, run_id: number): Promise<number[]> {
  const rows = await db
    .selectFrom('batch_cell')
    .select('goods_id')
    .where('seller_id', '=', seller_id)
    .where('run_id', '=', run_id)
    .where('state', '=', 'done')
    .orderBy('cell_no')
    .execute()
  return rows.flatMap(({ goods_id }) => goods_id ?? [])
}
