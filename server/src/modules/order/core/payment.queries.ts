import { sql } from 'kysely'
import { compileOnce } from '../../../infra/db/compile-once.ts'
import type { Db } from '../../../infra/db/database.ts'
import { query } from '../../../infra/db/pipeline.ts'

interface PayGroup {
  readonly seller_id: number
  /** By which the index finds it: a list may be longer than an index takes. */
  readonly first_id: number
  readonly order_ids: readonly number[]
  readonly now: string
}
const payGroup = compileOnce(
  (_db, { seller_id, first_id, order_ids, now }: PayGroup) => sql<{ id: number; is_new: boolean }>`
    with known as (
      select id from order_pay_group
      where seller_id = ${seller_id} and order_ids[1] = ${first_id} and order_ids = ${order_ids}::bigint[]
      order by id desc limit 1
    ), made as (
      insert into order_pay_group (seller_id, order_ids, created_at)
      select ${seller_id}, ${order_ids}::bigint[], ${now}::timestamptz where not exists (select 1 from known)
      returning id
    )
    select id, false as is_new from known union all select id, true from made`,
)

/** The group of exactly these orders: the one they were about to be paid in before, or a new one. */
export const payGroupQuery = (db: Db, seller_id: number, order_ids: readonly number[], now: string) =>
  query(payGroup(db, { seller_id, first_id: order_ids[0] ?? 0, order_ids, now }), ([group]) => {
    if (!group) throw new Error('neither a known nor a new payment group')
    return group
  })

export const selectPayGroup = (db: Db, seller_id: number, id: number) =>
  db
    .selectFrom('order_pay_group')
    .select('order_ids')
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .executeTakeFirst()

/** Expired unpaid orders across sellers, oldest first. */
export const selectForgotten = (db: Db, before: string, limit: number) =>
  db
    .selectFrom('sales_order')
    .select(['seller_id', 'id'])
    .where('state', '=', 'awaiting_payment')
    .where('created_at', '<', sql<string>`${before}::timestamptz`)
    .orderBy('created_at')
    .limit(limit)
    .execute()

/** Paid before then and not touched since, across sellers, the oldest first. */
const paidSince = (db: Db, before: string, limit: number) =>
  db
    .selectFrom('sales_order')
    .selectAll()
    .where('state', '=', 'paid')
    .where('updated_at', '<', sql<string>`${before}::timestamptz`)
    // A pending surcharge payment delays production until it is paid or expires.
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
