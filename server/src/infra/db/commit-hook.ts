import type { CompiledQuery, Kysely, QueryResult } from 'kysely'
import type pg from 'pg'
import type { Db } from './database.ts'
import type { DB } from './tables.gen.ts'
import { runTransaction } from './transaction.ts'
import { type CommitHook, derivedHandle, getConnection, getRoot, toKyselyResult } from './transaction-handle.ts'

const plain_write = /^\s*(insert|update|delete|merge)\b/i
const nested_write = /^\s*with\b[\s\S]*\b(insert\s+into|update|delete\s+from|merge\s+into)\b/i
const isWrite = (sql: string): boolean => plain_write.test(sql) || nested_write.test(sql)

/**
 * A handle of the same database that asks `hook` for one more statement at every commit: with the result of the
 * transaction, or the row that a single write outside of one returned. The statement shares the round trip of the commit.
 */
export function withCommitHook(db: Db, hook: CommitHook): Kysely<DB> {
  const handle: Kysely<DB> = derivedHandle(db, hook, {
    executeQuery: <R>(query: CompiledQuery) =>
      isWrite(query.sql) ? writeWithHook<R>(handle, query) : (db.executeQuery(query) as Promise<QueryResult<R>>),
    // biome-ignore lint/correctness/useYield: the interface asks for a generator
    async *streamQuery() {
      throw new Error('rows are not streamed by a request that writes')
    },
  })
  return handle
}

/**
 * For writes that a retry may repeat, such as the count of failed logins: they do not use up the idempotency key of the
 * request.
 */
export const withoutCommitHook = <C extends { readonly db: Db }>(ctx: C): C =>
  ctx.db.isTransaction ? ctx : { ...ctx, db: getRoot(ctx.db) }

/** What a write returned is often all that its caller is told, so the hook sees it before the commit. */
async function writeWithHook<R>(handle: Db, { sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
  let written: pg.QueryResult | undefined
  await runTransaction(handle, async (db) => {
    written = await getConnection(db).send(sql, parameters)
    const [row = {}, ...more] = written.rows
    return more.length === 0 ? row : undefined
  })
  if (!written) throw new Error('a write was committed without a result')
  return toKyselyResult(written)
}
