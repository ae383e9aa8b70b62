import type { Insertable, SelectQueryBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import type { DB } from '../../../infra/db/tables.gen.ts'

export async function replaceArtworks(db: Db, rows: readonly Insertable<DB['gallery_artwork']>[]): Promise<void> {
  await db.deleteFrom('gallery_artwork').execute()
  if (rows.length > 0)
    await db
      .insertInto('gallery_artwork')
      .values([...rows])
      .execute()
}

export interface ArtworkFilter {
  readonly words: readonly string[]
  readonly category: string | undefined
  readonly style: string | undefined
  readonly tileable: boolean | undefined
  /** A colour family among the main colours. */
  readonly color: string | undefined
  readonly slug?: string | undefined
}

const escaped = (word: string) => `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`

type Artworks = SelectQueryBuilder<DB, 'gallery_artwork', object>

function matching(all: Artworks, filter: ArtworkFilter): Artworks {
  const query = filter.slug ? all.where('slug', '=', filter.slug) : all
  const byCategory = filter.category ? query.where('category', '=', filter.category) : query
  const byStyle = filter.style ? byCategory.where('style', '=', filter.style) : byCategory
  const byTiling = filter.tileable === undefined ? byStyle : byStyle.where('tileable', '=', filter.tileable)
  const byColor = filter.color
    ? byTiling.where(sql<boolean>`color_families @> array[${filter.color}]::text[]`)
    : byTiling
  return filter.words.reduce((current, word) => current.where('words', 'like', escaped(word)), byColor)
}

export const selectArtworks = (
  db: Db,
  filter: ArtworkFilter,
  order: 'featured' | 'name' | 'name_en',
  limit: number,
  offset: number,
) =>
  matching(db.selectFrom('gallery_artwork'), filter)
    .selectAll()
    .select(sql<string>`count(*) over ()`.as('total'))
    .orderBy(order === 'featured' ? 'sort' : order === 'name' ? 'name_zh' : 'name_en')
    .limit(limit)
    .offset(offset)
    .execute()

/** Count per category and style, ignoring the filter on that same dimension. */
export const countArtworks = (db: Db, filter: ArtworkFilter) =>
  matching(db.selectFrom('gallery_artwork'), { ...filter, category: undefined, style: undefined })
    .select(['category', 'category_zh', 'category_en', 'style', 'style_zh', 'style_en'])
    .select(sql<string>`count(*)`.as('count'))
    .groupBy(['category', 'category_zh', 'category_en', 'style', 'style_zh', 'style_en'])
    .orderBy(sql`min(sort)`)
    .execute()

export const selectArtworksBySlug = (db: Db, slugs: readonly string[]) =>
  db
    .selectFrom('gallery_artwork')
    .select(['slug', 'name_zh', 'name_en', 'width_px', 'height_px', 'has_alpha', 'colors'])
    .where('slug', 'in', slugs)
    .execute()
