import { z } from 'zod'
import type { StoreConn } from '../core/connector.ts'
import type { MarketLine, MarketOrder, MarketOrderStatus, OrderPage, OrderWindow } from '../core/market-order.ts'
import { getMoney } from '../core/money.ts'
import { readOrder, readOrders } from '../core/read-orders.ts'
import { Decimal, LooseText, readShape } from '../core/read-shape.ts'
import { amazonCall } from './amazon-call.ts'
import { customised } from './customisation.ts'

const PAGE_SIZE = 100
const INCLUDED = 'BUYER,RECIPIENT,PROCEEDS,FULFILLMENT,PACKAGES,CANCELLATION'

const statuses: Record<string, MarketOrderStatus> = {
  PENDING: 'pending_payment',
  PENDING_AVAILABILITY: 'pending_payment',
  UNFULFILLABLE: 'on_hold',
  UNSHIPPED: 'ready_to_ship',
  PARTIALLY_SHIPPED: 'partially_shipped',
  SHIPPED: 'shipped',
  CANCELLED: 'cancelled',
}

const Money = z.object({ amount: Decimal, currencyCode: z.string() })

const AmazonOrder = z.object({
  orderId: z.string(),
  createdTime: z.string(),
  lastUpdatedTime: z.string(),
  buyer: z.object({ buyerEmail: LooseText }).nullish(),
  recipient: z
    .object({
      deliveryAddress: z
        .object({
          name: LooseText,
          addressLine1: LooseText,
          addressLine2: LooseText,
          addressLine3: LooseText,
          city: LooseText,
          stateOrRegion: LooseText,
          postalCode: LooseText,
          countryCode: LooseText,
          phone: LooseText,
        })
        .nullish(),
    })
    .nullish(),
  proceeds: z.object({ grandTotal: Money.nullish() }).nullish(),
  fulfillment: z.object({
    fulfillmentStatus: z.string(),
    fulfilledBy: LooseText,
    shipByWindow: z.object({ latestDateTime: z.string().nullish() }).nullish(),
  }),
  packages: z.array(z.object({ trackingNumber: LooseText, carrier: LooseText })).nullish(),
  orderItems: z.array(
    z.object({
      orderItemId: z.string(),
      quantityOrdered: z.int(),
      product: z.object({
        asin: LooseText,
        title: LooseText,
        sellerSku: LooseText,
        price: z.object({ unitPrice: Money.nullish() }).nullish(),
        /** An archive with the buyer's texts and pictures. */
        customization: z.object({ customizedUrl: LooseText }).nullish(),
      }),
      fulfillment: z.object({ quantityFulfilled: z.int().nullish(), quantityUnfulfilled: z.int().nullish() }).nullish(),
      cancellation: z
        .object({ cancellationRequest: z.unknown().nullish(), cancellationExecution: z.unknown().nullish() })
        .nullish(),
    }),
  ),
})
type AmazonOrder = z.output<typeof AmazonOrder>
type Item = AmazonOrder['orderItems'][number]

/** A wish to cancel counts until it is carried out. */
function getStatus({ fulfillment, orderItems }: AmazonOrder): MarketOrderStatus {
  const status = statuses[fulfillment.fulfillmentStatus] ?? 'unknown'
  const wants_out = orderItems.some(
    ({ cancellation }) => cancellation?.cancellationRequest && !cancellation.cancellationExecution,
  )
  return wants_out && status === 'ready_to_ship' ? 'cancel_requested' : status
}

/** Cancelled pieces are neither sent nor to be sent. */
const getQuantity = ({ quantityOrdered, fulfillment, cancellation }: Item): number => {
  if (!cancellation?.cancellationExecution) return quantityOrdered
  return Math.min(quantityOrdered, (fulfillment?.quantityFulfilled ?? 0) + (fulfillment?.quantityUnfulfilled ?? 0))
}

