import { z } from 'zod'
import type { StoreConn } from '../core/connector.ts'
import { MarketError } from '../core/market-error.ts'
import type { MarketOrder, MarketOrderStatus, OrderPage, OrderWindow } from '../core/market-order.ts'
import { readOrder, readOrders } from '../core/read-orders.ts'
import { Decimal, ExternalId, LooseText, readShape } from '../core/read-shape.ts'
import {
  storefrontLine,
  storefrontMarketOrder,
  storefrontOrder,
  storefrontStatus,
} from '../storefront/storefront-orders.ts'
import { shoplineCall } from './shopline-call.ts'

const PAGE_SIZE = '100'

const ShoplineOrder = z.object({
  ...storefrontOrder,
  name: LooseText,
  current_total_price: Decimal,
  cancelled_at: LooseText,
  buyer_note: LooseText,
  note_attributes: z.array(z.object({ name: LooseText, value: LooseText })).nullish(),
  email: LooseText,
  processed_at: z.string().nullish(),
  line_items: z.array(z.object({ ...storefrontLine, title: z.string(), image_url: LooseText })),
  fulfillments: z
    .array(
      z.object({
        status: LooseText,
        tracking_info_list: z.array(z.object({ tracking_number: LooseText, tracking_company: LooseText })).nullish(),
      }),
    )
    .nullish(),
})
type ShoplineOrder = z.output<typeof ShoplineOrder>
const Orders = z.object({ orders: z.array(z.unknown()) })
const Refunds = z.object({
  refunds: z
    .array(
      z.object({ refund_line_items: z.array(z.object({ line_item_id: ExternalId, quantity: z.int() })).nullish() }),
    )
    .nullish(),
})

const fulfilments: Record<string, MarketOrderStatus> = {
  // Its documents name both sets of words.
  '': 'ready_to_ship',
  unshipped: 'ready_to_ship',
  unfulfilled: 'ready_to_ship',
  partial: 'partially_shipped',
  shipped: 'shipped',
  fulfilled: 'shipped',
}

export const getStatus = (
  order: Pick<ShoplineOrder, 'status' | 'financial_status' | 'fulfillment_status'>,
): MarketOrderStatus =>
  storefrontStatus(order, { unpaid: ['unpaid', 'pending', 'partially_paid', 'authorized'], fulfilments })

/** How many pieces of each line were refunded. The order itself says only that something was. */
async function getRefunded(conn: StoreConn, { id, financial_status }: ShoplineOrder) {
  const found = new Map<string, number>()
  if (financial_status !== 'partially_refunded') return found
  const path = `orders/${encodeURIComponent(id)}/refunds.json`
  const answer = await shoplineCall(conn, { path, query: { limit: '250' } })
  for (const { refund_line_items } of readShape(Refunds, answer.json()).refunds ?? []) {
    for (const { line_item_id, quantity } of refund_line_items ?? [])
      found.set(line_item_id, (found.get(line_item_id) ?? 0) + quantity)
  }
  return found
}

const getNote = ({ buyer_note, note_attributes }: ShoplineOrder): string =>
  [buyer_note, ...(note_attributes ?? []).map(({ name, value }) => `${name}: ${value}`)].filter(Boolean).join('\n')

const findOrder =
  (conn: StoreConn) =>
  async (order: ShoplineOrder): Promise<MarketOrder> => {
    const refunded = await getRefunded(conn, order)
    return storefrontMarketOrder(order, {
      number: order.name,
      status: order.cancelled_at ? 'cancelled' : getStatus(order),
      paid_at: order.processed_at,
      total: order.current_total_price,
      buyer_note: getNote(order),
      email: order.email,
      lines: order.line_items.map((line) => ({
        ...line,
        picture_url: line.image_url,
        refunded: refunded.get(line.id) ?? 0,
      })),
      parcels: (order.fulfillments ?? [])
        .filter(({ status }) => status !== 'cancelled')
        .flatMap(({ tracking_info_list }) => tracking_info_list ?? []),
    })
  }

/** `<…?page_info=X>; rel="next"`: only X is used, never the URL. */
const nextIn = (link: string | undefined): string | null => {
  const next = (link ?? '').split(',').find((part) => part.includes('rel="next"'))
  return /[?&]page_info=([^&>]+)/.exec(next ?? '')?.[1] ?? null
}

export async function pullOrders(conn: StoreConn, { since, until, page }: OrderWindow): Promise<OrderPage> {
  const query = page
    ? { limit: PAGE_SIZE, page_info: decodeURIComponent(page) }
    : { limit: PAGE_SIZE, status: 'any', updated_at_min: since, updated_at_max: until }
  const answer = await shoplineCall(conn, { path: 'orders.json', query })
  const { orders } = readShape(Orders, answer.json())
  return { ...(await readOrders(ShoplineOrder, orders, 'id', findOrder(conn))), next_page: nextIn(answer.headers.link) }
}

export async function getOrder(conn: StoreConn, id: string): Promise<MarketOrder> {
  const answer = await shoplineCall(conn, { path: 'orders.json', query: { ids: id, status: 'any', limit: '1' } })
  const [order] = readShape(Orders, answer.json()).orders
  if (!order) throw new MarketError('not_found', `No order ${id}`)
  return readOrder(ShoplineOrder, order, 'id', findOrder(conn))
}
