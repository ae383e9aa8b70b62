import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  anything,
  bool,
  digitsBetween,
  fieldFault,
  instant,
  list,
  oneOf,
  optional,
  shape,
  text,
} from '../core/field-checks.ts'
import { findJson, sendJson, toQuery } from '../core/http.ts'
import type { Order, OrderLine, OrderState, Shop } from '../core/model.ts'
import { addUpTotal, getAnswers, getRefunded, ownOrder, shipOrder, timesPrice, touchOrder } from '../core/orders.ts'
import type { World } from '../core/world.ts'
import { refusal, shopFor } from './woo-guard.ts'

const words: Record<OrderState, string> = {
  unpaid: 'pending',
  on_hold: 'on-hold',
  ready: 'processing',
  partially_shipped: 'processing',
  shipped: 'completed',
  delivered: 'completed',
  cancelled: 'cancelled',
}

interface Note {
  readonly id: number
  readonly note: string
  readonly customer_note: boolean
}

const getNotes = (order: Order): Note[] => JSON.parse(order.extra.notes ?? '[]') as Note[]
const gmt = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString().slice(0, 19))

function party(order: Order) {
  const [first_name = '', ...rest] = order.address.name.split(' ')
  const { line1, line2, city, state, postal_code, country, phone, email } = order.address
  return {
    first_name,
    last_name: rest.join(' '),
    company: '',
    address_1: line1,
    address_2: line2,
    city,
    state,
    postcode: postal_code,
    country,
    phone,
    email,
  }
}

/** The variation's attributes, then the buyer's answers to plugins; names with an underscore are hidden from users. */
const getMeta = (line: OrderLine) => [
  ...(line.variant_text
    ? [{ id: 1, key: 'pa_option', value: 'x', display_key: 'Option', display_value: line.variant_text }]
    : []),
  ...getAnswers(line).map(({ label, value }, at) => ({
    id: at + 2,
    key: label,
    value,
    display_key: label,
    // Shown on one line.
    display_value: value.replace(/\s+/g, ' '),
  })),
  ...(getAnswers(line).length > 0
    ? [{ id: 99, key: '_addon_price', value: '0', display_key: '_addon_price', display_value: '0' }]
    : []),
]

/** One refund a line; its pieces and amounts are negative. */
const getRefunds = (order: Order) =>
  order.lines
    .filter((line) => getRefunded(line) > 0)
    .map((line) => ({
      id: Number(line.line_id) + 1,
      amount: timesPrice(line.price, getRefunded(line)),
      line_items: [
        {
          id: Number(line.line_id) + 2,
          name: line.title,
          quantity: -getRefunded(line),
          meta_data: [{ id: 1, key: '_refunded_item_id', value: line.line_id }],
        },
      ],
    }))

/** An order as the REST API v3 writes it. */
export const orderBody = (order: Order) => ({
  id: Number(order.order_id),
  parent_id: 0,
  number: order.order_id,
  status: order.extra.bin === 'yes' ? 'trash' : words[order.state],
  currency: order.currency,
  total: addUpTotal(order),
  date_created_gmt: gmt(order.created_ms),
  date_modified_gmt: gmt(order.updated_ms),
  date_paid_gmt: gmt(order.paid_ms),
  customer_note: order.buyer_note,
  billing: party(order),
  shipping: party(order),
  line_items: order.lines.map((line) => ({
    id: Number(line.line_id),
    name: line.title,
    product_id: Number(line.product_id),
    variation_id: Number(line.variant_id),
    quantity: line.quantity,
    sku: line.sku,
    price: Number(line.price),
    image: { id: 1, src: line.picture_url },
    // Kept by WooCommerce itself once the stock of a line was reduced.
    meta_data: [
      ...getMeta(line),
      {
        id: 98,
        key: '_reduced_stock',
        value: String(line.quantity),
        display_key: '_reduced_stock',
        display_value: String(line.quantity),
      },
    ],
  })),
  shipping_lines: [{ id: 7, method_id: 'flat_rate', method_title: 'Flat rate', total: order.shipping_fee }],
  refunds: order.lines
    .filter((line) => getRefunded(line) > 0)
    .map((line) => ({
      id: Number(line.line_id) + 1,
      reason: '',
      total: `-${timesPrice(line.price, getRefunded(line))}`,
    })),
  meta_data: order.extra.tracking ? [{ id: 9, key: '_inkroute_tracking', value: order.extra.tracking }] : [],
})

const ListQuery = {
  status: optional(oneOf('any', 'trash')),
  modified_after: instant,
  modified_before: optional(instant),
  dates_are_gmt: oneOf('true'),
  orderby: oneOf('date', 'modified', 'id'),
  order: oneOf('asc', 'desc'),
  per_page: digitsBetween(1, 100),
  page: digitsBetween(1, 100_000),
}

