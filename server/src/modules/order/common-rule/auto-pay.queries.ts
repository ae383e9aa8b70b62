import { sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'

export interface PayableOrder {
  readonly seller_id: number
  readonly id: number
  readonly user_id: number
}

/**
 * Across sellers: what waits for payment and is paid without being asked, the oldest first. A store with a rule of its
 * own is left to that rule: what it holds or limits must not be paid from here.
 */
export async function selectAutoPayable(
  db: Db,
  { tried_before, limit }: { readonly tried_before: string; readonly limit: number },
): Promise<PayableOrder[]> {
  const { rows } = await sql<PayableOrder>`
    select o.seller_id, o.id, r.updated_by as user_id
    from common_rule r
    join sales_order o on o.seller_id = r.seller_id and o.state = 'awaiting_payment'
      and o.source = any (r.auto_pay_sources) and o.created_at >= r.auto_pay_since
      and o.total_fen between 1 and r.auto_pay_max_fen
    left join auto_pay_try t on t.seller_id = o.seller_id and t.order_id = o.id
    where r.auto_pay_sources <> '{}'
      and not exists (select from seller f where f.id = r.seller_id and f.frozen_at is not null)
      and not exists (select from store_rule s where s.seller_id = o.seller_id and s.store_id = o.store_id)
      and (t.tried_at is null or t.tried_at < ${tried_before}::timestamptz)
    order by o.created_at, o.id limit ${limit}`.execute(db)
  return rows
}

export const noteTry = (
  db: Db,
  seller_id: number,
  order_id: number,
  tried: { readonly tried_at: string; readonly reason: string },
) =>
  db
    .insertInto('auto_pay_try')
    .values({ seller_id, order_id, ...tried })
    .onConflict((conflict) => conflict.columns(['seller_id', 'order_id']).doUpdateSet(tried))
    .execute()
