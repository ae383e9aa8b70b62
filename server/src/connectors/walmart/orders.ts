import { z } from 'zod'
import type { StoreConn } from '../core/connector.ts'
import type { MarketMoney, MarketOrder, MarketOrderStatus, OrderPage, OrderWindow } from '../core/market-order.ts'
import { addUp, getMoney } from '../core/money.ts'
import { readOrder, readOrders } from '../core/read-orders.ts'
import { Decimal, ExternalId, isMasked, LooseText, readShape } from '../core/read-shape.ts'
import { fromMs } from '../core/time-formats.ts'
import { walmartCall } from './walmart-call.ts'

const PAGE_SIZE = 100

const Line = z.object({
  lineNumber: ExternalId,
  statusDate: Decimal.nullish(),
  item: z.object({ productName: z.string(), sku: LooseText, imageUrl: LooseText }),
  charges: z.object({
    charge: z.array(
      z.object({ chargeType: LooseText, chargeAmount: z.object({ currency: z.string(), amount: Decimal }) }),
    ),
  }),
  orderLineQuantity: z.object({ amount: Decimal }),
  /** Filled when the buyer wants to cancel this line before it leaves. */
  intentToCancel: z.union([z.string(), z.boolean()]).nullish(),
  orderLineStatuses: z.object({
    orderLineStatus: z.array(
      z.object({
        status: z.string(),
        statusQuantity: z.object({ amount: Decimal }).nullish(),
        trackingInfo: z
          .object({
            trackingNumber: LooseText,
            carrierName: z.object({ carrier: LooseText, otherCarrier: LooseText }).nullish(),
          })
          .nullish(),
      }),
    ),
  }),
})
const WalmartOrder = z.object({
  purchaseOrderId: ExternalId,
  customerOrderId: LooseText,
  customerEmailId: LooseText,
  orderDate: Decimal,
  shippingInfo: z.object({
    phone: LooseText,
    estimatedShipDate: Decimal.nullish(),
    postalAddress: z
      .object({
        name: LooseText,
        address1: LooseText,
        address2: LooseText,
        city: LooseText,
        state: LooseText,
        postalCode: LooseText,
        country: LooseText,
      })
      .nullish(),
  }),
  orderLines: z.object({ orderLine: z.array(Line) }),
})
type WalmartOrder = z.output<typeof WalmartOrder>
const Page = z.object({
  list: z.object({
    meta: z.object({ nextCursor: LooseText }),
    elements: z.object({ order: z.array(z.unknown()).nullish() }).nullish(),
  }),
})
const Single = z.object({ order: z.unknown() })

const statuses: Record<string, MarketOrderStatus> = {
  Created: 'ready_to_ship',
  Acknowledged: 'ready_to_ship',
  Shipped: 'shipped',
  Delivered: 'delivered',
  Cancelled: 'cancelled',
  Refund: 'refunded',
}

/** Each piece has a status; cancelled pieces count only if nothing else is left. */
export function getStatus(words: readonly string[]): MarketOrderStatus {
  const all = new Set(words.map((word) => statuses[word] ?? 'unknown'))
  if (all.size > 1) all.delete('cancelled')
  if (all.size === 1) return [...all][0] as MarketOrderStatus
  if (all.has('unknown')) return 'unknown'
  return all.has('ready_to_ship') ? 'partially_shipped' : 'shipped'
}

const OUT = new Set(['Cancelled', 'Refund'])

/** Pieces that were cancelled or paid back need not be sent. */
function getQuantity({ orderLineQuantity, orderLineStatuses }: z.output<typeof Line>): number {
  const ordered = Number(orderLineQuantity.amount)
  const gone = orderLineStatuses.orderLineStatus
    .filter(({ status }) => OUT.has(status))
    .reduce((sum, { statusQuantity }) => sum + Number(statusQuantity?.amount ?? ordered), 0)
  return Math.max(0, ordered - gone)
}

const isUnwanted = ({ intentToCancel }: z.output<typeof Line>): boolean =>
  intentToCancel === true || (typeof intentToCancel === 'string' && /^(true|y|yes)$/i.test(intentToCancel.trim()))

function orderStatus(lines: readonly z.output<typeof Line>[], words: readonly string[]): MarketOrderStatus {
  const status = getStatus(words)
  return status === 'ready_to_ship' && lines.some(isUnwanted) ? 'cancel_requested' : status
}