const withoutOauth = (query: Record<string, string>) =>
  Object.fromEntries(Object.entries(query).filter(([name]) => !name.startsWith('oauth_')))

function invalid(world: World, request: FastifyRequest, reply: FastifyReply, reason: string) {
  world.violate(request, reason)
  return sendJson(reply, refusal('rest_invalid_param', `Invalid parameter(s): ${reason}`, 400), 400)
}

const inWindow = (order: Order, { modified_after = '', modified_before }: Record<string, string>) =>
  order.updated_ms > Date.parse(`${modified_after}Z`) &&
  (modified_before === undefined || order.updated_ms < Date.parse(`${modified_before}Z`))

type Handle = (shop: Shop, order: Order, request: FastifyRequest, reply: FastifyReply) => unknown

const OrderChange = {
  status: optional(oneOf('processing', 'completed', 'cancelled', 'on-hold')),
  meta_data: optional(list(shape({ key: text(100), value: anything }), 20)),
}

/** A site knows that something left, not what of it. */
function notePart(world: World, order: Order, tracking_number: string, carrier: string): void {
  const shipment_id = `WOO${world.book.next()}`
  order.shipments.push({ shipment_id, tracking_number, carrier, at_ms: world.nowMs(), lines: [] })
  touchOrder(world, order, 'partially_shipped')
}

function changeOrder(world: World, order: Order, body: Record<string, unknown>): void {
  const meta = (body.meta_data as { key: string; value: string }[] | undefined) ?? []
  const tracking = meta.find(({ key }) => key === '_inkroute_tracking')?.value
  if (tracking !== undefined) {
    const parcels = tracking.split('\n').map((line) => line.split('|'))
    const fresh = parcels.filter(([number]) => !order.shipments.some((known) => known.tracking_number === number))
    for (const [at, [tracking_number = '', carrier = '']] of fresh.entries()) {
      if (body.status === 'completed' && at === fresh.length - 1) shipOrder(world, order, { tracking_number, carrier })
      else notePart(world, order, tracking_number, carrier)
    }
    order.extra.tracking = tracking
    touchOrder(world, order)
  } else if (body.status === 'cancelled') touchOrder(world, order, 'cancelled')
}

/** Orders and their notes; WooCommerce itself has no tracking. */
export function addOrders(scope: FastifyInstance, world: World): void {
  const base = '/:domain/wp-json/wc/v3/orders'
  const one = (handle: Handle) => async (request: FastifyRequest, reply: FastifyReply) => {
    const shop = shopFor(world, request, reply)
    if (!shop) return reply
    const order = ownOrder(world, shop, (request.params as { id: string }).id)
    if (!order) {
      return sendJson(reply, refusal('woocommerce_rest_shop_order_invalid_id', 'Invalid ID.', 404), 404)
    }
    return handle(shop, order, request, reply)
  }

  scope.get(base, async (request, reply) => {
    const shop = shopFor(world, request, reply)
    if (!shop) return reply
    const query = withoutOauth(toQuery(request))
    const reason = fieldFault(query, ListQuery)
    if (reason) return invalid(world, request, reply, reason)
    const all = world.book
      .ordersOf(shop.shop_id)
      .filter((order) => inWindow(order, query) && (order.extra.bin === 'yes') === (query.status === 'trash'))
    const size = Number(query.per_page)
    const from = (Number(query.page) - 1) * size
    reply.header('x-wp-total', String(all.length)).header('x-wp-totalpages', String(Math.ceil(all.length / size)))
    return sendJson(reply, all.slice(from, from + size).map(orderBody))
  })
  scope.get(
    `${base}/:id`,
    one((_shop, order, _request, reply) => sendJson(reply, orderBody(order))),
  )
  scope.put(
    `${base}/:id`,
    one((_shop, order, request, reply) => {
      const body = findJson(request)
      const reason = body ? fieldFault(body, OrderChange) : 'not JSON'
      if (!body || reason) return invalid(world, request, reply, reason ?? '')
      changeOrder(world, order, body)
      return sendJson(reply, orderBody(order))
    }),
  )
  scope.get(
    `${base}/:id/refunds`,
    one((_shop, order, _request, reply) => sendJson(reply, getRefunds(order))),
  )
  scope.get(
    `${base}/:id/notes`,
    one((_shop, order, _request, reply) => sendJson(reply, getNotes(order))),
  )
  scope.post(
    `${base}/:id/notes`,
    one((_shop, order, request, reply) => {
      const body = findJson(request)
      const reason = body ? fieldFault(body, { note: text(2000), customer_note: bool }) : 'not JSON'
      if (!body || reason) return invalid(world, request, reply, reason ?? '')
      const notes = getNotes(order)
      const note = { id: notes.length + 1, note: String(body.note), customer_note: body.customer_note === true }
      order.extra.notes = JSON.stringify([...notes, note])
      world.book.touch()
      return sendJson(reply, note, 201)
    }),
  )
}
