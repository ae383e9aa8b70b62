import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { digitsBetween, instant, int, list, matching, optional, shape, text } from '../core/field-checks.ts'
import { sendJson, toQuery } from '../core/http.ts'
import type { Order, OrderLine, Shop } from '../core/model.ts'
import { addUpTotal, centsText, getCents, ownOrder, shipOrder } from '../core/orders.ts'
import type { World } from '../core/world.ts'
import { asking, bodyFor, invalid, refuse, SITE, shopFor } from './ebay-guard.ts'

const BASE = '/sell/fulfillment/v1/order'
const iso = (ms: number) => new Date(ms).toISOString()
const DAY_MS = 86_400_000

const progress = (order: Order): string => {
  if (order.state === 'shipped' || order.state === 'delivered') return 'FULFILLED'
  return order.shipments.length > 0 ? 'IN_PROGRESS' : 'NOT_STARTED'
}
const lineProgress = ({ quantity, shipped }: OrderLine): string =>
  shipped >= quantity ? 'FULFILLED' : shipped > 0 ? 'IN_PROGRESS' : 'NOT_STARTED'

function lineBody(order: Order, line: OrderLine) {
  const amount = (cents: number) => ({ value: centsText(cents), currency: order.currency })
  const cost = amount(getCents(line.price) * line.quantity)
  const by = {
    minEstimatedDeliveryDate: iso(order.created_ms + 5 * DAY_MS),
    maxEstimatedDeliveryDate: iso(order.created_ms + 9 * DAY_MS),
  }
  return {
    lineItemId: line.line_id,
    legacyItemId: line.product_id,
    legacyVariationId: line.variant_id,
    sku: line.sku,
    title: line.title,
    lineItemCost: cost,
    quantity: line.quantity,
    soldFormat: 'FIXED_PRICE',
    listingMarketplaceId: SITE,
    purchaseMarketplaceId: SITE,
    lineItemFulfillmentStatus: lineProgress(line),
    total: cost,
    deliveryCost: { shippingCost: amount(0) },
    appliedPromotions: [],
    taxes: [],
    properties: { buyerProtection: true },
    lineItemFulfillmentInstructions: {
      ...by,
      shipByDate: iso(order.created_ms + 3 * DAY_MS),
      guaranteedDelivery: false,
    },
    itemLocation: { location: 'Reno, Nevada', countryCode: 'US', postalCode: '895**' },
    ...(line.variant_text ? { variationAspects: [{ name: 'Style', value: line.variant_text }] } : {}),
  }
}

function orderBody(order: Order) {
  const { address } = order
  const total = { value: addUpTotal(order), currency: order.currency }
  const zero = { value: '0.00', currency: order.currency }
  const contactAddress = {
    addressLine1: address.line1,
    ...(address.line2 ? { addressLine2: address.line2 } : {}),
    city: address.city,
    stateOrProvince: address.state,
    postalCode: address.postal_code,
    countryCode: address.country,
  }
  return {
    orderId: order.order_id,
    creationDate: iso(order.created_ms),
    lastModifiedDate: iso(order.updated_ms),
    orderFulfillmentStatus: progress(order),
    orderPaymentStatus: order.paid_ms === null ? 'PENDING' : 'PAID',
    sellerId: 'ink-shop',
    buyer: {
      username: 'buyer-1',
      taxAddress: { stateOrProvince: address.state, postalCode: address.postal_code, countryCode: address.country },
    },
    ...(order.buyer_note ? { buyerCheckoutNotes: order.buyer_note } : {}),
    pricingSummary: { priceSubtotal: total, deliveryCost: zero, total },
    cancelStatus: { cancelState: order.state === 'cancelled' ? 'CANCELED' : 'NONE_REQUESTED', cancelRequests: [] },
    paymentSummary: {
      totalDueSeller: total,
      refunds: [],
      payments: [
        {
          paymentMethod: 'EBAY',
          paymentReferenceId: '1',
          paymentDate: iso(order.created_ms),
          amount: total,
          paymentStatus: 'PAID',
        },
      ],
    },
    fulfillmentStartInstructions: [
      {
        fulfillmentInstructionsType: 'SHIP_TO',
        minEstimatedDeliveryDate: iso(order.created_ms + 5 * DAY_MS),
        maxEstimatedDeliveryDate: iso(order.created_ms + 9 * DAY_MS),
        ebaySupportedFulfillment: false,
        shippingStep: {
          shipTo: {
            fullName: address.name,
            contactAddress,
            primaryPhone: { phoneNumber: address.phone },
            email: address.email,
          },
          shippingCarrierCode: 'USPS',
          shippingServiceCode: 'USPSGroundAdvantage',
        },
      },
    ],
    fulfillmentHrefs: order.shipments.map(
      ({ shipment_id }) => `https://api.ebay.com${BASE}/${order.order_id}/shipping_fulfillment/${shipment_id}`,
    ),
    lineItems: order.lines.map((line) => lineBody(order, line)),
    salesRecordReference: '100',
    totalFeeBasisAmount: total,
    totalMarketplaceFee: zero,
  }
}

