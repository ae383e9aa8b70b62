import { bool, fieldFault, int, list, matching, optional, shape, text } from '../core/field-checks.ts'
import type { Order, OrderState, Shop } from '../core/model.ts'
import { addUpTotal, getAnswers, getRefunded, shipOrder } from '../core/orders.ts'
import type { World } from '../core/world.ts'

export const tail = (gid: string): string => gid.split('/').at(-1) ?? ''
const instant = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString())

const fulfilment: Record<OrderState, string> = {
  unpaid: 'UNFULFILLED',
  on_hold: 'ON_HOLD',
  ready: 'UNFULFILLED',
  partially_shipped: 'PARTIALLY_FULFILLED',
  shipped: 'FULFILLED',
  delivered: 'FULFILLED',
  cancelled: 'UNFULFILLED',
}
const money = (amount: string, currencyCode: string) => ({ shopMoney: { amount, currencyCode } })

function work(order: Order) {
  const is_closed = order.state === 'shipped' || order.state === 'delivered' || order.state === 'cancelled'
  return {
    nodes: [
      {
        id: `gid://shopify/FulfillmentOrder/${tail(order.order_id)}`,
        status: is_closed ? 'CLOSED' : 'OPEN',
        assignedLocation: { location: { id: `gid://shopify/Location/${order.shop_id}` } },
        lineItems: {
          nodes: order.lines.map((line) => ({
            id: `gid://shopify/FulfillmentOrderLineItem/${tail(line.line_id)}`,
            remainingQuantity: line.quantity - line.shipped - getRefunded(line),
            lineItem: { id: line.line_id },
          })),
        },
      },
    ],
  }
}

function getFinancial(order: Order): string {
  if (order.paid_ms === null) return 'PENDING'
  const refunded = order.lines.reduce((sum, line) => sum + getRefunded(line), 0)
  if (refunded === 0) return 'PAID'
  return order.lines.every((line) => getRefunded(line) === line.quantity) ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
}

/** Everything the schema has of an order, as far as apps like ours ask. */
export const orderNode = (order: Order) => ({
  id: order.order_id,
  name: `#${order.number}`,
  createdAt: instant(order.created_ms),
  updatedAt: instant(order.updated_ms),
  processedAt: instant(order.paid_ms ?? order.created_ms),
  cancelledAt: order.state === 'cancelled' ? instant(order.updated_ms) : null,
  note: order.buyer_note || null,
  customAttributes: [],
  email: order.address.email,
  phone: order.address.phone,
  displayFinancialStatus: getFinancial(order),
  displayFulfillmentStatus: fulfilment[order.state],
  currentTotalPriceSet: money(addUpTotal(order), order.currency),
  shippingAddress: {
    name: order.address.name,
    company: null,
    phone: order.address.phone,
    address1: order.address.line1,
    address2: order.address.line2 || null,
    city: order.address.city,
    province: order.address.state,
    provinceCode: order.address.state.length === 2 ? order.address.state : null,
    zip: order.address.postal_code,
    countryCodeV2: order.address.country,
  },
  lineItems: {
    nodes: order.lines.map((line) => ({
      id: line.line_id,
      sku: line.sku || null,
      title: line.title,
      variantTitle: line.variant_text || null,
      quantity: line.quantity,
      currentQuantity: line.quantity - getRefunded(line),
      image: line.picture_url ? { url: line.picture_url } : null,
      variant: { id: `gid://shopify/ProductVariant/${tail(line.variant_id)}` },
      product: { id: `gid://shopify/Product/${tail(line.product_id)}` },
      originalUnitPriceSet: money(line.price, order.currency),
      customAttributes: getAnswers(line).map(({ label, value }) => ({ key: label, value })),
    })),
    pageInfo: { hasNextPage: false, endCursor: null },
  },
  fulfillments: order.shipments.map((shipment) => ({
    id: `gid://shopify/Fulfillment/${shipment.shipment_id}`,
    status: 'SUCCESS',
    trackingInfo: [{ number: shipment.tracking_number, company: shipment.carrier, url: null }],
  })),
  fulfillmentOrders: work(order),
})