const countries: Record<string, string> = { USA: 'US', CAN: 'CA', MEX: 'MX' }

function findAddress({ shippingInfo, customerEmailId }: WalmartOrder): MarketOrder['address'] {
  const place = shippingInfo.postalAddress
  if (!place?.address1) return null
  return {
    name: place.name,
    phone: shippingInfo.phone,
    email: customerEmailId,
    line1: place.address1,
    line2: place.address2,
    city: place.city,
    province: place.state,
    postcode: place.postalCode,
    country: countries[place.country] ?? place.country,
    tax_number: '',
    is_masked: isMasked(place.name, place.address1),
  }
}

const findPrice = ({ charges }: z.output<typeof Line>): MarketMoney | null => {
  const charge = charges.charge.find((each) => each.chargeType === 'PRODUCT')
  return charge ? getMoney(charge.chargeAmount.amount, charge.chargeAmount.currency) : null
}

function findTotal(lines: readonly z.output<typeof Line>[]): MarketMoney | null {
  const prices = lines.map((line) => ({ price: findPrice(line), quantity: Number(line.orderLineQuantity.amount) }))
  const currency = prices[0]?.price?.currency
  if (!currency) return null
  return addUp(prices, currency)
}

function getParcels(lines: readonly z.output<typeof Line>[]): MarketOrder['parcels'] {
  const sent = new Map<string, string>()
  for (const { orderLineStatuses } of lines) {
    for (const { trackingInfo } of orderLineStatuses.orderLineStatus) {
      const { carrier = '', otherCarrier = '' } = trackingInfo?.carrierName ?? {}
      if (trackingInfo?.trackingNumber) sent.set(trackingInfo.trackingNumber, carrier || otherCarrier)
    }
  }
  return [...sent].map(([tracking_number, carrier]) => ({ tracking_number, carrier }))
}

function findOrder(order: WalmartOrder): MarketOrder {
  const lines = order.orderLines.orderLine
  const words = lines.flatMap((line) => line.orderLineStatuses.orderLineStatus.map(({ status }) => status))
  const changed_ms = Math.max(Number(order.orderDate), ...lines.map((line) => Number(line.statusDate ?? 0)))
  return {
    external_order_id: order.purchaseOrderId,
    external_number: order.purchaseOrderId,
    status: orderStatus(lines, words),
    raw_status: [...new Set(words)].join(','),
    created_at: fromMs(order.orderDate),
    updated_at: fromMs(changed_ms),
    paid_at: fromMs(order.orderDate),
    ship_by: order.shippingInfo.estimatedShipDate ? fromMs(order.shippingInfo.estimatedShipDate) : null,
    total: findTotal(lines),
    buyer_note: '',
    address: findAddress(order),
    lines: lines.map((line) => ({
      external_line_id: line.lineNumber,
      unit_ids: [],
      sku: line.item.sku,
      external_product_id: line.item.sku,
      external_variant_id: '',
      title: line.item.productName,
      variant: '',
      picture_url: line.item.imageUrl,
      quantity: getQuantity(line),
      unit_price: findPrice(line),
      personalisation: [],
    })),
    parcels: getParcels(lines),
    fulfilled_by: 'seller',
  }
}

/** The next page is a query string, used verbatim. */
export async function pullOrders(conn: StoreConn, { since, until, page }: OrderWindow): Promise<OrderPage> {
  const first = new URLSearchParams({
    lastModifiedStartDate: since,
    lastModifiedEndDate: until,
    limit: String(PAGE_SIZE),
    shipNodeType: 'SellerFulfilled',
    // Pictures of the items come only when asked for.
    productInfo: 'true',
  })
  const query = page ? page.replace(/^\?/, '') : first.toString()
  const { meta, elements } = readShape(Page, await walmartCall(conn, { path: `/v3/orders?${query}` })).list
  const read = await readOrders(WalmartOrder, elements?.order, 'purchaseOrderId', findOrder)
  return { ...read, next_page: meta.nextCursor || null }
}

export async function getOrder(conn: StoreConn, id: string): Promise<MarketOrder> {
  const { order } = readShape(
    Single,
    await walmartCall(conn, { path: `/v3/orders/${encodeURIComponent(id)}?productInfo=true` }),
  )
  return readOrder(WalmartOrder, order, 'purchaseOrderId', findOrder)
}
