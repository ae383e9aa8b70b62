import { z } from 'zod'
import type { StoreConn } from '../connector.ts'
import type { MarketOrder, MarketOrderStatus, OrderPage, OrderWindow } from '../market-order.ts'
import { readOrder, readOrders } from '../read-orders.ts'
import { Decimal, decimalText, LooseText, readShape } from '../read-shape.ts'
import { amazonCall } from './amazon-call.ts'

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
  proceeds: z.object({ grandTotal: Money }).nullish(),
  fulfillment: z.object({
    fulfillmentStatus: z.string(),
    fulfilledBy: LooseText,
    shipByWindow: z.object({ latestDateTime: z.string().nullish() }).nullish(),
  }),
  packages: z.array(z.object({ trackingNumber: LooseText, carrier: LooseText })).default([]),
  orderItems: z.array(
    z.object({
      orderItemId: z.string(),
      quantityOrdered: z.int(),
      product: z.object({
        asin: LooseText,
        title: LooseText,
        sellerSku: LooseText,
        price: z.object({ unitPrice: Money }).nullish(),
        /** An archive with the buyer's texts and pictures. */
        customization: z.object({ customizedUrl: LooseText }).nullish(),
      }),
      cancellation: z.object({ cancellationRequest: z.unknown().nullish() }).nullish(),
    }),
  ),
})
type AmazonOrder = z.output<typeof AmazonOrder>

function statusOf({ fulfillment, orderItems }: AmazonOrder): MarketOrderStatus {
  const status = statuses[fulfillment.fulfillmentStatus] ?? 'unknown'
  const wants_out = orderItems.some(({ cancellation }) => cancellation?.cancellationRequest)
  return wants_out && status === 'ready_to_ship' ? 'cancel_requested' : status
}

function addressOf({ recipient, buyer }: AmazonOrder): MarketOrder['address'] {
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

const moneyOf = ({ amount, currencyCode }: z.output<typeof Money>) => ({
  amount: decimalText(amount),
  currency: currencyCode,
})
const instant = (text: string): string => new Date(text).toISOString()

/** The seller opens the archive: its format depends on the setup in Amazon Custom. */
const customised = (url: string) => ({ label: 'Amazon Custom', value: url || 'Amazon Custom' })

const orderOf = (order: AmazonOrder): MarketOrder => ({
  external_order_id: order.orderId,
  external_number: order.orderId,
  status: statusOf(order),
  raw_status: order.fulfillment.fulfillmentStatus,
  created_at: instant(order.createdTime),
  updated_at: instant(order.lastUpdatedTime),
  paid_at: order.fulfillment.fulfillmentStatus.startsWith('PENDING') ? null : instant(order.createdTime),
  ship_by: order.fulfillment.shipByWindow?.latestDateTime
    ? instant(order.fulfillment.shipByWindow.latestDateTime)
    : null,
  total: order.proceeds ? moneyOf(order.proceeds.grandTotal) : null,
  buyer_note: '',
  address: addressOf(order),
  lines: order.orderItems.map(({ orderItemId, quantityOrdered, product }) => ({
    external_line_id: orderItemId,
    unit_ids: [],
    sku: product.sellerSku,
    external_product_id: product.asin,
    external_variant_id: '',
    title: product.title,
    variant: '',
    quantity: quantityOrdered,
    unit_price: product.price ? moneyOf(product.price.unitPrice) : null,
    picture_url: '',
    personalisation: product.customization ? [customised(product.customization.customizedUrl)] : [],
  })),
  parcels: order.packages.map(({ trackingNumber, carrier }) => ({ tracking_number: trackingNumber, carrier })),
  fulfilled_by: order.fulfillment.fulfilledBy === 'AMAZON' ? 'platform' : 'seller',
})

const Orders = z.object({
  orders: z.array(z.unknown()),
  pagination: z.object({ nextToken: z.string().nullish() }).nullish(),
})

export async function pullOrders(conn: StoreConn, { since, until, page }: OrderWindow): Promise<OrderPage> {
  const answer = await amazonCall(conn, {
    path: '/orders/2026-01-01/orders',
    // Only the token may change between pages.
    query: {
      lastUpdatedAfter: since,
      lastUpdatedBefore: until,
      marketplaceIds: conn.credentials.extra.marketplace_id ?? '',
      fulfilledBy: 'MERCHANT',
      maxResultsPerPage: String(PAGE_SIZE),
      includedData: INCLUDED,
      ...(page ? { paginationToken: page } : {}),
    },
    rate: 'orders',
  })
  const { orders, pagination } = readShape(Orders, answer.json())
  return { ...(await readOrders(AmazonOrder, orders, 'orderId', orderOf)), next_page: pagination?.nextToken ?? null }
}

export async function getOrder(conn: StoreConn, id: string): Promise<MarketOrder> {
  const path = `/orders/2026-01-01/orders/${encodeURIComponent(id)}`
  const answer = await amazonCall(conn, { path, query: { includedData: INCLUDED }, rate: 'order' })
  const body = answer.json<{ order?: unknown }>()
  return readOrder(AmazonOrder, body.order ?? body, 'orderId', orderOf)
}