const WINDOW = /^updated_at:>='([^']+)'(?: updated_at:<'([^']+)')?$/

type Page = {
  readonly first: number
  readonly after: string | null
  readonly query: string
}

/** Cursors point behind an order by change time and id, as keyset paging does. */
export function listOrders(world: World, shop: Shop, variables: Record<string, unknown>) {
  const reason = fieldFault(
    { ...variables, after: variables.after ?? undefined },
    { first: int(1, 250), after: optional(text(500)), query: matching(WINDOW) },
  )
  if (reason) throw new Error(reason)
  const { first, after, query } = variables as Page
  const [, since = '', until] = WINDOW.exec(query) ?? []
  const behind = after ? (JSON.parse(Buffer.from(after, 'base64url').toString()) as [number, string]) : null
  const all = world.book
    .ordersOf(shop.shop_id)
    .filter(({ updated_ms }) => updated_ms >= Date.parse(since) && (!until || updated_ms < Date.parse(until)))
    .filter(
      ({ updated_ms, order_id }) =>
        !behind || updated_ms > behind[0] || (updated_ms === behind[0] && order_id > behind[1]),
    )
  const nodes = all.slice(0, first)
  const last = nodes.at(-1)
  const endCursor = last ? Buffer.from(JSON.stringify([last.updated_ms, last.order_id])).toString('base64url') : null
  return { nodes: nodes.map(orderNode), pageInfo: { hasNextPage: all.length > nodes.length, endCursor } }
}

const gid = (kind: string) => matching(new RegExp(`^gid://shopify/${kind}/\\S+$`))

const Fulfilment = {
  lineItemsByFulfillmentOrder: list(
    shape({
      fulfillmentOrderId: gid('FulfillmentOrder'),
      fulfillmentOrderLineItems: list(shape({ id: gid('FulfillmentOrderLineItem'), quantity: int(1) }), 100),
    }),
    20,
  ),
  trackingInfo: shape({ number: text(200), company: text(200), url: optional(matching(/^https?:/)) }),
  notifyCustomer: optional(bool),
}

interface FulfilmentInput {
  readonly lineItemsByFulfillmentOrder: readonly {
    readonly fulfillmentOrderId: string
    readonly fulfillmentOrderLineItems: readonly { readonly id: string; readonly quantity: number }[]
  }[]
  readonly trackingInfo: { readonly number: string; readonly company: string }
}

export function createFulfilment(world: World, shop: Shop, variables: Record<string, unknown>) {
  const reason = fieldFault(variables, { fulfillment: shape(Fulfilment) })
  if (reason) throw new Error(reason)
  const { lineItemsByFulfillmentOrder, trackingInfo } = variables.fulfillment as FulfilmentInput
  const refused = (message: string) => ({ fulfillment: null, userErrors: [{ field: ['fulfillment'], message }] })
  const [group] = lineItemsByFulfillmentOrder
  const order = world.book
    .ordersOf(shop.shop_id)
    .find(({ order_id }) => tail(order_id) === tail(group?.fulfillmentOrderId ?? ''))
  if (!group || !order) return refused('Fulfillment order does not exist.')
  const lines = group.fulfillmentOrderLineItems.map(({ id, quantity }) => ({
    line_id: order.lines.find((line) => tail(line.line_id) === tail(id))?.line_id ?? '',
    quantity,
  }))
  const { number: tracking_number, company: carrier } = trackingInfo
  const problem = shipOrder(world, order, { tracking_number, carrier, lines })
  if (problem) return refused(`Fulfillment order has an unfulfillable status or quantity (${problem}).`)
  return { fulfillment: { id: `gid://shopify/Fulfillment/${order.shipments.length}` }, userErrors: [] }
}
