import { type Insertable, sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import type { PersonalDraft, PersonalDraftPhoto, PersonalKey, PersonalReference } from '../../../infra/db/tables.gen.ts'

/** The key of goods that works. */
export const findKeyOfGoods = (db: Db, seller_id: number, goods_id: number) =>
  db
    .selectFrom('personal_key')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('goods_id', '=', goods_id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
export type KeyRecord = NonNullable<Awaited<ReturnType<typeof findKeyOfGoods>>>

export const findKey = (db: Db, seller_id: number, id: number) =>
  db.selectFrom('personal_key').selectAll().where('seller_id', '=', seller_id).where('id', '=', id).executeTakeFirst()

/** Nothing where another one is there already. */
export const insertKey = (db: Db, row: Insertable<PersonalKey>) =>
  db
    .insertInto('personal_key')
    .values(row)
    .onConflict((conflict) => conflict.columns(['seller_id', 'goods_id']).where('revoked_at', 'is', null).doNothing())
    .execute()

export const revokeKeys = (db: Db, seller_id: number, goods_id: number, revoked_at: string) =>
  db
    .updateTable('personal_key')
    .set({ revoked_at })
    .where('seller_id', '=', seller_id)
    .where('goods_id', '=', goods_id)
    .where('revoked_at', 'is', null)
    .execute()

export async function countReferences(db: Db, seller_id: number, key_id: number) {
  const { approved, used } = await db
    .selectFrom('personal_reference')
    .select(({ fn }) => [fn.countAll<string>().as('approved'), fn.count<string>('used_at').as('used')])
    .where('seller_id', '=', seller_id)
    .where('key_id', '=', key_id)
    .executeTakeFirstOrThrow()
  return { approved: Number(approved), used: Number(used) }
}

export const insertDraft = (db: Db, row: Insertable<PersonalDraft>) =>
  db.insertInto('personal_draft').values(row).returning('id').executeTakeFirstOrThrow()

export const findDraft = (db: Db, seller_id: number, id: number) =>
  db.selectFrom('personal_draft').selectAll().where('seller_id', '=', seller_id).where('id', '=', id).executeTakeFirst()
export type DraftRecord = NonNullable<Awaited<ReturnType<typeof findDraft>>>

/** Visits of a key: all that are kept, and those of one address since then. */
export async function countDrafts(
  db: Db,
  seller_id: number,
  { key_id, address_hash, since }: { readonly key_id: number; readonly address_hash: string; readonly since: string },
) {
  const { rows } = await sql<{ kept: string; recent: string }>`
    select count(*) kept,
      count(*) filter (where address_hash = ${address_hash} and created_at >= ${since}::timestamptz) recent
    from personal_draft where seller_id = ${seller_id} and key_id = ${key_id}`.execute(db)
  return { kept: Number(rows[0]?.kept ?? 0), recent: Number(rows[0]?.recent ?? 0) }
}

export const insertDraftPhoto = (db: Db, row: Insertable<PersonalDraftPhoto>) =>
  db.insertInto('personal_draft_photo').values(row).execute()

export async function selectDraftPhotoIds(db: Db, seller_id: number, draft_id: number): Promise<number[]> {
  const rows = await db
    .selectFrom('personal_draft_photo')
    .select('upload_id')
    .where('seller_id', '=', seller_id)
    .where('draft_id', '=', draft_id)
    .execute()
  return rows.map(({ upload_id }) => upload_id)
}

/** Bytes of photos that belong to no order: all of them, and those of one address. */
export async function openPhotoBytes(db: Db, seller_id: number, address_hash: string) {
  const { rows } = await sql<{ all_bytes: string; address_bytes: string }>`
    select coalesce(sum(p.bytes), 0) all_bytes,
      coalesce(sum(p.bytes) filter (where d.address_hash = ${address_hash}), 0) address_bytes
    from personal_draft_photo p
    join personal_draft d on d.seller_id = p.seller_id and d.id = p.draft_id
    where p.seller_id = ${seller_id}`.execute(db)
  return { all: Number(rows[0]?.all_bytes ?? 0), of_address: Number(rows[0]?.address_bytes ?? 0) }
}

export const insertReference = (db: Db, row: Insertable<PersonalReference>) =>
  db.insertInto('personal_reference').values(row).execute()

export async function countOfDraft(db: Db, seller_id: number, draft_id: number): Promise<number> {
  const { count } = await db
    .selectFrom('personal_reference')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('seller_id', '=', seller_id)
    .where('draft_id', '=', draft_id)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** What was approved, and whether its key still works. */
const references = (db: Db, seller_id: number, reference: string) =>
  db
    .selectFrom('personal_reference as r')
    .innerJoin('personal_key as k', (join) =>
      join.onRef('k.seller_id', '=', 'r.seller_id').onRef('k.id', '=', 'r.key_id'),
    )
    .selectAll('r')
    .select('k.revoked_at')
    .where('r.seller_id', '=', seller_id)
    .where('r.reference', '=', reference)
export const findReference = (db: Db, seller_id: number, reference: string) =>
  references(db, seller_id, reference).executeTakeFirst()
export const lockReference = (db: Db, seller_id: number, reference: string) =>
  references(db, seller_id, reference).forUpdate('r').executeTakeFirst()
export type ReferenceRecord = NonNullable<Awaited<ReturnType<typeof findReference>>>

/** What the buyer wrote to the shop with an order from elsewhere. */
export const findNote = (db: Db, seller_id: number, foreign_id: number) =>
  db
    .selectFrom('sales_order')
    .select('remark')
    .where('seller_id', '=', seller_id)
    .where('foreign_id', '=', foreign_id)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

/** Whether an order from elsewhere has an order of ours that is not cancelled. */
export const findLiveOrder = (db: Db, seller_id: number, foreign_id: number) =>
  db
    .selectFrom('sales_order')
    .select('id')
    .where('seller_id', '=', seller_id)
    .where('foreign_id', '=', foreign_id)
    .where('state', '<>', 'cancelled')
    .limit(1)
    .executeTakeFirst()

export const markUsed = (
  db: Db,
  seller_id: number,
  reference: string,
  use: { readonly used_foreign_id: number; readonly used_at: string },
) =>
  db
    .updateTable('personal_reference')
    .set(use)
    .where('seller_id', '=', seller_id)
    .where('reference', '=', reference)
    .execute()

export const findConsentBy = (db: Db, seller_id: number, line_id: number, reference: string) =>
  db
    .selectFrom('personal_consent')
    .select('id')
    .where('seller_id', '=', seller_id)
    .where('line_id', '=', line_id)
    .where('reference', '=', reference)
    .executeTakeFirst()

export const selectPictures = (db: Db, seller_id: number, named: readonly string[]) =>
  db
    .selectFrom('personal_reference')
    .select(['reference', 'picture_key'])
    .where('seller_id', '=', seller_id)
    .where('reference', 'in', [...named, ''])
    .execute()

/** Photos go with the order from now on. */
export async function movePhotos(
  db: Db,
  seller_id: number,
  upload_ids: readonly number[],
  to: { readonly line_id: number; readonly foreign_id: number; readonly created_at: string },
): Promise<void> {
  const ids = [...upload_ids]
  await sql`
    insert into personal_photo (seller_id, upload_id, line_id, foreign_id, created_at)
    select seller_id, upload_id, ${to.line_id}, ${to.foreign_id}, ${to.created_at}::timestamptz
    from personal_draft_photo where seller_id = ${seller_id} and upload_id = any(${ids}::bigint[])
    on conflict (seller_id, upload_id) do nothing`.execute(db)
  await sql`delete from personal_draft_photo where seller_id = ${seller_id}
    and upload_id = any(${ids}::bigint[])`.execute(db)
}

/**
 * Visits whose time is over: without an approval after the short time, with one that no order used after the time that
 * the seller keeps photos. What an order used stays.
 */
export async function selectDueDrafts(db: Db, now: string, short_days: number, limit: number) {
  const { rows } = await sql<{ seller_id: number; id: number }>`
    select d.seller_id, d.id from personal_draft d
    left join personal_form f on f.seller_id = d.seller_id and f.goods_id = d.goods_id
    left join lateral (
      select max(r.approved_at) last from personal_reference r
      where r.seller_id = d.seller_id and r.draft_id = d.id) made on true
    where d.created_at < ${now}::timestamptz - make_interval(days => ${short_days})
      and coalesce(made.last < ${now}::timestamptz - make_interval(days => coalesce(f.photo_days, 90)), true)
    order by d.seller_id, d.id limit ${limit}`.execute(db)
  return rows.map(({ seller_id, id }) => ({ seller_id: Number(seller_id), id: Number(id) }))
}

export const deleteDraft = (db: Db, seller_id: number, id: number) =>
  db.deleteFrom('personal_draft').where('seller_id', '=', seller_id).where('id', '=', id).execute()

export const deleteDraftPhotos = (db: Db, seller_id: number, draft_id: number) =>
  db.deleteFrom('personal_draft_photo').where('seller_id', '=', seller_id).where('draft_id', '=', draft_id).execute()

/** Approvals of a visit that no order used, with their pictures. */
export const deleteUnusedReferences = (db: Db, seller_id: number, draft_id: number) =>
  db
    .deleteFrom('personal_reference')
    .where('seller_id', '=', seller_id)
    .where('draft_id', '=', draft_id)
    .where('used_foreign_id', 'is', null)
    .returning('picture_key')
    .execute()
