import { sql } from 'kysely'
import type { AppCtx } from '../context.ts'
import type { EventBus } from '../event-bus.ts'
import type { Db } from './database.ts'

/** Numbers drawn at once: whoever needs one asks the database for none most of the time. What is left at the end is skipped. */
const STOCK = 50

type Numbered = 'sales_order' | 'payment' | 'print_set'

/** Stocks of a node; nodes in one process (tests) each have an event bus of their own. */
const stocks = new WeakMap<EventBus, Map<Numbered, number[]>>()

async function drawIds(db: Db, table: Numbered, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, 'id'))::bigint as id from generate_series(1, ${count})`.execute(db)
  return rows.map(({ id }) => Number(id))
}

/** Numbers for rows that are about to be made. */
export async function reserveIds(ctx: AppCtx, table: Numbered, count: number): Promise<number[]> {
  const own = stocks.get(ctx.events) ?? new Map<Numbered, number[]>()
  stocks.set(ctx.events, own)
  const stock = own.get(table) ?? []
  own.set(table, stock)
  if (stock.length < count) stock.push(...(await drawIds(ctx.db, table, count + STOCK)))
  return stock.splice(0, count)
}
