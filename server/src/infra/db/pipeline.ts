import { CompiledQuery } from 'kysely'
import type { Db } from './database.ts'
import { getConnection } from './transaction-handle.ts'

/**
 * Sends a write without waiting for its result. If it fails, the next statement of the transaction, at the latest its
 * commit, fails with its error. Only for writes whose result nobody needs. Outside of a transaction it is awaited.
 */
export async function pipelineWrite(db: Db, query: CompiledQuery): Promise<void> {
  if (db.isTransaction) getConnection(db).sendUnawaited(query.sql, query.parameters)
  else await db.executeQuery(query)
}

/** A statement and what its rows become. `together` and `ahead` send it. */
export interface Query<T> {
  send(db: Db): Promise<() => Promise<T>>
}

export function query<O>(compiled: CompiledQuery<O>): Query<O[]>
export function query<O, T>(compiled: CompiledQuery<O>, getResult: (rows: O[]) => T | Promise<T>): Query<T>
export function query<O>(compiled: CompiledQuery<O>, getResult = (rows: O[]): unknown => rows): Query<unknown> {
  return {
    async send(db) {
      if (!db.isTransaction) {
        const { rows } = await db.executeQuery(compiled)
        return async () => getResult(rows)
      }
      const sent = getConnection(db).send(compiled.sql, compiled.parameters)
      // If the transaction fails first, nobody may ask for these rows.
      sent.catch(() => {})
      return async () => getResult((await sent).rows as O[])
    },
  }
}

/**
 * Sends a query without waiting for its result, which is asked for later: the next statement is somebody else's. Outside of
 * a transaction it is awaited.
 */
export async function ahead<T>(db: Db, one: Query<T>): Promise<() => Promise<T>> {
  const read = await one.send(db)
  let result: Promise<T> | undefined
  return () => {
    result ??= read()
    return result
  }
}

type Results<Q> = { readonly [K in keyof Q]: Q[K] extends Query<infer T> ? T : never }

/** Sends queries in one round trip and reads their results. Locks are taken in the order given. */
export async function together<Q extends Readonly<Record<string, Query<unknown>>>>(
  db: Db,
  queries: Q,
): Promise<Results<Q>> {
  const sent: [string, () => Promise<unknown>][] = []
  for (const [name, one] of Object.entries(queries)) sent.push([name, await one.send(db)])
  const results: [string, unknown][] = []
  for (const [name, read] of sent) results.push([name, await read()])
  return Object.fromEntries(results) as Results<Q>
}

/** The result of a query sent alone. */
export const alone = async <T>(db: Db, one: Query<T>): Promise<T> => (await one.send(db))()

/** Checks deferred constraints now instead of at the commit: before taking a lock that others wait for. */
export const checkConstraintsNow = (db: Db): Promise<void> => pipelineWrite(db, CHECK_NOW)
const CHECK_NOW = CompiledQuery.raw('set constraints all immediate')
