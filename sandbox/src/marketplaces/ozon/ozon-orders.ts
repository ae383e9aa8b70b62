import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Check, instant, int, list, oneOf, optional, type Shape, shape, text } from '../core/field-checks.ts'
import { findJson, sendJson } from '../core/http.ts'
import type { Order, OrderState, Shop } from '../core/model.ts'
import { ownOrder, shipOrder, touchOrder } from '../core/orders.ts'
import type { World } from '../core/world.ts'
import { guard, refuse } from './ozon-guard.ts'

const statusNames: Record<OrderState, string> = {
  unpaid: 'acceptance_in_progress',
  on_hold: 'awaiting_approve',
  ready: 'awaiting_packaging',
  partially_shipped: 'awaiting_deliver',
  shipped: 'delivering',
  delivered: 'delivered',
  cancelled: 'cancelled',
}

/** Assembled, then waiting for a courier of the seller's own. */
export const ozonStatus = (order: Order): string =>
  order.state === 'ready' && order.extra.assembled ? 'awaiting_deliver' : statusNames[order.state]

const iso = (ms: number) => new Date(ms).toISOString()
const PAGE = 100
const getTracking = (order: Order) => order.shipments[0]?.tracking_number ?? order.extra.tracking_number ?? ''

const getPosting = (order: Order) => {
  const { address } = order
  return {
    posting_number: order.order_id,
    order_id: Number(order.number),
    order_number: order.order_id.split('-', 2).join('-'),
    status: ozonStatus(order),
    substatus: '',
    tracking_number: getTracking(order),
    tpl_integration_type: 'non_integrated',
    in_process_at: iso(order.created_ms),
    shipment_date: iso(order.created_ms + 3 * 86_400_000),
    delivery_method: { id: 1, name: 'rFBS', tpl_provider: 'Seller' },
    customer: {
      customer_id: 1,
      name: address.name,
      phone: address.phone,
      address: {
        address_tail: [address.line1, address.line2].filter(Boolean).join(', '),
        city: address.city,
        region: address.state,
        zip_code: address.postal_code,
        country: address.country,
        comment: order.buyer_note,
      },
    },
    products: order.lines.map((line) => ({
      sku: Number(line.product_id),
      name: line.title,
      offer_id: line.sku,
      quantity: line.quantity,
      price: { amount: line.price, currency: order.currency },
    })),
  }
}

/** A posting asked for alone writes prices as text. */
const getSingle = (order: Order) => {
  const posting = getPosting(order)
  const products = posting.products.map(({ price, ...product }) => ({
    ...product,
    price: `${price.amount}0000`,
    currency_code: price.currency,
  }))
  return { ...posting, products }
}

type Wanted = {
  readonly filter: { readonly since: string; readonly to: string; readonly status?: string }
  readonly limit: number
  readonly cursor?: string
}

function addReading(scope: FastifyInstance, world: World): void {
  const listing: Shape = {
    filter: shape({ since: instant, to: instant, status: optional(text()) }),
    limit: int(1, PAGE),
    cursor: optional(text(200, 0)),
    with: optional(
      shape({ analytics_data: optional(oneOf(true, false)), financial_data: optional(oneOf(true, false)) }),
    ),
  }
  scope.post('/v4/posting/fbs/list', async (request, reply) => {
    const shop = guard(world, request, reply, listing)
    if (!shop) return reply
    const { filter, limit, cursor } = findJson(request) as Wanted
    const getKey = (order: Order) => `${String(order.created_ms).padStart(15, '0')}:${order.order_id}`
    const after = cursor ? Buffer.from(cursor, 'base64url').toString() : ''
    const rows = world.book
      .ordersOf(shop.shop_id)
      .filter((order) => order.created_ms >= Date.parse(filter.since) && order.created_ms <= Date.parse(filter.to))
      .filter((order) => !filter.status || ozonStatus(order) === filter.status)
      .sort((a, b) => (getKey(a) < getKey(b) ? -1 : 1))
      .filter((order) => getKey(order) > after)
    const page = rows.slice(0, limit)
    const last = page.at(-1)
    const has_next = rows.length > page.length
    return sendJson(reply, {
      postings: page.map(getPosting),
      has_next,
      cursor: has_next && last ? Buffer.from(getKey(last)).toString('base64url') : '',
    })
  })

  scope.post('/v3/posting/fbs/get', async (request, reply) => {
    const shop = guard(world, request, reply, { posting_number: text(), with: optional(shape({})) })
    if (!shop) return reply
    const order = ownOrder(world, shop, findJson(request)?.posting_number)
    return order ? sendJson(reply, { result: getSingle(order) }) : refuse(reply, 404, 5, 'POSTING_NOT_FOUND')
  })

  for (const path of ['/v3/posting/fbs/list', '/v3/posting/fbs/unfulfilled/list']) {
    scope.post(path, async (request, reply) => {
      world.violate(request, 'retired call')
      return refuse(reply, 404, 5, 'this method is retired, use v4')
    })
  }
}

