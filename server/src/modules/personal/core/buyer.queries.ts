import { type Insertable, sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import type { PersonalAsk, PersonalConsent } from '../../../infra/db/tables.gen.ts'

export const insertAsk = (db: Db, row: Insertable<PersonalAsk>) =>
  db.insertInto('personal_ask').values(row).returningAll().executeTakeFirstOrThrow()

export const findAsk = (db: Db, seller_id: number, id: number) =>
  db.selectFrom('personal_ask').selectAll().where('seller_id', '=', seller_id).where('id', '=', id).executeTakeFirst()
export type AskRecord = NonNullable<Awaited<ReturnType<typeof findAsk>>>

/** The newest of each line. */
export const selectLastAsks = (db: Db, seller_id: number, line_ids: readonly number[]) =>
  db
    .selectFrom('personal_ask')
    .selectAll()
    .distinctOn('line_id')
    .where('seller_id', '=', seller_id)
    .where('line_id', 'in', [...line_ids, 0])
    .orderBy('line_id')
    .orderBy('id', 'desc')
    .execute()

export const markOpened = (db: Db, seller_id: number, id: number, opened_at: string) =>
  db
    .updateTable('personal_ask')
    .set({ opened_at })
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .where('opened_at', 'is', null)
    .execute()

/** False where it was answered before and may not be again. */
export async function markAnswered(
  db: Db,
  seller_id: number,
  id: number,
  { answered_at, may_change }: { readonly answered_at: string; readonly may_change: boolean },
): Promise<boolean> {
  let query = db
    .updateTable('personal_ask')
    .set({ answered_at })
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
  if (!may_change) query = query.where('answered_at', 'is', null)
  return Number((await query.executeTakeFirst()).numUpdatedRows) > 0
}

export const insertConsent = (db: Db, row: Insertable<PersonalConsent>) =>
  db.insertInto('personal_consent').values(row).execute()

/** What the buyer of each line approved last. */
export const selectLastConsents = (db: Db, seller_id: number, line_ids: readonly number[]) =>
  db
    .selectFrom('personal_consent')
    .selectAll()
    .distinctOn('line_id')
    .where('seller_id', '=', seller_id)
    .where('line_id', 'in', [...line_ids, 0])
    .orderBy('line_id')
    .orderBy('id', 'desc')
    .execute()
export type ConsentRecord = Awaited<ReturnType<typeof selectLastConsents>>[number]

/** Whether an order from elsewhere is still to be made: not cancelled, and nothing of it in production. */
export async function isForeignOpen(db: Db, seller_id: number, foreign_id: number): Promise<boolean> {
  const rows = await db
    .selectFrom('sales_order')
    .select('state')
    .where('seller_id', '=', seller_id)
    .where('foreign_id', '=', foreign_id)
    .where('state', '<>', 'cancelled')
    .execute()
  const before_making = ['draft', 'awaiting_payment', 'on_hold', 'paid', 'in_review']
  return rows.length > 0 && rows.every(({ state }) => before_making.includes(state))
}

export const findQuantity = (db: Db, seller_id: number, line_id: number) =>
  db
    .selectFrom('foreign_order_line')
    .select('quantity')
    .where('seller_id', '=', seller_id)
    .where('id', '=', line_id)
    .executeTakeFirst()

export async function selectPhotoIds(db: Db, seller_id: number, line_id: number): Promise<number[]> {
  const rows = await db
    .selectFrom('personal_photo')
    .select('upload_id')
    .where('seller_id', '=', seller_id)
    .where('line_id', '=', line_id)
    .execute()
  return rows.map(({ upload_id }) => upload_id)
}

/** Files of pictures that passed intake. */
export const selectPictureFiles = (db: Db, seller_id: number, ids: readonly number[]) =>
  db
    .selectFrom('upload')
    .select(['id', 'picture_key', 'vector_key', 'width_px', 'height_px'])
    .where('seller_id', '=', seller_id)
    .where('id', 'in', [...ids, 0])
    .where('status', '=', 'ready')
    .execute()

/** Photos whose time is over: so many days after the approval, or after they came where nothing was approved. */
export async function selectDuePhotos(db: Db, now: string, limit: number) {
  const { rows } = await sql<{ seller_id: number; upload_id: number; design_id: number | null }>`
    select p.seller_id, p.upload_id, l.design_id from personal_photo p
    left join personal_line l on l.seller_id = p.seller_id and l.id = p.line_id
    left join personal_form f on f.seller_id = l.seller_id and f.goods_id = l.goods_id
    where p.is_due or coalesce(l.approved_at, p.created_at)
      < ${now}::timestamptz - make_interval(days => coalesce(f.photo_days, 90))
    order by p.seller_id, p.upload_id limit ${limit}`.execute(db)
  return rows
}

/** Removes what refers to an erased photo. */
export async function forgetPhoto(db: Db, seller_id: number, upload_id: number): Promise<void> {
  const kept = sql`(select coalesce(jsonb_object_agg(field, answer), '{}') from jsonb_each(answers) each (field, answer)
    where answer -> 'source' ->> 'key' is distinct from ${String(upload_id)})`
  const names_it = sql`jsonb_path_exists(answers, '$.*.source.key ? (@ == $key)', ${JSON.stringify({ key: String(upload_id) })}::jsonb)`
  await sql`update personal_line set answers = ${kept} where seller_id = ${seller_id} and ${names_it}`.execute(db)
  await sql`update personal_consent set answers = ${kept} where seller_id = ${seller_id} and ${names_it}`.execute(db)
  await db.deleteFrom('personal_photo').where('seller_id', '=', seller_id).where('upload_id', '=', upload_id).execute()
}
