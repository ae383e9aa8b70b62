import type { FailureKind } from '@inkroute/contract/failure/failure'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../infra/db/database.ts'

interface FailureRow {
  readonly title: string
  readonly note: string
  readonly at: string
  readonly order_no: string | null
  readonly seller_id: number | null
  readonly total: number
}

/** Dead jobs have a list of their own. */
export type StoredFailure = Exclude<FailureKind, 'job'>

const sources: Readonly<Record<StoredFailure, (since: string) => RawBuilder<unknown>>> = {
  /** Only while the order still waits for the file. */
  print: (since) => sql`
    select p.reference as title, l.title as note, coalesce(p.finished_at, p.created_at) as at, o.order_no, o.seller_id
    from print_set p
    join sales_order o on o.seller_id = p.seller_id and o.order_no = split_part(p.reference, '-', 1)
    join sales_order_line l on l.seller_id = o.seller_id and l.order_id = o.id
      and l.piece_no::text = split_part(p.reference, '-', 2)
    where p.state = 'failed' and p.finished_at > ${since} and o.state in ('paid', 'on_hold')`,
  check: (since) => sql`
    select t.code as title, c.problem as note, c.created_at as at, o.order_no, o.seller_id
    from task_check c
    join production_task t on t.seller_id = c.seller_id and t.id = c.task_id
    join sales_order o on o.seller_id = t.seller_id and o.id = t.order_id
    where not c.is_passed and c.created_at > ${since} and t.state <> 'packed'`,
  parcel: (since) => sql`
    select s.tracking_no as title, s.carrier as note, e.happened_at as at, o.order_no, o.seller_id
    from shipment_event e
    join shipment s on s.seller_id = e.seller_id and s.id = e.shipment_id
    join sales_order o on o.seller_id = s.seller_id and o.id = s.order_id
    where e.code = 'exception' and e.happened_at > ${since} and s.state = 'sent' and not exists (
      select 1 from shipment_event n where n.seller_id = e.seller_id and n.shipment_id = e.shipment_id
        and n.happened_at > e.happened_at)`,
  push: (since) => sql`
    select o.order_no as title, p.error as note, p.created_at as at, o.order_no, o.seller_id
    from store_push p join sales_order o on o.seller_id = p.seller_id and o.id = p.order_id
    where p.state = 'failed' and p.created_at > ${since}`,
  sync: () => sql`
    select s.name as title, y.error as note, y.failing_since as at, null::text as order_no, s.seller_id
    from store_sync y join store s on s.seller_id = y.seller_id and s.id = y.store_id
    where y.failures > 0 and y.failing_since is not null and s.deleted_at is null`,
  /** Until somebody has settled them. */
  payment: () => sql`
    select coalesce(nullif(d.out_trade_no, ''), d.trade_no) as title, d.channel || ' ' || d.day::text as note,
      d.found_at as at, null::text as order_no, d.seller_id
    from payment_difference d where d.settled_at is null`,
}

/** The newest failures of a kind since then, each with the number of all. */
export async function selectFailures(db: Db, kind: StoredFailure, since: string, limit: number): Promise<FailureRow[]> {
  const { rows } = await sql<FailureRow>`
    select *, (count(*) over ())::int as total from (${sources[kind](since)}) as found
    order by at desc limit ${limit}`.execute(db)
  return rows
}
