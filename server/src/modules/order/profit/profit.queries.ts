import { Platform } from '@inkroute/contract/codes'
import { NO_PLATFORM } from '@inkroute/contract/order/profit'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'

/** Orders with a source of this kind came from a buyer elsewhere; lines added to them later bring no revenue. */
const from_outside = sql`o.source in ('store', 'import', 'api', 'fba')`
/** Nothing was delivered: the buyer gets the price back, and the marketplace keeps nothing of it. */
const is_void = sql`o.state in ('cancelled', 'refunded')`

/**
 * One row for each line of the orders `o`, with what it was sold for. The price is the buyer's; where the source did not
 * say one, the seller's own price of the SKU. A code of several SKUs is divided by pieces. Null is not known.
 */
export const lineSales = (seller_id: number): RawBuilder<unknown> => sql`
  select o.id as order_id, l.id as line_id, l.goods_id, l.product_id, l.quantity, l.share_fen, l.goods_fen,
    f.currency, coalesce(f.rate_e4, r.rate_e4) as rate_e4, coalesce(f.rate_at, r.updated_at) as rate_at,
    coalesce(l.quantity * coalesce(fl.exact_price, fl.price) / nullif(parts.pieces, 0), 0) as sale,
    fl.price is null and k.price_fen is not null as is_own,
    case
      when ${is_void} or o.source = 'reprint' then 0
      -- Stock sent to a marketplace's warehouse is not sold yet.
      when o.source = 'fba' then null
      when l.foreign_line_id is null and ${from_outside} then 0
      when fl.price is not null then
        round(l.quantity * coalesce(fl.exact_price, fl.price) * coalesce(f.rate_e4, r.rate_e4) / (100 * nullif(parts.pieces, 0)))
      else l.quantity * k.price_fen
    end as revenue_fen
  from o
  join sales_order_line l on l.seller_id = ${seller_id} and l.order_id = o.id
  left join goods_sku k on k.seller_id = l.seller_id and k.id = l.sku_id
  left join foreign_order_line fl on fl.seller_id = l.seller_id and fl.id = l.foreign_line_id
  left join foreign_order f on f.seller_id = fl.seller_id and f.id = fl.foreign_id
  left join exchange_rate r on r.currency = upper(f.currency)
  left join lateral (
    select coalesce(sum((part ->> 'quantity')::numeric), 1) as pieces from jsonb_array_elements(fl.parts) part
  ) parts on true`

/**
 * One row for each of the orders `o` from the rows of `lineSales`, named `s`: revenue, the marketplace's fee by the
 * seller's rate or the usual one, and what is missing. An order placed by hand has no marketplace.
 */
