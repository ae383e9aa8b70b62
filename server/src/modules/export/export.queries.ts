import type { ExportFormat, ExportStatus } from '@inkroute/contract/export/export'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../../infra/db/database.ts'
import type { PaperFile } from '../../infra/db/tables.gen.ts'

interface NewExport {
  readonly user_id: number
  readonly kind: string
  readonly name: string
  readonly format: ExportFormat
  readonly params: Record<string, unknown>
  readonly language: 'zh' | 'en'
  readonly time_zone: string
  readonly created_at: string
}

export async function insertExport(db: Db, seller_id: number, row: NewExport): Promise<number> {
  const { id } = await db
    .insertInto('export_record')
    .values({ seller_id, ...row, params: JSON.stringify(row.params) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const findExport = (db: Db, seller_id: number, id: number) =>
  db.selectFrom('export_record').selectAll().where('seller_id', '=', seller_id).where('id', '=', id).executeTakeFirst()

export async function countUnfinished(db: Db, seller_id: number): Promise<number> {
  const { count } = await db
    .selectFrom('export_record')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('seller_id', '=', seller_id)
    .where('status', 'in', ['queued', 'running'])
    .executeTakeFirstOrThrow()
  return count
}

interface ListFilter {
  /** A sub-account sees only its own exports: others may contain data it has no permission for. */
  readonly user_id: number | null
  readonly status: ExportStatus | undefined
}

function records(db: Db, seller_id: number, filter: ListFilter) {
  let query = db.selectFrom('export_record').where('export_record.seller_id', '=', seller_id)
  if (filter.user_id !== null) query = query.where('export_record.user_id', '=', filter.user_id)
  if (filter.status) query = query.where('export_record.status', '=', filter.status)
  return query
}

export async function countExports(db: Db, seller_id: number, filter: ListFilter): Promise<number> {
  const { count } = await records(db, seller_id, filter)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const selectExports = (db: Db, seller_id: number, filter: ListFilter, page: { limit: number; offset: number }) =>
  records(db, seller_id, filter)
    .innerJoin('app_user', 'app_user.id', 'export_record.user_id')
    .selectAll('export_record')
    .select(['app_user.username', 'app_user.display_name'])
    .orderBy('export_record.created_at', 'desc')
    .orderBy('export_record.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()

export const deleteExportRow = (db: Db, seller_id: number, id: number) =>
  db.deleteFrom('export_record').where('seller_id', '=', seller_id).where('id', '=', id).execute()

interface Change {
  readonly status?: ExportStatus
  readonly progress?: number
  readonly total?: number | null
  readonly file_key?: string | null
  readonly bytes?: number | null
  readonly error?: string | null
  readonly attempt?: number
  readonly beat_at?: string | null
  readonly finished_at?: string | null
  readonly expires_at?: string | null
}

/** Changes a record only while it is in one of these states; false when it no longer is. */
export async function changeExport(
  db: Db,
  seller_id: number,
  id: number,
  from: { readonly status: readonly ExportStatus[]; readonly attempt?: number },
  change: Change,
): Promise<boolean> {
  let query = db
    .updateTable('export_record')
    .set(change)
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .where('status', 'in', from.status)
  if (from.attempt !== undefined) query = query.where('attempt', '=', from.attempt)
  const { numUpdatedRows } = await query.executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export const selectExpired = (db: Db, now: Date, limit: number) =>
  db
    .selectFrom('export_record')
    .select(['seller_id', 'id', 'file_key'])
    .where('status', '=', 'done')
    .where('expires_at', '<', now.toISOString())
    .limit(limit)
    .execute()

/** Runs whose node has stopped sending progress. */
export const selectStalled = (db: Db, silent_since: Date) =>
  db
    .selectFrom('export_record')
    .select(['seller_id', 'id', 'attempt'])
    .where('status', '=', 'running')
    .where('beat_at', '<', silent_since.toISOString())
    .execute()

/** Exports of all sellers, queued or running, without progress since then. */
export const selectUnfinishedExports = (db: Db, before: string, limit: number) =>
  db
    .selectFrom('export_record')
    .select(['seller_id', 'id', 'attempt'])
    .where(sql<boolean>`status in ('queued', 'running')`)
    .where(sql<boolean>`coalesce(beat_at, created_at) < ${before}::timestamptz`)
    .orderBy('created_at')
    .limit(limit)
    .execute()

export const insertPaper = (db: Db, row: Insertable<PaperFile>) =>
  db
    .insertInto('paper_file')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['seller_id', 'file_key'])
        .doUpdateSet(({ ref }) => ({ created_at: ref('excluded.created_at') })),
    )
    .execute()
