import { sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import type { Waiting } from './blanks.rules.ts'

/** Where a reading of orders that wait for blanks has come to. */
interface WaitingOrder {
  readonly seller_id: number
  readonly id: number
  readonly since: string
}

interface WaitingWhole extends WaitingOrder, Waiting {}

/** Paid orders that wait for blanks, across sellers, the first paid first, after one of them. */
export async function selectWithoutBlanks(
  db: Db,
  after: WaitingOrder | undefined,
  limit: number,
): Promise<WaitingWhole[]> {
  // As text: an instant of JavaScript has lost the microseconds by which the database sorts.
  const since = sql<string>`coalesce(paid_at, created_at)`
  return db
    .selectFrom('sales_order')
    .select(['seller_id', 'id', 'warehouse_code', sql<string>`coalesce(paid_at, created_at)::text`.as('since')])
    .select(
      sql<Waiting['blanks']>`coalesce((
        select json_agg(json_build_object('item_id', l.item_id, 'quantity', l.quantity)) from sales_order_line l
        where l.seller_id = sales_order.seller_id and l.order_id = sales_order.id), '[]')`.as('blanks'),
    )
    .where('state', '=', 'on_hold')
    .where('hold_reason', '=', 'stock')
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(${since}, seller_id, id) > (${after?.since}::timestamptz, ${after?.seller_id}, ${after?.id})`,
      ),
    )
    .orderBy(since)
    .orderBy('seller_id')
    .orderBy('id')
    .limit(limit)
    .execute()
}
