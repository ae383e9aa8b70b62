import { sql } from 'kysely'
import type { Db } from './database.ts'

/** Ids fetched in advance, so that most calls need no query. Unused ones are skipped at shutdown. */
const BATCH = 50

type Numbered = 'sales_order' | 'payment' | 'print_set'

interface Node {
  readonly db: Db
  readonly events: object
}

/** By node; nodes in one process (tests) have separate event buses. */
const stocks = new WeakMap<object, Map<Numbered, number[]>>()

async function fetchIds(db: Db, table: Numbered, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, 'id'))::bigint as id from generate_series(1, ${count})`.execute(db)
  return rows.map(({ id }) => Number(id))
}

/** Ids for rows that are about to be inserted. */
export async function reserveIds(ctx: Node, table: Numbered, count: number): Promise<number[]> {
  const own = stocks.get(ctx.events) ?? new Map<Numbered, number[]>()
  stocks.set(ctx.events, own)
  const stock = own.get(table) ?? []
  own.set(table, stock)
  if (stock.length < count) stock.push(...(await fetchIds(ctx.db, table, count + BATCH)))
  return stock.splice(0, count)
}
