import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  bool,
  type Check,
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
import { findJson, getContentType, sendJson, toQuery } from '../core/http.ts'
import type { Order, OrderLine, Shop } from '../core/model.ts'
import { ownOrder, shipOrder, touchOrder } from '../core/orders.ts'
import type { World } from '../core/world.ts'
import { guard, refuse } from './walmart-guard.ts'

const lineStatus = (order: Order): string => {
  if (order.state === 'cancelled') return 'Cancelled'
  if (order.state === 'delivered') return 'Delivered'
  return order.extra.acknowledged ? 'Acknowledged' : 'Created'
}

/** A line counts its pieces by state. */
function getStatuses(order: Order, line: OrderLine, number: number) {
  const getAmount = (amount: number) => ({ unitOfMeasurement: 'EACH', amount: String(amount) })
  const sent = order.shipments.flatMap((shipment) =>
    shipment.lines
      .filter((each) => each.line_id === line.line_id)
      .map((each) => ({
        status: order.state === 'delivered' ? 'Delivered' : 'Shipped',
        statusQuantity: getAmount(each.quantity),
        trackingInfo: {
          shipDateTime: shipment.at_ms,
          carrierName: { otherCarrier: shipment.carrier, carrier: null },
          methodCode: 'Standard',
          trackingNumber: shipment.tracking_number,
          trackingURL: '',
        },
      })),
  )
  const left = line.quantity - line.shipped
  return {
    lineNumber: String(number),
    item: { productName: line.title, sku: line.sku, imageUrl: line.picture_url, weight: { value: '0.4', unit: 'LB' } },
    charges: {
      charge: [
        {
          chargeType: 'PRODUCT',
          chargeName: 'ItemPrice',
          chargeAmount: { currency: order.currency, amount: Number(line.price) },
        },
      ],
    },
    orderLineQuantity: getAmount(line.quantity),
    statusDate: order.updated_ms,
    intentToCancel: order.extra.intent_to_cancel ? 'true' : null,
    orderLineStatuses: {
      orderLineStatus: [
        ...sent,
        ...(left > 0 ? [{ status: lineStatus(order), statusQuantity: getAmount(left), trackingInfo: null }] : []),
      ],
    },
  }
}

const getOrder = (order: Order) => {
  const { address } = order
  return {
    purchaseOrderId: order.order_id,
    customerOrderId: `2000${order.order_id.slice(-9)}`,
    customerEmailId: address.email,
    orderDate: order.created_ms,
    orderType: 'REGULAR',
    shippingInfo: {
      phone: address.phone,
      estimatedDeliveryDate: order.created_ms + 6 * 86_400_000,
      estimatedShipDate: order.created_ms + 2 * 86_400_000,
      methodCode: 'Standard',
      postalAddress: {
        name: address.name,
        address1: address.line1,
        address2: address.line2 || null,
        city: address.city,
        state: address.state,
        postalCode: address.postal_code,
        country: 'USA',
        addressType: 'RESIDENTIAL',
      },
    },
    orderLines: { orderLine: order.lines.map((line, index) => getStatuses(order, line, index + 1)) },
  }
}

/** Sellers do not see unpaid orders. */
const paidOrder = (world: World, shop: Shop, id: string): Order | null => {
  const order = ownOrder(world, shop, id)
  return order?.state === 'unpaid' ? null : order
}
const noOrder = (reply: FastifyReply) => refuse(reply, 404, 'CONTENT_NOT_FOUND.GMP_ORDER_API', 'Order not found')

function addReading(scope: FastifyInstance, world: World): void {
  scope.get('/v3/orders', async (request, reply) => {
    const shop = guard(world, request, reply)
    if (!shop) return reply
    const query = toQuery(request)
    const fault = fieldFault(query, {
      lastModifiedStartDate: optional(instant),
      lastModifiedEndDate: optional(instant),
      status: optional(text()),
      createdStartDate: optional(instant),
      limit: digitsBetween(1, 200),
      nextCursor: optional(text()),
      poIndex: optional(digitsBetween(0, 1e6)),
      soIndex: optional(text()),
      shipNodeType: optional(oneOf('SellerFulfilled')),
      hasMoreElements: optional(text()),
      productInfo: optional(oneOf('true', 'false')),
      after: optional(text()),
    })
    if (fault) {
      world.violate(request, fault)
      return refuse(reply, 400, 'INVALID_REQUEST_PARAM.GMP_ORDER_API', fault)
    }
    const since = Date.parse(query.lastModifiedStartDate ?? '1970-01-01T00:00:00Z')
    const until = Date.parse(query.lastModifiedEndDate ?? '2999-01-01T00:00:00Z')
    const getKey = (order: Order) => `${String(order.updated_ms).padStart(15, '0')}-${order.order_id}`
    const rows = world.book
      .ordersOf(shop.shop_id)
      .filter((order) => order.state !== 'unpaid' && order.updated_ms >= since && order.updated_ms <= until)
      .filter((order) => getKey(order) > (query.after ?? ''))
    const page = rows.slice(0, Number(query.limit))
    const last = page.at(-1)
    const next = new URLSearchParams({ ...query, hasMoreElements: 'true', after: last ? getKey(last) : '' })
    const nextCursor = rows.length > page.length ? `?${next}` : null
    const meta = { totalCount: rows.length, limit: Number(query.limit), nextCursor }
    return sendJson(reply, { list: { meta, elements: { order: page.map(getOrder) } } })
  })

  scope.get<{ Params: { id: string } }>('/v3/orders/:id', async (request, reply) => {
    const shop = guard(world, request, reply)
    if (!shop) return reply
    const order = paidOrder(world, shop, request.params.id)
    return order ? sendJson(reply, { order: getOrder(order) }) : noOrder(reply)
  })
}

