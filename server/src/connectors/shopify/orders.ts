import { z } from 'zod'
import type { StoreConn } from '../core/connector.ts'
import { MarketError } from '../core/market-error.ts'
import type {
  MarketAddress,
  MarketLine,
  MarketOrder,
  MarketOrderStatus,
  OrderPage,
  OrderWindow,
} from '../core/market-order.ts'
import { getMoney } from '../core/money.ts'
import { cutPage } from '../core/page-cursor.ts'
import { getAnswers } from '../core/personalisation.ts'
import { readOrder, readOrders } from '../core/read-orders.ts'
import { Decimal, LooseText, readShape, withCompany } from '../core/read-shape.ts'
import { graph } from './shopify-call.ts'

const PAGE_SIZE = 50

const LINE_FIELDS = `nodes { id sku title variantTitle currentQuantity image { url } variant { id } product { id }
    originalUnitPriceSet { shopMoney { amount currencyCode } } customAttributes { key value } }
    pageInfo { hasNextPage endCursor }`

const ORDER_FIELDS = `
  id name createdAt updatedAt processedAt cancelledAt note email phone displayFinancialStatus displayFulfillmentStatus
  currentTotalPriceSet { shopMoney { amount currencyCode } }
  customAttributes { key value }
  shippingAddress { name company phone address1 address2 city province provinceCode zip countryCodeV2 }
  lineItems(first: 100) { ${LINE_FIELDS} }
  fulfillments(first: 20) { id status trackingInfo(first: 10) { number company } }`

const PULL = `query Orders($first: Int!, $after: String, $query: String!) {
  orders(first: $first, after: $after, sortKey: UPDATED_AT, query: $query) {
    nodes { ${ORDER_FIELDS} } pageInfo { hasNextPage endCursor } } }`

const GET = `query Order($id: ID!) { order(id: $id) { ${ORDER_FIELDS} } }`

const MORE = `query Lines($id: ID!, $after: String) { order(id: $id) { lineItems(first: 100, after: $after) { ${LINE_FIELDS} } } }`

const Money = z.object({ shopMoney: z.object({ amount: Decimal, currencyCode: z.string() }) })

const Attributes = z.array(z.object({ key: z.string(), value: LooseText })).default([])
const Lines = z.object({
  nodes: z.array(
    z.object({
      id: z.string(),
      sku: LooseText,
      title: z.string(),
      variantTitle: LooseText,
      /** What is left of the line after refunds and edits. */
      currentQuantity: z.int(),
      image: z.object({ url: LooseText }).nullish(),
      variant: z.object({ id: z.string() }).nullish(),
      product: z.object({ id: z.string() }).nullish(),
      originalUnitPriceSet: Money,
      customAttributes: Attributes,
    }),
  ),
  pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullish() }),
})
type Line = z.output<typeof Lines>['nodes'][number]

const ShopifyOrder = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  processedAt: z.string().nullish(),
  cancelledAt: z.string().nullish(),
  note: LooseText,
  email: LooseText,
  phone: LooseText,
  displayFinancialStatus: LooseText,
  displayFulfillmentStatus: LooseText,
  currentTotalPriceSet: Money,
  shippingAddress: z
    .object({
      name: LooseText,
      company: LooseText,
      phone: LooseText,
      address1: LooseText,
      address2: LooseText,
      city: LooseText,
      province: LooseText,
      provinceCode: LooseText,
      zip: LooseText,
      countryCodeV2: LooseText,
    })
    .nullish(),
  customAttributes: Attributes,
  lineItems: Lines,
  fulfillments: z.array(
    z.object({ status: LooseText, trackingInfo: z.array(z.object({ number: LooseText, company: LooseText })) }),
  ),
})
type ShopifyOrder = z.output<typeof ShopifyOrder>

const UNPAID = new Set(['PENDING', 'AUTHORIZED', 'PARTIALLY_PAID', 'EXPIRED'])
const byFulfilment: Record<string, MarketOrderStatus> = {
  ON_HOLD: 'on_hold',
  SCHEDULED: 'on_hold',
  UNFULFILLED: 'ready_to_ship',
  IN_PROGRESS: 'ready_to_ship',
  OPEN: 'ready_to_ship',
  PENDING_FULFILLMENT: 'ready_to_ship',
  REQUEST_DECLINED: 'ready_to_ship',
  RESTOCKED: 'cancelled',
  PARTIALLY_FULFILLED: 'partially_shipped',
  FULFILLED: 'shipped',
}

