import { MAX_BULK_ORDERS } from '@inkroute/contract/order/codes'
import { sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import { filtered, type OrderFilters, own } from '../core/order.queries.ts'

/** Orders that the same actions are open to, for the same reasons. */
export interface LikeOrders {
  readonly state: string
  readonly hold_reason: string | null
  readonly problems: string[]
  readonly shipping_by: string
  readonly is_reprint: boolean
  readonly is_partly_refunded: boolean
  readonly orders: number
  readonly pieces: number
  readonly total_fen: number
  /** The first of them. */
  readonly order_nos: string[]
  /** The newest, as many as one payment takes. */
  readonly ids: number[]
}

const SHOWN_NUMBERS = 5

/** Sums of the matching orders in a few groups, whatever their number. */
export const sumLikeOrders = (db: Db, seller_id: number, filters: OrderFilters): Promise<LikeOrders[]> =>
  filtered(own(db, seller_id), seller_id, filters)
    .select(({ fn }) => [
      'state',
      'hold_reason',
      'problems',
      'shipping_by',
      sql<boolean>`reprint_of is not null`.as('is_reprint'),
      sql<boolean>`refunded_fen > 0`.as('is_partly_refunded'),
      sql<number>`count(*)::int`.as('orders'),
      sql<number>`${fn.sum('pieces')}::int`.as('pieces'),
      sql<number>`${fn.sum('total_fen')}::float8`.as('total_fen'),
      sql<string[]>`(array_agg(order_no order by id desc))[1:${sql.lit(SHOWN_NUMBERS)}]`.as('order_nos'),
      sql<number[]>`(array_agg(id order by id desc))[1:${sql.lit(MAX_BULK_ORDERS)}]`.as('ids'),
    ])
    .groupBy(['state', 'hold_reason', 'problems', 'shipping_by', sql`reprint_of is not null`, sql`refunded_fen > 0`])
    .execute()

/** Codes that nobody has matched in these drafts, those that hold up most orders first. */
export async function selectOpenCodes(db: Db, seller_id: number, foreign_ids: readonly number[]) {
  const { rows } = await sql<{
    line_id: number
    external_sku: string
    title: string
    picture_url: string
    store_id: number
    orders: number
    pieces: number
  }>`
    select min(l.id) as line_id, l.external_sku, min(l.title) as title, max(l.picture_url) as picture_url, f.store_id,
      count(distinct l.foreign_id)::int as orders, sum(l.quantity)::int as pieces
    from foreign_order_line l join foreign_order f on f.seller_id = l.seller_id and f.id = l.foreign_id
    where l.seller_id = ${seller_id} and l.foreign_id = any(${[...foreign_ids]}::bigint[]) and l.sku_id is null
    -- Lines without a code have nothing in common.
    group by f.store_id, l.external_sku, case when l.external_sku = '' then l.id end
    order by orders desc, line_id`.execute(db)
  return rows
}
