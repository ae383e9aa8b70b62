import { z } from 'zod'
import type { StoreConn } from '../connector.ts'
import { MarketError } from '../market-error.ts'
import type { MarketOrder, MarketOrderStatus, OrderPage, OrderWindow } from '../market-order.ts'
import { looseAnswers } from '../personalisation.ts'
import { Decimal, decimalText, ExternalId, isMasked, LooseText, readShape } from '../read-shape.ts'
import { shoplineCall } from './shopline-call.ts'

const PAGE_SIZE = '100'

const ShoplineOrder = z.object({
  id: ExternalId,
  name: LooseText,
  status: LooseText,
  financial_status: LooseText,
  fulfillment_status: LooseText,
  currency: z.string(),
  current_total_price: Decimal,
  created_at: z.string(),
  updated_at: z.string(),
  buyer_note: LooseText,
  email: LooseText,
  processed_at: z.string().nullish(),
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
      title: z.string(),
      variant_title: LooseText,
      sku: LooseText,
      quantity: z.int(),
      price: Decimal,
      image_url: LooseText,
      properties: z.unknown(),
    }),
  ),
  fulfillments: z
    .array(
      z.object({
        tracking_info_list: z.array(z.object({ tracking_number: LooseText, tracking_company: LooseText })).nullish(),
      }),
    )
    .nullish(),
})
type ShoplineOrder = z.output<typeof ShoplineOrder>
const Orders = z.object({ orders: z.array(ShoplineOrder) })

const fulfilments: Record<string, MarketOrderStatus> = {
  '': 'ready_to_ship',
  unshipped: 'ready_to_ship',
  partial: 'partially_shipped',
  shipped: 'shipped',
}

export function statusOf(
  order: Pick<ShoplineOrder, 'status' | 'financial_status' | 'fulfillment_status'>,
): MarketOrderStatus {
  if (order.status === 'cancelled') return 'cancelled'
  if (order.financial_status === 'refunded') return 'refunded'
  if (['unpaid', 'pending', 'authorized'].includes(order.financial_status)) return 'pending_payment'
  if (!['paid', 'partially_refunded'].includes(order.financial_status)) return 'unknown'
  return fulfilments[order.fulfillment_status] ?? 'unknown'
}

function addressOf({ shipping_address: to, email }: ShoplineOrder): MarketOrder['address'] {
  if (!to?.address1) return null
  const name = `${to.first_name} ${to.last_name}`.trim()
  return {
    name,
    phone: to.phone,
    email,
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

const orderOf = (order: ShoplineOrder): MarketOrder => ({
  external_order_id: order.id,
  external_number: order.name || order.id,
  status: statusOf(order),
  raw_status: [order.status, order.financial_status, order.fulfillment_status].join('/'),
  created_at: iso(order.created_at),
  updated_at: iso(order.updated_at),
  paid_at: order.processed_at ? iso(order.processed_at) : null,
  ship_by: null,
  total: { amount: decimalText(order.current_total_price), currency: order.currency },
  buyer_note: order.buyer_note,
  address: addressOf(order),
  lines: order.line_items.map((line) => ({
    external_line_id: line.id,
    unit_ids: [],
    sku: line.sku,
    external_product_id: line.product_id ?? '',
    external_variant_id: line.variant_id ?? '',
    title: line.title,
    variant: line.variant_title,
    quantity: line.quantity,
    picture_url: line.image_url,
    personalisation: looseAnswers(line.properties),
    unit_price: { amount: decimalText(line.price), currency: order.currency },
  })),
  parcels: (order.fulfillments ?? [])
    .flatMap(({ tracking_info_list }) => tracking_info_list ?? [])
    .map(({ tracking_number, tracking_company }) => ({ tracking_number, carrier: tracking_company })),
  fulfilled_by: 'seller',
})

/** `<…?page_info=X>; rel="next"`: only the word X is taken, never the address. */
const nextIn = (link: string | undefined): string | null => {
  const next = (link ?? '').split(',').find((part) => part.includes('rel="next"'))
  return /[?&]page_info=([^&>]+)/.exec(next ?? '')?.[1] ?? null
}

export async function pullOrders(conn: StoreConn, { since, until, page }: OrderWindow): Promise<OrderPage> {
  const query = page
    ? { limit: PAGE_SIZE, page_info: decodeURIComponent(page) }
    : { limit: PAGE_SIZE, status: 'any', updated_at_min: since, updated_at_max: until }
  const answer = await shoplineCall(conn, { path: 'orders.json', query })
  return { orders: readShape(Orders, answer.json()).orders.map(orderOf), next_page: nextIn(answer.headers.link) }
}

export async function getOrder(conn: StoreConn, id: string): Promise<MarketOrder> {
  const answer = await shoplineCall(conn, { path: 'orders.json', query: { ids: id, status: 'any', limit: '1' } })
  const [order] = readShape(Orders, answer.json()).orders
  if (!order) throw new MarketError('not_found', `No order ${id}`)
  return orderOf(order)
}