/** Payment decides first: an unpaid or refunded order must never ship. */
function getStatus(order: ShopifyOrder): MarketOrderStatus {
  const { displayFinancialStatus: paid, displayFulfillmentStatus: sent } = order
  if (order.cancelledAt || paid === 'VOIDED') return 'cancelled'
  if (paid === 'REFUNDED') return 'refunded'
  if (UNPAID.has(paid)) return 'pending_payment'
  if (!isPaid(paid)) return 'unknown'
  return byFulfilment[sent] ?? 'unknown'
}

function findAddress({ shippingAddress: to, email, phone }: ShopifyOrder): MarketAddress | null {
  if (!to) return null
  return {
    name: to.name || to.company,
    phone: to.phone || phone,
    email,
    line1: to.address1,
    line2: withCompany(to.address2, to.name ? to.company : ''),
    city: to.city,
    province: to.provinceCode || to.province,
    postcode: to.zip,
    country: to.countryCodeV2,
    tax_number: '',
    is_masked: false,
  }
}

const getPrice = ({ shopMoney }: z.output<typeof Money>) => getMoney(shopMoney.amount, shopMoney.currencyCode)

/** Orders with more lines than one answer holds. */
async function allLines(conn: StoreConn, order: ShopifyOrder): Promise<Line[]> {
  const lines = [...order.lineItems.nodes]
  let { pageInfo } = order.lineItems
  while (pageInfo.hasNextPage) {
    const after = pageInfo.endCursor ?? null
    const data = await graph(conn, MORE, { id: order.id, after })
    const more = readShape(z.object({ order: z.object({ lineItems: Lines }) }), data).order.lineItems
    lines.push(...more.nodes)
    pageInfo = more.pageInfo
  }
  return lines
}

const isPaid = (status: string): boolean => status === 'PAID' || status === 'PARTIALLY_REFUNDED'

/** Themes put what a buyer enters in the cart, such as a gift message, beside the note. */
const getNote = ({ note, customAttributes }: ShopifyOrder): string =>
  [
    note,
    ...getAnswers(customAttributes.map(({ key, value }) => [key, value])).map(
      ({ label, value }) => `${label}: ${value}`,
    ),
  ]
    .filter(Boolean)
    .join('\n')

const getLine = (line: Line): MarketLine => ({
  external_line_id: line.id,
  unit_ids: [],
  sku: line.sku,
  external_product_id: line.product?.id ?? '',
  external_variant_id: line.variant?.id ?? '',
  title: line.title,
  variant: line.variantTitle,
  quantity: line.currentQuantity,
  unit_price: getPrice(line.originalUnitPriceSet),
  picture_url: line.image?.url ?? '',
  personalisation: getAnswers(line.customAttributes.map(({ key, value }) => [key, value])),
})

/** Fulfilments that brought no parcel on its way. */
const UNSENT = new Set(['CANCELLED', 'ERROR', 'FAILURE'])

const findOrder =
  (conn: StoreConn) =>
  async (order: ShopifyOrder): Promise<MarketOrder> => ({
    external_order_id: order.id,
    external_number: order.name,
    status: getStatus(order),
    raw_status: `${order.displayFinancialStatus}/${order.displayFulfillmentStatus}`,
    created_at: new Date(order.createdAt).toISOString(),
    updated_at: new Date(order.updatedAt).toISOString(),
    paid_at:
      isPaid(order.displayFinancialStatus) && order.processedAt ? new Date(order.processedAt).toISOString() : null,
    ship_by: null,
    total: getPrice(order.currentTotalPriceSet),
    buyer_note: getNote(order),
    address: findAddress(order),
    lines: (await allLines(conn, order)).map(getLine),
    parcels: order.fulfillments
      .filter(({ status }) => !UNSENT.has(status))
      .flatMap(({ trackingInfo }) => trackingInfo)
      .map(({ number, company }) => ({ tracking_number: number, carrier: company })),
    fulfilled_by: 'seller',
  })

const Orders = z.object({
  orders: z.object({
    nodes: z.array(z.unknown()),
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullish() }),
  }),
})

export async function pullOrders(conn: StoreConn, { since, until, page, cuts }: OrderWindow): Promise<OrderPage> {
  const size = cutPage(PAGE_SIZE, cuts)
  const query = `updated_at:>='${since}' updated_at:<'${until}'`
  const data = await graph(conn, PULL, { first: size, after: page, query })
  const { nodes, pageInfo } = readShape(Orders, data).orders
  const read = await readOrders(ShopifyOrder, nodes, 'id', findOrder(conn))
  return { ...read, next_page: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null }
}

export async function getOrder(conn: StoreConn, id: string): Promise<MarketOrder> {
  const { order } = readShape(z.object({ order: z.unknown() }), await graph(conn, GET, { id }))
  if (!order) throw new MarketError('not_found', 'Shopify does not know this order')
  return readOrder(ShopifyOrder, order, 'id', findOrder(conn))
}
