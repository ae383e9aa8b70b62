import { z } from 'zod'
import type { StoreConn } from '../connector.ts'
import type { MarketOrder, MarketOrderStatus, OrderPage, OrderWindow } from '../market-order.ts'
import { nextPlace, readPlace } from '../page-cursor.ts'
import { looseAnswers } from '../personalisation.ts'
import { Decimal, decimalText, ExternalId, isMasked, LooseText, readShape } from '../read-shape.ts'
import { shoplazzaCall } from './shoplazza-call.ts'

const PAGE_SIZE = 100

const ShoplazzaOrder = z.object({
  id: ExternalId,
  number: LooseText,
  status: LooseText,
  financial_status: LooseText,
  fulfillment_status: LooseText,
  currency: z.string(),
  total_price: Decimal,
  created_at: z.string(),
  updated_at: z.string(),
  note: LooseText,
  placed_at: z.string().nullish(),
  customer: z.object({ email: LooseText }).nullish(),
  shipping_address: z
    .object({
      first_name: LooseText,
      last_name: LooseText,
      phone: LooseText,
      address1: LooseText,
      address2: LooseText,
      city: LooseText,
      province: LooseText,
      zip: LooseText,
      country_code: LooseText,
    })
    .nullish(),
  line_items: z.array(
    z.object({
      id: ExternalId,
      product_id: ExternalId.nullish(),
      variant_id: ExternalId.nullish(),
      product_title: z.string(),
      variant_title: LooseText,
      sku: LooseText,
      quantity: z.int(),
      price: Decimal,
      image: LooseText,
      properties: z.unknown(),
    }),
  ),
  fulfillments: z.array(z.object({ tracking_number: LooseText, tracking_company: LooseText })).nullish(),
})
type ShoplazzaOrder = z.output<typeof ShoplazzaOrder>
const Page = z.object({ orders: z.array(ShoplazzaOrder).nullish() })
const Count = z.object({ count: z.int() })
const Single = z.object({ order: ShoplazzaOrder })

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

/** Called off, then the money, then the parcels. */
export function statusOf(
  order: Pick<ShoplazzaOrder, 'status' | 'financial_status' | 'fulfillment_status'>,
): MarketOrderStatus {
  if (order.status === 'cancelled') return 'cancelled'
  if (order.financial_status === 'refunded') return 'refunded'
  if (['waiting', 'paying', 'opened', 'failed'].includes(order.financial_status)) return 'pending_payment'
  if (!['paid', 'partially_refunded'].includes(order.financial_status)) return 'unknown'
  return fulfilments[order.fulfillment_status] ?? 'unknown'
}

function addressOf({ shipping_address: to, customer }: ShoplazzaOrder): MarketOrder['address'] {
  if (!to?.address1) return null
  const name = `${to.first_name} ${to.last_name}`.trim()
  return {
    name,
    phone: to.phone,
    email: customer?.email ?? '',
    line1: to.address1,
    line2: to.address2,
    city: to.city,
    province: to.province,
    postcode: to.zip,
    country: to.country_code.toUpperCase(),
    tax_number: '',
    is_masked: isMasked(name, to.address1),
  }
}

const iso = (text: string): string => new Date(text).toISOString()

const orderOf = (order: ShoplazzaOrder): MarketOrder => ({
  external_order_id: order.id,
  external_number: order.number || order.id,
  status: statusOf(order),
  raw_status: [order.status, order.financial_status, order.fulfillment_status].join('/'),
  created_at: iso(order.created_at),
  updated_at: iso(order.updated_at),
  paid_at: order.placed_at ? iso(order.placed_at) : null,
  ship_by: null,
  total: { amount: decimalText(order.total_price), currency: order.currency },
  buyer_note: order.note,
  address: addressOf(order),
  lines: order.line_items.map((line) => ({
    external_line_id: line.id,
    unit_ids: [],
    sku: line.sku,
    external_product_id: line.product_id ?? '',
    external_variant_id: line.variant_id ?? '',
    title: line.product_title,
    variant: line.variant_title,
    quantity: line.quantity,
    picture_url: line.image,
    personalisation: looseAnswers(line.properties),
    unit_price: { amount: decimalText(line.price), currency: order.currency },
  })),
  parcels: (order.fulfillments ?? [])
    .filter(({ tracking_number }) => tracking_number)
    .map(({ tracking_number, tracking_company }) => ({ tracking_number, carrier: tracking_company })),
  fulfilled_by: 'seller',
})

/** Pages come without a count; it is asked for around them, so that none slides by unseen. */
export async function pullOrders(conn: StoreConn, { since, until, page }: OrderWindow): Promise<OrderPage> {
  const span = { updated_at_min: since, updated_at_max: until }
  const countNow = async () => readShape(Count, await shoplazzaCall(conn, { path: '/orders/count', query: span })).count
  const place = page === null ? { offset: 0, total: await countNow() } : readPlace(page)
  const query = { ...span, page: String(place.offset / PAGE_SIZE + 1), limit: String(PAGE_SIZE) }
  const orders = readShape(Page, await shoplazzaCall(conn, { path: '/orders', query })).orders ?? []
  return { orders: orders.map(orderOf), next_page: nextPlace(place, orders.length, await countNow(), PAGE_SIZE) }
}

export async function getOrder(conn: StoreConn, id: string): Promise<MarketOrder> {
  return orderOf(readShape(Single, await shoplazzaCall(conn, { path: `/orders/${encodeURIComponent(id)}` })).order)
}
