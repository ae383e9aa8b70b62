import type { GalleryState } from '@inkroute/contract/gallery/gallery'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import type { DB } from '../../../infra/db/tables.gen.ts'

export type TemplateRow = Selectable<DB['design_template']>

export interface TemplateFilters {
  readonly keyword?: string | undefined
  readonly state?: GalleryState | undefined
  readonly scenario?: string | undefined
  readonly basic_product_id?: number | undefined
}

const escaped = (word: string) => `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
const MAX_WORDS = 6

function conditions({ keyword = '', state, scenario, basic_product_id }: TemplateFilters) {
  const words = keyword.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)
  const parts = [sql`true`, ...words.map((word) => sql`(t.words like ${escaped(word)} or t.id::text = ${word})`)]
  if (state) parts.push(sql`t.state = ${state}`)
  if (scenario) parts.push(sql`t.scenario = ${scenario}`)
  if (basic_product_id) parts.push(sql`t.product_id = ${basic_product_id}`)
  return sql.join(parts, sql` and `)
}

const designs = sql`(
  select count(*)::int from gallery_use u
  join design d on d.seller_id = u.seller_id and d.id = u.design_id and d.deleted_at is null
  where u.kind = 'template' and u.item = t.id::text)`

export type TemplateSort = 'order' | 'updated' | 'used'
const orders: Record<TemplateSort, RawBuilder<unknown>> = {
  order: sql`t.sort, t.id`,
  updated: sql`t.updated_at desc, t.id`,
  used: sql`${designs} desc, t.sort, t.id`,
}

export type DeskTemplateRow = Omit<TemplateRow, 'document'> & {
  readonly designs: number
  readonly stamp: string
  readonly product_zh: string
  readonly product_en: string
  readonly hex: string | null
}

const columns = sql`t.id, t.sort, t.name_zh, t.name_en, t.scenario, t.scenario_zh, t.scenario_en, t.style, t.style_zh,
  t.style_en, t.tags_zh, t.tags_en, t.author, t.licence, t.licence_note, t.price_fen, t.state, t.revision, t.is_own,
  t.product_id, t.color_id, t.slots, t.words, t.picture_key, t.created_at, t.updated_at, t.updated_by, t.artworks,
  left(md5(t.document::text), 12) as stamp,
  ${designs} as designs, p.name_zh as product_zh, p.name_en as product_en, c.hex`

const from = sql`design_template t
  join product p on p.id = t.product_id
  left join product_color c on c.product_id = t.product_id and c.id = t.color_id`

interface Page {
  readonly sort: TemplateSort
  readonly limit: number
  readonly offset: number
}

export async function selectDeskTemplates(db: Db, filters: TemplateFilters, page: Page): Promise<DeskTemplateRow[]> {
  const { rows } = await sql<DeskTemplateRow>`
    select ${columns} from ${from} where ${conditions(filters)}
    order by ${orders[page.sort]} limit ${page.limit} offset ${page.offset}`.execute(db)
  return rows
}

export async function countTemplateStates(db: Db, filters: TemplateFilters): Promise<Record<GalleryState, number>> {
  const { rows } = await sql<{ state: GalleryState; count: number }>`
    select t.state, count(*)::int as count from design_template t
    where ${conditions({ ...filters, state: undefined })} group by t.state`.execute(db)
  return { draft: 0, on_sale: 0, withdrawn: 0, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) }
}

export async function findDeskTemplate(db: Db, id: number) {
  const { rows } = await sql<DeskTemplateRow & Pick<TemplateRow, 'document'>>`
    select ${columns}, t.document from ${from} where t.id = ${id}`.execute(db)
  return rows[0]
}

export const lockTemplates = (db: Db, ids: readonly number[]): Promise<TemplateRow[]> =>
  db.selectFrom('design_template').selectAll().where('id', 'in', ids).orderBy('id').forUpdate().execute()

export async function isTemplateUsed(db: Db, id: number): Promise<boolean> {
  const use = await db
    .selectFrom('gallery_use')
    .select('design_id')
    .where('kind', '=', 'template')
    .where('item', '=', String(id))
    .executeTakeFirst()
  return use !== undefined
}

/** Artworks a template shows that are not on sale. */
export const selectMissingArtworks = (db: Db, template_id: number) =>
  db
    .selectFrom('gallery_artwork as a')
    .innerJoin('design_template as t', (join) => join.on(sql<boolean>`t.artworks ? a.slug`))
    .select(['a.slug', 'a.name_zh', 'a.name_en', 'a.state'])
    .where('t.id', '=', template_id)
    .where('a.state', '<>', 'on_sale')
    .orderBy('a.slug')
    .execute()

export async function selectTemplateTerms(db: Db) {
  const terms = (column: 'scenario' | 'style') =>
    db
      .selectFrom('design_template')
      .select([
        `${column} as key`,
        sql<string>`max(${sql.ref(`${column}_zh`)})`.as('zh'),
        sql<string>`max(${sql.ref(`${column}_en`)})`.as('en'),
      ])
      .groupBy(column)
      .orderBy(column)
      .execute()
  const products = await db
    .selectFrom('product as p')
    .select(['p.id', 'p.name_zh', 'p.name_en'])
    .where((where) =>
      where.exists(where.selectFrom('design_template as t').select('t.id').whereRef('t.product_id', '=', 'p.id')),
    )
    .orderBy('p.id')
    .execute()
  return { scenarios: await terms('scenario'), styles: await terms('style'), products }
}
