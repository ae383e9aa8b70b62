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

export async function isNameTaken(db: Db, id: number, name_zh: string): Promise<boolean> {
  const other = await db
    .selectFrom('gallery_collection')
    .select('id')
    .where(sql`lower(name_zh)`, '=', name_zh.toLowerCase())
    .where('id', '<>', id)
    .executeTakeFirst()
  return other !== undefined
}

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
