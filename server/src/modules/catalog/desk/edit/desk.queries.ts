import type { DeskSort, DeskState } from '@inkroute/contract/catalog/desk/codes'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '../../../../infra/db/database.ts'
import type { DB } from '../../../../infra/db/tables.gen.ts'

export const findEntry = (db: Db, product_id: number) =>
  db.selectFrom('product_entry').select(['item_id', 'code']).where('product_id', '=', product_id).executeTakeFirst()

export const removeEntry = (db: Db, product_id: number) =>
  db.deleteFrom('product_entry').where('product_id', '=', product_id).execute()

export async function nextProductNumber(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`select nextval('product_number') as id`.execute(db)
  return Number(rows[0]?.id)
}

/** Another product, in any state, with this code. */
export async function isCodeTaken(db: Db, code: string, product_id: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from product_entry where code = ${code} and product_id <> ${product_id}
    union all select 1 from product where code = ${code} and id <> ${product_id} limit 1`.execute(db)
  return rows.length > 0
}

interface Taken {
  readonly value: string
  readonly code: string
}
const byValue = (rows: readonly Taken[]) => new Map(rows.map(({ value, code }) => [value, code]))

/** SKUs of other products, drafts and withdrawn variants included, with the code of their product. */
export async function selectTakenSkus(db: Db, product_id: number, skus: readonly string[]) {
  const { rows } = await sql<Taken>`
    select u.value, e.code from product_entry e, unnest(e.skus) as u (value)
    where e.skus && ${[...skus]} and u.value = any(${[...skus]}) and e.product_id <> ${product_id}
    union all
    select i.sku, p.code from product_item i join product p on p.id = i.product_id
    where i.sku = any(${[...skus]}) and i.product_id <> ${product_id}`.execute(db)
  return byValue(rows)
}

/** Colours that other products on sale show with the same pictures. */
export async function selectColoursOfPictures(db: Db, product_id: number, folders: readonly string[]) {
  if (folders.length === 0) return []
  const { rows } = await sql<{ key: string; hex: string; code: string }>`
    select distinct c.key, lower(c.hex) as hex, p.code
    from product p join product_color c on c.product_id = p.id
    where p.is_visible and p.id <> ${product_id} and exists (
      select 1 from product_view v where v.product_id = p.id and v.picture_product = any(${[...folders]}))`.execute(db)
  return rows
}

export async function selectTakenBarcodes(db: Db, product_id: number, barcodes: readonly string[]) {
  if (barcodes.length === 0) return new Map<string, string>()
  const { rows } = await sql<Taken>`
    select u.value, e.code from product_entry e, unnest(e.barcodes) as u (value)
    where e.barcodes && ${[...barcodes]} and u.value = any(${[...barcodes]}) and e.product_id <> ${product_id}`.execute(
    db,
  )
  return byValue(rows)
}

/** Those of the codes that are products on sale or were. */
export async function selectCodes(db: Db, codes: readonly string[]): Promise<Set<string>> {
  if (codes.length === 0) return new Set()
  const rows = await db
    .selectFrom('product')
    .select('code')
    .where('code', 'in', [...codes])
    .execute()
  return new Set(rows.map(({ code }) => code))
}

export interface DeskFilter {
  readonly keyword?: string | undefined
  readonly state?: DeskState | undefined
  readonly category?: string | undefined
  readonly technique?: string | undefined
  readonly zone?: string | undefined
  readonly warehouse?: string | undefined
}

const escaped = (word: string) => `%${word.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`

type Entries<O> = SelectQueryBuilder<DB & { e: DB['product_entry'] }, 'e', O>

function filtered<O>(query: Entries<O>, filter: DeskFilter): Entries<O> {
  const { keyword, category, technique, zone, warehouse } = filter
  let entries = query
  if (keyword) entries = entries.where('e.search_text', 'like', escaped(keyword))
  if (category) {
    entries = entries.where(
      sql<boolean>`e.category_key in (select c.key from product_category c
        left join product_category p on p.id = c.parent_id where c.key = ${category} or p.key = ${category})`,
    )
  }
  if (technique) entries = entries.where(sql<boolean>`e.terms @> ${[`technique:${technique}`]}`)
  if (zone) entries = entries.where(sql<boolean>`e.terms @> ${[`zone:${zone}`]}`)
  if (warehouse) entries = entries.where(sql<boolean>`${warehouse} = any(e.warehouses)`)
  return entries
}

const sorts = {
  updated: sql`e.updated_at desc`,
  name: sql`e.name_zh`,
  code: sql`e.code`,
  price_asc: sql`e.price_from_fen`,
  price_desc: sql`e.price_from_fen desc`,
  sales: sql`coalesce(p.sold, 0) desc`,
} as const satisfies Record<DeskSort, unknown>

export interface DeskPage {
  readonly sort: DeskSort
  readonly limit: number
  readonly offset: number
}

/** The page is chosen from lean rows alone, then completed. */
export async function listEntries(db: Db, filter: DeskFilter, { sort, limit, offset }: DeskPage) {
  let chosen = filtered(db.selectFrom('product_entry as e').select('e.product_id'), filter)
  if (filter.state) chosen = chosen.where('e.state', '=', filter.state)
  const page = chosen
    .$if(sort === 'sales', (rows) => rows.leftJoin('product as p', 'p.id', 'e.product_id'))
    .orderBy(sorts[sort])
    .orderBy('e.product_id', 'desc')
    .limit(limit)
    .offset(offset)
  return db
    .with('page', () => page)
    .selectFrom('product_entry as e')
    .innerJoin('content_item as c', 'c.id', 'e.item_id')
    .leftJoin('product as p', 'p.id', 'e.product_id')
    .select(['e.product_id', 'e.code', 'e.state', 'e.name_zh', 'e.name_en', 'e.category_key', 'e.terms'])
    .select(['e.warehouses', 'e.variants', 'e.price_from_fen', 'e.price_to_fen', 'e.min_hours', 'e.max_hours'])
    .select(['e.picture', 'e.updated_at', 'c.revision', 'c.updated_by', 'c.published_at', 'p.sold'])
    .where(sql<boolean>`e.product_id in (select product_id from page)`)
    .orderBy(sorts[sort])
    .orderBy('e.product_id', 'desc')
    .execute()
}

/** Products per state for a search, whatever state is chosen. */
export async function countEntries(db: Db, filter: DeskFilter): Promise<Record<DeskState, number>> {
  const rows = await filtered(
    db.selectFrom('product_entry as e').select(['e.state', sql<number>`count(*)::int`.as('count')]),
    filter,
  )
    .groupBy('e.state')
    .execute()
  const counts = new Map(rows.map(({ state, count }) => [state, count]))
  const of = (state: DeskState) => counts.get(state) ?? 0
  return { draft: of('draft'), on_sale: of('on_sale'), changed: of('changed'), withdrawn: of('withdrawn') }
}
