import type { Transaction } from 'kysely'
import type { Db } from './database.ts'
import type { DB } from './tables.gen.ts'
import { openTransaction } from './transaction-handle.ts'

/** Runs `work` in a transaction on a connection of its own. */
export async function runTransaction<T>(db: Db, work: (db: Transaction<DB>) => Promise<T>): Promise<T> {
  const { db: handle, connection, hooks } = await openTransaction(db)
  let is_committed = false
  try {
    const result = await work(handle)
    const last = hooks.flatMap((hook) => hook(result, handle) ?? [])
    for (const { query } of last) connection.sendUnawaited(query.sql, query.parameters)
    connection.close()
    await connection.commit()
    is_committed = true
    for (const { committed } of last) committed?.()
    return result
  } finally {
    connection.close()
    await connection.release(is_committed)
  }
}

/** What a transaction replaces: the handle, and the queue whose jobs are committed with the rows. */
export interface Transactional {
  readonly db: Db
  readonly jobs: { within(db: Db): unknown }
}

/**
 * Runs `work` in one transaction: rows and the jobs they cause are committed together or not at all.
 * Called inside a transaction it joins it.
 */
export async function inTransaction<C extends Transactional, T>(ctx: C, work: (tx: C) => Promise<T>): Promise<T> {
  if (ctx.db.isTransaction) return work(ctx)
  return runTransaction(ctx.db, (db) => work({ ...ctx, db, jobs: ctx.jobs.within(db) }))
}
