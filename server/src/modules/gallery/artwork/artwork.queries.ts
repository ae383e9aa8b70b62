import type { artworkSorts } from '@inkroute/contract/gallery/artwork'
import type { GalleryState } from '@inkroute/contract/gallery/gallery'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import type { DB } from '../../../infra/db/tables.gen.ts'

export type ArtworkRow = Selectable<DB['gallery_artwork']>

export interface ArtworkFilters {
  readonly keyword?: string | undefined
  readonly state?: GalleryState | undefined
  readonly category?: string | undefined
  readonly licence?: string | undefined
  readonly collection_id?: number | undefined
  readonly price?: 'free' | 'paid' | undefined
}

const escaped = (word: string) => `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
const MAX_WORDS = 6

function conditions({ keyword = '', state, category, licence, collection_id, price }: ArtworkFilters) {
  const words = keyword.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)
  const parts = [
    sql`true`,
    ...words.map((word) => sql`(a.words like ${escaped(word)} or a.slug like ${escaped(word)})`),
  ]
  if (state) parts.push(sql`a.state = ${state}`)
  if (category) parts.push(sql`a.category = ${category}`)
  if (licence) parts.push(sql`a.licence = ${licence}`)
  if (price) parts.push(price === 'free' ? sql`a.price_fen = 0` : sql`a.price_fen > 0`)
  if (collection_id) {
    parts.push(sql`exists (
      select from gallery_collection_item i where i.slug = a.slug and i.collection_id = ${collection_id})`)
  }
  return sql.join(parts, sql` and `)
}

const designs = sql`(
  select count(*)::int from gallery_use u
  join design d on d.seller_id = u.seller_id and d.id = u.design_id and d.deleted_at is null
  where u.kind = 'artwork' and u.item = a.slug)`

const orders: Record<(typeof artworkSorts)[number], RawBuilder<unknown>> = {
  updated: sql`a.updated_at desc, a.sort, a.slug`,
  featured: sql`a.sort, a.slug`,
  used: sql`${designs} desc, a.sort, a.slug`,
}

interface Page {
  readonly sort: (typeof artworkSorts)[number]
  readonly limit: number
  readonly offset: number
}

export interface CollectionRef {
  readonly id: number
  readonly name_zh: string
  readonly name_en: string
}

export type DeskRow = ArtworkRow & { readonly designs: number; readonly collections: CollectionRef[] }

const columns = sql`a.*, ${designs} as designs, coalesce((
  select json_agg(json_build_object('id', c.id, 'name_zh', c.name_zh, 'name_en', c.name_en) order by c.sort, c.id)
  from gallery_collection_item i join gallery_collection c on c.id = i.collection_id
  where i.slug = a.slug), '[]') as collections`

export async function selectDeskArtworks(db: Db, filters: ArtworkFilters, page: Page): Promise<DeskRow[]> {
  const { rows } = await sql<DeskRow>`
    select ${columns} from gallery_artwork a
    where ${conditions(filters)}
    order by ${orders[page.sort]} limit ${page.limit} offset ${page.offset}`.execute(db)
  return rows
}

/** Counts per state for a search, whatever state it asks for. */
export async function countByState(db: Db, filters: ArtworkFilters): Promise<Record<GalleryState, number>> {
  const { rows } = await sql<{ state: GalleryState; count: number }>`
    select a.state, count(*)::int as count from gallery_artwork a
    where ${conditions({ ...filters, state: undefined })} group by a.state`.execute(db)
  return { draft: 0, on_sale: 0, withdrawn: 0, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) }
}

export async function findDeskArtwork(db: Db, slug: string): Promise<DeskRow | undefined> {
  const { rows } = await sql<DeskRow>`select ${columns} from gallery_artwork a where a.slug = ${slug}`.execute(db)
  return rows[0]
}

export const lockArtworks = (db: Db, slugs: readonly string[]): Promise<ArtworkRow[]> =>
  db.selectFrom('gallery_artwork').selectAll().where('slug', 'in', slugs).orderBy('slug').forUpdate().execute()

/** Whether anything refers to an artwork: designs, copies in libraries or templates. */
export async function isUsed(db: Db, slug: string): Promise<boolean> {
  const { rows } = await sql<{ is_used: boolean }>`
    select exists (select from gallery_use where kind = 'artwork' and item = ${slug})
      or exists (select from material where artwork_slug = ${slug})
      or exists (select from design_template where artworks ? ${slug}) as is_used`.execute(db)
  return rows[0]?.is_used ?? false
}

export async function selectTerms(db: Db) {
  const categories = await db
    .selectFrom('gallery_artwork')
    .select(['category as key', sql<string>`max(category_zh)`.as('zh'), sql<string>`max(category_en)`.as('en')])
    .groupBy('category')
    .orderBy(sql`min(sort)`)
    .execute()
  const styles = await db
    .selectFrom('gallery_artwork')
    .select(['style as key', sql<string>`max(style_zh)`.as('zh'), sql<string>`max(style_en)`.as('en')])
    .groupBy('style')
    .orderBy(sql`min(sort)`)
    .execute()
  const authors = await db
    .selectFrom('gallery_artwork')
    .select('author')
    .distinct()
    .where('author', '<>', '')
    .orderBy('author')
    .limit(200)
    .execute()
  return { categories, styles, authors: authors.map(({ author }) => author) }
}
