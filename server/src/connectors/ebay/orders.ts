import { z } from 'zod'
import type { StoreConn } from '../core/connector.ts'
import type { MarketMoney, MarketOrder, MarketOrderStatus, OrderPage, OrderWindow } from '../core/market-order.ts'
import { getMoney, getShare } from '../core/money.ts'
import { cutPage, nextPlace, readPlace } from '../core/page-cursor.ts'
import { noteAnswers } from '../core/personalisation.ts'
import { readOrder, readOrders } from '../core/read-orders.ts'
import { Decimal, LooseText, readShape } from '../core/read-shape.ts'
import { ebayCall } from './ebay-call.ts'

const PAGE_SIZE = 100
export const ORDER_PATH = '/sell/fulfillment/v1/order'

const Amount = z.object({ value: Decimal, currency: z.string() })
const ShipTo = z.object({
  fullName: LooseText,
  companyName: LooseText,
  email: LooseText,
  primaryPhone: z.object({ phoneNumber: LooseText }).nullish(),
  contactAddress: z
    .object({
      addressLine1: LooseText,
      addressLine2: LooseText,
      city: LooseText,
      stateOrProvince: LooseText,
      postalCode: LooseText,
      countryCode: LooseText,
    })
    .nullish(),
})
const EbayOrder = z.object({
  orderId: z.string(),
  creationDate: z.string(),
  lastModifiedDate: z.string(),
  orderFulfillmentStatus: z.string(),
  orderPaymentStatus: z.string(),
  buyerCheckoutNotes: LooseText,
  cancelStatus: z.object({ cancelState: LooseText }).nullish(),
  pricingSummary: z.object({ total: Amount.nullish() }).nullish(),
  fulfillmentHrefs: z.array(z.string()).nullish(),
  fulfillmentStartInstructions: z
    .array(
      z.object({
        ebaySupportedFulfillment: z.boolean().nullish(),
        fulfillmentInstructionsType: LooseText,
        shippingStep: z.object({ shipTo: ShipTo.nullish() }).nullish(),
      }),
    )
    .nullish(),
  lineItems: z.array(
    z.object({
      lineItemId: z.string(),
      legacyItemId: LooseText,
      legacyVariationId: LooseText,
      sku: LooseText,
      title: LooseText,
      quantity: z.int(),
      lineItemCost: Amount.nullish(),
      variationAspects: z.array(z.object({ name: LooseText, value: LooseText })).nullish(),
      lineItemFulfillmentInstructions: z.object({ shipByDate: z.string().nullish() }).nullish(),
      lineItemFulfillmentStatus: LooseText,
      refunds: z.array(z.object({ amount: Amount.nullish() })).nullish(),
    }),
  ),
  program: z.object({ fulfillmentProgram: z.object({ fulfilledBy: LooseText }).nullish() }).nullish(),
})
type EbayOrder = z.output<typeof EbayOrder>
type Line = EbayOrder['lineItems'][number]

const fulfilled: Record<string, MarketOrderStatus> = {
  NOT_STARTED: 'ready_to_ship',
  IN_PROGRESS: 'partially_shipped',
  FULFILLED: 'shipped',
}

function getStatus(order: EbayOrder): MarketOrderStatus {
  const status = fulfilled[order.orderFulfillmentStatus] ?? 'unknown'
  if (order.cancelStatus?.cancelState === 'CANCELED') return 'cancelled'
  if (order.orderPaymentStatus === 'FULLY_REFUNDED') return 'refunded'
  if (order.orderPaymentStatus === 'PENDING' || order.orderPaymentStatus === 'FAILED') return 'pending_payment'
  if (!['PAID', 'PARTIALLY_REFUNDED'].includes(order.orderPaymentStatus)) return 'unknown'
  return order.cancelStatus?.cancelState === 'IN_PROGRESS' && status === 'ready_to_ship' ? 'cancel_requested' : status
}

/** Collected in the seller's own shop. */
const isPickup = ({ fulfillmentStartInstructions: told }: EbayOrder): boolean =>
  told?.[0]?.fulfillmentInstructionsType === 'PREPARE_FOR_PICKUP'

function findAddress({ fulfillmentStartInstructions }: EbayOrder): MarketOrder['address'] {
  const [first] = fulfillmentStartInstructions ?? []
  const to = first?.shippingStep?.shipTo
  const place = to?.contactAddress
  if (!to || !place) return null
  return {
    name: to.fullName,
    phone: to.primaryPhone?.phoneNumber ?? '',
    email: to.email,
    line1: [to.companyName, place.addressLine1].filter(Boolean).join(', '),
    line2: place.addressLine2,
    city: place.city,
    province: place.stateOrProvince,
    postcode: place.postalCode,
    country: place.countryCode,
    tax_number: '',
    is_masked: !place.addressLine1 || !to.fullName,
  }
}