const FILTER = /^lastmodifieddate:\[(\d{4}-\d\d-\d\dT[\d:.]+Z)\.\.(\d{4}-\d\d-\d\dT[\d:.]+Z)\]$/

function answerPage(world: World, shop: Shop, request: FastifyRequest, reply: FastifyReply) {
  const { filter = '', limit = '50', offset = '0' } = toQuery(request)
  const [, since = '', until = ''] = FILTER.exec(filter) ?? []
  // Purchases that still wait for their payment are not orders yet.
  const all = world.book
    .ordersOf(shop.shop_id)
    .filter(({ state }) => state !== 'unpaid')
    .filter(({ updated_ms }) => !filter || (updated_ms >= Date.parse(since) && updated_ms <= Date.parse(until)))
  const orders = all.slice(Number(offset), Number(offset) + Number(limit)).map(orderBody)
  const href = `https://api.ebay.com${BASE}?limit=${limit}&offset=${offset}`
  return sendJson(reply, { href, total: all.length, limit: Number(limit), offset: Number(offset), orders })
}

const Fulfilment = {
  lineItems: list(shape({ lineItemId: text(40), quantity: int(1) }), 100),
  shippedDate: instant,
  shippingCarrierCode: text(60),
  trackingNumber: matching(/^[A-Za-z0-9]{1,60}$/),
}

export function addOrders(scope: FastifyInstance, world: World): void {
  const orderFor = (request: FastifyRequest, reply: FastifyReply): Order | null => {
    const shop = shopFor(world, request, reply)
    const order = shop && ownOrder(world, shop, (request.params as { id: string }).id)
    if (shop && !order) refuse(reply, 404, 32100, 'Invalid order ID')
    return order
  }
  scope.get(BASE, async (request, reply) => {
    const shop = asking(world, request, reply, {
      filter: optional(matching(FILTER)),
      limit: optional(digitsBetween(1, 200)),
      offset: optional(digitsBetween(0, 100_000)),
    })
    return shop ? answerPage(world, shop, request, reply) : reply
  })
  scope.get(`${BASE}/:id`, async (request, reply) => {
    const order = orderFor(request, reply)
    return order ? sendJson(reply, orderBody(order)) : reply
  })
  scope.get(`${BASE}/:id/shipping_fulfillment`, async (request, reply) => {
    const order = orderFor(request, reply)
    if (!order) return reply
    const fulfillments = order.shipments.map(({ shipment_id, tracking_number, carrier, at_ms, lines }) => ({
      fulfillmentId: shipment_id,
      shipmentTrackingNumber: tracking_number,
      shippingCarrierCode: carrier,
      shippedDate: iso(at_ms),
      lineItems: lines.map(({ line_id, quantity }) => ({ lineItemId: line_id, quantity })),
    }))
    return sendJson(reply, { fulfillments, total: fulfillments.length, warnings: [] })
  })
  scope.post(`${BASE}/:id/shipping_fulfillment`, async (request, reply) => {
    const order = orderFor(request, reply)
    const body = order && bodyFor(world, request, reply, Fulfilment)
    if (!order || !body) return reply
    const wanted = body as {
      lineItems: { lineItemId: string; quantity: number }[]
      shippingCarrierCode: string
      trackingNumber: string
    }
    const refused = shipOrder(world, order, {
      tracking_number: wanted.trackingNumber,
      carrier: wanted.shippingCarrierCode,
      lines: wanted.lineItems.map(({ lineItemId, quantity }) => ({ line_id: lineItemId, quantity })),
    })
    if (refused) return invalid(world, request, reply, refused) ?? reply
    reply.header(
      'location',
      `https://api.ebay.com${BASE}/${order.order_id}/shipping_fulfillment/${wanted.trackingNumber}`,
    )
    return reply.code(201).send()
  })
}
