import { sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'

export const insertPicture = (
  db: Db,
  row: { key: string; name: string; width_px: number; height_px: number; created_by: string },
) =>
  db
    .insertInto('content_picture')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ name: row.name }))
    .execute()

const escaped = (word: string) => `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`

export async function listPictures(db: Db, keyword: string, limit: number, offset: number) {
  const rows = await db
    .selectFrom('content_picture')
    .selectAll()
    .select(sql<number>`count(*) over ()`.as('total'))
    .where('name', 'ilike', escaped(keyword))
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return { rows, total: Number(rows[0]?.total ?? 0) }
}

/** Products with pictures of the workshop, by word in name or code. */
export const listPicturedProducts = (db: Db, keyword: string) =>
  db
    .selectFrom('product')
    .select(['code', 'name_zh', 'name_en', 'shots'])
    .where('is_visible', '=', true)
    .where(sql<boolean>`concat_ws(' ', code, name_zh, name_en) ilike ${escaped(keyword)}`)
    .orderBy('id')
    .execute()

/** Artworks of the platform that are on sale. */
export async function listOfferedArtworks(db: Db, keyword: string, limit: number, offset: number) {
  const rows = await db
    .selectFrom('gallery_artwork')
    .select(['slug', 'name_zh', 'name_en', 'width_px', 'height_px'])
    .select(sql<string>`count(*) over ()`.as('total'))
    .where('state', '=', 'on_sale')
    .where(sql<boolean>`concat_ws(' ', slug, name_zh, name_en) ilike ${escaped(keyword)}`)
    .orderBy('sort')
    .orderBy('slug')
    .limit(limit)
    .offset(offset)
    .execute()
  return { rows, total: Number(rows[0]?.total ?? 0) }
}
