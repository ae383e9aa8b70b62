import type { StatisticsCut } from '@inkroute/contract/order/statistics'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'

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
  /** Cost of the pieces that have a selling price. */
  readonly priced_paid_fen: number
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

const linesOf = (seller_id: number) => sql`
  join sales_order_line l on l.seller_id = ${seller_id} and l.order_id = o.id
  left join goods_sku k on k.seller_id = l.seller_id and k.id = l.sku_id`

const priceSums = sql`
  coalesce(sum(l.quantity * k.price_fen), 0)::float8 as sales_fen,
  coalesce(sum(l.share_fen) filter (where k.price_fen is not null), 0)::float8 as priced_paid_fen,
  coalesce(sum(l.quantity) filter (where k.price_fen is null), 0)::int as unpriced_pieces`

async function sumByOrder(db: Db, seller_id: number, days: Days, key: RawBuilder<string>): Promise<KeyedSums[]> {
  const { rows } = await sql<KeyedSums>`
    with o as materialized (${paidOrders(seller_id, days)}),
    sums as (
      select ${key} as key, count(*)::int as orders, sum(o.pieces)::int as pieces, sum(o.total_fen)::float8 as paid_fen,
        sum(o.goods_fen)::float8 as goods_fen, sum(o.freight_fen)::float8 as freight_fen,
        sum(o.discount_fen)::float8 as discount_fen, sum(o.refunded_fen)::float8 as refunded_fen
      from o group by 1),
    prices as (select ${key} as key, ${priceSums} from o ${linesOf(seller_id)} group by 1)
    select sums.*, coalesce(sales_fen, 0) as sales_fen, coalesce(priced_paid_fen, 0) as priced_paid_fen,
      coalesce(unpriced_pieces, 0) as unpriced_pieces
    from sums left join prices using (key)`.execute(db)
  return rows
}

/** Refunds of an order are cut among its lines by what each cost. */
async function sumByLine(
  db: Db,
  seller_id: number,
  days: Days,
  key: RawBuilder<string>,
  limit: number,
): Promise<KeyedSums[]> {
  const { rows } = await sql<KeyedSums>`
    with o as materialized (${paidOrders(seller_id, days)})
    select ${key} as key, count(distinct o.id)::int as orders, sum(l.quantity)::int as pieces,
      sum(l.share_fen)::float8 as paid_fen, sum(l.goods_fen)::float8 as goods_fen,
      coalesce(round(sum(o.freight_fen::numeric * l.share_fen / nullif(o.total_fen, 0))), 0)::float8 as freight_fen,
      coalesce(round(sum(o.discount_fen::numeric * l.share_fen / nullif(o.total_fen, 0))), 0)::float8 as discount_fen,
      coalesce(round(sum(o.refunded_fen::numeric * l.share_fen / nullif(o.total_fen, 0))), 0)::float8 as refunded_fen,
      ${priceSums}
    from o ${linesOf(seller_id)} group by 1 order by paid_fen desc, 1 limit ${limit}`.execute(db)
  return rows
}

export function sumsBy(
  db: Db,
  seller_id: number,
  days: Days,
  by: StatisticsCut | 'all',
  limit: number,
): Promise<KeyedSums[]> {
  const key = orderKeys[by]
  if (key) return sumByOrder(db, seller_id, days, key)
  return sumByLine(db, seller_id, days, by === 'goods' ? sql`l.goods_id::text` : sql`l.product_id::text`, limit)
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
    .select(['id', 'title'])
    .where('seller_id', '=', seller_id)
    .where('id', 'in', [...ids, 0])
    .execute()
