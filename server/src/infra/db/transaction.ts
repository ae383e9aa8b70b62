import type { AppCtx } from '../context.ts'
import { reserve } from './own-connection.ts'

/**
 * Runs `work` in one transaction: rows and the jobs they cause are committed together or not at all.
 * Called inside a transaction it joins it.
 */
export async function inTransaction<C extends AppCtx, T>(ctx: C, work: (tx: C) => Promise<T>): Promise<T> {
  if (ctx.db.isTransaction) return work(ctx)
  const { client, db, end, over } = await reserve(ctx.db)
  let is_broken = false
  try {
    await client.run('begin', [])
    // Whoever still uses the handle when the work is over, one way or the other, is refused: nothing comes after the end.
    const result = await work({ ...ctx, db, jobs: ctx.jobs.within(db) }).finally(end)
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
