import { sql } from 'kysely'
import type { Db } from '../../infra/db/database.ts'

/** How many orders hold these goods, by whether they are paid. */
export async function countOfGoods(db: Db, seller_id: number, goods_ids: readonly number[]) {
  const { rows } = await sql<{ goods_id: number; unpaid: number; paid: number }>`
    select l.goods_id,
      count(distinct o.id) filter (where o.state = 'awaiting_payment')::int as unpaid,
      count(distinct o.id) filter (where o.paid_at is not null)::int as paid
    from sales_order_line l join sales_order o on o.seller_id = l.seller_id and o.id = l.order_id
    where l.seller_id = ${seller_id} and l.goods_id = any(${[...goods_ids]})
    group by l.goods_id`.execute(db)
  return rows
}

/** Those of the SKUs that stand in any order. */
export async function selectOrderedSkus(db: Db, seller_id: number, sku_ids: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom('sales_order_line')
    .select('sku_id')
    .distinct()
    .where('seller_id', '=', seller_id)
    .where('sku_id', 'in', [...sku_ids, 0])
    .execute()
  return new Set(rows.map((row) => row.sku_id))
}
