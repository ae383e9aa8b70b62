import type { Language } from '@inkroute/contract/errors/errors'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '../../infra/db/database.ts'
import { getInserts } from '../../infra/db/insert-many.ts'
import type { DB } from '../../infra/db/tables.gen.ts'
import type { ForSale } from '../material/material.ts'

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

/** The composed ones, many with each statement. Those staff have changed are left as they are. */
export async function replaceTemplates(db: Db, rows: readonly Insertable<DB['design_template']>[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).filter((name) => name !== 'id')
  const updates = sql.join(columns.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`))
  for (const insert of getInserts('design_template', rows, ['slots', 'document'])) {
    await sql`${insert} on conflict (id) do update set ${updates}, picture_key = case
      when design_template.document = excluded.document then design_template.picture_key end
      where not design_template.is_own`.execute(db)
  }
}

/** What the release no longer has; designs made from it stay. */
export async function withdrawMade(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const gone = db.updateTable('design_template').set({ state: 'withdrawn' }).where('id', 'in', ids)
  await gone.where('is_own', '=', false).execute()
}

/** What the rows of the release were made from; those of staff count as made. */
export async function selectMadeFrom(db: Db): Promise<ReadonlyMap<number, string>> {
  const rows = await db.selectFrom('design_template').select(['id', 'made_from']).where('made_from', '<>', '').execute()
  return new Map(rows.map(({ id, made_from }) => [id, made_from]))
}

export interface TemplateFilter {
  readonly words: readonly string[]
  readonly scenario: string | undefined
  readonly style: string | undefined
  readonly product_id: number | undefined
  readonly kind: string | undefined
  /** Those of this product come first, then those of its kind. */
  readonly for_product: { readonly id: number; readonly kind: string } | undefined
}

const like = (word: string) => `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`

/** Changes with the document, so that a picture's address never shows an older one. */
export const stamp = sql<string>`left(md5(design_template.document::text), 12)`.as('stamp')

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
    .select(['product.name_zh as product_zh', 'product.name_en as product_en', 'product_color.hex', stamp])

/** On sale, and so is every artwork it shows: a design made from it could not be saved otherwise. */
const isOffered = sql<boolean>`design_template.state = 'on_sale' and not exists (
  select from gallery_artwork a where design_template.artworks ? a.slug and a.state <> 'on_sale')`

const offered = (db: Db) => named(db).where(isOffered)

const nearness = (target: NonNullable<TemplateFilter['for_product']>) =>
  sql`case when design_template.product_id = ${target.id} then 0 when design_template.kind = ${target.kind} then 1 else 2 end`

export async function selectTemplates(db: Db, filter: TemplateFilter, limit: number, offset: number) {
  let query = offered(db)
  if (filter.scenario) query = query.where('scenario', '=', filter.scenario)
  if (filter.style) query = query.where('style', '=', filter.style)
  if (filter.product_id) query = query.where('design_template.product_id', '=', filter.product_id)
  if (filter.kind) query = query.where('kind', '=', filter.kind)
  for (const word of filter.words) query = query.where('words', 'like', like(word))
  if (filter.for_product) query = query.orderBy(nearness(filter.for_product))
  const rows = await query
    .select(sql<string>`count(*) over ()`.as('total'))
    .orderBy('design_template.sort')
    .orderBy('design_template.id')
    .limit(limit)
    .offset(offset)
    .execute()
  return { rows, total: Number(rows[0]?.total ?? 0) }
}

export const findTemplate = (db: Db, id: number) => offered(db).where('design_template.id', '=', id).executeTakeFirst()

export async function countBy(db: Db, column: 'scenario' | 'style', language: Language, kind: string | undefined) {
  let query = db
    .selectFrom('design_template')
    .select([`${column} as key`, sql<string>`max(${sql.ref(`${column}_${language}`)})`.as('name')])
    .select((select) => select.fn.countAll<number>().as('count'))
    .where(isOffered)
  if (kind) query = query.where('kind', '=', kind)
  const rows = await query.groupBy(column).orderBy('count', 'desc').orderBy(column).execute()
  return rows.map(({ key, name, count }) => ({ key, name: name || key, count }))
}

/** How many templates each kind of product has. */
export async function countKinds(db: Db, scenario: string | undefined) {
  let query = db
    .selectFrom('design_template')
    .select('kind')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where(isOffered)
    .where('kind', '<>', '')
  if (scenario) query = query.where('scenario', '=', scenario)
  return query.groupBy('kind').execute()
}

export const findPicture = (db: Db, id: number) =>
  db.selectFrom('design_template').select(['picture_key', 'document', stamp]).where('id', '=', id).executeTakeFirst()

/** Unless the template has changed since it was painted. */
export const setPicture = (db: Db, id: number, picture_key: string, painted: unknown) =>
  db
    .updateTable('design_template')
    .set({ picture_key })
    .where('id', '=', id)
    .where('document', '=', sql<never>`${JSON.stringify(painted)}::jsonb`)
    .execute()

export const selectProductIds = (db: Db, codes: readonly string[]) =>
  db
    .selectFrom('product')
    .innerJoin('product_category', 'product_category.id', 'product.category_id')
    .select(['product.id', 'product.code', 'product_category.key as category'])
    .where('product.code', 'in', codes)
    .execute()

export const findProductKind = (db: Db, id: number) =>
  db
    .selectFrom('product')
    .innerJoin('product_category', 'product_category.id', 'product.category_id')
    .select(['product.code', 'product_category.key as category'])
    .where('product.id', '=', id)
    .executeTakeFirst()

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

export const updateTemplate = (db: Db, id: number, change: Updateable<DB['design_template']>) =>
  db
    .updateTable('design_template')
    .set({ ...change, is_own: true, revision: sql`revision + 1` })
    .where('id', '=', id)
    .execute()

export async function insertTemplate(db: Db, row: Omit<Insertable<DB['design_template']>, 'sort'>): Promise<number> {
  const { id } = await db
    .insertInto('design_template')
    .values({
      ...row,
      is_own: true,
      made_from: '',
      sort: sql`(select coalesce(max(sort), 0) + 1 from design_template)`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const deleteTemplate = (db: Db, id: number) => db.deleteFrom('design_template').where('id', '=', id).execute()

export const findTemplateForSale = (db: Db, id: string): Promise<ForSale | undefined> =>
  db
    .selectFrom('design_template')
    .select(['name_zh', 'name_en', 'price_fen'])
    .where(sql`id::text`, '=', id)
    .where('state', '=', 'on_sale')
    .executeTakeFirst()
