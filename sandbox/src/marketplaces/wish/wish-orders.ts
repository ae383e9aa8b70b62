import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { digitsBetween, fieldFault, instant, oneOf, optional, text } from '../core/field-checks.ts'
import { findJson, getContentType, sendJson, toQuery } from '../core/http.ts'
import type { Order, OrderState, Shop } from '../core/model.ts'
import { ownOrder, shipOrder } from '../core/orders.ts'
import type { World } from '../core/world.ts'

const states: Record<OrderState, string> = {
  unpaid: 'REQUIRE_REVIEW',
  on_hold: 'REQUIRE_REVIEW',
  ready: 'APPROVED',
  partially_shipped: 'APPROVED',
  shipped: 'SHIPPED',
  delivered: 'SHIPPED',
  cancelled: 'REFUNDED',
}
const iso = (ms: number) => new Date(ms).toISOString()
const carriers = ['YunExpress', 'USPS', 'WishPost', 'UPS']

export const getOrder = (order: Order) => {
  const [line] = order.lines
  const { address } = order
  return {
    id: order.order_id,
    state: states[order.state],
    transaction_id: order.number,
    created_at: iso(order.created_ms),
    updated_at: iso(order.updated_ms),
    ship_by: iso(order.created_ms + 5 * 86_400_000),
    product_information: {
      id: line?.product_id,
      variation_id: line?.variant_id,
      sku: line?.sku,
      name: line?.title,
      variation_name: line?.variant_text,
      image_url: line?.picture_url,
      quantity: line?.quantity,
      price: { amount: Number(line?.price ?? 0), currency_code: order.currency },
    },
    full_address: {
      shipping_detail: {
        name: address.name,
        phone_number: { number: address.phone },
        street_address1: address.line1,
        street_address2: address.line2,
        city: address.city,
        state: address.state,
        zipcode: address.postal_code,
        country_code: address.country,
      },
    },
    tracking_information: order.shipments.map((shipment) => ({
      tracking_number: shipment.tracking_number,
      shipping_provider: { name: shipment.carrier },
    })),
  }
}

type Guard = (request: FastifyRequest, reply: FastifyReply) => Shop | null
const answer = (reply: FastifyReply, data: unknown) => sendJson(reply, { code: 0, message: '', data })
const refuse = (reply: FastifyReply, status: number, code: number, message: string) =>
  sendJson(reply, { code, message, data: null }, status)
type Named = { Params: { id: string } }

export function addOrders(scope: FastifyInstance, world: World, guard: Guard): void {
  // No pages: the next question begins where the last answer ended.
  scope.get('/api/v3/orders', async (request, reply) => {
    const shop = guard(request, reply)
    if (!shop) return reply
    const query = toQuery(request)
    const fault = fieldFault(query, {
      limit: digitsBetween(1, 500),
      updated_at_min: optional(instant),
      created_at_min: optional(instant),
      sort_by: optional(oneOf('created_at.asc', 'created_at.desc')),
      states: optional(text()),
    })
    if (fault) {
      world.violate(request, fault)
      return refuse(reply, 400, 1001, fault)
    }
    const rows = world.book
      .ordersOf(shop.shop_id)
      .filter((order) => order.updated_ms >= Date.parse(query.updated_at_min ?? '1970-01-01T00:00:00Z'))
      .filter((order) => order.created_ms >= Date.parse(query.created_at_min ?? '1970-01-01T00:00:00Z'))
      .sort((a, b) => a.created_ms - b.created_ms || (a.order_id < b.order_id ? -1 : 1))
    return answer(reply, rows.slice(0, Number(query.limit)).map(getOrder))
  })

  scope.get('/api/v3/orders/shipping_carriers', async (request, reply) =>
    guard(request, reply)
      ? answer(
          reply,
          carriers.map((name) => ({ name })),
        )
      : reply,
  )

  scope.get<Named>('/api/v3/orders/:id', async (request, reply) => {
    const shop = guard(request, reply)
    if (!shop) return reply
    const order = ownOrder(world, shop, request.params.id)
    return order ? answer(reply, getOrder(order)) : refuse(reply, 404, 1004, 'Order not found')
  })

  scope.put<Named>('/api/v3/orders/:id/tracking', async (request, reply) => {
    const shop = guard(request, reply)
    if (!shop) return reply
    const body = findJson(request)
    const fault =
      getContentType(request) === 'application/json'
        ? fieldFault(body ?? {}, {
            tracking_number: text(60),
            shipping_provider: oneOf(...carriers),
            origin_country: oneOf('CN', 'US'),
          })
        : 'content type must be application/json'
    if (fault) {
      world.violate(request, fault)
      return refuse(reply, 400, 1001, fault)
    }
    const order = ownOrder(world, shop, request.params.id)
    if (!order) return refuse(reply, 404, 1004, 'Order not found')
    const { tracking_number, shipping_provider } = body as Record<string, string>
    const refused = shipOrder(world, order, {
      tracking_number: tracking_number ?? '',
      carrier: shipping_provider ?? '',
    })
    return refused ? refuse(reply, 400, 1007, `Order cannot be fulfilled: ${refused}`) : answer(reply, getOrder(order))
  })
}
