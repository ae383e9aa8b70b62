import { sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'

/** Numbers of visible products by their code. */
export async function findProductIds(db: Db, codes: readonly string[]): Promise<Map<string, number>> {
  if (codes.length === 0) return new Map()
  const rows = await db
    .selectFrom('product')
    .select(['id', 'code'])
    .where('is_visible', '=', true)
    .where('code', 'in', codes)
    .execute()
  return new Map(rows.map((row) => [row.code, row.id]))
}

export interface CategoryCount {
  readonly id: number
  readonly parent_id: number | null
  readonly http_url: string
  readonly name_zh: string
  readonly name_en: string
  readonly products: number
}

export async function countCategories(db: Db): Promise<CategoryCount[]> {
  const { rows } = await sql<CategoryCount>`
    select c.id, c.parent_id, c.http_url, c.name_zh, c.name_en,
      (select count(*) from product p where p.category_id = c.id and p.is_visible) as products
    from product_category c order by c.sort, c.id`.execute(db)
  return rows
}

export interface CatalogueCounts {
  readonly products: number
  readonly items: number
  readonly categories: number
  readonly warehouses: number
  readonly countries: number
}

/** Counted, never claimed. A category counts when something can be bought in it. */
export async function countCatalogue(db: Db): Promise<CatalogueCounts> {
  const { rows } = await sql<CatalogueCounts>`
    select
      (select count(*) from product where is_visible) as products,
      (select count(*) from product_item i join product p on p.id = i.product_id where p.is_visible) as items,
      (select count(distinct category_id) from product where is_visible) as categories,
      (select count(*) from warehouse where is_active) as warehouses,
      (select count(distinct country) from warehouse where is_active) as countries`.execute(db)
  return rows[0] as CatalogueCounts
}
