import { sql } from 'kysely'
import type { Db } from '../../infra/db/database.ts'

/** Paid before then and not touched since, across sellers, the oldest first. */
const paidSince = (db: Db, before: string, limit: number) =>
  db
    .selectFrom('sales_order')
    .selectAll()
    .where('state', '=', 'paid')
    .where('updated_at', '<', sql<string>`${before}::timestamptz`)
    // A change is being paid for: it comes before the factory, unless nobody pays.
    .where(
      sql<boolean>`not exists (select 1 from order_change_wait w where w.seller_id = sales_order.seller_id
        and w.done_at is null and w.expires_at > ${before}::timestamptz and sales_order.id = any (w.order_ids))`,
    )
    .orderBy('paid_at')
    .orderBy('id')
    .limit(limit)

export const selectPaid = (db: Db, before: string, limit: number) => paidSince(db, before, limit).execute()

/**
 * Those of them whose print files are made or failed. Orders whose files are still being made are left out: however many
 * they are, they never keep a factory from those that are ready.
 */
export const selectReady = (
  db: Db,
  before: string,
  limit: number,
  after: { readonly paid_at: string; readonly id: number },
) =>
  paidSince(db, before, limit)
    .where(
      sql<boolean>`not exists (select 1 from sales_order_line l
        left join print_set p on p.seller_id = l.seller_id and p.reference = sales_order.order_no || '-' || l.piece_no
        where l.seller_id = sales_order.seller_id and l.order_id = sales_order.id
          and (p.id is null or p.state in ('queued', 'running')))`,
    )
    .where(sql<boolean>`(paid_at, id) > (${after.paid_at}::timestamptz, ${after.id}::bigint)`)
    .execute()
