import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  digitsBetween,
  fieldFault,
  instant,
  int,
  list,
  optional,
  type Shape,
  shape,
  text,
} from '../core/field-checks.ts'
import { findJson, getContentType, sendJson, toQuery } from '../core/http.ts'
import type { Order, OrderState } from '../core/model.ts'
import { addUpTotal, getAnswers, getRefunded, ownOrder, shipOrder } from '../core/orders.ts'
import type { World } from '../core/world.ts'
import { isoTime, ordersChanged, shippingAddress } from '../storefront/storefront.ts'
import { API, guard, refuse } from './shoplazza-guard.ts'

const fulfilment: Record<OrderState, string> = {
  unpaid: 'initialled',
  on_hold: 'initialled',
  ready: 'waiting',
  partially_shipped: 'partially_shipped',
  shipped: 'shipped',
  delivered: 'finished',
  cancelled: 'cancelled',
}

function getFinancial(order: Order): string {
  if (order.paid_ms === null) return 'waiting'
  if (order.lines.every((line) => getRefunded(line) === 0)) return 'paid'
  return order.lines.every((line) => getRefunded(line) === line.quantity) ? 'refunded' : 'partially_refunded'
}

export const getOrder = (order: Order) => {
  const { address } = order
  return {
    id: order.order_id,
    number: `#${order.number}`,
    status: order.state === 'cancelled' ? 'cancelled' : 'placed',
    financial_status: getFinancial(order),
    fulfillment_status: fulfilment[order.state],
    currency: order.currency,
    total_price: addUpTotal(order),
    created_at: isoTime(order.created_ms),
    updated_at: isoTime(order.updated_ms),
    note: '',
    customer_note: order.buyer_note,
    placed_at: order.paid_ms === null ? null : isoTime(order.paid_ms),
    customer: { email: address.email },
    shipping_address: shippingAddress(address),
    line_items: order.lines.map((line) => ({
      properties: getAnswers(line).map(({ label, value }) => ({ name: label, value })),
      id: line.line_id,
      product_id: line.product_id,
      variant_id: line.variant_id,
      product_title: line.title,
      variant_title: line.variant_text,
      sku: line.sku,
      quantity: line.quantity,
      price: line.price,
      image: line.picture_url,
      custom_properties: {},
      refund_quantity: getRefunded(line),
    })),
    fulfillments: order.shipments.map((shipment) => ({
      id: shipment.shipment_id,
      status: 'shipped',
      tracking_number: shipment.tracking_number,
      tracking_company: shipment.carrier,
      line_items: shipment.lines.map((each) => ({ id: each.line_id, quantity: each.quantity })),
    })),
  }
}

const filters: Shape = {
  updated_at_min: optional(instant),
  updated_at_max: optional(instant),
  status: optional(text()),
  financial_status: optional(text()),
  fulfillment_status: optional(text()),
}

const isWrong = (world: World, request: FastifyRequest, reply: FastifyReply, fault: string | null): boolean => {
  if (!fault) return false
  world.violate(request, fault)
  refuse(reply, 422, fault)
  return true
}

type Named = { Params: { domain: string; id: string } }

export function addOrders(scope: FastifyInstance, world: World): void {
  scope.get(`${API}/orders`, async (request, reply) => {
    const shop = guard(world, request, reply)
    if (!shop) return reply
    const paging = { page: digitsBetween(1, 10_000), limit: digitsBetween(1, 250) }
    if (isWrong(world, request, reply, fieldFault(toQuery(request), { ...filters, ...paging }))) return reply
    const { page, limit } = toQuery(request)
    const first = (Number(page) - 1) * Number(limit)
    return sendJson(reply, {
      orders: ordersChanged(world, shop, toQuery(request))
        .slice(first, first + Number(limit))
        .map(getOrder),
    })
  })

  scope.get(`${API}/orders/count`, async (request, reply) => {
    const shop = guard(world, request, reply)
    if (!shop || isWrong(world, request, reply, fieldFault(toQuery(request), filters))) return reply
    return sendJson(reply, { count: ordersChanged(world, shop, toQuery(request)).length })
  })

  scope.get<Named>(`${API}/orders/:id`, async (request, reply) => {
    const shop = guard(world, request, reply)
    if (!shop) return reply
    const order = ownOrder(world, shop, request.params.id)
    return order ? sendJson(reply, { order: getOrder(order) }) : refuse(reply, 404, 'Record Not Found')
  })

  scope.post<Named>(`${API}/orders/:id/fulfillments`, async (request, reply) => {
    const shop = guard(world, request, reply)
    if (!shop) return reply
    const body = findJson(request)
    const fault =
      getContentType(request) !== 'application/json'
        ? 'content type must be application/json'
        : fieldFault(body ?? {}, {
            line_items: list(shape({ id: text(), ship_quantity: int(1) }), 100),
            tracking_number: text(60),
            tracking_company: text(60),
            tracking_company_code: optional(text(60)),
          })
    if (isWrong(world, request, reply, fault)) return reply
    const order = ownOrder(world, shop, request.params.id)
    if (!order) return refuse(reply, 404, 'Record Not Found')
    const { line_items, tracking_number, tracking_company } = body as {
      line_items: { id: string; ship_quantity: number }[]
      tracking_number: string
      tracking_company: string
    }
    const lines = line_items.map(({ id, ship_quantity }) => ({ line_id: id, quantity: ship_quantity }))
    const refused = shipOrder(world, order, { tracking_number, carrier: tracking_company, lines })
    if (refused) return refuse(reply, 422, `line items: ${refused}`)
    return sendJson(reply, { fulfillment: getOrder(order).fulfillments.at(-1) })
  })
}
