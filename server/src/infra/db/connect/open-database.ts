import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database } from '../database.ts'
import { PreparingClient, UnnamedClient } from '../preparing-client.ts'
import type { DB } from '../tables.gen.ts'
import { registerPool } from '../transaction-handle.ts'
import { createSessions, keepAlive, type Sessions, sessionSettings } from './sessions.ts'

const INT8 = 20
const INT8_ARRAY: number = 1016
const TIMESTAMPTZ = 1184
const NUMERIC = 1700

/** Each connection is a process of the database with up to 30 MB of plans, so those that only a rush needed are closed soon. */
const IDLE_MS = 30_000

/** The first request on a new connection is many times slower, so after a lull some are there. */
const KEPT_CONNECTIONS = 3

/** What a connection has planned since it was opened is forgotten only with it. */
const LIFE_SECONDS = 15 * 60

const textArray = pg.types.getTypeParser(INT8_ARRAY, 'text') as (text: string) => string[]

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

const STATEMENT_MS = 30_000
/** After the database itself should have ended the statement. */
const SILENCE_MS = STATEMENT_MS + 5_000
/** Longer than a person waits; then the caller hears that we are busy (`isDatabaseBusy`). */
const CONNECTION_MS = 10_000

interface DatabaseOptions {
  readonly max_connections?: number
  /** The address leads through a transaction pooler. */
  readonly is_pooled?: boolean
  readonly sessions?: Sessions
}

export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const { max_connections = 20, is_pooled = false, sessions = createSessions() } = options
  const pool = new pg.Pool({
    // Poolers refuse `statement_timeout` at connect; then at least we stop waiting.
    Client: is_pooled
      ? sessions.clientClass(UnnamedClient, STATEMENT_MS)
      : sessions.clientClass(PreparingClient, SILENCE_MS),
    ...keepAlive,
    connectionString: url,
    pipeline: true,
    max: max_connections,
    min: Math.min(KEPT_CONNECTIONS, max_connections),
    idleTimeoutMillis: IDLE_MS,
    maxLifetimeSeconds: LIFE_SECONDS,
    connectionTimeoutMillis: CONNECTION_MS,
    ...(is_pooled ? {} : { statement_timeout: STATEMENT_MS, options: sessionSettings }),
    // pg hands this object to every client; its types describe only the common overloads.
    types: types as pg.CustomTypesConfig,
  })
  // The pool replaces an idle connection that breaks (database restart); without a listener the event would end us.
  pool.on('error', () => {})
  // The same for a connection in use: its user gets the error from the statement.
  pool.on('connect', (client) => client.on('error', () => {}))
  const dialect = new PostgresDialect({ pool })
  const db = new Kysely<DB>({ dialect })
  registerPool(db, { pool, dialect })
  return { db, pool, url, close: () => db.destroy() }
}
