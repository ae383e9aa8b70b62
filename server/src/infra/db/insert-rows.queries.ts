import { sql } from 'kysely'
import type { Db } from './database.ts'
import type { DB } from './tables.gen.ts'

/** Below this an ordinary statement with a placeholder for each value is as quick. */
const MANY = 8

type Row = Readonly<Record<string, unknown>>

/** What drivers take as text for a jsonb column has to be the value itself inside a larger JSON. */
const asValues = (row: Row, json_columns: readonly string[]): Row => {
  const parsed = json_columns.filter((column) => typeof row[column] === 'string')
  return { ...row, ...Object.fromEntries(parsed.map((column) => [column, JSON.parse(String(row[column]))])) }
}

/** Only columns that are given: others get their default. */
const columnsOf = (row: Row) => Object.keys(row).filter((column) => row[column] !== undefined)

/**
 * Inserts rows as one parameter, whatever their number: with thousands of placeholders, writing and reading the statement
 * would take longer than storing the rows. Rows that fill other columns than their neighbours get a statement of their own.
 */
export async function insertRows<T extends keyof DB & string>(
  db: Db,
  table: T,
  rows: readonly object[],
  json_columns: readonly string[] = [],
): Promise<void> {
  const alike = Map.groupBy(rows as readonly Row[], (row) => columnsOf(row).sort().join())
  for (const same of alike.values()) {
    const [first] = same
    if (!first) continue
    if (same.length < MANY) {
      await db
        .insertInto(table)
        .values(same as never)
        .execute()
      continue
    }
    const columns = sql.join(columnsOf(first).map((column) => sql.ref(column)))
    const json = JSON.stringify(same.map((row) => asValues(row, json_columns)))
    await sql`insert into ${sql.table(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${json}::json)`.execute(db)
  }
}
