import type { uploadSorts } from '@inkroute/contract/upload/upload'
import { type Insertable, type SelectQueryBuilder, sql, type Updateable } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import { lockTurn } from '../../../infra/db/seller-turn.queries.ts'
import type { DB, StaffPicture, Upload } from '../../../infra/db/tables.gen.ts'

/** Storing, holding and removing objects of one seller take turns, so none is removed while it gains a holder. */
export const lockObjects = (db: Db, seller_id: number) => lockTurn(db, 'object_hold', seller_id)

export const holdObjects = (db: Db, seller_id: number, holder: string, keys: readonly string[]) =>
  db
    .insertInto('object_hold')
    .values([...new Set(keys)].map((object_key) => ({ seller_id, object_key, holder })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** Releases everything these holders hold; returns the object keys. */
export async function releaseHolders(db: Db, seller_id: number, holders: readonly string[]): Promise<string[]> {
  if (holders.length === 0) return []
  const rows = await db
    .deleteFrom('object_hold')
    .where('seller_id', '=', seller_id)
    .where('holder', 'in', holders)
    .returning('object_key')
    .execute()
  return [...new Set(rows.map((row) => row.object_key))]
}

export async function heldAmong(db: Db, seller_id: number, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const rows = await db
    .selectFrom('object_hold')
    .select('object_key')
    .where('seller_id', '=', seller_id)
    .where('object_key', 'in', keys)
    .execute()
  return new Set(rows.map((row) => row.object_key))
}

export interface UploadFilters {
  readonly type?: string | undefined
  readonly keyword?: string | undefined
  /** Calendar days in `time_zone`, both included. */
  readonly date_from?: string | undefined
  readonly date_to?: string | undefined
  readonly time_zone: string
}

export type UploadSort = (typeof uploadSorts)[number]

export async function insertUpload(
  db: Db,
  seller_id: number,
  row: {
    user_id: number
    purpose: string
    nonce: string
    name: string
    bytes: number
    notes: string | null
    created_at: string
  },
): Promise<number | null> {
  const inserted = await db
    .insertInto('upload')
    .values({ seller_id, ...row })
    .onConflict((conflict) => conflict.columns(['seller_id', 'nonce']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id ?? null
}

export const findUpload = (db: Db, seller_id: number, id: number) =>
  db.selectFrom('upload').selectAll().where('seller_id', '=', seller_id).where('id', '=', id).executeTakeFirst()

export const selectVectorKeys = (db: Db, seller_id: number, ids: readonly number[]) =>
  db
    .selectFrom('upload')
    .select(['id', 'vector_key'])
    .where('seller_id', '=', seller_id)
    .where('id', 'in', ids)
    .where('vector_key', 'is not', null)
    .$narrowType<{ vector_key: string }>()
    .execute()

/** The upload created by an earlier attempt with the same nonce. */
export async function findUploadId(db: Db, seller_id: number, nonce: string): Promise<number | null> {
  const row = await db
    .selectFrom('upload')
    .select('id')
    .where('seller_id', '=', seller_id)
    .where('nonce', '=', nonce)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Locked, so that the request and the repair job never both finish an upload. */
export const lockPendingUpload = (db: Db, seller_id: number, id: number) =>
  db
    .selectFrom('upload')
    .select(['id', 'nonce', 'purpose'])
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .forUpdate()
    .executeTakeFirst()

type Finished = Omit<Updateable<Upload>, 'seller_id' | 'id' | 'created_at' | 'status'> & { status: 'ready' | 'refused' }

/** Changes nothing once the upload is finished: a second attempt that finds the file gone must not refuse a ready picture. */
export const finishUpload = (db: Db, seller_id: number, id: number, change: Finished) =>
  db
    .updateTable('upload')
    .set(change)
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute()

export const backdateUpload = (db: Db, seller_id: number, id: number, created_at: string) =>
  db.updateTable('upload').set({ created_at }).where('seller_id', '=', seller_id).where('id', '=', id).execute()

function filtered<O>(query: SelectQueryBuilder<DB, 'upload', O>, filters: UploadFilters) {
  let narrowed = query
  if (filters.type) narrowed = narrowed.where('type', '=', filters.type)
  if (filters.keyword) {
    const word = filters.keyword.replace(/[\\%_]/g, (char) => `\\${char}`)
    narrowed = narrowed.where('name', 'ilike', `%${word}%`)
  }
  const midnight = (day: string, days = 0) =>
    sql<string>`(${day}::date + ${days}::int)::timestamp at time zone ${filters.time_zone}`
  if (filters.date_from) narrowed = narrowed.where('created_at', '>=', midnight(filters.date_from))
  if (filters.date_to) narrowed = narrowed.where('created_at', '<', midnight(filters.date_to, 1))
  return narrowed
}

const library = (db: Db, seller_id: number) =>
  db
    .selectFrom('upload')
    .where('seller_id', '=', seller_id)
    .where('purpose', '=', 'material')
    .where('status', '<>', 'refused')
    .where('deleted_at', 'is', null)

function sorted<O>(query: SelectQueryBuilder<DB, 'upload', O>, sort: UploadSort) {
  if (sort === 'oldest') return query.orderBy('created_at').orderBy('id')
  if (sort === 'name') return query.orderBy('name').orderBy('id')
  if (sort === 'largest') return query.orderBy(sql`width_px::bigint * height_px desc nulls last`).orderBy('id')
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc')
}

export async function countUploads(db: Db, seller_id: number, filters: UploadFilters): Promise<number> {
  const { count } = await filtered(library(db, seller_id), filters)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function countReady(db: Db, seller_id: number): Promise<number> {
  const { count } = await library(db, seller_id)
    .where('status', '=', 'ready')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const selectUploads = (
  db: Db,
  seller_id: number,
  filters: UploadFilters,
  page: { sort: UploadSort; limit: number; offset: number },
) =>
  sorted(filtered(library(db, seller_id).selectAll(), filters), page.sort)
    .limit(page.limit)
    .offset(page.offset)
    .execute()

export const deleteUploadRows = (db: Db, seller_id: number, ids: readonly number[], purpose: string) =>
  db
    .deleteFrom('upload')
    .where('seller_id', '=', seller_id)
    .where('purpose', '=', purpose)
    .where('id', 'in', ids)
    .returning(['id', 'nonce', 'status'])
    .execute()

/** Storage used by attachments and avatars; pending ones count with the size sent. */
export async function looseBytes(db: Db, seller_id: number): Promise<number> {
  const { bytes } = await db
    .selectFrom('upload')
    .select(sql<string>`coalesce(sum(coalesce(stored_bytes, bytes)), 0)`.as('bytes'))
    .where('seller_id', '=', seller_id)
    .where('purpose', 'not in', ['material', 'buyer'])
    .where('status', '<>', 'refused')
    .executeTakeFirstOrThrow()
  return Number(bytes)
}

interface WorkHour {
  readonly hour: string
  readonly sender: string
}

export async function workIn(db: Db, seller_id: number, { hour, sender }: WorkHour): Promise<number> {
  const row = await db
    .selectFrom('upload_work')
    .select('cpu_ms')
    .where('seller_id', '=', seller_id)
    .where('hour', '=', hour)
    .where('sender', '=', sender)
    .executeTakeFirst()
  return Number(row?.cpu_ms ?? 0)
}

export const addWork = (db: Db, seller_id: number, row: WorkHour & { readonly cpu_ms: number }) =>
  db
    .insertInto('upload_work')
    .values({ seller_id, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['seller_id', 'hour', 'sender'])
        .doUpdateSet({ cpu_ms: sql`upload_work.cpu_ms + excluded.cpu_ms` }),
    )
    .execute()

export const deleteWorkBefore = (db: Db, before: Date) =>
  db.deleteFrom('upload_work').where('hour', '<', before.toISOString()).execute()

const isUnused = sql<boolean>`not exists (
  select 1 from object_hold h
  where h.seller_id = upload.seller_id and h.holder not like 'upload:%'
    and h.object_key in (upload.picture_key, upload.preview_469_key, upload.preview_1000_key, upload.vector_key))`

/** Old attachments and avatars of all sellers that nothing uses. */
export const selectUnusedLoose = (db: Db, before: Date, limit: number) =>
  db
    .selectFrom('upload')
    .select(['seller_id', 'id'])
    .where('purpose', '<>', 'material')
    .where('status', '=', 'ready')
    .where('created_at', '<', before.toISOString())
    .where(isUnused)
    .orderBy('created_at')
    .limit(limit)
    .execute()

/** Checks again while deleting: one may have come into use in the meantime. */
export const deleteUnusedLoose = (db: Db, seller_id: number, ids: readonly number[]) =>
  db
    .deleteFrom('upload')
    .where('seller_id', '=', seller_id)
    .where('id', 'in', ids)
    .where('purpose', '<>', 'material')
    .where('status', '=', 'ready')
    .where(isUnused)
    .returning('id')
    .execute()

export const selectUnmeasured = (db: Db, limit: number) =>
  db
    .selectFrom('upload')
    .select(['seller_id', 'id', 'picture_key', 'preview_469_key', 'preview_1000_key', 'vector_key'])
    .where('status', '=', 'ready')
    .where('stored_bytes', 'is', null)
    .orderBy('seller_id')
    .orderBy('id')
    .limit(limit)
    .execute()

export const setStoredBytes = (db: Db, seller_id: number, id: number, stored_bytes: number) =>
  db.updateTable('upload').set({ stored_bytes }).where('seller_id', '=', seller_id).where('id', '=', id).execute()

/** Refused uploads are kept for a while, so that late polls still get an answer. */
export const deleteRefusedBefore = (db: Db, before: Date) =>
  db.deleteFrom('upload').where('status', '=', 'refused').where('created_at', '<', before.toISOString()).execute()

/** Hides or restores pictures; returns how many changed. */
export async function setUploadsDeleted(
  db: Db,
  seller_id: number,
  ids: readonly number[],
  deleted_at: string | null,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('upload')
    .set({ deleted_at })
    .where('seller_id', '=', seller_id)
    .where('purpose', '=', 'material')
    .where('status', '=', 'ready')
    .where('deleted_at', deleted_at ? 'is' : 'is not', null)
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

export async function renameUploads(
  db: Db,
  seller_id: number,
  names: readonly { readonly id: number; readonly after: string }[],
): Promise<void> {
  const [ids, after] = [names.map(({ id }) => id), names.map(({ after }) => after)]
  await sql`update upload set name = n.name from unnest(${ids}::bigint[], ${after}::text[]) as n (id, name)
    where upload.seller_id = ${seller_id} and upload.id = n.id`.execute(db)
}

export async function insertStaffPicture(db: Db, row: Insertable<StaffPicture>): Promise<number> {
  const { id } = await db.insertInto('staff_picture').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export const selectStaffPictures = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('staff_picture')
    .select(['id', 'key', 'name'])
    .where('id', 'in', [...ids, 0])
    .orderBy('id')
    .execute()

/** Photos that staff uploaded and that are removed now. */
export const forgetStaffPictures = (db: Db, keys: readonly string[]) =>
  db
    .deleteFrom('staff_picture')
    .where('key', 'in', [...keys])
    .execute()