function findAddress({ recipient, buyer }: AmazonOrder): MarketOrder['address'] {
  const to = recipient?.deliveryAddress
  if (!to) return null
  return {
    name: to.name,
    phone: to.phone,
    email: buyer?.buyerEmail ?? '',
    line1: to.addressLine1,
    line2: [to.addressLine2, to.addressLine3].filter(Boolean).join(', '),
    city: to.city,
    province: to.stateOrRegion,
    postcode: to.postalCode,
    country: to.countryCode,
    tax_number: '',
    // Without access to personal data only city and country are returned.
    is_masked: !to.addressLine1 || !to.name,
  }
}

const getPrice = ({ amount, currencyCode }: z.output<typeof Money>) => getMoney(amount, currencyCode)
const instant = (text: string): string => new Date(text).toISOString()

const getLine = async (conn: StoreConn, item: Item): Promise<MarketLine> => {
  const { product } = item
  return {
    external_line_id: item.orderItemId,
    unit_ids: [],
    sku: product.sellerSku,
    external_product_id: product.asin,
    external_variant_id: '',
    title: product.title,
    variant: '',
    quantity: getQuantity(item),
    unit_price: product.price?.unitPrice ? getPrice(product.price.unitPrice) : null,
    picture_url: '',
    personalisation: product.customization ? await customised(conn, product.customization.customizedUrl) : [],
  }
}

const findOrder = async (conn: StoreConn, order: AmazonOrder): Promise<MarketOrder> => ({
  external_order_id: order.orderId,
  external_number: order.orderId,
  status: getStatus(order),
  raw_status: order.fulfillment.fulfillmentStatus,
  created_at: instant(order.createdTime),
  updated_at: instant(order.lastUpdatedTime),
  paid_at: order.fulfillment.fulfillmentStatus.startsWith('PENDING') ? null : instant(order.createdTime),
  ship_by: order.fulfillment.shipByWindow?.latestDateTime
    ? instant(order.fulfillment.shipByWindow.latestDateTime)
    : null,
  total: order.proceeds?.grandTotal ? getPrice(order.proceeds.grandTotal) : null,
  buyer_note: '',
  address: findAddress(order),
  lines: await Promise.all(order.orderItems.map((item) => getLine(conn, item))),
  parcels: (order.packages ?? []).map(({ trackingNumber, carrier }) => ({ tracking_number: trackingNumber, carrier })),
  fulfilled_by: order.fulfillment.fulfilledBy === 'AMAZON' ? 'platform' : 'seller',
})

const Orders = z.object({
  orders: z.array(z.unknown()),
  pagination: z.object({ nextToken: z.string().nullish() }).nullish(),
})

/** Amazon wants the end of the window at least so long ago. Windows overlap by more, so nothing is missed. */
const SETTLED_MS = 120_000

/** The same for every page of a window: nothing but the token may change between them. */
const getEnd = ({ since, until }: OrderWindow): string =>
  new Date(Math.max(Date.parse(since), Date.parse(until) - SETTLED_MS)).toISOString()

export async function pullOrders(conn: StoreConn, window: OrderWindow): Promise<OrderPage> {
  const { since, page } = window
  const answer = await amazonCall(conn, {
    path: '/orders/2026-01-01/orders',
    query: {
      lastUpdatedAfter: since,
      lastUpdatedBefore: getEnd(window),
      marketplaceIds: conn.credentials.extra.marketplace_id ?? '',
      fulfilledBy: 'MERCHANT',
      maxResultsPerPage: String(PAGE_SIZE),
      includedData: INCLUDED,
      ...(page ? { paginationToken: page } : {}),
    },
    rate: 'orders',
  })
  const { orders, pagination } = readShape(Orders, answer.json())
  const read = await readOrders(AmazonOrder, orders, 'orderId', (order) => findOrder(conn, order))
  return { ...read, next_page: pagination?.nextToken ?? null }
}

export async function getOrder(conn: StoreConn, id: string): Promise<MarketOrder> {
  const path = `/orders/2026-01-01/orders/${encodeURIComponent(id)}`
  const answer = await amazonCall(conn, { path, query: { includedData: INCLUDED }, rate: 'order' })
  const body = answer.json<{ order?: unknown }>()
  return readOrder(AmazonOrder, body.order, 'orderId', (order) => findOrder(conn, order))
}
