import { type RawBuilder, sql } from 'kysely'
import { compileOnce } from '../../infra/db/compile-once.ts'
import type { Db } from '../../infra/db/database.ts'
import { alone, query } from '../../infra/db/pipeline.ts'

/** Lines whose goods a buyer personalises and whose own design is not approved: without it the sample would be printed. */
export async function selectUnfilledLines(
  db: Db,
  seller_id: number,
  line_ids: readonly number[],
): Promise<Set<number>> {
  if (line_ids.length === 0) return new Set()
  const { rows } = await sql<{ id: number }>`
    select distinct l.id from foreign_order_line l
    cross join lateral (
      select l.sku_id where l.parts is null
      union all select (part ->> 'sku_id')::bigint from jsonb_array_elements(coalesce(l.parts, '[]')) part
    ) meant (sku_id)
    join goods_sku s on s.seller_id = l.seller_id and s.id = meant.sku_id
    join personal_form f on f.seller_id = l.seller_id and f.goods_id = s.goods_id and f.is_on
    where l.seller_id = ${seller_id} and l.id = any(${[...line_ids]}::bigint[]) and not exists (
      select 1 from personal_line p where p.seller_id = l.seller_id and p.line_id = l.id
        and p.goods_id = s.goods_id and p.state = 'approved')`.execute(db)
  return new Set(rows.map(({ id }) => Number(id)))
}

interface Orders {
  readonly seller_id: number
  readonly order_ids: readonly number[]
}

/** Orders of buyers with a line that would be printed otherwise than approved. Reprints repeat what was printed. */
const unfilledOrders = compileOnce(
  (_db, { seller_id, order_ids }: Orders) => sql<{ order_no: string }>`
    select o.order_no from sales_order_line l
    join personal_form f on f.seller_id = l.seller_id and f.goods_id = l.goods_id and f.is_on
    join sales_order o on o.seller_id = l.seller_id and o.id = l.order_id
    where l.seller_id = ${seller_id} and l.order_id = any(${order_ids}::bigint[])
      and o.foreign_id is not null and o.reprint_of is null and not exists (
        select 1 from personal_line p where p.seller_id = l.seller_id and p.line_id = l.foreign_line_id
          and p.goods_id = l.goods_id and p.state = 'approved'
          and p.design_id = l.design_id and p.design_version = l.design_version)
    order by o.id limit 1`,
)

/** The first of these orders that must not be paid. */
export const unfilledOrderQuery = (db: Db, seller_id: number, order_ids: readonly number[]) =>
  query(unfilledOrders(db, { seller_id, order_ids }), ([order]) => order?.order_no)

export const findUnfilledOrder = (db: Db, seller_id: number, order_id: number): Promise<string | undefined> =>
  alone(db, unfilledOrderQuery(db, seller_id, [order_id]))

/** Designs that buyers approved, for the statement that gives them to the lines of orders. */
export const approvedDesigns = (): RawBuilder<unknown> =>
  sql`(select seller_id, line_id, goods_id, design_id, design_version from personal_line where state = 'approved')`
