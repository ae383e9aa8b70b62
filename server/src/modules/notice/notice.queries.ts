import type { Language } from '@inkroute/contract/errors/errors'
import { sql } from 'kysely'
import type { Db } from '../../infra/db/database.ts'

/** Notices this reader may see. They belong to the platform, so there is no seller id. */
export interface Reader {
  readonly language: Language
  readonly now: Date
  readonly is_seller: boolean
}

const visible = (db: Db, { now, is_seller }: Reader) =>
  db
    .selectFrom('system_notice')
    .where('withdrawn_at', 'is', null)
    .where('created_at', '<=', now.toISOString())
    .$if(!is_seller, (query) => query.where('audience', '=', 'all'))

const rowColumns = (language: Language) =>
  ['id', `title_${language} as title`, `summary_${language} as summary`, 'created_at'] as const

const allColumns = (language: Language) => [...rowColumns(language), `desc_${language} as desc`] as const

export const listNoticeRows = (db: Db, reader: Reader, page: { limit: number; offset: number }) =>
  visible(db, reader)
    .select(allColumns(reader.language))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()

export async function countNotices(db: Db, reader: Reader): Promise<number> {
  const row = await visible(db, reader)
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(row.total)
}

export const findNotice = (db: Db, reader: Reader, id: number) =>
  visible(db, reader).select(allColumns(reader.language)).where('id', '=', id).executeTakeFirst()

type Position = { readonly id: number; readonly created_at: string }

export const findNewer = (db: Db, reader: Reader, { id, created_at }: Position) =>
  visible(db, reader)
    .select(rowColumns(reader.language))
    .where((where) => where.eb(where.refTuple('created_at', 'id'), '>', where.tuple(created_at, id)))
    .orderBy('created_at')
    .orderBy('id')
    .executeTakeFirst()

export const findOlder = (db: Db, reader: Reader, { id, created_at }: Position) =>
  visible(db, reader)
    .select(rowColumns(reader.language))
    .where((where) => where.eb(where.refTuple('created_at', 'id'), '<', where.tuple(created_at, id)))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()

export const listAlertNotices = (db: Db, reader: Reader, limit: number) =>
  visible(db, reader)
    .select(allColumns(reader.language))
    .where('alert_until', '>', reader.now.toISOString())
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

export interface NewNoticeRow {
  readonly slug: string
  readonly title_zh: string
  readonly title_en: string
  readonly summary_zh: string
  readonly summary_en: string
  readonly desc_zh: string
  readonly desc_en: string
  readonly audience: 'all' | 'seller'
  readonly alert_until: string | null
  readonly created_at: string
}

export async function insertNotice(db: Db, row: NewNoticeRow): Promise<number> {
  const { id } = await db.insertInto('system_notice').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export const findHolidayDialog = (db: Db, language: Language, now: Date) =>
  db
    .selectFrom('holiday_dialog')
    .select(['id', `image_${language} as image`, `alt_${language} as alt`, 'url'])
    .where('starts_at', '<=', now.toISOString())
    .where('ends_at', '>', now.toISOString())
    .orderBy('starts_at', 'desc')
    .executeTakeFirst()

export interface NewHolidayDialog {
  readonly slug: string
  readonly image_zh: string
  readonly image_en: string
  readonly alt_zh: string
  readonly alt_en: string
  readonly url: string
  readonly starts_at: string
  readonly ends_at: string
}

export async function insertHolidayDialog(db: Db, row: NewHolidayDialog): Promise<void> {
  await db.insertInto('holiday_dialog').values(row).execute()
}

export async function findConfig(db: Db, key: string): Promise<unknown> {
  const row = await db.selectFrom('system_config').select('value').where('key', '=', key).executeTakeFirst()
  return row?.value
}

/** Notices never opened in the editor, which have no content item yet. */
export const findLooseNotices = (db: Db) =>
  db
    .selectFrom('system_notice')
    .selectAll()
    .where('withdrawn_at', 'is', null)
    .where(sql<boolean>`not exists (select 1 from content_item i where i.kind = 'notice' and i.key = slug)`)
    .orderBy('created_at', 'desc')
    .execute()

/** Corrections keep the original date, unless staff change it. */
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
