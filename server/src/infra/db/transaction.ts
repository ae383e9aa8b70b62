import type { Kysely } from 'kysely'
import type { AppCtx } from '../context.ts'
import type { DB } from './tables.gen.ts'

/**
 * Runs `work` in one transaction: rows and the jobs they cause are committed together or not at all.
 * Called inside a transaction it joins it.
 */
export async function inTransaction<C extends AppCtx, T>(ctx: C, work: (tx: C) => Promise<T>): Promise<T> {
  if (ctx.db.isTransaction) return work(ctx)
  return (ctx.db as Kysely<DB>).transaction().execute((db) => work({ ...ctx, db, jobs: ctx.jobs.within(db) }))
}
