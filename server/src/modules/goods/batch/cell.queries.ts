import { sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import { jsonText } from '../../../infra/db/json-column.ts'
import type { KeptError } from '../../design/design.ts'

const cells = (db: Db, seller_id: number, run_id: number) =>
  db.selectFrom('batch_cell').selectAll().where('seller_id', '=', seller_id).where('run_id', '=', run_id)

export type CellRow = Awaited<ReturnType<typeof claimWaiting>> & object

/**
 * Claims the next waiting cell with a row lock, so that a crash releases it and no other worker takes it. Returns
 * nothing when the run is paused, finished or restarted.
 */
export const claimWaiting = (db: Db, seller_id: number, run_id: number, epoch: number) =>
  cells(db, seller_id, run_id)
    .where('state', '=', 'waiting')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('batch_run')
          .select('batch_run.id')
          .where('batch_run.seller_id', '=', seller_id)
          .where('batch_run.id', '=', run_id)
          .where('batch_run.state', '=', 'running')
          .where('batch_run.epoch', '=', epoch),
      ),
    )
    .orderBy('cell_no')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

/** The cells that come next, without taking them. */
export const selectWaiting = (db: Db, seller_id: number, run_id: number, limit: number) =>
  cells(db, seller_id, run_id).where('state', '=', 'waiting').orderBy('cell_no').limit(limit).execute()

/** Cells with goods but without pictures, left by a dead worker. */
export const selectMade = (db: Db, seller_id: number, run_id: number) =>
  cells(db, seller_id, run_id).where('state', '=', 'made').orderBy('cell_no').execute()

const one = (db: Db, seller_id: number, run_id: number, cell_no: number) =>
  db
    .updateTable('batch_cell')
    .where('seller_id', '=', seller_id)
    .where('run_id', '=', run_id)
    .where('cell_no', '=', cell_no)

interface MadeGoods {
  readonly goods_id: number
  readonly design_id: number
  readonly sku_count: number
  readonly title: string
}

export async function setMade(
  db: Db,
  seller_id: number,
  run_id: number,
  cell_no: number,
  made: MadeGoods & { readonly updated_at: string },
): Promise<void> {
  const { numUpdatedRows } = await one(db, seller_id, run_id, cell_no)
    .set({ state: 'made', error: null, ...made })
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  // Impossible under the row lock; throwing makes sure the goods are rolled back too.
  if (numUpdatedRows !== 1n) throw new Error(`cell ${cell_no} of run ${run_id} was taken twice`)
}

interface DoneCell {
  /** Problems besides making the goods. */
  readonly error: KeptError | null
  readonly updated_at: string
}

export const setDone = (db: Db, seller_id: number, run_id: number, cell_no: number, { error, updated_at }: DoneCell) =>
  one(db, seller_id, run_id, cell_no)
    .set({ state: 'done', error: error && jsonText(error), updated_at })
    .where('state', '=', 'made')
    .execute()

export const setFailed = (
  db: Db,
  seller_id: number,
  run_id: number,
  cell_no: number,
  { error, updated_at }: { readonly error: KeptError; readonly updated_at: string },
) =>
  one(db, seller_id, run_id, cell_no)
    .set({ state: 'failed', error: jsonText(error), updated_at })
    .where('state', 'in', ['waiting', 'made'])
    .execute()

export async function findCellGoods(
  db: Db,
  seller_id: number,
  run_id: number,
  cell_no: number,
): Promise<number | null> {
  const row = await cells(db, seller_id, run_id).where('cell_no', '=', cell_no).executeTakeFirst()
  return row?.goods_id ?? null
}

/** Counts a failed attempt; returns the total. */
export async function addAttempt(db: Db, seller_id: number, run_id: number, cell_no: number): Promise<number> {
  const row = await one(db, seller_id, run_id, cell_no)
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .returning('attempts')
    .executeTakeFirst()
  return row?.attempts ?? 0
}

export const cancelWaiting = (db: Db, seller_id: number, run_id: number, updated_at: string) =>
  db
    .updateTable('batch_cell')
    .set({ state: 'cancelled', updated_at })
    .where('seller_id', '=', seller_id)
    .where('run_id', '=', run_id)
    .where('state', '=', 'waiting')
    .execute()

/** Requeues failed cells; a cell whose goods exist only needs its pictures. */
export async function requeueFailed(
  db: Db,
  seller_id: number,
  run_id: number,
  cell_nos: readonly number[] | undefined,
  updated_at: string,
) {
  let query = db
    .updateTable('batch_cell')
    .set({
      state: sql`case when goods_id is null then 'waiting' else 'made' end`,
      error: null,
      attempts: 0,
      updated_at,
    })
    .where('seller_id', '=', seller_id)
    .where('run_id', '=', run_id)
    .where('state', '=', 'failed')
  if (cell_nos) query = query.where('cell_no', '=', sql<number>`any(${cell_nos}::int[])`)
  return query.returning(['cell_no', 'design_id']).execute()
}

/** Cells that still need work. */
export async function countOpen(db: Db, seller_id: number, run_id: number): Promise<number> {
  const { count } = await db
    .selectFrom('batch_cell')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('seller_id', '=', seller_id)
    .where('run_id', '=', run_id)
    .where('state', 'in', ['waiting', 'made'])
    .executeTakeFirstOrThrow()
  return count
}
