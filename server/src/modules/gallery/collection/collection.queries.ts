import { sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'

const COVER = 4

export const selectCollections = (db: Db) =>
  db
    .selectFrom('gallery_collection as c')
    .selectAll('c')
    .select([
      sql<number>`(select count(*)::int from gallery_collection_item i where i.collection_id = c.id)`.as('artworks'),
      sql<string[]>`array(select i.slug from gallery_collection_item i
        join gallery_artwork a on a.slug = i.slug and a.state = 'on_sale'
        where i.collection_id = c.id order by i.sort limit ${COVER})`.as('cover'),
    ])
    .orderBy('c.sort')
    .orderBy('c.id')
    .execute()

export async function selectCollectionIds(db: Db, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('gallery_collection').select('id').where('id', 'in', ids).execute()
  return rows.map(({ id }) => id)
}

export const lockCollection = (db: Db, id: number) =>
  db.selectFrom('gallery_collection').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

interface Fields {
  readonly name_zh: string
  readonly name_en: string
  readonly is_shown: boolean
  readonly updated_at: string
  readonly updated_by: string
}

/** Null when the name is taken. */
export async function insertCollection(db: Db, fields: Fields): Promise<number | null> {
  const row = await db
    .insertInto('gallery_collection')
    .values({ ...fields, sort: sql`(select coalesce(max(sort), 0) + 1 from gallery_collection)` })
    .onConflict((conflict) => conflict.expression(sql`lower(name_zh)`).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export async function isNameTaken(db: Db, id: number, name_zh: string): Promise<boolean> {
  const other = await db
    .selectFrom('gallery_collection')
    .select('id')
    .where(sql`lower(name_zh)`, '=', name_zh.toLowerCase())
    .where('id', '<>', id)
    .executeTakeFirst()
  return other !== undefined
}

export const updateCollection = (db: Db, id: number, fields: Fields) =>
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

export const selectItems = (db: Db, collection_id: number) =>
  db
    .selectFrom('gallery_collection_item as i')
    .innerJoin('gallery_artwork as a', 'a.slug', 'i.slug')
    .select(['a.slug', 'a.name_zh', 'a.name_en'])
    .where('i.collection_id', '=', collection_id)
    .orderBy('i.sort')
    .orderBy('a.slug')
    .limit(1000)
    .execute()

/** The artworks of a collection are exactly these, in this order; unknown slugs are left out. */
export async function replaceItems(db: Db, collection_id: number, slugs: readonly string[]): Promise<void> {
  await db.deleteFrom('gallery_collection_item').where('collection_id', '=', collection_id).execute()
  await sql`insert into gallery_collection_item (collection_id, slug, sort)
    select ${collection_id}, a.slug, min(one.place) from unnest(${slugs}::text[]) with ordinality as one (slug, place)
    join gallery_artwork a on a.slug = one.slug group by a.slug`.execute(db)
}
