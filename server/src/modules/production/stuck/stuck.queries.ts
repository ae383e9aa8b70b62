import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'

export interface StuckRow {
  readonly seller_id: number
  readonly order_no: string
  readonly seller_name: string
  readonly state: string
  readonly hold_reason: string | null
  readonly hold_note: unknown
  readonly since: string
  /** A print set of it that is not made, and why; null where there is none. */
  readonly set_id: number | null
  readonly set_error: unknown
}

/** Orders across sellers, the longest wait first, each with one print set that is missing. */
async function selectStuck(db: Db, where: RawBuilder<unknown>, since: RawBuilder<unknown>, limit: number) {
  const { rows } = await sql<StuckRow & { total: number }>`
    select o.seller_id, o.order_no, o.state, o.hold_reason, o.hold_note, ${since} as since, open.id as set_id,
      open.error as set_error, (count(*) over ())::int as total,
      coalesce((select coalesce(nullif(u.display_name, ''), u.username) from app_user u
        where u.seller_id = o.seller_id and u.kind = 'seller' limit 1), '') as seller_name
    from sales_order o
    left join lateral (
      select p.id, p.error from sales_order_line l
      join print_set p on p.seller_id = l.seller_id and p.reference = o.order_no || '-' || l.piece_no
      where l.seller_id = o.seller_id and l.order_id = o.id and p.state <> 'done'
      order by p.state = 'failed' desc, p.id limit 1
    ) open on true
    where ${where} order by ${since} limit ${limit}`.execute(db)
  return { rows: rows as StuckRow[], total: rows[0]?.total ?? 0 }
}

const lacksPrints = sql`exists (
  select 1 from sales_order_line l
  left join print_set p on p.seller_id = l.seller_id and p.reference = o.order_no || '-' || l.piece_no
  where l.seller_id = o.seller_id and l.order_id = o.id and p.state is distinct from 'done')`

/** Paid before then, and a print file is still missing. */
export const selectLate = (db: Db, before: string, limit: number) =>
  selectStuck(
    db,
    sql`o.state = 'paid' and o.paid_at < ${before}::timestamptz and ${lacksPrints}`,
    sql`o.paid_at`,
    limit,
  )

/** Orders with a piece past its promised day that has not been packed. */
export async function countOverdueOrders(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct (t.seller_id, t.order_id))::int as count from production_task t
    join sales_order o on o.seller_id = t.seller_id and o.id = t.order_id
    where t.state in ('queued', 'printing', 'checked') and t.due_at < ${now.toISOString()}::timestamptz
      and o.state in ('in_production', 'partially_shipped')`.execute(db)
  return rows[0]?.count ?? 0
}

export interface WaitingForPrints {
  readonly paid_at: string
  readonly warehouse_code: string
  /** Of the product that takes longest: nobody waits for the others. */
  readonly hours: number
}

/** Paid orders that would lack files when they are due if the warehouse worked day and night. */
export async function selectDuePrints(db: Db, now: string, share: number): Promise<WaitingForPrints[]> {
  const { rows } = await sql<WaitingForPrints>`
    select o.paid_at, o.warehouse_code, made.hours
    from sales_order o
    join lateral (
      select max(maker.hours)::float8 as hours from sales_order_line l
      join lateral (
        select s.production_max_hours as hours from product_supply s where s.product_id = l.product_id
        order by (o.warehouse_code = any(s.warehouses)) desc, s.sort limit 1
      ) maker on true
      where l.seller_id = o.seller_id and l.order_id = o.id
    ) made on made.hours is not null
    where o.state = 'paid' and o.paid_at + made.hours * ${share}::float8 * interval '1 hour' < ${now}::timestamptz
      and ${lacksPrints}`.execute(db)
  return rows
}

/** Held by us; what sellers hold themselves is theirs to release. */
export const selectHeld = (db: Db, limit: number) =>
  selectStuck(db, sql`o.state = 'on_hold' and o.hold_reason <> 'seller'`, sql`o.updated_at`, limit)
