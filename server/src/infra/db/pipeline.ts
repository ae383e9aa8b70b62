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

/** Rows that may still be under way. */
export interface PendingRows<O> {
  rows(): Promise<O[]>
}

/** Sends a query without waiting for its rows. Locks are taken in the order of the calls. */
export async function pipelineRead<O>(db: Db, query: CompiledQuery<O>): Promise<PendingRows<O>> {
  if (!db.isTransaction) {
    const { rows } = await db.executeQuery(query)
    return { rows: () => Promise.resolve(rows) }
  }
  const sent = getConnection(db).send(query.sql, query.parameters)
  // If the transaction fails first, nobody may ask for these rows.
  sent.catch(() => {})
  return { rows: async () => (await sent).rows as O[] }
}

/** Checks deferred constraints now instead of at the commit: before taking a lock that others wait for. */
export const checkConstraintsNow = (db: Db): Promise<void> => pipelineWrite(db, CHECK_NOW)
const CHECK_NOW = CompiledQuery.raw('set constraints all immediate')
