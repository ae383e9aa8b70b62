import { sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'

export interface DispatchFilter {
  readonly code: string | null
  /** Key of a category or of the one above it. */
  readonly category: string | null
  readonly zone: string | null
  readonly regions: readonly string[] | null
}

export interface Hours {
  readonly min: number
  readonly max: number
}

/** Fastest and slowest time from payment to carrier among matching products on sale; null if there are none. */
export async function dispatchHours(db: Db, filter: DispatchFilter): Promise<Hours | null> {
  const { code, category, zone, regions } = filter
  const { rows } = await sql<{ min: number | null; max: number | null }>`
    select min(s.production_min_hours + w.handling_hours)::int as min,
      max(s.production_max_hours + w.handling_hours)::int as max
    from product_search x
    join product p on p.id = x.product_id
    join product_category c on c.id = p.category_id
    left join product_category above on above.id = c.parent_id
    join product_supply s on s.product_id = p.id
    join warehouse w on w.code = any(s.warehouses)
    where x.is_visible and w.is_active
      and (${code}::text is null or p.code = ${code})
      and (${category}::text is null or c.key = ${category} or above.key = ${category})
      and (${zone}::text is null or ${zone} = any(p.zones))
      and (${regions}::text[] is null or w.region = any(${regions}::text[]))`.execute(db)
  const [row] = rows
  return row?.min == null || row.max === null ? null : { min: row.min, max: row.max }
}

/** The longest production and the longest handling time of each region, in hours. */
export async function slowestHours(db: Db): Promise<{ region: string; production: number; handling: number }[]> {
  const { rows } = await sql<{ region: string; production: number; handling: number }>`
    select w.region, max(s.production_max_hours)::int as production, max(w.handling_hours)::int as handling
    from product_search x
    join product_supply s on s.product_id = x.product_id
    join warehouse w on w.code = any(s.warehouses)
    where x.is_visible and w.is_active group by w.region`.execute(db)
  return rows
}

/** From payment to carrier, by product and warehouse. */
export async function hoursToCarrier(
  db: Db,
  product_ids: readonly number[],
): Promise<(Hours & { readonly product_id: number; readonly warehouse_code: string })[]> {
  const { rows } = await sql<Hours & { product_id: number; warehouse_code: string }>`
    select s.product_id::int as product_id, w.code as warehouse_code,
      min(s.production_min_hours + w.handling_hours)::int as min,
      min(s.production_max_hours + w.handling_hours)::int as max
    from product_supply s
    join warehouse w on w.code = any(s.warehouses)
    where s.product_id = any(${[...product_ids]}::bigint[])
    group by s.product_id, w.code`.execute(db)
  return rows
}

export const lowestPrices = (db: Db, codes: readonly string[]) =>
  db
    .selectFrom('product_search')
    .innerJoin('product', 'product.id', 'product_search.product_id')
    .select(['product.code', 'product_search.price_from_fen'])
    .where('product_search.is_visible', '=', true)
    .where('product.code', 'in', [...codes])
    .execute()

/** Products on sale, of one zone or all. */
export async function productsOnSale(db: Db, zone: string | null): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from product_search x join product p on p.id = x.product_id
    where x.is_visible and (${zone}::text is null or ${zone} = any(p.zones))`.execute(db)
  return rows[0]?.count ?? 0
}
