import { type RawBuilder, sql } from 'kysely'
import type { DB } from './tables.gen.ts'

type Row = Readonly<Record<string, unknown>>

/** Values of `json` columns are JSON strings, as single inserts take them. */
const parsedJson = (row: Row, json: readonly string[]): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      json.includes(name) && typeof value === 'string' ? JSON.parse(value) : value,
    ]),
  )

/**
 * Inserts many rows with one statement per set of columns. All rows travel in a single JSON parameter: hundreds cost little
 * more than one, and the statement is the same for any number.
 */
export function getInserts(
  table: keyof DB,
  rows: readonly object[],
  json: readonly string[] = [],
): RawBuilder<unknown>[] {
  const shapes = Map.groupBy(rows as readonly Row[], (row) => Object.keys(row).join())
  return [...shapes.values()].map((alike) => {
    const columns = sql.join(Object.keys(alike[0] ?? {}).map((name) => sql.ref(name)))
    const value = JSON.stringify(alike.map((row) => parsedJson(row, json)))
    return sql`insert into ${sql.table(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${value}::jsonb)`
  })
}
