import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { digitsBetween, fieldFault, matching, oneOf, optional, text } from '../core/field-checks.ts'
import { findJson, sendJson, toQuery } from '../core/http.ts'
import type { Order, OrderLine, OrderState, Shop } from '../core/model.ts'
import { addUpTotal, getAnswers, getCents, ownOrder, shipOrder } from '../core/orders.ts'
import type { World } from '../core/world.ts'
import { refuse, shopFor } from './etsy-guard.ts'

const words: Record<OrderState, string> = {
  unpaid: 'Open',
  on_hold: 'Processing',
  ready: 'Paid',
  partially_shipped: 'Paid',
  shipped: 'Completed',
  delivered: 'Completed',
  cancelled: 'Canceled',
}
/** Texts come as for a page. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll("'", '&#39;').replaceAll('"', '&quot;')
const seconds = (ms: number) => Math.floor(ms / 1000)
const price = (text: string, currency_code: string) => ({ amount: getCents(text), divisor: 100, currency_code })

/** Buyers' answers are variations with this property; uploads are sent as the address of the file. */
const PERSONALIZATION = 54

const zero = (currency: string) => price('0.00', currency)

const transactionBody = (order: Order, line: OrderLine) => ({
  transaction_id: Number(line.line_id),
  title: escaped(line.title),
  description: '',
  seller_user_id: 1,
  buyer_user_id: 2,
  create_timestamp: seconds(order.created_ms),
  created_timestamp: seconds(order.created_ms),
  paid_timestamp: order.paid_ms === null ? null : seconds(order.paid_ms),
  shipped_timestamp: null,
  quantity: line.quantity,
  listing_image_id: null,
  receipt_id: Number(order.order_id),
  is_digital: false,
  file_data: '',
  listing_id: Number(line.product_id),
  transaction_type: 'listing',
  product_id: Number(line.variant_id),
  sku: line.sku || null,
  price: price(line.price, order.currency),
  shipping_cost: zero(order.currency),
  variations: [
    ...(line.variant_text
      ? [{ property_id: 510, value_id: 5501, formatted_name: 'Style', formatted_value: line.variant_text }]
      : []),
    ...getAnswers(line).map(({ label, value }) => ({
      property_id: PERSONALIZATION,
      value_id: null,
      question_id: null,
      formatted_name: label,
      formatted_value: escaped(value),
    })),
  ],
  product_data: [],
  shipping_profile_id: null,
  min_processing_days: 3,
  max_processing_days: 5,
  shipping_method: null,
  shipping_upgrade: null,
  expected_ship_date: seconds(order.created_ms) + 5 * 86_400,
  buyer_coupon: 0,
  shop_coupon: 0,
})

export const receiptBody = (order: Order) => ({
  receipt_id: Number(order.order_id),
  receipt_type: 0,
  seller_user_id: 1,
  seller_email: null,
  buyer_user_id: 2,
  buyer_email: order.address.email,
  name: order.address.name,
  first_line: order.address.line1,
  second_line: order.address.line2 || null,
  city: order.address.city,
  state: order.address.state,
  zip: order.address.postal_code,
  status: words[order.state],
  formatted_address: order.address.line1,
  country_iso: order.address.country,
  payment_method: 'cc',
  payment_email: null,
  message_from_seller: null,
  message_from_buyer: order.buyer_note || null,
  message_from_payment: null,
  is_paid: order.paid_ms !== null,
  is_shipped: order.state === 'shipped' || order.state === 'delivered',
  create_timestamp: seconds(order.created_ms),
  created_timestamp: seconds(order.created_ms),
  update_timestamp: seconds(order.updated_ms),
  updated_timestamp: seconds(order.updated_ms),
  is_gift: false,
  gift_message: '',
  gift_sender: '',
  grandtotal: price(addUpTotal(order), order.currency),
  subtotal: price(addUpTotal(order), order.currency),
  total_price: price(addUpTotal(order), order.currency),
  total_shipping_cost: zero(order.currency),
  total_tax_cost: zero(order.currency),
  total_vat_cost: zero(order.currency),
  discount_amt: zero(order.currency),
  gift_wrap_price: zero(order.currency),
  shipments: order.shipments.map(({ tracking_number, carrier, at_ms, shipment_id }) => ({
    receipt_shipping_id: Number.parseInt(shipment_id.replace(/\D/g, '').slice(0, 9) || '1', 10),
    shipment_notification_timestamp: seconds(at_ms),
    carrier_name: carrier,
    tracking_code: tracking_number,
  })),
  transactions: order.lines.map((line) => transactionBody(order, line)),
  refunds: [],
})

const unix = digitsBetween(0, 99_999_999_999)
const ListQuery = {
  min_last_modified: optional(unix),
  max_last_modified: optional(unix),
  sort_on: oneOf('created', 'updated', 'receipt_id'),
  sort_order: oneOf('asc', 'desc', 'ascending', 'descending'),
  limit: digitsBetween(1, 100),
  offset: digitsBetween(0, 12_000),
  was_paid: optional(oneOf('true', 'false')),
  was_shipped: optional(oneOf('true', 'false')),
}

function invalid(world: World, request: FastifyRequest, reply: FastifyReply, reason: string) {
  world.violate(request, reason)
  return refuse(reply, 400, reason)
}

const listed = (world: World, shop: Shop, query: Record<string, string>): Order[] =>
  world.book
    .ordersOf(shop.shop_id)
    .filter(({ updated_ms }) => seconds(updated_ms) >= Number(query.min_last_modified ?? 0))
    .filter(({ updated_ms }) => seconds(updated_ms) <= Number(query.max_last_modified ?? 99_999_999_999))

export function addReceipts(scope: FastifyInstance, world: World): void {
  const base = '/v3/application/shops/:shop_id/receipts'
  const orderFor = (shop: Shop, request: FastifyRequest, reply: FastifyReply): Order | null => {
    const order = ownOrder(world, shop, (request.params as { id: string }).id)
    if (order) return order
    refuse(reply, 404, 'Receipt not found')
    return null
  }
  scope.get(base, async (request, reply) => {
    const shop = shopFor(world, request, reply)
    if (!shop) return reply
    const query = toQuery(request)
    const reason = fieldFault(query, ListQuery)
    if (reason) return invalid(world, request, reply, reason)
    const all = listed(world, shop, query)
    const from = Number(query.offset)
    const results = all.slice(from, from + Number(query.limit)).map(receiptBody)
    return sendJson(reply, { count: all.length, results })
  })
  scope.get(`${base}/:id`, async (request, reply) => {
    const shop = shopFor(world, request, reply)
    const order = shop && orderFor(shop, request, reply)
    return order ? sendJson(reply, receiptBody(order)) : reply
  })
  scope.post(`${base}/:id/tracking`, async (request, reply) => {
    const shop = shopFor(world, request, reply)
    const order = shop && orderFor(shop, request, reply)
    if (!order) return reply
    const body = findJson(request) ?? {}
    const reason = fieldFault(body, {
      tracking_code: text(100),
      carrier_name: matching(/^[a-z0-9-]{2,40}$/),
      note_to_buyer: optional(text(500)),
    })
    if (reason) return invalid(world, request, reply, reason)
    const wanted = { tracking_number: String(body.tracking_code), carrier: String(body.carrier_name) }
    if (shipOrder(world, order, wanted)) return refuse(reply, 400, 'This receipt cannot be shipped')
    return sendJson(reply, receiptBody(order))
  })
}
