import type { CompiledQuery, Kysely, QueryResult } from 'kysely'
import type pg from 'pg'
import type { Db } from './database.ts'
import { type CommitHook, clientOf, derivedHandle, resultOf, rootOf } from './own-connection.ts'
import type { DB } from './tables.gen.ts'
import { runTransaction } from './transaction.ts'

const plain_write = /^\s*(insert|update|delete|merge)\b/i
const nested_write = /^\s*with\b[\s\S]*\b(insert\s+into|update|delete\s+from|merge\s+into)\b/i
const isWrite = (sql: string): boolean => plain_write.test(sql) || nested_write.test(sql)

/**
 * A handle of the same database on which `hook` is asked for one more statement at every commit: with what a transaction
 * returned, or nothing for a statement that writes outside of one. That statement goes with the commit, in its round trip.
 */
export function withCommitHook(db: Db, hook: CommitHook): Kysely<DB> {
  const handle: Kysely<DB> = derivedHandle(db, hook, {
    executeQuery: <R>(query: CompiledQuery) =>
      isWrite(query.sql) ? writeAlone<R>(handle, query) : (db.executeQuery(query) as Promise<QueryResult<R>>),
    // biome-ignore lint/correctness/useYield: a write reads no rows one by one
    async *streamQuery() {
      throw new Error('rows are not streamed by a request that writes')
    },
  })
  return handle
}

/**
 * For what is written beside the work and may be written again by a retry, such as the count of guesses at a password: it
 * does not use up the request's idempotency key.
 */
export const besideTheWork = <C extends { readonly db: Db }>(ctx: C): C =>
  ctx.db.isTransaction ? ctx : { ...ctx, db: rootOf(ctx.db) }

/** One statement, the hook's and the commit, in one round trip. */
async function writeAlone<R>(handle: Db, { sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
  let written: pg.QueryResult | null = null
  await runTransaction(handle, async (db) => {
    const answered = (result: pg.QueryResult) => {
      written = result
    }
    clientOf(db).hold({ text: sql, values: parameters, answered })
  })
  if (!written) throw new Error('a write was committed without an answer')
  return resultOf(written)
}
