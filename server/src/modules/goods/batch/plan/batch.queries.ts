import { sql } from 'kysely'
import type { Db } from '../../../../infra/db/database.ts'
import { type JsonColumns, jsonText } from '../../../../infra/db/json-column.ts'
import { lockTurn } from '../../../../infra/db/seller-turn.queries.ts'
import type { KeptError } from '../../../design/design.ts'

interface NewRun {
  readonly user_id: number
  readonly language: string
  readonly name: string
  readonly plan: JsonColumns['batch_run.plan']
  readonly parts: JsonColumns['batch_run.parts']
  readonly product_count: number
  readonly artwork_count: number
  readonly row_count: number
  readonly now: string
}

export async function insertRun(db: Db, seller_id: number, { now, plan, parts, ...run }: NewRun): Promise<number> {
  const { id } = await db
    .insertInto('batch_run')
    .values({
      seller_id,
      ...run,
      state: 'running',
      created_at: now,
      beat_at: now,
      plan: jsonText(plan),
      parts: jsonText(parts),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface NewCell {
  readonly cell_no: number
  readonly product_id: number
  readonly artwork_no: number | null
  readonly row_no: number | null
  readonly cell_hash: string
  readonly state: 'waiting' | 'skipped'
  readonly error: KeptError | null
}

/** One statement for all: a run of thousands starts in a moment. */
export const insertCells = (db: Db, seller_id: number, run_id: number, cells: readonly NewCell[], now: string) =>
  sql`insert into batch_cell
      (seller_id, run_id, cell_no, product_id, artwork_no, row_no, cell_hash, state, error, updated_at)
    select ${seller_id}, ${run_id}, c.cell_no, c.product_id, c.artwork_no, c.row_no, c.cell_hash, c.state, c.error,
      ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(cells)}::jsonb) as c (cell_no int, product_id bigint, artwork_no int,
      row_no int, cell_hash text, state text, error jsonb)`.execute(db)

/** One start at a time for a seller: two tabs that start the same thing see each other. */
export const lockStarts = (db: Db, seller_id: number) => lockTurn(db, 'batch_start', seller_id)

/** Those of the listings that were made before and whose goods are still there, or that an open run is to make. */
export async function selectMadeBefore(db: Db, seller_id: number, hashes: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ cell_hash: string }>`
    select distinct c.cell_hash from batch_cell c
      join goods g on g.seller_id = c.seller_id and g.id = c.goods_id and g.deleted_at is null
    where c.seller_id = ${seller_id} and c.cell_hash = any(${hashes}::text[]) and c.goods_id is not null
    union
    select c.cell_hash from batch_cell c
      join batch_run r on r.seller_id = c.seller_id and r.id = c.run_id and r.state in ('running', 'paused')
    where c.seller_id = ${seller_id} and c.cell_hash = any(${hashes}::text[]) and c.state = 'waiting'`.execute(db)
  return new Set(rows.map((row) => row.cell_hash))
}

export const findRun = (db: Db, seller_id: number, id: number) =>
  db.selectFrom('batch_run').selectAll().where('seller_id', '=', seller_id).where('id', '=', id).executeTakeFirst()
export type RunRow = NonNullable<Awaited<ReturnType<typeof findRun>>>

export const lockRun = (db: Db, seller_id: number, id: number) =>
  db
    .selectFrom('batch_run')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export async function countRunning(db: Db, seller_id: number): Promise<number> {
  const { count } = await db
    .selectFrom('batch_run')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('seller_id', '=', seller_id)
    .where('state', '=', 'running')
    .executeTakeFirstOrThrow()
  return count
}

interface RunChange {
  readonly state?: 'running' | 'paused' | 'cancelled' | 'finished'
  readonly reason?: KeptError | null
  readonly epoch?: number
  readonly beat_at?: string
  readonly finished_at?: string | null
}

export const changeRun = (db: Db, seller_id: number, id: number, { reason, ...change }: RunChange) =>
  db
    .updateTable('batch_run')
    .set({ ...change, ...(reason === undefined ? {} : { reason: reason && jsonText(reason) }) })
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .execute()

/** Heartbeat of a run; false once a newer start has superseded this one. */
export async function beatRun(db: Db, seller_id: number, id: number, epoch: number, beat_at: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('batch_run')
    .set({ beat_at })
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .where('epoch', '=', epoch)
    .where('state', '=', 'running')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Running runs without a live worker, across all sellers. */
export const selectStalled = (db: Db, before: string) =>
  db
    .selectFrom('batch_run')
    .select(['seller_id', 'id'])
    .where('state', '=', 'running')
    .where('beat_at', '<', before)
    .orderBy('beat_at')
    .limit(100)
    .execute()

export interface CellCounts {
  readonly total: number
  readonly waiting: number
  readonly made: number
  readonly done: number
  readonly failed: number
  readonly skipped: number
  readonly cancelled: number
  /** Finished since the given instant. */
  readonly recent: number
}

/** Counted from the rows each time, so that counters cannot drift. */
export async function countCells(
  db: Db,
  seller_id: number,
  run_ids: readonly number[],
  since: string,
): Promise<Map<number, CellCounts>> {
  const { rows } = await sql<CellCounts & { run_id: number }>`
    select run_id, count(*) as total,
      count(*) filter (where state = 'waiting') as waiting, count(*) filter (where state = 'made') as made,
      count(*) filter (where state = 'done') as done, count(*) filter (where state = 'failed') as failed,
      count(*) filter (where state = 'skipped') as skipped, count(*) filter (where state = 'cancelled') as cancelled,
      count(*) filter (where state in ('done', 'failed') and updated_at > ${since}::timestamptz) as recent
    from batch_cell where seller_id = ${seller_id} and run_id = any(${run_ids}::bigint[]) group by run_id`.execute(db)
  return new Map(rows.map(({ run_id, ...counts }) => [run_id, counts]))
}
