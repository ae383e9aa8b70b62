import { sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'

/** The day a moment belongs to in a time zone. */
export interface Day {
  readonly now: string
  readonly time_zone: string
}

const getStart = ({ now, time_zone }: Day, days: number) =>
  sql`((date_trunc('day', ${now}::timestamptz at time zone ${time_zone}) + make_interval(days => ${days}))
    at time zone ${time_zone})`

export interface FactoryLoad {
  readonly id: number
  readonly name_zh: string
  readonly name_en: string
  readonly daily_capacity_pieces: number
  readonly overdue: number
  readonly today: number
  readonly tomorrow: number
  readonly later: number
}

/** Open pieces by factory and by when they are due. */
export async function selectLoad(db: Db, day: Day): Promise<FactoryLoad[]> {
  const { rows } = await sql<FactoryLoad>`
    with open as (
      select k.factory_id, k.due_at, l.quantity
      from production_task k
      join sales_order_line l on l.seller_id = k.seller_id and l.order_id = k.order_id and l.id = k.line_id
      where k.state in ('queued', 'printing', 'checked')
    )
    select f.id, f.name_zh, f.name_en, f.daily_capacity_pieces,
      coalesce(sum(quantity) filter (where due_at < ${day.now}::timestamptz), 0)::int as overdue,
      coalesce(sum(quantity) filter (where due_at >= ${day.now}::timestamptz and due_at < ${getStart(day, 1)}), 0)::int as today,
      coalesce(sum(quantity) filter (where due_at >= ${getStart(day, 1)} and due_at < ${getStart(day, 2)}), 0)::int as tomorrow,
      coalesce(sum(quantity) filter (where due_at >= ${getStart(day, 2)}), 0)::int as later
    from open join factory f on f.id = open.factory_id
    group by f.id order by overdue desc, today desc, f.id`.execute(db)
  return rows
}

export interface HourRow {
  readonly kind: 'packed' | 'shipped' | 'paid'
  readonly is_today: boolean
  readonly hour: number
  readonly pieces: number
  /** Of these, how many happened later in the day than it is now. */
  readonly later_than_now: number
}

/** Pieces packed, parcels sent and orders paid since yesterday began, by hour. */
export async function selectOutput(db: Db, day: Day): Promise<HourRow[]> {
  const { now, time_zone } = day
  const { rows } = await sql<HourRow>`
    with happened as (
      select 'packed' as kind, k.updated_at as at, l.quantity as pieces
      from production_task k
      join sales_order_line l on l.seller_id = k.seller_id and l.order_id = k.order_id and l.id = k.line_id
      where k.state = 'packed' and k.updated_at >= ${getStart(day, -1)} and k.updated_at <= ${now}::timestamptz
      union all
      select 'shipped', sent_at, 1 from shipment
      where sent_at >= ${getStart(day, -1)} and sent_at <= ${now}::timestamptz
      union all
      select 'paid', paid_at, 1 from sales_order
      where paid_at >= ${getStart(day, -1)} and paid_at <= ${now}::timestamptz
    )
    select kind, at >= ${getStart(day, 0)} as is_today,
      extract(hour from at at time zone ${time_zone})::int as hour,
      sum(pieces)::int as pieces,
      coalesce(sum(pieces) filter (
        where (at at time zone ${time_zone})::time > (${now}::timestamptz at time zone ${time_zone})::time), 0)::int
        as later_than_now
    from happened group by 1, 2, 3 order by 3`.execute(db)
  return rows
}

export const selectOverdue = (db: Db, now: string, limit: number) =>
  db
    .selectFrom('production_task as t')
    .innerJoin('sales_order as o', (join) =>
      join.onRef('o.seller_id', '=', 't.seller_id').onRef('o.id', '=', 't.order_id'),
    )
    .innerJoin('sales_order_line as l', (join) =>
      join
        .onRef('l.seller_id', '=', 't.seller_id')
        .onRef('l.order_id', '=', 't.order_id')
        .onRef('l.id', '=', 't.line_id'),
    )
    .innerJoin('factory as f', 'f.id', 't.factory_id')
    .select(['o.order_no', 't.code', 'l.title', 'l.quantity as pieces', 't.state', 't.due_at'])
    .select(['f.name_zh', 'f.name_en'])
    .where('t.state', 'in', ['queued', 'printing', 'checked'])
    .where('t.due_at', '<', now)
    .orderBy('t.due_at')
    .limit(limit)
    .execute()
