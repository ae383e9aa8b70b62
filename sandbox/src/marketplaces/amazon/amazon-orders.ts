import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  digitsBetween,
  fieldFault,
  instant,
  int,
  list,
  matching,
  oneOf,
  optional,
  shape,
  text,
} from '../core/field-checks.ts'
import { findJson, getHeader, sendJson, toQuery } from '../core/http.ts'
import type { Order, OrderLine, OrderState, Shop } from '../core/model.ts'
import { addUpTotal, getAnswers, ownOrder, shipOrder } from '../core/orders.ts'
import type { World } from '../core/world.ts'
import { getZip } from '../core/zip.ts'
import { getBase, getMarketplaceId, refuse, shopFor } from './amazon-guard.ts'

const words: Record<OrderState, string> = {
  unpaid: 'PENDING',
  on_hold: 'UNFULFILLABLE',
  ready: 'UNSHIPPED',
  partially_shipped: 'PARTIALLY_SHIPPED',
  shipped: 'SHIPPED',
  delivered: 'SHIPPED',
  cancelled: 'CANCELLED',
}
const iso = (ms: number) => new Date(ms).toISOString()

const getLeft = (order: Order, { quantity, shipped }: OrderLine): number =>
  order.state === 'cancelled' ? 0 : quantity - shipped

/** The same for the same line: an order that did not change is not told as changed. */
const getAsin = ({ line_id }: OrderLine): string =>
  `B0${BigInt(line_id).toString(36).toUpperCase().slice(-8).padStart(8, 'X')}`

/** What Amazon Custom hands over: a JSON file; pictures are named in it and lie beside it. */
function customArchive(order: Order, line: OrderLine): Buffer {
  const areas = getAnswers(line).map(({ label, value }) =>
    /^https?:/.test(value)
      ? { type: 'ImageCustomization', label, name: label, image: { imageName: value.split('/').at(-1) } }
      : { type: 'TextCustomization', label, name: label, inputValue: value },
  )
  const container = (type: string, children: readonly object[]) => ({ type, children })
  const customizationData = container('PageContainerCustomization', [
    container('PreviewContainerCustomization', [
      container('FlatContainerCustomization', [container('PlacementContainerCustomization', areas)]),
    ]),
  ])
  const file = { orderId: order.order_id, orderItemId: line.line_id, quantity: line.quantity, customizationData }
  return getZip({ [`${line.line_id}.json`]: JSON.stringify(file) })
}

/** Data sets not named in `includedData` are omitted. */
function orderBody(order: Order, shop: Shop, included: ReadonlySet<string>, base: string) {
  const { name, phone, line1, line2, city, state, postal_code, country, email } = order.address
  return {
    orderId: order.order_id,
    createdTime: iso(order.created_ms),
    lastUpdatedTime: iso(order.updated_ms),
    salesChannel: { channelName: 'AMAZON', marketplaceId: getMarketplaceId(shop) },
    ...(included.has('BUYER') ? { buyer: { buyerEmail: email } } : {}),
    ...(included.has('RECIPIENT')
      ? {
          recipient: {
            deliveryAddress: {
              name,
              phone,
              addressLine1: line1,
              ...(line2 ? { addressLine2: line2 } : {}),
              city,
              stateOrRegion: state,
              postalCode: postal_code,
              countryCode: country,
            },
          },
        }
      : {}),
    ...(included.has('PROCEEDS')
      ? { proceeds: { grandTotal: { amount: addUpTotal(order), currencyCode: order.currency } } }
      : {}),
    ...(included.has('FULFILLMENT')
      ? {
          fulfillment: {
            fulfillmentStatus: words[order.state],
            fulfilledBy: 'MERCHANT',
            shipByWindow: { latestDateTime: iso(order.created_ms + 3 * 86_400_000) },
          },
        }
      : {}),
    ...(included.has('PACKAGES')
      ? {
          packages: order.shipments.map(({ tracking_number, carrier, shipment_id, at_ms, lines }) => ({
            packageReferenceId: shipment_id,
            createdTime: iso(at_ms),
            shipTime: iso(at_ms),
            trackingNumber: tracking_number,
            carrier,
            packageItems: lines.map(({ line_id, quantity }) => ({ orderItemId: line_id, quantity })),
          })),
        }
      : {}),
    orderItems: order.lines.map((line) => ({
      orderItemId: line.line_id,
      quantityOrdered: line.quantity,
      ...(included.has('FULFILLMENT')
        ? { fulfillment: { quantityFulfilled: line.shipped, quantityUnfulfilled: getLeft(order, line) } }
        : {}),
      ...(included.has('CANCELLATION') && order.state === 'cancelled'
        ? { cancellation: { cancellationExecution: { cancelledBy: 'MERCHANT', cancelReason: 'Other' } } }
        : {}),
      product: {
        asin: getAsin(line),
        title: line.title,
        sellerSku: line.sku,
        price: { unitPrice: { amount: line.price, currencyCode: order.currency } },
        ...(getAnswers(line).length > 0
          ? { customization: { customizedUrl: `${base}/custom/${order.order_id}/${line.line_id}.zip` } }
          : {}),
      },
    })),
  }
}

const includedData = matching(/^[A-Z]+(,[A-Z]+)*$/)
const ListQuery = {
  lastUpdatedAfter: instant,
  lastUpdatedBefore: optional(instant),
  marketplaceIds: text(20),
  fulfilledBy: optional(oneOf('MERCHANT', 'AMAZON')),
  fulfillmentStatuses: optional(text()),
  maxResultsPerPage: digitsBetween(1, 100),
  includedData,
  paginationToken: optional(text(2000)),
}

