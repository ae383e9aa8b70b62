import { z } from 'zod'
import type { StoreConn } from '../core/connector.ts'
import type { MarketOrder, MarketOrderStatus, OrderPage, OrderWindow } from '../core/market-order.ts'
import { cutPage, nextPlace, readPlace } from '../core/page-cursor.ts'
import { readOrder, readOrders } from '../core/read-orders.ts'
import { Decimal, LooseText, readShape } from '../core/read-shape.ts'
import {
  storefrontLine,
  storefrontMarketOrder,
  storefrontOrder,
  storefrontStatus,
} from '../storefront/storefront-orders.ts'
import { shoplazzaCall } from './shoplazza-call.ts'

const PAGE_SIZE = 100

const ShoplazzaOrder = z.object({
  ...storefrontOrder,
  number: LooseText,
  total_price: Decimal,
  customer_note: LooseText,
  placed_at: z.string().nullish(),
  customer: z.object({ email: LooseText }).nullish(),
  line_items: z.array(
    z.object({ ...storefrontLine, product_title: z.string(), image: LooseText, refund_quantity: z.int().nullish() }),
  ),
  fulfillments: z
    .array(z.object({ status: LooseText, tracking_number: LooseText, tracking_company: LooseText }))
    .nullish(),
})
type ShoplazzaOrder = z.output<typeof ShoplazzaOrder>
const Page = z.object({ orders: z.array(z.unknown()).nullish() })
const Count = z.object({ count: z.int() })
const Single = z.object({ order: z.unknown() })

const fulfilments: Record<string, MarketOrderStatus> = {
  '': 'ready_to_ship',
  initialled: 'ready_to_ship',
  waiting: 'ready_to_ship',
  partially_shipped: 'partially_shipped',
  shipped: 'shipped',
  finished: 'delivered',
  partially_finished: 'partially_shipped',
  cancelled: 'cancelled',
  returning: 'returning',
  returned: 'returning',
}

export const getStatus = (
  order: Pick<ShoplazzaOrder, 'status' | 'financial_status' | 'fulfillment_status'>,
): MarketOrderStatus => storefrontStatus(order, { unpaid: ['waiting', 'paying', 'opened', 'failed'], fulfilments })

const findOrder = (order: ShoplazzaOrder): MarketOrder =>
  storefrontMarketOrder(order, {
    number: order.number,
    status: getStatus(order),
    paid_at: order.placed_at,
    total: order.total_price,
    buyer_note: order.customer_note,
    email: order.customer?.email ?? '',
    lines: order.line_items.map((line) => ({
      ...line,
      title: line.product_title,
      picture_url: line.image,
      refunded: line.refund_quantity ?? 0,
    })),
    parcels: (order.fulfillments ?? []).filter(
      ({ status, tracking_number }) => tracking_number && status !== 'cancelled',
    ),
  })

/** Pages carry no total, so it is read before and after each page to notice orders that moved between pages. */
export async function pullOrders(conn: StoreConn, { since, until, page, cuts }: OrderWindow): Promise<OrderPage> {
  const size = cutPage(PAGE_SIZE, cuts)
  const span = { updated_at_min: since, updated_at_max: until }
  const countNow = async () => readShape(Count, await shoplazzaCall(conn, { path: '/orders/count', query: span })).count
  const place = page === null ? { offset: 0, total: await countNow() } : readPlace(page)
  const query = { ...span, page: String(place.offset / size + 1), limit: String(size) }
  const orders = readShape(Page, await shoplazzaCall(conn, { path: '/orders', query })).orders ?? []
  const read = await readOrders(ShoplazzaOrder, orders, 'id', findOrder)
  return { ...read, next_page: nextPlace(place, orders.length, await countNow(), size) }
}

export async function getOrder(conn: StoreConn, id: string): Promise<MarketOrder> {
  const { order } = readShape(Single, await shoplazzaCall(conn, { path: `/orders/${encodeURIComponent(id)}` }))
  return readOrder(ShoplazzaOrder, order, 'id', findOrder)
}
