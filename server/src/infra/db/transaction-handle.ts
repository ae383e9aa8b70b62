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
import pg from 'pg'
import type { Db } from './database.ts'
import type { PreparingClient } from './preparing-client.ts'
import type { DB } from './tables.gen.ts'

type Client = PreparingClient & Pick<pg.PoolClient, 'release'>

interface Pooled {
  readonly pool: pg.Pool
  readonly dialect: PostgresDialect
}

/** One more statement before the commit, and what to do once it is committed. */
interface LastStatement {
  readonly query: CompiledQuery
  readonly committed?: () => void
}

/** Returns the last statement of a transaction, based on its result. */
export type CommitHook = (result: unknown, db: Transaction<DB>) => LastStatement | null

/** What all handles of one database share. */
interface Shared extends Pooled {
  /** The handle the database was opened with. */
  readonly root: Db
  readonly hooks: readonly CommitHook[]
  readonly compiler: QueryCompiler
  readonly adapter: DialectAdapter
  readonly driver: Driver
}

const sharedByHandle = new WeakMap<Db, Shared>()
const connectionByHandle = new WeakMap<Db, TransactionConnection>()

export function registerPool(db: Kysely<DB>, { pool, dialect }: Pooled): void {
  sharedByHandle.set(db, {
    root: db,
    pool,
    dialect,
    hooks: [],
    compiler: dialect.createQueryCompiler(),
    adapter: dialect.createAdapter(),
    driver: dialect.createDriver(),
  })
}

function getShared(db: Db): Shared {
  const shared = sharedByHandle.get(db)
  if (!shared) throw new Error('this handle has no connection pool')
  return shared
}

function executorFor({ compiler, adapter }: Shared, connection: DatabaseConnection): DefaultQueryExecutor {
  const provider: ConnectionProvider = { provideConnection: (consumer) => consumer(connection) }
  return new DefaultQueryExecutor(compiler, adapter, provider)
}

/**
 * Another handle of the same database: its transactions end with `hook`, after those of the given handle; other statements
 * go through `connection`.
 */
export function derivedHandle(db: Db, hook: CommitHook, connection: DatabaseConnection): Kysely<DB> {
  const shared = getShared(db)
  const { dialect, driver } = shared
  const handle = new Kysely<DB>({ config: { dialect }, dialect, driver, executor: executorFor(shared, connection) })
  sharedByHandle.set(handle, { ...shared, hooks: [...shared.hooks, hook] })
  return handle
}

const writeCommands = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

export const toKyselyResult = <R>({ command, rowCount, rows }: pg.QueryResult): QueryResult<R> =>
  writeCommands.has(command) ? { rows: rows as R[], numAffectedRows: BigInt(rowCount ?? 0) } : { rows: rows as R[] }

/**
 * The connection of one transaction. Statements are pipelined: each is sent at once, whether or not earlier ones have
 * been answered. PostgreSQL runs them in order and refuses everything after the first failure.
 */
class TransactionConnection implements DatabaseConnection {
  readonly root: Db
  readonly afterEnd: ((is_committed: boolean) => void)[] = []
  readonly #client: Client
  #has_begun = false
  #is_closed = false
  #is_corked = false
  #failure: Error | null = null
  /** The first failure of a statement whose result nobody awaits. */
  #unreported: Error | null = null

  constructor(client: Client, root: Db) {
    this.#client = client
    this.root = root
  }

  /** Sends a statement. `begin` goes with the first one, so a transaction without statements costs no round trip. */
  send(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    // The connection may already serve another transaction.
    if (this.#is_closed) throw new Error('the transaction is over')
    if (!this.#has_begun) {
      this.#has_begun = true
      this.#query('begin').catch(() => {})
    }
    return this.#query(text, values)
  }

  /** Sends a statement whose result nobody awaits; if it fails, the rest of the transaction fails with its error. */
  sendUnawaited(text: string, values: readonly unknown[]): void {
    this.commitFailsWith(this.send(text, values))
  }

  /** The commit fails with the error of this statement instead of a general one. */
  commitFailsWith(sent: Promise<pg.QueryResult>): void {
    sent.catch((error) => {
      this.#unreported ??= error
    })
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    return toKyselyResult(await this.send(sql, parameters))
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a generator
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('rows are not streamed within a transaction')
  }

  /** Refuses further statements. */
  close(): void {
    this.#is_closed = true
  }

  async commit(): Promise<void> {
    if (!this.#has_begun) return
    // The database knows nothing of a statement that could not be sent and would commit the others.
    if (this.#failure && !(this.#failure instanceof pg.DatabaseError)) throw this.#failure
    const { command } = await this.#query('commit')
    if (command !== 'ROLLBACK') return
    throw this.#unreported ?? new Error('the transaction had failed before its commit', { cause: this.#failure })
  }

  /** Rolls back what was not committed and returns the connection to the pool. */
  async release(is_committed: boolean): Promise<void> {
    let is_broken = false
    if (!is_committed && this.#has_begun) {
      await this.#query('rollback').catch(() => {
        is_broken = true
      })
    }
    this.#client.release(is_broken)
    for (const run of this.afterEnd) run(is_committed)
  }

  /**
   * Without values it is not prepared: `begin` must not fail for want of a prepared statement, as the statements sent
   * behind it would then each commit on their own.
   */
  async #query(text: string, values?: readonly unknown[]): Promise<pg.QueryResult> {
    this.#corkUntilNextTick()
    try {
      return await (values ? this.#client.run(text, values) : this.#client.query(text))
    } catch (error) {
      // Later statements are only told that the transaction is aborted; their callers get the cause.
      this.#failure ??= error as Error
      throw this.#failure
    }
  }

  /** Statements issued in the same tick leave in one write. */
  #corkUntilNextTick(): void {
    if (this.#is_corked) return
    this.#is_corked = true
    const { stream } = this.#client.connection
    stream.cork()
    process.nextTick(() => {
      this.#is_corked = false
      stream.uncork()
    })
  }
}

interface OpenTransaction {
  readonly db: Transaction<DB>
  readonly connection: TransactionConnection
  readonly hooks: readonly CommitHook[]
}

/** Takes a connection from the pool for one transaction. */
export async function openTransaction(db: Db): Promise<OpenTransaction> {
  const shared = getShared(db)
  const { pool, dialect, driver, root, hooks } = shared
  const client = (await pool.connect()) as pg.PoolClient & Client
  const connection = new TransactionConnection(client, root)
  const executor = executorFor(shared, connection)
  const handle = new Transaction<DB>({ config: { dialect }, dialect, driver, executor })
  connectionByHandle.set(handle, connection)
  return { db: handle, connection, hooks }
}

/** The handle the database was opened with, given that of a transaction or a request. */
export const getRoot = (db: Db): Db => connectionByHandle.get(db)?.root ?? sharedByHandle.get(db)?.root ?? db

/**
 * Runs once the transaction has ended, committed or not, before its caller gets the result; immediately outside of a
 * transaction.
 */
export function afterEnd(db: Db, run: (is_committed: boolean) => void): void {
  const connection = connectionByHandle.get(db)
  if (connection) connection.afterEnd.push(run)
  else run(true)
}

/** The connection behind the handle of a transaction. */
export function getConnection(db: Db): TransactionConnection {
  const connection = connectionByHandle.get(db)
  if (!connection) throw new Error('not the handle of a transaction')
  return connection
}
