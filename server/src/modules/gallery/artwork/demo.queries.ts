import { sql, type Updateable } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import type { DB } from '../../../infra/db/tables.gen.ts'

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
