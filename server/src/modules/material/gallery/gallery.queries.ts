import type { SelectQueryBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import type { DB } from '../../../infra/db/tables.gen.ts'

export interface ArtworkFilter {
  readonly words: readonly string[]
  readonly category: string | undefined
  readonly style: string | undefined
  readonly tileable: boolean | undefined
  /** A colour family among the main colours. */
  readonly color: string | undefined
  readonly slug?: string | undefined
  readonly collection_id?: number | undefined
}

const escaped = (word: string) => `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`

type Artworks = SelectQueryBuilder<DB, 'gallery_artwork', object>

/** What sellers are offered. */
function matching(all: Artworks, filter: ArtworkFilter): Artworks {
  const offered = all.where('state', '=', 'on_sale')
  const query = filter.slug ? offered.where('slug', '=', filter.slug) : offered
  const byCollection = filter.collection_id
    ? query.where(
        sql<boolean>`exists (select from gallery_collection_item i join gallery_collection c on c.id = i.collection_id
          where i.slug = gallery_artwork.slug and c.id = ${filter.collection_id} and c.is_shown)`,
      )
    : query
  const byCategory = filter.category ? byCollection.where('category', '=', filter.category) : byCollection
  const byStyle = filter.style ? byCategory.where('style', '=', filter.style) : byCategory
  const byTiling = filter.tileable === undefined ? byStyle : byStyle.where('tileable', '=', filter.tileable)
  const byColor = filter.color
    ? byTiling.where(sql<boolean>`color_families @> array[${filter.color}]::text[]`)
    : byTiling
  return filter.words.reduce((current, word) => current.where('words', 'like', escaped(word)), byColor)
}

/** A collection has an order of its own. */
const featured = ({ collection_id }: ArtworkFilter) =>
  collection_id
    ? sql`(select i.sort from gallery_collection_item i
        where i.collection_id = ${collection_id} and i.slug = gallery_artwork.slug)`
    : sql`sort`

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
    .orderBy(order === 'featured' ? featured(filter) : order === 'name' ? 'name_zh' : 'name_en')
    .orderBy('slug')
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

/** Of these slugs, those on sale. */
export const selectArtworksBySlug = (db: Db, slugs: readonly string[]) =>
  db
    .selectFrom('gallery_artwork')
    .select(['slug', 'name_zh', 'name_en', 'width_px', 'height_px', 'has_alpha', 'colors'])
    .select(['picture_key', 'vector_key', 'price_fen'])
    .where('slug', 'in', slugs)
    .where('state', '=', 'on_sale')
    .execute()

/** Files of artworks in any state: what was made with them keeps painting. */
export const selectArtworkFiles = (db: Db, slugs: readonly string[]) =>
  db
    .selectFrom('gallery_artwork')
    .select(['slug', 'width_px', 'height_px', 'picture_key', 'vector_key', 'state', 'price_fen'])
    .where('slug', 'in', slugs)
    .execute()

/** Collections sellers see, with the artworks on sale in each; empty ones are left out. */
export const selectShownCollections = (db: Db) =>
  db
    .selectFrom('gallery_collection as c')
    .innerJoin('gallery_collection_item as i', 'i.collection_id', 'c.id')
    .innerJoin('gallery_artwork as a', 'a.slug', 'i.slug')
    .select(['c.id', 'c.name_zh', 'c.name_en'])
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('c.is_shown', '=', true)
    .where('a.state', '=', 'on_sale')
    .groupBy(['c.id', 'c.name_zh', 'c.name_en', 'c.sort'])
    .orderBy('c.sort')
    .orderBy('c.id')
    .execute()

export async function firstArtworks(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('gallery_artwork')
    .select('slug')
    .where('state', '=', 'on_sale')
    .orderBy('sort')
    .limit(limit)
    .execute()
  return rows.map(({ slug }) => slug)
}
