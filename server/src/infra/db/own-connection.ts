import {
  type CompiledQuery,
  type DatabaseConnection,
  DefaultQueryExecutor,
  type Kysely,
  type PostgresDialect,
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

const pools = new WeakMap<Db, Pooled>()
/** What statements of a transaction are built with; made once for each connection. */
const handles = new WeakMap<OwnClient, Transaction<DB>>()
const clients = new WeakMap<Db, OwnClient>()

/** Says where the transactions of a database get their connections. */
export function keepPool(db: Kysely<DB>, pooled: Pooled): void {
  pools.set(db, pooled)
}

const writes = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

class OwnConnection implements DatabaseConnection {
  readonly #client: OwnClient

  constructor(client: OwnClient) {
    this.#client = client
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { command, rowCount, rows } = await this.#client.run(sql, parameters)
    return writes.has(command) ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows }
  }

  // biome-ignore lint/correctness/useYield: nobody reads rows one by one within a transaction
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('rows are not streamed within a transaction')
  }
}

function handleOf(client: OwnClient, dialect: PostgresDialect): Transaction<DB> {
  const connection = new OwnConnection(client)
  const executor = new DefaultQueryExecutor(dialect.createQueryCompiler(), dialect.createAdapter(), {
    provideConnection: (consumer) => consumer(connection),
  })
  const handle = new Transaction<DB>({ config: { dialect }, dialect, driver: dialect.createDriver(), executor })
  handles.set(client, handle)
  clients.set(handle, client)
  return handle
}

/** A connection and the handle whose statements go through it, statement after statement. */
export async function reserve(db: Db): Promise<{ readonly client: OwnClient; readonly db: Transaction<DB> }> {
  const pooled = pools.get(db)
  if (!pooled) throw new Error('this handle has no connections of its own')
  const client = (await pooled.pool.connect()) as unknown as OwnClient
  return { client, db: handles.get(client) ?? handleOf(client, pooled.dialect) }
}

/** The connection behind the handle of a transaction. */
export function clientOf(db: Db): OwnClient {
  const client = clients.get(db)
  if (!client) throw new Error('not the handle of a transaction')
  return client
}
