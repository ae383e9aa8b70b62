import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import type { PrintBatch } from '../../../infra/db/tables.gen.ts'

export const insertBatch = (db: Db, row: Insertable<PrintBatch>) =>
  db.insertInto('print_batch').values(row).returningAll().executeTakeFirstOrThrow()
export type BatchRow = Awaited<ReturnType<typeof insertBatch>>

export const findBatch = (db: Db, id: number) =>
  db.selectFrom('print_batch').selectAll().where('id', '=', id).executeTakeFirst()

export const changeBatch = (db: Db, id: number, change: Updateable<PrintBatch>) =>
  db.updateTable('print_batch').set(change).where('id', '=', id).where('state', '<>', 'done').execute()

export const selectBatches = (db: Db, limit: number) =>
  db.selectFrom('print_batch').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute()

/** Whose tasks these are; unknown codes are absent. */
export const selectTaskOwners = (db: Db, codes: readonly string[]) =>
  db
    .selectFrom('production_task')
    .select(['seller_id', 'code'])
    .where(sql<boolean>`code = any(${[...codes]}::text[])`)
    .where('state', '<>', 'cancelled')
    .orderBy('code')
    .execute()

export const selectUnpackedBatches = (db: Db, before: string, limit: number) =>
  db
    .selectFrom('print_batch')
    .select('id')
    .where('state', 'in', ['queued', 'running'])
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(limit)
    .execute()