function eachPosting(
  world: World,
  shop: Shop,
  numbers: readonly string[],
  act: (order: Order) => string | null,
): { posting_number: string; error: string[]; result: boolean }[] {
  return numbers.map((posting_number) => {
    const order = ownOrder(world, shop, posting_number)
    const fault = order ? act(order) : 'POSTING_NOT_FOUND'
    return { posting_number, error: fault ? [fault] : [], result: fault === null }
  })
}

async function assemble(world: World, request: FastifyRequest, reply: FastifyReply) {
  const product: Check = shape({ product_id: int(1), quantity: int(1) })
  const shop = guard(world, request, reply, {
    posting_number: text(),
    packages: list(shape({ products: list(product, 100) }), 20),
  })
  if (!shop) return reply
  const { posting_number, packages } = findJson(request) as {
    posting_number: string
    packages: { products: { product_id: number; quantity: number }[] }[]
  }
  const order = ownOrder(world, shop, posting_number)
  if (!order) return refuse(reply, 404, 5, 'POSTING_NOT_FOUND')
  if (ozonStatus(order) !== 'awaiting_packaging') return refuse(reply, 400, 3, 'POSTING_ALREADY_SHIPPED')
  const packed = packages.flatMap(({ products }) => products)
  const is_whole = order.lines.every(
    (line) =>
      packed
        .filter((each) => each.product_id === Number(line.product_id))
        .reduce((sum, each) => sum + each.quantity, 0) === line.quantity,
  )
  if (!is_whole) return refuse(reply, 400, 3, 'HAS_INCORRECT_PRODUCTS')
  order.extra = { ...order.extra, assembled: '1' }
  touchOrder(world, order)
  return sendJson(reply, { result: [posting_number], additional_data: [] })
}

function addShipping(scope: FastifyInstance, world: World): void {
  scope.post('/v4/posting/fbs/ship', (request, reply) => assemble(world, request, reply))

  scope.post('/v2/fbs/posting/tracking-number/set', async (request, reply) => {
    const pair = shape({ posting_number: text(), tracking_number: text(60) })
    const shop = guard(world, request, reply, { tracking_numbers: list(pair, 20) })
    if (!shop) return reply
    const { tracking_numbers } = findJson(request) as {
      tracking_numbers: { posting_number: string; tracking_number: string }[]
    }
    const numbers = tracking_numbers.map((each) => each.posting_number)
    const result = eachPosting(world, shop, numbers, (order) => {
      if (ozonStatus(order) !== 'awaiting_deliver') return 'INCORRECT_STATUS'
      const wanted = tracking_numbers.find((each) => each.posting_number === order.order_id)
      order.extra = { ...order.extra, tracking_number: wanted?.tracking_number ?? '' }
      touchOrder(world, order)
      return null
    })
    return sendJson(reply, { result: result.map(({ error, ...each }) => ({ ...each, error: error.join() })) })
  })

  scope.post('/v2/fbs/posting/delivering', async (request, reply) => {
    const shop = guard(world, request, reply, { posting_number: list(text(), 100) })
    if (!shop) return reply
    const { posting_number } = findJson(request) as { posting_number: string[] }
    const result = eachPosting(world, shop, posting_number, (order) => {
      if (ozonStatus(order) !== 'awaiting_deliver') return 'INCORRECT_STATUS'
      const tracking_number = order.extra.tracking_number ?? ''
      return tracking_number
        ? shipOrder(world, order, { tracking_number, carrier: 'rFBS' })
        : 'TRACKING_NUMBER_REQUIRED'
    })
    return sendJson(reply, { result })
  })
}

export function addOrders(scope: FastifyInstance, world: World): void {
  addReading(scope, world)
  addShipping(scope, world)
}
