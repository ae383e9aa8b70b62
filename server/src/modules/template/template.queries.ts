import type { Language } from '@inkroute/contract/errors/errors'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../../infra/db/database.ts'
import type { DB } from '../../infra/db/tables.gen.ts'

/**
 * Adds missing templates of the release and refreshes those nobody has changed; a changed document is painted again.
 * Staff withdraw templates, so none is deleted.
 */
export async function bringInTemplates(db: Db, rows: readonly Insertable<DB['design_template']>[]): Promise<void> {
  for (const row of rows) {
    await db
      .insertInto('design_template')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet({
            ...row,
            picture_key: sql`case when design_template.document = excluded.document then design_template.picture_key end`,
          })
          .where('design_template.is_own', '=', false),
      )
      .execute()
  }
}

export interface TemplateFilter {
  readonly words: readonly string[]
  readonly scenario: string | undefined
  readonly style: string | undefined
  readonly product_id: number | undefined
}

const like = (word: string) => `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`

const named = (db: Db) =>
  db
    .selectFrom('design_template')
    .innerJoin('product', 'product.id', 'design_template.product_id')
    .innerJoin('product_color', (join) =>
      join
        .onRef('product_color.product_id', '=', 'design_template.product_id')
        .onRef('product_color.id', '=', 'design_template.color_id'),
    )
    .selectAll('design_template')
    .select(['product.name_zh as product_zh', 'product.name_en as product_en', 'product_color.hex'])

/** On sale, and so is every artwork it shows: a design made from it could not be saved otherwise. */
const isOffered = sql<boolean>`design_template.state = 'on_sale' and not exists (
  select from gallery_artwork a where design_template.artworks ? a.slug and a.state <> 'on_sale')`

const offered = (db: Db) => named(db).where(isOffered)

export async function selectTemplates(db: Db, filter: TemplateFilter, limit: number, offset: number) {
  let query = offered(db)
  if (filter.scenario) query = query.where('scenario', '=', filter.scenario)
  if (filter.style) query = query.where('style', '=', filter.style)
  if (filter.product_id) query = query.where('design_template.product_id', '=', filter.product_id)
  for (const word of filter.words) query = query.where('words', 'like', like(word))
  const rows = await query
    .select(sql<string>`count(*) over ()`.as('total'))
    .orderBy('design_template.sort')
    .limit(limit)
    .offset(offset)
    .execute()
  return { rows, total: Number(rows[0]?.total ?? 0) }
}

export const findTemplate = (db: Db, id: number) => offered(db).where('design_template.id', '=', id).executeTakeFirst()

export async function countBy(db: Db, column: 'scenario' | 'style', language: Language) {
  const rows = await db
    .selectFrom('design_template')
    .select([`${column} as key`, sql<string>`max(${sql.ref(`${column}_${language}`)})`.as('name')])
    .select((select) => select.fn.countAll<number>().as('count'))
    .where(isOffered)
    .groupBy(column)
    .orderBy('count', 'desc')
    .orderBy(column)
    .execute()
  return rows.map(({ key, name, count }) => ({ key, name: name || key, count }))
}

export const selectUnpainted = (db: Db) =>
  db.selectFrom('design_template').select(['id', 'product_id', 'document']).where('picture_key', 'is', null).execute()

export const setPicture = (db: Db, id: number, picture_key: string) =>
  db.updateTable('design_template').set({ picture_key }).where('id', '=', id).execute()

export const selectProductIds = (db: Db, codes: readonly string[]) =>
  db.selectFrom('product').select(['id', 'code']).where('code', 'in', codes).execute()

export const selectArtworkSizes = (db: Db) =>
  db.selectFrom('gallery_artwork').select(['slug', 'width_px', 'height_px']).execute()

/** Artwork names by slug; unknown slugs have no entry. */
export async function selectArtworkNames(
  db: Db,
  slugs: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  if (slugs.length === 0) return new Map()
  const rows = await db
    .selectFrom('gallery_artwork')
    .select(['slug', `name_${language} as name`])
    .where('slug', '=', sql<string>`any(${[...new Set(slugs)]}::text[])`)
    .execute()
  return new Map(rows.map(({ slug, name }) => [slug, name]))
}
