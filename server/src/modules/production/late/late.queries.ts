import { type Insertable, sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import type { LateCredit } from '../../../infra/db/tables.gen.ts'

export interface LateOrder {
  readonly seller_id: number
  readonly order_id: number
  readonly order_no: string
  /** Price of the goods covered by the promise. */
  readonly promised_fen: number
  readonly due_at: string
  readonly left_at: string | null
  /** Days that were credited already. */
  readonly credited: number
}

/**
 * Orders past their promise that may still earn a credit: their products are in a zone with a promise, they cost
 * something, and not all days are credited. Across sellers, the longest due first. The latest task counts, for the
 * order leaves with its last piece.
 */
export async function selectLateOrders(
  db: Db,
  zones: { readonly anywhere: readonly string[]; readonly overseas: readonly string[] },
  now: string,
  limit: number,
): Promise<LateOrder[]> {
  const { rows } = await sql<LateOrder>`
    select o.seller_id, o.id as order_id, o.order_no, o.shipped_at as left_at, t.due_at, t.promised_fen,
      (select count(*) from late_credit c where c.seller_id = o.seller_id and c.order_id = o.id)::int as credited
    from sales_order o
    join lateral (
      select max(k.due_at) as due_at, sum(l.goods_fen)::bigint as promised_fen
      from production_task k
      join sales_order_line l on l.seller_id = k.seller_id and l.order_id = k.order_id and l.id = k.line_id
      join product p on p.id = l.product_id
      where k.seller_id = o.seller_id and k.order_id = o.id and k.state <> 'cancelled'
        and (p.zones && ${[...zones.anywhere]}::text[]
          or (p.zones && ${[...zones.overseas]}::text[] and o.warehouse_code not like 'CN-%'))
    ) t on t.due_at is not null
    where o.state in ('in_production', 'packed', 'shipped', 'partially_shipped') and o.total_fen > 0
      and t.due_at < coalesce(o.shipped_at, ${now}::timestamptz)
      and (select count(*) from late_credit c where c.seller_id = o.seller_id and c.order_id = o.id) <
        least(3, floor(extract(epoch from coalesce(o.shipped_at, ${now}::timestamptz) - t.due_at) / 86400))
    order by t.due_at limit ${limit}`.execute(db)
  return rows
}

/** False when that day was credited before. */
export async function insertLateCredit(db: Db, row: Insertable<LateCredit>): Promise<boolean> {
  const inserted = await db
    .insertInto('late_credit')
    .values(row)
    .onConflict((conflict) => conflict.columns(['seller_id', 'order_id', 'day']).doNothing())
    .returning('day')
    .executeTakeFirst()
  return inserted !== undefined
}
