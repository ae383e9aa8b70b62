import { sql } from 'kysely'
import type { Db } from '../../infra/db/database.ts'
import type { NewHolidayDialog, NewNoticeRow } from './notice.queries.ts'

/** Notices that no editor has opened yet have no item of their own. */
export const findLooseNotices = (db: Db) =>
  db
    .selectFrom('system_notice')
    .selectAll()
    .where('withdrawn_at', 'is', null)
    .where(sql<boolean>`not exists (select 1 from content_item i where i.kind = 'notice' and i.key = slug)`)
    .orderBy('created_at', 'desc')
    .execute()

/** A notice keeps its first date through later corrections, unless staff give it another. */
export async function putNotice(
  db: Db,
  row: Omit<NewNoticeRow, 'created_at'>,
  dated: string | null,
  now: string,
): Promise<void> {
  await db
    .insertInto('system_notice')
    .values({ ...row, created_at: dated ?? now })
    .onConflict((conflict) =>
      conflict.column('slug').doUpdateSet({ ...row, withdrawn_at: null, ...(dated ? { created_at: dated } : {}) }),
    )
    .execute()
}

export async function withdrawNotice(db: Db, slug: string, now: string): Promise<void> {
  await db.updateTable('system_notice').set({ withdrawn_at: now }).where('slug', '=', slug).execute()
}

export const findLooseHolidays = (db: Db) =>
  db
    .selectFrom('holiday_dialog')
    .selectAll()
    .where(sql<boolean>`not exists (select 1 from content_item i where i.kind = 'holiday_dialog' and i.key = slug)`)
    .orderBy('starts_at', 'desc')
    .execute()

export async function putHoliday(db: Db, row: NewHolidayDialog): Promise<void> {
  await db
    .insertInto('holiday_dialog')
    .values(row)
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
    .execute()
}

export async function removeHoliday(db: Db, slug: string): Promise<void> {
  await db.deleteFrom('holiday_dialog').where('slug', '=', slug).execute()
}
