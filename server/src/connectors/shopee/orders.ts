import { z } from 'zod'
import type { StoreConn } from '../core/connector.ts'
import { MarketError } from '../core/market-error.ts'
import type { MarketOrder, MarketOrderStatus, MarketParcel, OrderPage, OrderWindow } from '../core/market-order.ts'
import { getMoney } from '../core/money.ts'
import { noteAnswers } from '../core/personalisation.ts'
import { readOrder, readOrders } from '../core/read-orders.ts'
import { Decimal, ExternalId, isMasked, LooseText, readShape } from '../core/read-shape.ts'
import { fromSeconds, fromSecondsOrNull, toSeconds } from '../core/time-formats.ts'
import { shopCall } from './shopee-call.ts'

/** Limit of the detail call. */
const PAGE_SIZE = 50
const DETAILS =
  'recipient_address,item_list,total_amount,pay_time,package_list,fulfillment_flag,buyer_cpf_id,shipping_carrier'

const statuses: Record<string, MarketOrderStatus> = {
  UNPAID: 'pending_payment',
  INVOICE_PENDING: 'on_hold',
  PENDING: 'on_hold',
  READY_TO_SHIP: 'ready_to_ship',
  PROCESSED: 'ready_to_ship',
  RETRY_SHIP: 'ready_to_ship',
  SHIPPED: 'shipped',
  TO_CONFIRM_RECEIVE: 'delivered',
  COMPLETED: 'completed',
  IN_CANCEL: 'cancel_requested',
  CANCELLED: 'cancelled',
  TO_RETURN: 'returning',
}

const List = z.object({
  response: z.object({
    more: z.boolean(),
    next_cursor: LooseText,
    order_list: z.array(z.object({ order_sn: z.string() })),
  }),
})
const Recipient = z.object({
  name: LooseText,
  phone: LooseText,
  town: LooseText,
  district: LooseText,
  city: LooseText,
  state: LooseText,
  region: LooseText,
  zipcode: LooseText,
  full_address: LooseText,
})
const Package = z.object({
  package_number: LooseText,
  logistics_status: LooseText,
  logistics_channel_id: ExternalId.nullish(),
  shipping_carrier: LooseText,
})
const Detail = z.object({
  order_sn: z.string(),
  order_status: z.string(),
  currency: z.string(),
  message_to_seller: LooseText,
  create_time: Decimal,
  update_time: Decimal,
  pay_time: Decimal.nullish(),
  ship_by_date: Decimal.nullish(),
  total_amount: Decimal.nullish(),
  recipient_address: Recipient.nullish(),
  item_list: z.array(
    z.object({
      item_id: ExternalId,
      item_name: z.string(),
      item_sku: LooseText,
      order_item_id: ExternalId.nullish(),
      model_id: ExternalId,
      model_name: LooseText,
      model_sku: LooseText,
      model_quantity_purchased: z.int(),
      model_discounted_price: Decimal,
      image_info: z.object({ image_url: LooseText }).nullish(),
    }),
  ),
  fulfillment_flag: LooseText,
  advance_package: z.boolean().nullish(),
  buyer_cpf_id: LooseText,
  package_list: z.array(Package).nullish(),
})
export type Package = z.output<typeof Package>
type Detail = z.output<typeof Detail>
const Details = z.object({ response: z.object({ order_list: z.array(z.unknown()) }) })
const Tracking = z.object({ response: z.object({ tracking_number: LooseText }) })

/** The street is only part of the full address, so the other parts are cut off. */
function getStreet({ full_address, city, state, zipcode }: z.output<typeof Recipient>): string {
  const known = new Set([city, state, zipcode].filter(Boolean))
  const parts = full_address.split(/,\s*/).filter((part) => !known.has(part))
  return parts.join(', ') || full_address
}

function findAddress({ recipient_address: recipient, buyer_cpf_id }: Detail): MarketOrder['address'] {
  if (!recipient?.full_address) return null
  const { name, phone, city, town, district, state, zipcode, region, full_address } = recipient
  return {
    name,
    phone,
    email: '',
    line1: getStreet(recipient),
    line2: [town, district].filter(Boolean).join(', '),
    city,
    province: state,
    postcode: zipcode,
    country: region,
    tax_number: buyer_cpf_id,
    is_masked: isMasked(name, phone, full_address),
  }
}

/**
 * The item's own number repeats among its models, and among the items of a bundle, so the model is part of the line's
 * id; what still repeats is counted.
 */
function lineIds(items: Detail['item_list']): string[] {
  const seen = new Map<string, number>()
  return items.map(({ order_item_id, item_id, model_id }) => {
    const id = `${order_item_id ?? item_id}:${model_id}`
    const count = (seen.get(id) ?? 0) + 1
    seen.set(id, count)
    return count === 1 ? id : `${id}#${count}`
  })
}

interface Shipping {
  readonly by: 'seller' | 'platform'
  readonly parcels: readonly MarketParcel[]
}