function invalid(world: World, request: FastifyRequest, reply: FastifyReply, reason: string) {
  world.violate(request, reason)
  return refuse(reply, 400, 'InvalidInput', reason)
}

const SETTLED_MS = 120_000

interface Mark {
  readonly query: string
  readonly updated_ms: number
  readonly order_id: string
}

/** A page token is bound to its query: no other parameter may change between pages. */
function answerPage(world: World, shop: Shop, request: FastifyRequest, reply: FastifyReply) {
  const { paginationToken, ...rest } = toQuery(request)
  if (rest.lastUpdatedBefore && Date.parse(rest.lastUpdatedBefore) > world.nowMs() - SETTLED_MS)
    return invalid(world, request, reply, 'lastUpdatedBefore must be at least two minutes before the request')
  const same = JSON.stringify(rest)
  const mark = paginationToken ? (JSON.parse(Buffer.from(paginationToken, 'base64url').toString()) as Mark) : null
  if (mark && mark.query !== same) return invalid(world, request, reply, 'parameters changed between pages')
  const all = world.book
    .ordersOf(shop.shop_id)
    .filter(({ updated_ms }) => updated_ms >= Date.parse(rest.lastUpdatedAfter ?? ''))
    .filter(({ updated_ms }) => !rest.lastUpdatedBefore || updated_ms < Date.parse(rest.lastUpdatedBefore))
    .filter(
      ({ updated_ms, order_id }) =>
        !mark || updated_ms > mark.updated_ms || (updated_ms === mark.updated_ms && order_id > mark.order_id),
    )
  const page = all.slice(0, Number(rest.maxResultsPerPage))
  const last = page.at(-1)
  const next = last && { query: same, updated_ms: last.updated_ms, order_id: last.order_id }
  const included = new Set((rest.includedData ?? '').split(','))
  return sendJson(reply, {
    orders: page.map((order) => orderBody(order, shop, included, getBase(request))),
    lastUpdatedBefore: rest.lastUpdatedBefore ?? iso(world.nowMs() - SETTLED_MS),
    ...(all.length > page.length
      ? { pagination: { nextToken: Buffer.from(JSON.stringify(next)).toString('base64url') } }
      : {}),
  })
}

const Package = {
  marketplaceId: text(20),
  packageDetail: shape({
    packageReferenceId: matching(/^\d{1,20}$/),
    carrierCode: text(100),
    carrierName: optional(text(100)),
    shippingMethod: optional(text(100)),
    trackingNumber: text(100),
    shipDate: instant,
    orderItems: list(shape({ orderItemId: text(50), quantity: int(1) }), 100),
  }),
}
interface PackageDetail {
  readonly carrierCode: string
  readonly carrierName?: string
  readonly trackingNumber: string
  readonly orderItems: readonly { readonly orderItemId: string; readonly quantity: number }[]
}

function confirm(world: World, order: Order, request: FastifyRequest, reply: FastifyReply) {
  const body = findJson(request) ?? {}
  const reason = fieldFault(body, Package)
  const detail = body.packageDetail as PackageDetail
  if (reason || (detail.carrierCode === 'Other' && !detail.carrierName)) {
    return invalid(world, request, reply, reason ?? 'carrierName is required with Other')
  }
  const lines = detail.orderItems.map(({ orderItemId, quantity }) => ({ line_id: orderItemId, quantity }))
  const carrier = detail.carrierName ?? detail.carrierCode
  const refused = shipOrder(world, order, { tracking_number: detail.trackingNumber, carrier, lines })
  if (refused) return refuse(reply, 400, 'InvalidInput', `The order cannot be confirmed: ${refused}`)
  return reply.code(204).send()
}

export function addOrders(scope: FastifyInstance, world: World): void {
  const orderFor = (shop: Shop, request: FastifyRequest, reply: FastifyReply): Order | null => {
    const order = ownOrder(world, shop, (request.params as { id: string }).id)
    if (order) return order
    refuse(reply, 404, 'NotFound', 'The order does not exist')
    return null
  }
  scope.get('/orders/2026-01-01/orders', async (request, reply) => {
    const shop = shopFor(world, request, reply)
    if (!shop) return reply
    const query = toQuery(request)
    const reason = fieldFault(query, ListQuery)
    if (reason) return invalid(world, request, reply, reason)
    if (query.marketplaceIds !== getMarketplaceId(shop))
      return invalid(world, request, reply, 'not a marketplace of the seller')
    return answerPage(world, shop, request, reply)
  })
  scope.get('/orders/2026-01-01/orders/:id', async (request, reply) => {
    const shop = shopFor(world, request, reply)
    const order = shop && orderFor(shop, request, reply)
    if (!shop || !order) return reply
    const query = toQuery(request)
    const reason = fieldFault(query, { includedData: optional(includedData) })
    if (reason) return invalid(world, request, reply, reason)
    return sendJson(reply, {
      order: orderBody(order, shop, new Set((query.includedData ?? '').split(',')), getBase(request)),
    })
  })
  scope.get<{ Params: { id: string; file: string } }>('/custom/:id/:file', async (request, reply) => {
    if (getHeader(request, 'x-amz-access-token')) world.violate(request, 'the token was sent to the archive')
    const { id, file } = request.params
    const order = world.book.orders.get(id)
    const line = order?.lines.find(({ line_id }) => `${line_id}.zip` === file)
    if (!order || !line) return reply.code(404).send('')
    return reply.type('application/zip').send(customArchive(order, line))
  })
  scope.post('/orders/v0/orders/:id/shipmentConfirmation', async (request, reply) => {
    const shop = shopFor(world, request, reply)
    const order = shop && orderFor(shop, request, reply)
    return order ? confirm(world, order, request, reply) : reply
  })
}
