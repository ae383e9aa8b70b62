import { sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import type { SoldDay } from '../../catalog/catalog.ts'

/** Pieces paid for since the day began and not given back; reprints are sold once. */
export async function selectSold(db: Db, from: string): Promise<SoldDay[]> {
  const { rows } = await sql<SoldDay>`
    select l.product_id, to_char(o.paid_at at time zone 'UTC', 'YYYY-MM-DD') as day, sum(l.quantity)::int as pieces
    from sales_order o join sales_order_line l on l.seller_id = o.seller_id and l.order_id = o.id
    where o.paid_at >= ${from}::date::timestamp at time zone 'UTC' and o.state not in ('cancelled', 'refunded')
      and o.source <> 'reprint'
    group by 1, 2`.execute(db)
  return rows
}