export const orderSales = (seller_id: number, stores: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select o.id as order_id, sold.revenue_fen, sold.currency, sold.sale, sold.rate_e4, sold.rate_at, coalesce(sold.is_own, false) as is_own,
    coalesce(sold.lacks_rate, false) as lacks_rate, fee.commission_bp, fee.payment_bp,
    case
      when ${is_void} or not ${from_outside} then 0
      else round(sold.revenue_fen * fee.commission_bp / 10000) + round(sold.revenue_fen * fee.payment_bp / 10000)
        + round(fee.fixed_fee_minor * fee.rate_e4::numeric / 10000)
    end as fee_fen,
    not ${is_void} and ${from_outside} and fee.commission_bp is null as lacks_fee
  from o
  left join (
    select s.order_id, case when bool_or(s.revenue_fen is null) then null else sum(s.revenue_fen) end as revenue_fen,
      case when count(distinct s.currency) = 1 then min(s.currency) end as currency,
      sum(s.sale) as sale, min(s.rate_e4) as rate_e4, min(s.rate_at) as rate_at,
      bool_or(s.is_own) as is_own, bool_or(s.revenue_fen is null and s.sale > 0) as lacks_rate
    from s group by s.order_id
  ) sold on sold.order_id = o.id
  left join ${stores} t on t.seller_id = ${seller_id} and t.id = o.store_id
  left join lateral (
    -- A file or a program of the seller's own takes no fee unless the seller says so.
    select coalesce(own.commission_bp, usual.commission_bp, at.free_bp) as commission_bp,
      coalesce(own.payment_bp, usual.payment_bp, at.free_bp) as payment_bp,
      coalesce(own.fixed_fee_minor, usual.fixed_fee_minor, at.free_bp) as fixed_fee_minor,
      coalesce(rate.rate_e4, 10000) as rate_e4
    from (select coalesce(t.platform, case o.source when 'fba' then ${sql.lit(Platform.amazon)} else ${sql.lit(NO_PLATFORM)} end) as platform,
      case when t.platform is null and o.source <> 'fba' then 0 end as free_bp) at
    left join seller_fee_rate own on own.seller_id = ${seller_id} and own.platform = at.platform
    left join marketplace_fee usual on usual.platform = at.platform
    left join exchange_rate rate on rate.currency = usual.currency
  ) fee on true`

export interface SaleOfOrder {
  readonly order_id: number
  readonly revenue_fen: number | null
  readonly currency: string | null
  readonly sale: string | null
  readonly rate_e4: number | null
  readonly rate_at: string | null
  readonly is_own: boolean
  readonly lacks_rate: boolean
  readonly commission_bp: number | null
  readonly payment_bp: number | null
  readonly fee_fen: number | null
  readonly lacks_fee: boolean
}

/** What these orders were sold for. */
export async function selectSales(
  db: Db,
  seller_id: number,
  ids: readonly number[],
  stores: RawBuilder<unknown>,
): Promise<SaleOfOrder[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<SaleOfOrder>`
    with o as (
      select id, source, state, store_id from sales_order
      where seller_id = ${seller_id} and id = any(${[...ids]}::bigint[])),
    s as materialized (${lineSales(seller_id)})
    select order_id, revenue_fen::float8 as revenue_fen, currency, round(sale, 3)::text as sale, rate_e4, rate_at, is_own,
      lacks_rate, commission_bp, payment_bp, fee_fen::float8 as fee_fen, lacks_fee
    from (${orderSales(seller_id, stores)}) sales`.execute(db)
  return rows
}

export const selectUsualFees = (db: Db) =>
  db
    .selectFrom('marketplace_fee')
    .select(['platform', 'currency', 'commission_bp', 'payment_bp', 'fixed_fee_minor'])
    .execute()

export const selectOwnFees = (db: Db, seller_id: number) =>
  db
    .selectFrom('seller_fee_rate')
    .select(['platform', 'commission_bp', 'payment_bp', 'fixed_fee_minor'])
    .where('seller_id', '=', seller_id)
    .execute()

/** Marketplaces the seller has a shop on. */
export async function selectPlatforms(db: Db, seller_id: number, stores: RawBuilder<unknown>): Promise<Set<number>> {
  const { rows } = await sql<{ platform: number }>`
    select distinct t.platform from ${stores} t where t.seller_id = ${seller_id} and t.deleted_at is null`.execute(db)
  return new Set(rows.map(({ platform }) => platform))
}

interface OwnFee {
  readonly platform: number
  readonly commission_bp: number
  readonly payment_bp: number
  readonly fixed_fee_minor: number
}

export const upsertFee = (db: Db, seller_id: number, { platform, ...fee }: OwnFee, updated_at: string) =>
  db
    .insertInto('seller_fee_rate')
    .values({ seller_id, platform, ...fee, updated_at })
    .onConflict((conflict) => conflict.columns(['seller_id', 'platform']).doUpdateSet({ ...fee, updated_at }))
    .execute()

export const deleteFee = (db: Db, seller_id: number, platform: number) =>
  db.deleteFrom('seller_fee_rate').where('seller_id', '=', seller_id).where('platform', '=', platform).execute()
