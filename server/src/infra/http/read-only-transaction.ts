import { sql } from 'kysely'
import { AppError } from '../app-error.ts'
import type { AppCtx } from '../context.ts'
import { runTransaction } from '../db/transaction.ts'

/** PostgreSQL's code for a write in a transaction that may only read. */
const READ_ONLY = '25006'

/**
 * Runs `work` where the database itself refuses every write, jobs included: a call that turns out to change something
 * fails instead of changing it.
 */
export async function inReadOnlyTransaction<C extends AppCtx, T>(ctx: C, work: (tx: C) => Promise<T>): Promise<T> {
  try {
    return await runTransaction(ctx.db, async (db) => {
      await sql`set transaction read only`.execute(db)
      return work({ ...ctx, db, jobs: ctx.jobs.within(db) })
    })
  } catch (error) {
    throw (error as { code?: unknown }).code === READ_ONLY ? new AppError('view_read_only') : error
  }
}
