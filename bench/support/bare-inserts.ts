import { sql } from 'kysely'
import type { App } from '../../server/src/app.ts'

const PER_TRANSACTION = 150

/** The rows of every imported order. */
export const foreignTables = [
  'sales_order',
  'sales_order_line',
  'sales_order_event',
  'foreign_order',
  'foreign_order_line',
]

/**
 * Writes the same rows again into empty tables of the same shape, 150 orders per transaction: the minimum any import
 * has to do. Returns how long it took.
 */
export async function bareInserts({ ctx }: App, tables: readonly string[], orders: number): Promise<number> {
  const kept = new Map<string, unknown[]>()
  for (const table of tables) {
    await sql`create table ${sql.table(`bare_${table}`)} (like ${sql.table(table)} including all)`.execute(ctx.db)
    const { rows } = await sql<{ row: unknown }>`select to_jsonb(t) as row from ${sql.table(table)} t`.execute(ctx.db)
    kept.set(
      table,
      rows.map(({ row }) => row),
    )
  }
  const started = performance.now()
  for (let at = 0; at < orders; at += PER_TRANSACTION) {
    await ctx.db.transaction().execute(async (db) => {
      for (const [table, rows] of kept) {
        const per_order = rows.length / orders
        const part = JSON.stringify(rows.slice(at * per_order, (at + PER_TRANSACTION) * per_order))
        await sql`insert into ${sql.table(`bare_${table}`)} overriding system value
          select * from jsonb_populate_recordset(null::${sql.table(table)}, ${part}::jsonb)`.execute(db)
      }
    })
  }
  return performance.now() - started
}
