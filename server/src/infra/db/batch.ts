import { CompiledQuery } from 'kysely'
import type { QueryResult } from 'pg'
import type { Db } from './database.ts'

/** Words the client understands in place of a statement; PostgreSQL never sees them. */
export const HOLD = '-- hold'
export const SEND = '-- send'

export interface HeldStatement {
  readonly sql: string
  readonly parameters: readonly unknown[]
  readonly answered?: ((result: QueryResult) => void) | undefined
  readonly failed?: ((error: Error) => void) | undefined
}

const hold = (db: Db, statement: HeldStatement) => db.executeQuery(CompiledQuery.raw(HOLD, [statement]))

/**
 * Writes with the next statement of the transaction, its commit at the latest, without a round trip of its own. Should it
 * fail, that statement fails, and with it the transaction. Only for what nobody reads or catches on the way.
 */
export async function writeLater(db: Db, query: CompiledQuery): Promise<void> {
  const { sql, parameters } = query
  if (db.isTransaction) await hold(db, { sql, parameters })
  else await db.executeQuery(query)
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
  let is_over = false
  const { promise, resolve, reject } = Promise.withResolvers<O[]>()
  const over = <T>(then: (value: T) => void) => {
    return (value: T) => {
      is_over = true
      then(value)
    }
  }
  // Nobody may wait for it any more when the transaction fails; whoever does is told all the same.
  promise.catch(() => {})
  const { sql, parameters } = query
  await hold(db, { sql, parameters, answered: over(({ rows }) => resolve(rows as O[])), failed: over(reject) })
  return {
    async rows() {
      if (!is_over) await db.executeQuery(CompiledQuery.raw(SEND, []))
      return promise
    },
  }
}