/** Some of the names on Walmart's list. */
const knownCarriers = [
  'UPS',
  'USPS',
  'FedEx',
  'DHL',
  'OnTrac',
  'China Post',
  'YunExpress',
  'Yanwen',
  '4PX',
  'SF Express',
]
const shipping: Check = shape({
  orderLines: shape({
    orderLine: list(
      shape({
        lineNumber: matching(/^\d+$/),
        intentToCancelOverride: optional(bool),
        sellerOrderId: optional(text()),
        orderLineStatuses: shape({
          orderLineStatus: list(
            shape({
              status: oneOf('Shipped'),
              statusQuantity: shape({ unitOfMeasurement: oneOf('EACH'), amount: matching(/^\d+$/) }),
              trackingInfo: shape({
                shipDateTime: int(1_000_000_000_000),
                carrierName: shape({ carrier: optional(oneOf(...knownCarriers)), otherCarrier: optional(text()) }),
                methodCode: oneOf('Standard', 'Express', 'OneDay', 'Freight', 'WhiteGlove', 'Value'),
                trackingNumber: text(50),
                trackingURL: optional(text(500)),
              }),
            }),
            10,
          ),
        }),
      }),
      200,
    ),
  }),
})

interface ShippingLine {
  readonly lineNumber: string
  readonly orderLineStatuses: {
    readonly orderLineStatus: readonly {
      readonly statusQuantity: { readonly amount: string }
      readonly trackingInfo: {
        readonly trackingNumber: string
        readonly trackingURL?: string
        readonly carrierName: { readonly carrier?: string; readonly otherCarrier?: string }
      }
    }[]
  }
}

async function ship(world: World, request: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply) {
  const shop = guard(world, request, reply)
  if (!shop) return reply
  const body = findJson(request)
  const fault =
    getContentType(request) !== 'application/json'
      ? 'content type must be application/json'
      : fieldFault(body ?? {}, { orderShipment: shipping })
  if (fault) {
    world.violate(request, fault)
    return refuse(reply, 400, 'INVALID_REQUEST_CONTENT.GMP_ORDER_API', fault)
  }
  const order = paidOrder(world, shop, request.params.id)
  if (!order) return noOrder(reply)
  if (!order.extra.acknowledged) {
    world.violate(request, 'shipped before it was acknowledged')
    return refuse(reply, 400, 'INVALID_REQUEST.GMP_ORDER_API', 'Acknowledge the order first')
  }
  const { orderShipment } = body as { orderShipment: { orderLines: { orderLine: ShippingLine[] } } }
  const wanted = orderShipment.orderLines.orderLine.flatMap(({ lineNumber, orderLineStatuses }) =>
    orderLineStatuses.orderLineStatus.map((status) => ({
      line_id: order.lines[Number(lineNumber) - 1]?.line_id ?? '',
      quantity: Number(status.statusQuantity.amount),
      info: status.trackingInfo,
    })),
  )
  const info = wanted[0]?.info
  if (info?.carrierName.otherCarrier && !info.trackingURL) {
    world.violate(request, 'otherCarrier without trackingURL')
    return refuse(reply, 400, 'INVALID_REQUEST_CONTENT.GMP_ORDER_API', 'trackingURL is mandatory with otherCarrier')
  }
  const refused = shipOrder(world, order, {
    tracking_number: info?.trackingNumber ?? '',
    carrier: info?.carrierName.carrier ?? info?.carrierName.otherCarrier ?? '',
    lines: wanted.map(({ line_id, quantity }) => ({ line_id, quantity })),
  })
  if (refused) return refuse(reply, 400, 'INVALID_REQUEST_CONTENT.GMP_ORDER_API', `Cannot ship: ${refused}`)
  return sendJson(reply, { order: getOrder(order) })
}

export function addOrders(scope: FastifyInstance, world: World): void {
  addReading(scope, world)
  scope.post<{ Params: { id: string } }>('/v3/orders/:id/acknowledge', async (request, reply) => {
    const shop = guard(world, request, reply)
    if (!shop) return reply
    const order = paidOrder(world, shop, request.params.id)
    if (!order) return noOrder(reply)
    if (order.state === 'cancelled')
      return refuse(reply, 400, 'INVALID_REQUEST.GMP_ORDER_API', 'The order is cancelled')
    order.extra = { ...order.extra, acknowledged: '1' }
    touchOrder(world, order)
    return sendJson(reply, { order: getOrder(order) })
  })
  scope.post<{ Params: { id: string } }>('/v3/orders/:id/shipping', (request, reply) => ship(world, request, reply))
}
