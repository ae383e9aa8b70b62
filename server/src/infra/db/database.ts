import { createHash } from 'node:crypto'
import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { tracedQuery } from '../watch/trace.ts'
import { createSessions, keepAlive, type Sessions, sessionSettings } from './connect/sessions.ts'
import type { DB } from './tables.gen.ts'
import { registerPool } from './transaction-handle.ts'

export type Db = Kysely<DB> | Transaction<DB>

const INT8 = 20
const INT8_ARRAY = 1016
const TIMESTAMPTZ = 1184
const NUMERIC = 1700

/** Each connection is a process of the database with up to 30 MB of plans, so those that only a rush needed are closed soon. */
const IDLE_MS = 30_000

/** The first request on a new connection is many times slower, so after a lull some are there. */
const KEPT_CONNECTIONS = 3

/** What a connection has planned since it was opened is forgotten only with it. */
const LIFE_SECONDS = 15 * 60

/** Further statements on a connection run unprepared, so that memory stays bounded. */
const MAX_PREPARED = 500

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

/** How pg turns a value into what it sends; its types do not mention it. */
const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): unknown } }).utils

/** Names parameterised statements, so that PostgreSQL parses and plans each once per connection. */
export class PreparingClient extends pg.Client {
  readonly #names = new Map<string, string>()

  // `query` has many overloads; only (text, values) without a callback is ours to name.
  override query(...args: unknown[]): never {
    const [text, values, callback] = args
    const is_ours = typeof text === 'string' && Array.isArray(values) && callback === undefined
    return (
      is_ours ? this.run(text, values) : (super.query as (...args: unknown[]) => never).apply(this, args)
    ) as never
  }

  /**
   * Throws before anything is sent if a value cannot be serialised: pg itself would close the prepared statement and go
   * on to take it for prepared.
   */
  run(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    const sendable = values.map((value) => prepareValue(value))
    return tracedQuery(text, () => super.query({ name: this.nameOf(text), text, values: sendable }))
  }

  protected nameOf(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known || this.#names.size >= MAX_PREPARED) return known
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 24)
    this.#names.set(text, name)
    return name
  }
}

/** Behind a transaction pooler the next statement may run on another connection, which knows no name of ours. */
class UnnamedClient extends PreparingClient {
  protected override nameOf(): undefined {
    return undefined
  }
}

const STATEMENT_MS = 30_000
/** After the database itself should have ended the statement. */
const SILENCE_MS = STATEMENT_MS + 5_000
/** Longer than a person waits; then the caller hears that we are busy (`isDatabaseBusy`). */
const CONNECTION_MS = 10_000

export interface Database {
  readonly db: Kysely<DB>
  readonly pool: pg.Pool
  readonly url: string
  close(): Promise<void>
}

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
    types: types as unknown as pg.CustomTypesConfig,
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
