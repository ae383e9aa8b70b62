import type { FastifyInstance } from 'fastify'
import { bool, fieldFault, int, list, oneOf, shape, text } from '../core/field-checks.ts'
import { findJson, sendJson } from '../core/http.ts'
import type { Order, OrderLine, OrderState, Shipment } from '../core/model.ts'
import { addUpTotal, getAnswers, getRefunded, ownOrder, shipOrder } from '../core/orders.ts'
import type { World } from '../core/world.ts'
import { invalid, missing, shopFor } from './magento-guard.ts'
import { criteriaBody, getCriteria, searched } from './magento-search.ts'

const states: Record<OrderState, string> = {
  unpaid: 'pending_payment',
  on_hold: 'holded',
  ready: 'processing',
  partially_shipped: 'processing',
  shipped: 'complete',
  delivered: 'complete',
  cancelled: 'canceled',
}

const moment = (ms: number): string => new Date(ms).toISOString().slice(0, 19).replace('T', ' ')

/** A number by the label, the same wherever the buyer is asked for it. */
export const getOptionId = (label: string): string =>
  String([...label].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 90_000, 7) + 1)

const getOptions = (line: OrderLine) => {
  const custom_options = getAnswers(line).map(({ label, value }) => ({
    option_id: getOptionId(label),
    option_value: value,
  }))
  return custom_options.length > 0 ? { product_option: { extension_attributes: { custom_options } } } : {}
}

const quantities = (order: Order, line: OrderLine) => ({
  qty_ordered: line.quantity,
  qty_canceled: order.state === 'cancelled' ? line.quantity - getRefunded(line) : 0,
  qty_refunded: getRefunded(line),
  qty_shipped: line.shipped,
})

/** What has a choice is configurable, with its variant as a second item below it. */
function getItems(order: Order, line: OrderLine) {
  const common = { order_id: Number(order.order_id), sku: line.sku, is_virtual: 0 }
  const own = {
    item_id: Number(line.line_id),
    name: line.title,
    product_id: Number(line.product_id),
    price: Number(line.price),
  }
  const parent = Object.assign(own, common, quantities(order, line), getOptions(line))
  if (!line.variant_text) return [{ ...parent, product_type: 'simple' }]
  const child = {
    item_id: Number(line.line_id) + 1,
    parent_item_id: Number(line.line_id),
    name: `${line.title}-${line.variant_text}`,
    product_id: Number(line.variant_id),
    product_type: 'simple',
    price: 0,
  }
  return [{ ...parent, product_type: 'configurable' }, Object.assign(child, common, quantities(order, line))]
}

function getAddress({ order_id, address }: Order) {
  const [firstname = '', ...rest] = address.name.split(' ')
  return {
    address_type: 'shipping',
    parent_id: Number(order_id),
    firstname,
    lastname: rest.join(' ') || firstname,
    street: [address.line1, ...(address.line2 ? [address.line2] : [])],
    city: address.city,
    region: address.state,
    region_code: address.state,
    postcode: address.postal_code,
    country_id: address.country,
    telephone: address.phone,
    email: address.email,
  }
}

const orderBody = (order: Order) => ({
  entity_id: Number(order.order_id),
  increment_id: order.number.padStart(9, '0'),
  state: states[order.state],
  status: states[order.state],
  created_at: moment(order.created_ms),
  updated_at: moment(order.updated_ms),
  order_currency_code: order.currency,
  grand_total: Number(addUpTotal(order)),
  customer_email: order.address.email,
  ...(order.buyer_note ? { customer_note: order.buyer_note } : {}),
  shipping_description: 'Flat Rate - Fixed',
  items: order.lines.flatMap((line) => getItems(order, line)),
  extension_attributes: {
    shipping_assignments: [{ shipping: { address: getAddress(order), method: 'flatrate_flatrate' } }],
  },
})

const shipmentBody = (order: Order, shipment: Shipment, at: number) => ({
  entity_id: Number(order.order_id) * 10 + at,
  order_id: Number(order.order_id),
  items: shipment.lines.map(({ line_id, quantity }) => ({ order_item_id: Number(line_id), qty: quantity })),
  tracks: [
    {
      order_id: Number(order.order_id),
      track_number: shipment.tracking_number,
      title: shipment.carrier,
      carrier_code: 'custom',
    },
  ],
})

const Ship = {
  items: list(shape({ order_item_id: int(1), qty: int(1) }), 200),
  notify: bool,
  tracks: list(
    shape({ track_number: text(100), title: text(100), carrier_code: oneOf('custom', 'ups', 'usps', 'dhl', 'fedex') }),
    10,
  ),
}

function addShipments(scope: FastifyInstance, world: World): void {
  scope.get('/:domain/rest/V1/shipments', async (request, reply) => {
    const shop = shopFor(world, request, reply)
    if (!shop) return reply
    const criteria = getCriteria(request, ['order_id', 'entity_id'])
    if (typeof criteria === 'string') return invalid(world, request, reply, criteria)
    const all = world.book
      .ordersOf(shop.shop_id)
      .flatMap((order) => order.shipments.map((shipment, at) => shipmentBody(order, shipment, at)))
    const { items, total_count } = searched(criteria, all, ({ order_id }) => ({ order_id: String(order_id) }))
    return sendJson(reply, { items, search_criteria: criteriaBody(criteria), total_count })
  })
  scope.post('/:domain/rest/V1/order/:id/ship', async (request, reply) => {
    const shop = shopFor(world, request, reply)
    if (!shop) return reply
    const order = ownOrder(world, shop, (request.params as { id: string }).id)
    if (!order) return missing(reply)
    const body = findJson(request)
    const reason = body ? fieldFault(body, Ship) : 'not JSON'
    if (!body || reason) return invalid(world, request, reply, reason ?? '')
    const [track] = body.tracks as { track_number: string; title: string }[]
    const items = body.items as { order_item_id: number; qty: number }[]
    const refused = shipOrder(world, order, {
      tracking_number: track?.track_number ?? '',
      carrier: track?.title ?? '',
      lines: items.map(({ order_item_id, qty }) => ({ line_id: String(order_item_id), quantity: qty })),
    })
    if (!refused) return sendJson(reply, String(Number(order.order_id) * 10 + order.shipments.length - 1))
    return sendJson(reply, { message: `Shipment Document Validation Error(s):\n${refused}` }, 400)
  })
}

export function addOrders(scope: FastifyInstance, world: World): void {
  const base = '/:domain/rest/V1/orders'
  scope.get(base, async (request, reply) => {
    const shop = shopFor(world, request, reply)
    if (!shop) return reply
    const criteria = getCriteria(request, ['updated_at', 'entity_id'])
    if (typeof criteria === 'string') return invalid(world, request, reply, criteria)
    const { items, total_count } = searched(criteria, world.book.ordersOf(shop.shop_id), (order) => ({
      updated_at: moment(order.updated_ms),
      entity_id: order.order_id,
    }))
    return sendJson(reply, { items: items.map(orderBody), search_criteria: criteriaBody(criteria), total_count })
  })
  scope.get(`${base}/:id`, async (request, reply) => {
    const shop = shopFor(world, request, reply)
    if (!shop) return reply
    const order = ownOrder(world, shop, (request.params as { id: string }).id)
    return order ? sendJson(reply, orderBody(order)) : missing(reply)
  })
  addShipments(scope, world)
}