const getPrice = ({ value, currency }: z.output<typeof Amount>): MarketMoney => getMoney(value, currency)

/** The cost of a line is that of all its pieces. */
function unitPrice({ lineItemCost, quantity }: Line): MarketMoney | null {
  if (!lineItemCost || quantity < 1) return null
  return getShare(lineItemCost.value, quantity, lineItemCost.currency)
}

/** eBay refunds amounts, not pieces: a line of which all was paid back need not be sent any more. */
function getQuantity(line: Line): number {
  const back = (line.refunds ?? []).reduce((sum, { amount }) => sum + Math.round(Number(amount?.value ?? 0) * 100), 0)
  const cost = Math.round(Number(line.lineItemCost?.value ?? 0) * 100)
  return back > 0 && cost > 0 && back >= cost ? 0 : line.quantity
}

const instant = (text: string): string => new Date(text).toISOString()

const Fulfilments = z.object({
  fulfillments: z.array(z.object({ shipmentTrackingNumber: LooseText, shippingCarrierCode: LooseText })).nullish(),
})

/** Orders only link to their parcels. */
async function getParcels(conn: StoreConn, { orderId, fulfillmentHrefs }: EbayOrder): Promise<MarketOrder['parcels']> {
  if (!fulfillmentHrefs?.length) return []
  const path = `${ORDER_PATH}/${encodeURIComponent(orderId)}/shipping_fulfillment`
  const { fulfillments } = readShape(Fulfilments, (await ebayCall(conn, { path })).json())
  return (fulfillments ?? []).flatMap(({ shipmentTrackingNumber, shippingCarrierCode }) =>
    shipmentTrackingNumber ? [{ tracking_number: shipmentTrackingNumber, carrier: shippingCarrierCode }] : [],
  )
}

const findOrder = async (conn: StoreConn, order: EbayOrder): Promise<MarketOrder> => {
  const ship_by = order.lineItems.flatMap((line) => line.lineItemFulfillmentInstructions?.shipByDate ?? []).sort()[0]
  const is_theirs = order.program?.fulfillmentProgram?.fulfilledBy === 'EBAY'
  return {
    external_order_id: order.orderId,
    external_number: order.orderId,
    status: getStatus(order),
    raw_status: [order.orderPaymentStatus, order.orderFulfillmentStatus, order.cancelStatus?.cancelState]
      .filter(Boolean)
      .join(','),
    created_at: instant(order.creationDate),
    updated_at: instant(order.lastModifiedDate),
    paid_at: getStatus(order) === 'pending_payment' ? null : instant(order.creationDate),
    ship_by: ship_by ? instant(ship_by) : null,
    total: order.pricingSummary?.total ? getPrice(order.pricingSummary.total) : null,
    buyer_note: order.buyerCheckoutNotes,
    address: findAddress(order),
    lines: order.lineItems.map((line) => ({
      external_line_id: line.lineItemId,
      unit_ids: [],
      sku: line.sku,
      external_product_id: line.legacyItemId,
      external_variant_id: line.legacyVariationId,
      title: line.title,
      variant: (line.variationAspects ?? []).map(({ name, value }) => `${name}: ${value}`).join(', '),
      quantity: getQuantity(line),
      unit_price: unitPrice(line),
      picture_url: '',
      personalisation: noteAnswers(order.buyerCheckoutNotes),
    })),
    parcels: await getParcels(conn, order),
    fulfilled_by: is_theirs ? 'platform' : 'seller',
    ...(isPickup(order) ? { shipping_by: 'buyer' } : {}),
  }
}

const Orders = z.object({ total: z.int(), orders: z.array(z.unknown()).nullish() })

/** Paged by offset. Orders that change meanwhile leave the window; shifted rows are read again. */
export async function pullOrders(conn: StoreConn, { since, until, page, cuts }: OrderWindow): Promise<OrderPage> {
  const size = cutPage(PAGE_SIZE, cuts)
  const place = readPlace(page)
  const query = {
    filter: `lastmodifieddate:[${since}..${until}]`,
    limit: String(size),
    offset: String(place.offset),
  }
  const answer = await ebayCall(conn, { path: ORDER_PATH, query })
  const { total, orders } = readShape(Orders, answer.json())
  const read = await readOrders(EbayOrder, orders, 'orderId', (order) => findOrder(conn, order))
  return { ...read, next_page: nextPlace(place, orders?.length ?? 0, total, size) }
}

export async function getOrder(conn: StoreConn, id: string): Promise<MarketOrder> {
  const answer = await ebayCall(conn, { path: `${ORDER_PATH}/${encodeURIComponent(id)}` })
  return readOrder(EbayOrder, answer.json(), 'orderId', (order) => findOrder(conn, order))
}
