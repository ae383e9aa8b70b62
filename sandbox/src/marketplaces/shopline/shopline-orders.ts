import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  bool,
  digitsBetween,
  fieldFault,
  instant,
  int,
  list,
  oneOf,
  optional,
  shape,
  text,
} from '../core/field-checks.ts'
import { findJson, getContentType, sendJson, toQuery } from '../core/http.ts'
import type { Order, OrderState, Shop } from '../core/model.ts'
import { addUpTotal, getAnswers, getRefunded, ownOrder, shipOrder } from '../core/orders.ts'
import type { World } from '../core/world.ts'
import { isoTime, ordersChanged, shippingAddress } from '../storefront/storefront.ts'
import { API, guard, refuse } from './shopline-guard.ts'

const fulfilment: Record<OrderState, string> = {
  unpaid: 'unshipped',
  on_hold: 'unshipped',
  ready: 'unshipped',
  partially_shipped: 'partial',
  shipped: 'shipped',
  delivered: 'shipped',
  cancelled: 'unshipped',
}

function getFinancial(order: Order): string {
  if (order.paid_ms === null) return 'unpaid'
  if (order.lines.every((line) => getRefunded(line) === 0)) return 'paid'
  return order.lines.every((line) => getRefunded(line) === line.quantity) ? 'refunded' : 'partially_refunded'
}

const getRefunds = (order: Order) =>
  order.lines
    .filter((line) => getRefunded(line) > 0)
    .map((line) => ({
      id: `27${line.line_id}`,
      order_id: order.order_id,
      refund_line_items: [{ id: `28${line.line_id}`, line_item_id: line.line_id, quantity: getRefunded(line) }],
    }))

export const getOrder = (order: Order) => {
  const { address } = order
  return {
    id: order.order_id,
    name: `D${order.number}`,
    status: order.state === 'cancelled' ? 'cancelled' : 'open',
    financial_status: getFinancial(order),
    cancelled_at: order.state === 'cancelled' ? isoTime(order.updated_ms) : null,
    note_attributes: [],
    fulfillment_status: fulfilment[order.state],
    currency: order.currency,
    current_total_price: addUpTotal(order),
    created_at: isoTime(order.created_ms),
    updated_at: isoTime(order.updated_ms),
    buyer_note: order.buyer_note,
    processed_at: order.paid_ms === null ? null : isoTime(order.paid_ms),
    email: address.email,
    shipping_address: shippingAddress(address),
    line_items: order.lines.map((line) => ({
      properties: getAnswers(line).map(({ label, value }) => ({
        name: label,
        value,
        type: value.startsWith('http') ? 'picture' : 'text',
        urls: value.startsWith('http') ? [value] : [],
      })),
      id: line.line_id,
      product_id: line.product_id,
      variant_id: line.variant_id,
      title: line.title,
      variant_title: line.variant_text,
      sku: line.sku,
      quantity: line.quantity,
      price: line.price,
      image_url: line.picture_url,
    })),
    fulfillments: order.shipments.map((shipment) => ({
      id: shipment.shipment_id,
      status: 'success',
      tracking_info_list: [{ tracking_number: shipment.tracking_number, tracking_company: shipment.carrier }],
    })),
  }
}

/** Pages are linked; the content of a link is opaque to callers. */
function listOrders(world: World, shop: Shop, request: FastifyRequest, reply: FastifyReply) {
  const query = toQuery(request)
  const given = query.page_info
    ? (JSON.parse(Buffer.from(query.page_info, 'base64url').toString()) as Record<string, string>)
    : query
  const getKey = (order: Order) => `${String(order.updated_ms).padStart(15, '0')}:${order.order_id}`
  const ids = given.ids?.split(',')
  const rows = ordersChanged(world, shop, given)
    .filter((order) => !ids || ids.includes(order.order_id))
    .filter((order) => getKey(order) > (given.after ?? ''))
  const page = rows.slice(0, Number(query.limit ?? 50))
  const last = page.at(-1)
  if (rows.length > page.length && last) {
    const page_info = Buffer.from(JSON.stringify({ ...given, after: getKey(last) })).toString('base64url')
    const next = `http://${request.headers.host}${request.url.split('?')[0]}?limit=${query.limit ?? 50}&page_info=${page_info}`
    reply.header('link', `<${next}>; rel="next"`)
  }
  return sendJson(reply, { orders: page.map(getOrder) })
}

export function addOrders(scope: FastifyInstance, world: World): void {
  scope.get(`${API}/orders.json`, async (request, reply) => {
    const shop = guard(world, request, reply)
    if (!shop) return reply
    const query = toQuery(request)
    const paging = { limit: optional(digitsBetween(1, 100)) }
    // A link contains all filters; others next to it are refused.
    const fault = query.page_info
      ? fieldFault(query, { ...paging, page_info: text() })
      : fieldFault(query, {
          ...paging,
          updated_at_min: optional(instant),
          updated_at_max: optional(instant),
          ids: optional(text()),
          status: optional(oneOf('any', 'open', 'cancelled')),
          sort_condition: optional(text()),
        })
    if (fault) {
      world.violate(request, fault)
      return refuse(reply, 422, fault)
    }
    return listOrders(world, shop, request, reply)
  })

  scope.get<{ Params: { id: string } }>(`${API}/orders/:id/refunds.json`, async (request, reply) => {
    const shop = guard(world, request, reply)
    const order = shop && ownOrder(world, shop, request.params.id)
    if (!shop) return reply
    return order ? sendJson(reply, { refunds: getRefunds(order) }) : refuse(reply, 404, 'Not Found')
  })

  scope.post<{ Params: { id: string } }>(`${API}/orders/:id/fulfillments.json`, async (request, reply) => {
    const shop = guard(world, request, reply)
    if (!shop) return reply
    const body = findJson(request)
    const info = shape({ tracking_company: text(60), tracking_number: text(60), tracking_url: optional(text(500)) })
    const fulfillment = shape({
      line_items: list(shape({ id: text(), quantity: int(1) }), 100),
      tracking_info_list: list(info, 5),
      notify_customer: optional(bool),
    })
    const fault =
      getContentType(request) === 'application/json'
        ? fieldFault(body ?? {}, { fulfillment })
        : 'content type must be application/json'
    if (fault) {
      world.violate(request, fault)
      return refuse(reply, 422, fault)
    }
    const order = ownOrder(world, shop, request.params.id)
    if (!order) return refuse(reply, 404, 'Not Found')
    const wanted = (
      body as {
        fulfillment: {
          line_items: { id: string; quantity: number }[]
          tracking_info_list: { tracking_company: string; tracking_number: string }[]
        }
      }
    ).fulfillment
    const [first] = wanted.tracking_info_list
    const refused = shipOrder(world, order, {
      tracking_number: first?.tracking_number ?? '',
      carrier: first?.tracking_company ?? '',
      lines: wanted.line_items.map(({ id, quantity }) => ({ line_id: id, quantity })),
    })
    if (refused) return refuse(reply, 422, `line_items: ${refused}`)
    return sendJson(reply, { fulfillment: getOrder(order).fulfillments.at(-1) })
  })
}
