import { CompiledQuery } from 'kysely'
import type { Db } from './database.ts'
import { clientOf } from './own-connection.ts'

/**
 * Writes with the next statement of the transaction, its commit at the latest, without a round trip of its own. Should it
 * fail, that statement fails, and with it the transaction. Only for what nobody reads or catches on the way.
 */
export async function writeLater(db: Db, { sql, parameters, ...query }: CompiledQuery): Promise<void> {
  if (db.isTransaction) clientOf(db).hold({ text: sql, values: parameters })
  else await db.executeQuery({ sql, parameters, ...query })
}

/** The answer to a statement that goes with the next one, or alone once it is wanted. */
export interface Asked<O> {
  rows(): Promise<O[]>
}

/** Asks with the next statement of the transaction. In the order of the calls: locks are taken in that order too. */
export async function ask<O>(db: Db, query: CompiledQuery<O>): Promise<Asked<O>> {
  if (!db.isTransaction) {
    const { rows } = await db.executeQuery(query)
    return { rows: () => Promise.resolve(rows) }
  }
  const { promise, resolve, reject } = Promise.withResolvers<O[]>()
  let is_over = false
  // Nobody may wait for it any more when the transaction fails; whoever does is told all the same.
  promise.catch(() => {})
  const answered = ({ rows }: { readonly rows: unknown[] }) => {
    is_over = true
    resolve(rows as O[])
  }
  const failed = (error: Error) => {
    is_over = true
    reject(error)
  }
  clientOf(db).hold({ text: query.sql, values: query.parameters, answered, failed })
  return {
    async rows() {
      if (!is_over) clientOf(db).sendHeld()
      return promise
    },
  }
}

/** Checks now, with the next statement, what the transaction would check at its end: before a lock others wait for. */
export const checkNow = (db: Db): Promise<void> => writeLater(db, CHECK_NOW)
const CHECK_NOW = CompiledQuery.raw('set constraints all immediate')
