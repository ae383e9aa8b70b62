import { sql } from 'kysely'
import type { Db } from '../../infra/db/database.ts'

interface CollectionFields {
  readonly name_zh: string
  readonly name_en: string
  readonly is_shown: boolean
  readonly updated_at: string
  readonly updated_by: string
}

/** Null when the name is taken. */
export async function insertCollection(db: Db, fields: CollectionFields): Promise<number | null> {
  const row = await db
    .insertInto('gallery_collection')
    .values({ ...fields, sort: sql`(select coalesce(max(sort), 0) + 1 from gallery_collection)` })
    .onConflict((conflict) => conflict.expression(sql`lower(name_zh)`).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export const updateCollection = (db: Db, id: number, fields: CollectionFields) =>
  db
    .updateTable('gallery_collection')
    .set({ ...fields, revision: sql`revision + 1` })
    .where('id', '=', id)
    .execute()

export const deleteCollection = (db: Db, id: number) =>
  db.deleteFrom('gallery_collection').where('id', '=', id).execute()

export const orderCollections = (db: Db, ids: readonly number[]) =>
  sql`update gallery_collection c set sort = one.place
    from unnest(${ids}::bigint[]) with ordinality as one (id, place) where one.id = c.id`.execute(db)

/** The artworks of a collection are exactly these, in this order; unknown slugs are left out. */
export async function replaceItems(db: Db, collection_id: number, slugs: readonly string[]): Promise<void> {
  await db.deleteFrom('gallery_collection_item').where('collection_id', '=', collection_id).execute()
  await sql`insert into gallery_collection_item (collection_id, slug, sort)
    select ${collection_id}, a.slug, min(one.place) from unnest(${slugs}::text[]) with ordinality as one (slug, place)
    join gallery_artwork a on a.slug = one.slug group by a.slug`.execute(db)
}

/** Makes an artwork part of exactly these collections, at the end of those it is new to. */
export async function setCollections(db: Db, slug: string, ids: readonly number[]): Promise<void> {
  await db
    .deleteFrom('gallery_collection_item')
    .where('slug', '=', slug)
    .where('collection_id', 'not in', ids.length > 0 ? ids : [-1])
    .execute()
  for (const id of ids) await addToCollection(db, id, [slug])
}

export const addToCollection = (db: Db, collection_id: number, slugs: readonly string[]) =>
  sql`
  insert into gallery_collection_item (collection_id, slug, sort)
  select ${collection_id}, one.slug, one.place + coalesce(
    (select max(sort) from gallery_collection_item where collection_id = ${collection_id}), 0)
  from unnest(${slugs}::text[]) with ordinality as one (slug, place)
  on conflict do nothing`.execute(db)

export const removeFromCollection = (db: Db, collection_id: number, slugs: readonly string[]) =>
  db
    .deleteFrom('gallery_collection_item')
    .where('collection_id', '=', collection_id)
    .where('slug', 'in', slugs)
    .execute()
