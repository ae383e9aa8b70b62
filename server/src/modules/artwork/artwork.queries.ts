import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '../../infra/db/database.ts'
import type { DB } from '../../infra/db/tables.gen.ts'

const columnsOfFiles = [
  'sort',
  'name_zh',
  'name_en',
  'category',
  'category_zh',
  'category_en',
  'style',
  'style_zh',
  'style_en',
  'tags_zh',
  'tags_en',
  'width_px',
  'height_px',
  'tileable',
  'has_alpha',
  'colors',
  'color_families',
  'words',
] as const

/** Adds missing artworks and refreshes those nobody has changed. */
export async function bringInArtworks(db: Db, rows: readonly Insertable<DB['gallery_artwork']>[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('gallery_artwork')
    .values([...rows])
    .onConflict((conflict) =>
      conflict
        .column('slug')
        .doUpdateSet((row) =>
          Object.fromEntries(columnsOfFiles.map((column) => [column, row.ref(`excluded.${column}`)])),
        )
        .where('gallery_artwork.is_own', '=', false),
    )
    .execute()
}

export const updateArtwork = (db: Db, slug: string, change: Updateable<DB['gallery_artwork']>) =>
  db
    .updateTable('gallery_artwork')
    .set({ ...change, is_own: true, revision: sql`revision + 1` })
    .where('slug', '=', slug)
    .execute()

/** False when the same picture is there already. */
export async function insertArtwork(db: Db, row: Omit<Insertable<DB['gallery_artwork']>, 'sort'>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('gallery_artwork')
    .values({ ...row, sort: sql`(select coalesce(max(sort), 0) + 1 from gallery_artwork)` })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export const deleteArtwork = (db: Db, slug: string) =>
  db.deleteFrom('gallery_artwork').where('slug', '=', slug).execute()

interface Credit {
  readonly author: string
  readonly licence: string
  readonly licence_note: string
}

/** Names author and licence of the artworks of these categories; they can be found by the author, too. */
export const creditArtworks = (db: Db, categories: readonly string[], credit: Credit) =>
  db
    .updateTable('gallery_artwork')
    .set({ ...credit, words: sql`words || ' ' || lower(${credit.author}::text)` })
    .where('category', 'in', categories)
    .execute()

export const markArtwork = (db: Db, slug: string, change: Updateable<DB['gallery_artwork']>) =>
  db
    .updateTable('gallery_artwork')
    .set({ ...change, is_own: true })
    .where('slug', '=', slug)
    .execute()
