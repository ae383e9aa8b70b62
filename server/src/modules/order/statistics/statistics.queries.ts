import type { StatisticsCut } from '@inkroute/contract/order/statistics'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import { lineSales, orderSales } from '../profit/profit.queries.ts'

/** Calendar days of a zone, both included. */
export interface Days {
  readonly from: string
  readonly to: string
  readonly time_zone: string
  readonly country?: string | undefined
  readonly source?: string | undefined
}

export interface Sums {
  readonly orders: number
  readonly pieces: number
  readonly paid_fen: number
  readonly goods_fen: number
  readonly freight_fen: number
  readonly discount_fen: number
  readonly refunded_fen: number
  readonly sales_fen: number
  /** Fees and profit of orders whose profit is known. */
  readonly fee_fen: number
  readonly profit_fen: number
  readonly unknown_orders: number
  readonly unpriced_pieces: number
}

export type KeyedSums = Sums & { readonly key: string }

const within = (column: RawBuilder<unknown>, { from, to, time_zone }: Days) => sql`
  ${column} >= (${from}::date)::timestamp at time zone ${time_zone}
  and ${column} < (${to}::date + 1)::timestamp at time zone ${time_zone}`

/** The paid orders of a period; answered from the index alone. */
const paidOrders = (seller_id: number, days: Days) => sql`
  select id, country, source, store_id, state, pieces, goods_fen, freight_fen, discount_fen, total_fen, refunded_fen,
    to_char(paid_at at time zone ${days.time_zone}, 'YYYY-MM-DD') as day
  from sales_order
  where seller_id = ${seller_id} and paid_at is not null and ${within(sql.ref('paid_at'), days)}
    and (${days.country ?? null}::text is null or country = ${days.country ?? null})
    and (${days.source ?? null}::text is null or source = ${days.source ?? null})`

/** Cuts that are columns of the order; the others come from its lines. */
const orderKeys: Partial<Record<StatisticsCut | 'all', RawBuilder<string>>> = {
  all: sql`''`,
  day: sql`o.day`,
  country: sql`o.country`,
  state: sql`o.state`,
  store: sql`o.source || ':' || coalesce(o.store_id, 0)::text`,
}

/** The database, and the stores to join with orders. */
interface Source {
  readonly db: Db
  readonly stores: RawBuilder<unknown>
}

/** Orders of the period with what they were sold for. */
const withSales = (stores: RawBuilder<unknown>, seller_id: number, days: Days) => sql`
  o as materialized (${paidOrders(seller_id, days)}),
  s as materialized (${lineSales(seller_id)}),
  x as materialized (
    select *, revenue_fen is not null and fee_fen is not null as is_known from (${orderSales(seller_id, stores)}) sales)`

async function sumByOrder(
  { db, stores }: Source,
  seller_id: number,
  days: Days,
  key: RawBuilder<string>,
): Promise<KeyedSums[]> {
  const { rows } = await sql<KeyedSums>`
    with ${withSales(stores, seller_id, days)}
    select ${key} as key, count(*)::int as orders, sum(o.pieces)::int as pieces, sum(o.total_fen)::float8 as paid_fen,
      sum(o.goods_fen)::float8 as goods_fen, sum(o.freight_fen)::float8 as freight_fen,
      sum(o.discount_fen)::float8 as discount_fen, sum(o.refunded_fen)::float8 as refunded_fen,
      coalesce(sum(x.revenue_fen), 0)::float8 as sales_fen,
      coalesce(sum(x.fee_fen) filter (where x.is_known), 0)::float8 as fee_fen,
      coalesce(sum(x.revenue_fen - x.fee_fen - o.total_fen + o.refunded_fen) filter (where x.is_known), 0)::float8
        as profit_fen,
      count(*) filter (where not x.is_known)::int as unknown_orders,
      coalesce(sum(o.pieces) filter (where not x.is_known), 0)::int as unpriced_pieces
    from o join x on x.order_id = o.id group by 1`.execute(db)
  return rows
}

/** Freight, discount and refund of an order are divided among its lines by what each cost, the fee by revenue. */
async function sumByLine(
  { db, stores }: Source,
  seller_id: number,
  days: Days,
  key: RawBuilder<string>,
  limit: number,
): Promise<KeyedSums[]> {
  const { rows } = await sql<KeyedSums>`
    with ${withSales(stores, seller_id, days)},
    l as (
      select s.*, o.id, o.freight_fen, o.discount_fen, o.refunded_fen, x.is_known, x.revenue_fen is not null as is_sold,
        s.share_fen::numeric / nullif(o.total_fen, 0) as part,
        coalesce(x.fee_fen * s.revenue_fen / nullif(x.revenue_fen, 0), 0) as line_fee_fen
      from o join s on s.order_id = o.id join x on x.order_id = o.id)
    select ${key} as key, count(distinct l.id)::int as orders, sum(l.quantity)::int as pieces,
      sum(l.share_fen)::float8 as paid_fen, sum(l.goods_fen)::float8 as goods_fen,
      coalesce(round(sum(l.freight_fen * l.part)), 0)::float8 as freight_fen,
      coalesce(round(sum(l.discount_fen * l.part)), 0)::float8 as discount_fen,
      coalesce(round(sum(l.refunded_fen * l.part)), 0)::float8 as refunded_fen,
      coalesce(sum(l.revenue_fen) filter (where l.is_sold), 0)::float8 as sales_fen,
      coalesce(round(sum(l.line_fee_fen) filter (where l.is_known)), 0)::float8 as fee_fen,
      coalesce(round(sum(
        l.revenue_fen - l.line_fee_fen - l.share_fen + l.refunded_fen * coalesce(l.part, 0)
      ) filter (where l.is_known)), 0)::float8 as profit_fen,
      count(distinct l.id) filter (where not l.is_known)::int as unknown_orders,
      coalesce(sum(l.quantity) filter (where not l.is_known), 0)::int as unpriced_pieces
    from l group by 1 order by paid_fen desc, 1 limit ${limit}`.execute(db)
  return rows
}

export function sumsBy(
  source: Source,
  seller_id: number,
  days: Days,
  by: StatisticsCut | 'all',
  limit: number,
): Promise<KeyedSums[]> {
  const key = orderKeys[by]
  if (key) return sumByOrder(source, seller_id, days, key)
  return sumByLine(source, seller_id, days, by === 'goods' ? sql`l.goods_id::text` : sql`l.product_id::text`, limit)
}

export async function countUnpaid(db: Db, seller_id: number, days: Days): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from sales_order
    where seller_id = ${seller_id} and state = 'awaiting_payment' and ${within(sql.ref('created_at'), days)}`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** Titles from order lines, including deleted goods. */
export const selectGoodsTitles = (db: Db, seller_id: number, ids: readonly number[]) =>
  db
    .selectFrom('goods')
    .select(['id as goods_id', 'title'])
    .where('seller_id', '=', seller_id)
    .where('id', 'in', [...ids, 0])
    .execute()
