import { CompiledQuery, sql } from 'kysely'
import type { Db } from './database.ts'
import { pipelineWrite } from './pipeline.ts'
import type { DB } from './tables.gen.ts'

/**
 * For frequent transactions with few rows each: PostgreSQL plans their prepared statements once per connection instead of
 * for each set of values. Ends with the transaction.
 */
export const preferGenericPlans = (tx: { readonly db: Db }): Promise<void> => pipelineWrite(tx.db, GENERIC_PLANS)
const GENERIC_PLANS = CompiledQuery.raw('set local plan_cache_mode = force_generic_plan')

/** A table that has grown by this factor since it was last analysed needs new plans. */
const GROWTH = 3
const MIN_PAGES = 8

/**
 * Prepared statements, and foreign key checks above all, are planned once per connection. A plan made while a table was
 * nearly empty scans all of it for every row when a young shop imports thousands at once. Analysing the table makes every
 * connection plan again. Call it between transactions: it would hold its lock until their end.
 */
export async function analyzeIfGrown(db: Db, tables: readonly (keyof DB)[]): Promise<void> {
  const { rows } = await sql<{ name: keyof DB }>`
    select relname as name from pg_class
    where oid = any (${tables}::regclass[])
      and pg_relation_size(oid) > ${GROWTH}::bigint * 8192 * greatest(relpages, ${MIN_PAGES})`.execute(db)
  for (const { name } of rows) await sql`analyze ${sql.table(name)}`.execute(db)
}