function findOrder(order: Detail, { by, parcels }: Shipping): MarketOrder {
  const ids = lineIds(order.item_list)
  const by_shopee = order.fulfillment_flag === 'fulfilled_by_shopee' || order.advance_package === true
  return {
    external_order_id: order.order_sn,
    external_number: order.order_sn,
    status: statuses[order.order_status] ?? 'unknown',
    raw_status: order.order_status,
    created_at: fromSeconds(order.create_time),
    updated_at: fromSeconds(order.update_time),
    paid_at: fromSecondsOrNull(order.pay_time),
    ship_by: fromSecondsOrNull(order.ship_by_date),
    total: order.total_amount ? getMoney(order.total_amount, order.currency) : null,
    buyer_note: order.message_to_seller,
    address: findAddress(order),
    lines: order.item_list.map((item, at) => ({
      external_line_id: ids[at] ?? '',
      unit_ids: [],
      sku: item.model_sku || item.item_sku,
      external_product_id: item.item_id,
      external_variant_id: item.model_id,
      title: item.item_name,
      variant: item.model_name,
      quantity: item.model_quantity_purchased,
      unit_price: getMoney(item.model_discounted_price, order.currency),
      picture_url: item.image_info?.image_url ?? '',
      personalisation: noteAnswers(order.message_to_seller),
    })),
    parcels,
    fulfilled_by: by_shopee ? 'platform' : 'seller',
    shipping_by: by,
  }
}

async function getDetails(conn: StoreConn, numbers: readonly string[]): Promise<unknown[]> {
  if (numbers.length === 0) return []
  const query = {
    order_sn_list: numbers.join(','),
    response_optional_fields: DETAILS,
    request_order_status_pending: 'true',
  }
  const answer = await shopCall(conn, { path: '/api/v2/order/get_order_detail', query })
  return readShape(Details, answer).response.order_list
}

export async function pullOrders(conn: StoreConn, { since, until, page }: OrderWindow): Promise<OrderPage> {
  const query = {
    time_range_field: 'update_time',
    time_from: String(toSeconds(since)),
    time_to: String(toSeconds(until)),
    page_size: String(PAGE_SIZE),
    cursor: page ?? '',
    request_order_status_pending: 'true',
  }
  const answer = await shopCall(conn, { path: '/api/v2/order/get_order_list', query })
  const { more, next_cursor, order_list } = readShape(List, answer).response
  const details = await getDetails(
    conn,
    order_list.map(({ order_sn }) => order_sn),
  )
  const ways = shippingWays(conn)
  const read = await readOrders(Detail, details, 'order_sn', async (detail) =>
    findOrder(detail, { by: await ways(detail), parcels: [] }),
  )
  return { ...read, next_page: more ? next_cursor : null }
}

const ASKABLE = new Set(['LOGISTICS_READY', 'LOGISTICS_PICKUP_RETRY'])
/** The seller's own carriers are the ones that want a number from us. */
export const Parameter = z.object({
  response: z.object({ info_needed: z.record(z.string(), z.array(z.string()).nullish()) }),
})

/**
 * Who ships depends on the channel, and only the parameters of an order that is ready say it; so one order of each
 * channel is asked. An order whose shipment has been arranged is Shopee's.
 */
function shippingWays(conn: StoreConn): (order: Detail) => Promise<'seller' | 'platform'> {
  const known = new Map<string, 'seller' | 'platform'>()
  return async ({ order_sn, order_status, package_list }) => {
    if (order_status === 'PROCESSED') return 'platform'
    const ready = package_list?.find(({ logistics_status }) => ASKABLE.has(logistics_status))
    if (!ready || !['READY_TO_SHIP', 'RETRY_SHIP'].includes(order_status)) return 'seller'
    const channel = ready.logistics_channel_id ?? ready.shipping_carrier
    const before = known.get(channel)
    if (before) return before
    const query = { order_sn, ...packageQuery(package_list ?? [], ready) }
    const answer = await shopCall(conn, { path: '/api/v2/logistics/get_shipping_parameter', query })
    const { info_needed } = readShape(Parameter, answer).response
    const way = info_needed.non_integrated ? 'seller' : 'platform'
    known.set(channel, way)
    return way
  }
}

/** Only orders that were split name their packages. */
export const packageQuery = (all: readonly Package[], { package_number }: Package) =>
  all.length > 1 && package_number ? { package_number } : {}

const NOT_SENT = new Set(['', 'LOGISTICS_NOT_START', 'LOGISTICS_INVALID', 'LOGISTICS_PENDING_ARRANGE', ...ASKABLE])
export const isArranged = ({ logistics_status }: Package): boolean => !NOT_SENT.has(logistics_status)

export async function getTracking(conn: StoreConn, order_sn: string, more: Record<string, string>): Promise<string> {
  const path = '/api/v2/logistics/get_tracking_number'
  return readShape(Tracking, await shopCall(conn, { path, query: { order_sn, ...more } })).response.tracking_number
}

async function getParcels(conn: StoreConn, { order_sn, package_list }: Detail): Promise<MarketParcel[]> {
  const all = package_list ?? []
  const parcels: MarketParcel[] = []
  for (const one of all.filter(isArranged)) {
    const tracking_number = await getTracking(conn, order_sn, packageQuery(all, one))
    if (tracking_number) parcels.push({ tracking_number, carrier: one.shipping_carrier })
  }
  return parcels
}

export async function getOrder(conn: StoreConn, external_order_id: string): Promise<MarketOrder> {
  const [detail] = await getDetails(conn, [external_order_id])
  if (!detail) throw new MarketError('not_found', `No order ${external_order_id}`)
  return readOrder(Detail, detail, 'order_sn', async (order) =>
    findOrder(order, { by: await shippingWays(conn)(order), parcels: await getParcels(conn, order) }),
  )
}

export async function getPackages(conn: StoreConn, external_order_id: string): Promise<Package[]> {
  const [detail] = await getDetails(conn, [external_order_id])
  if (!detail) throw new MarketError('not_found', `No order ${external_order_id}`)
  return readShape(Detail, detail).package_list ?? []
}
