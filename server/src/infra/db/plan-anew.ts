import { sql } from 'kysely'
import type { Db } from './database.ts'
import type { DB } from './tables.gen.ts'

/** A table that has grown so many times since it was last counted is another table to a plan. */
const GROWTH = 3
const LEAST_PAGES = 8

/**
 * Statements, and the checks of foreign keys above all, are planned once for a connection. Planned while a table was
 * nearly empty they read the whole of it, for every row, when thousands arrive at once in a young shop. Counting such a
 * table anew makes every connection plan anew. To be called between transactions: it would hold a lock until their end.
 */
export async function planAnewIfGrown(db: Db, tables: readonly (keyof DB)[]): Promise<void> {
  const { rows } = await sql<{ name: keyof DB }>`
    select relname as name from pg_class
    where oid = any (${tables}::regclass[])
      and pg_relation_size(oid) > ${GROWTH}::bigint * 8192 * greatest(relpages, ${LEAST_PAGES})`.execute(db)
  for (const { name } of rows) await sql`analyze ${sql.table(name)}`.execute(db)
}
