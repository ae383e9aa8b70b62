import { type RawBuilder, sql } from 'kysely'

/* What the warehouse joins to its shelves. */

const states = {
  waiting: sql`o.state = 'on_hold' and o.hold_reason = 'stock'`,
  unpaid: sql`o.state = 'awaiting_payment'`,
} as const

/** Pieces of orders by shelf; the partial indexes keep it to orders that wait. */
export const orderedPieces = (which: keyof typeof states): RawBuilder<unknown> => sql`
  select l.item_id, o.warehouse_code, sum(l.quantity)::int as pieces
  from sales_order o join sales_order_line l on l.seller_id = o.seller_id and l.order_id = o.id
  where ${states[which]} and l.item_id in (select item_id from wanted) group by l.item_id, o.warehouse_code`

/** Reads all orders of a warehouse: asked before it is closed. */
export const openWork = (warehouse_code: string): RawBuilder<unknown> => sql`
  (select count(*) from sales_order where warehouse_code = ${warehouse_code}
    and state not in ('shipped', 'delivered', 'completed', 'cancelled', 'refunded', 'returned'))::int as open_orders,
  (select count(*) from cart_item where warehouse_code = ${warehouse_code})::int as cart_lines`
