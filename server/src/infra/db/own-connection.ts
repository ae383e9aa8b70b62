import {
  type CompiledQuery,
  type ConnectionProvider,
  type DatabaseConnection,
  DefaultQueryExecutor,
  type DialectAdapter,
  type Driver,
  Kysely,
  type PostgresDialect,
  type QueryCompiler,
  type QueryResult,
  Transaction,
} from 'kysely'
import type pg from 'pg'
import type { Db } from './database.ts'
import type { PreparingClient } from './preparing-client.ts'
import type { DB } from './tables.gen.ts'

/** A connection of the pool that belongs to one transaction until it is released. */
type OwnClient = PreparingClient & Pick<pg.PoolClient, 'release'>

interface Pooled {
  readonly pool: pg.Pool
  readonly dialect: PostgresDialect
}

/** One more statement for the commit of a transaction, decided by what the transaction returned. */
export type CommitHook = (result: unknown) => CompiledQuery | null

/** What all handles of a database share. */
interface Making extends Pooled {
  /** The handle the database was opened with. */
  readonly root: Db
  readonly hook?: CommitHook
  readonly compiler: QueryCompiler
  readonly adapter: DialectAdapter
  readonly driver: Driver
}

const makings = new WeakMap<Db, Making>()
const connections = new WeakMap<Db, OwnConnection>()

/** Says where the transactions of a database get their connections. */
export function keepPool(db: Kysely<DB>, { pool, dialect }: Pooled): void {
  const parts = { compiler: dialect.createQueryCompiler(), adapter: dialect.createAdapter() }
  makings.set(db, { root: db, pool, dialect, ...parts, driver: dialect.createDriver() })
}

function makingOf(db: Db): Making {
  const making = makings.get(db)
  if (!making) throw new Error('this handle has no connections of its own')
  return making
}

/** Another handle of the same database: its transactions end with `hook`, everything else goes through `connection`. */
export function derivedHandle(db: Db, hook: CommitHook, connection: DatabaseConnection): Kysely<DB> {
  const making = makingOf(db)
  const { dialect, compiler, adapter, driver } = making
  const provider: ConnectionProvider = { provideConnection: (consumer) => consumer(connection) }
  const executor = new DefaultQueryExecutor(compiler, adapter, provider)
  const handle = new Kysely<DB>({ config: { dialect }, dialect, driver, executor })
  makings.set(handle, { ...making, hook })
  return handle
}

const writes = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

export const resultOf = <R>({ command, rowCount, rows }: pg.QueryResult): QueryResult<R> =>
  writes.has(command) ? { rows: rows as R[], numAffectedRows: BigInt(rowCount ?? 0) } : { rows: rows as R[] }

class OwnConnection implements DatabaseConnection {
  /** The handle it was reserved from. */
  readonly root: Db
  readonly endings: (() => void)[] = []
  #client: OwnClient | null

  constructor(client: OwnClient, root: Db) {
    this.#client = client
    this.root = root
  }

  /** Whoever comes late, when the connection may serve another transaction already, is refused. */
  get client(): OwnClient {
    if (!this.#client) throw new Error('the transaction is over')
    return this.#client
  }

  end(): void {
    this.#client = null
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    return resultOf(await this.client.run(sql, parameters))
  }

  // biome-ignore lint/correctness/useYield: nobody reads rows one by one within a transaction
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('rows are not streamed within a transaction')
  }
}

interface Reserved {
  readonly client: OwnClient
  /** Its statements go through the connection, one after the other, until `end`. */
  readonly db: Transaction<DB>
  readonly hook: CommitHook | undefined
  end(): void
  /** Runs what was left for the end, whichever it was. */
  over(): void
}

/** A connection of its own for one transaction. */
export async function reserve(db: Db): Promise<Reserved> {
  const { pool, dialect, compiler, adapter, driver, root, hook } = makingOf(db)
  const client = (await pool.connect()) as unknown as OwnClient
  const connection = new OwnConnection(client, root)
  const provider: ConnectionProvider = { provideConnection: (consumer) => consumer(connection) }
  const executor = new DefaultQueryExecutor(compiler, adapter, provider)
  const handle = new Transaction<DB>({ config: { dialect }, dialect, driver, executor })
  connections.set(handle, connection)
  const over = () => {
    for (const run of connection.endings) run()
  }
  return { client, db: handle, hook, end: () => connection.end(), over }
}

/** The handle the database was opened with, behind that of a transaction or a request. */
export const rootOf = (db: Db): Db => connections.get(db)?.root ?? makings.get(db)?.root ?? db

/** Runs once the transaction is over, committed or not, before whoever asked for it hears of it; at once outside of one. */
export function afterEnd(db: Db, run: () => void): void {
  const connection = connections.get(db)
  if (connection) connection.endings.push(run)
  else run()
}

/** The connection behind the handle of a transaction. */
export function clientOf(db: Db): OwnClient {
  const connection = connections.get(db)
  if (!connection) throw new Error('not the handle of a transaction')
  return connection.client
}
