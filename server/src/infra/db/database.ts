import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { keepPool } from './own-connection.ts'
import { PreparingClient } from './preparing-client.ts'
import type { DB } from './tables.gen.ts'

export type Db = Kysely<DB> | Transaction<DB>

const INT8 = 20
const INT8_ARRAY = 1016
const TIMESTAMPTZ = 1184
const NUMERIC = 1700

/** A new connection costs its first request many times what a known one does: a short lull keeps those there are. */
const IDLE_MS = 2 * 60_000

const textArray = pg.types.getTypeParser(INT8_ARRAY as never, 'text') as (text: string) => string[]

/** Ids and fen are safe integers far below 2^53; instants stay ISO text, as the wire wants them. */
const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (format !== 'binary') {
      if (oid === INT8) return (text: string) => Number(text)
      if (oid === INT8_ARRAY) return (text: string) => textArray(text).map(Number)
      if (oid === TIMESTAMPTZ) return (text: string) => new Date(text).toISOString()
      if (oid === NUMERIC) return (text: string) => text
    }
    return pg.types.getTypeParser(oid, format as 'text')
  },
}

export interface Database {
  readonly db: Kysely<DB>
  readonly pool: pg.Pool
  readonly url: string
  close(): Promise<void>
}

export function openDatabase(url: string, max_connections = 20): Database {
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString: url,
    max: max_connections,
    idleTimeoutMillis: IDLE_MS,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    // pg hands this object to every client; its types describe only the common overloads.
    types: types as unknown as pg.CustomTypesConfig,
  })
  // An idle connection that breaks (database restart) is replaced by the pool; without a listener it would end us.
  pool.on('error', () => {})
  // The same for one that is in use: whoever uses it gets the failure from the statement.
  pool.on('connect', (client) => client.on('error', () => {}))
  const dialect = new PostgresDialect({ pool })
  const db = new Kysely<DB>({ dialect })
  keepPool(db, { pool, dialect })
  return { db, pool, url, close: () => db.destroy() }
}
