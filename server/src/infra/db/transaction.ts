import type { Transaction } from 'kysely'
import type { AppCtx } from '../context.ts'
import type { Db } from './database.ts'
import { reserve } from './own-connection.ts'
import type { DB } from './tables.gen.ts'

/** Runs `work` in a transaction of its own on a connection of its own. */
export async function runTransaction<T>(db: Db, work: (db: Transaction<DB>) => Promise<T>): Promise<T> {
  const { client, db: own, hook, end, over } = await reserve(db)
  let is_broken = false
  try {
    await client.run('begin', [])
    // Whoever still uses the handle when the work is over, one way or the other, is refused: nothing comes after the end.
    const result = await work(own).finally(end)
    const last = hook?.(result)
    if (last) client.hold({ text: last.sql, values: last.parameters })
    const { command } = await client.run('commit', [])
    // What failed on the way and was caught there has undone everything all the same.
    if (command === 'ROLLBACK') throw new Error('the transaction had failed before its commit')
    return result
  } catch (error) {
    await client.run('rollback', []).catch(() => {
      is_broken = true
    })
    throw error
  } finally {
    end()
    client.release(is_broken)
    over()
  }
}

/**
 * Runs `work` in one transaction: rows and the jobs they cause are committed together or not at all.
 * Called inside a transaction it joins it.
 */
export async function inTransaction<C extends AppCtx, T>(ctx: C, work: (tx: C) => Promise<T>): Promise<T> {
  if (ctx.db.isTransaction) return work(ctx)
  return runTransaction(ctx.db, (db) => work({ ...ctx, db, jobs: ctx.jobs.within(db) }))
}
