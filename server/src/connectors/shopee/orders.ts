import { z } from 'zod'
import type { StoreConn } from '../connector.ts'
import { MarketError } from '../market-error.ts'
import type { MarketOrder, MarketOrderStatus, MarketParcel, OrderPage, OrderWindow } from '../market-order.ts'
import { noteAnswers } from '../personalisation.ts'
import { readOrder, readOrders } from '../read-orders.ts'
import { Decimal, decimalText, ExternalId, isMasked, LooseText, readShape } from '../read-shape.ts'
import { fromSeconds, fromSecondsOrNull, toSeconds } from '../time-formats.ts'
import { shopCall } from './shopee-call.ts'

/** Limit of the detail call. */
const PAGE_SIZE = 50
const DETAILS = 'recipient_address,item_list,total_amount,pay_time,package_list'

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
  package_list: z.array(z.object({ shipping_carrier: LooseText })).nullish(),
})
type Detail = z.output<typeof Detail>
const Details = z.object({ response: z.object({ order_list: z.array(z.unknown()) }) })
const Tracking = z.object({ response: z.object({ tracking_number: LooseText }) })

/** The street is only part of the full address, so the other parts are cut off. */
function streetOf({ full_address, city, state, zipcode }: z.output<typeof Recipient>): string {
  const known = new Set([city, state, zipcode].filter(Boolean))
  const parts = full_address.split(/,\s*/).filter((part) => !known.has(part))
  return parts.join(', ') || full_address
}

function addressOf(recipient: Detail['recipient_address']): MarketOrder['address'] {
  if (!recipient?.full_address) return null
  const { name, phone, city, town, district, state, zipcode, region, full_address } = recipient
  return {
    name,
    phone,
    email: '',
    line1: streetOf(recipient),
    line2: [town, district].filter(Boolean).join(', '),
    city,
    province: state,
    postcode: zipcode,
    country: region,
    tax_number: '',
    is_masked: isMasked(name, phone, full_address),
  }
}

const orderOf = (order: Detail, parcels: readonly MarketParcel[] = []): MarketOrder => ({
  external_order_id: order.order_sn,
  external_number: order.order_sn,
  status: statuses[order.order_status] ?? 'unknown',
  raw_status: order.order_status,
  created_at: fromSeconds(order.create_time),
  updated_at: fromSeconds(order.update_time),
  paid_at: fromSecondsOrNull(order.pay_time),
  ship_by: fromSecondsOrNull(order.ship_by_date),
  total: order.total_amount ? { amount: decimalText(order.total_amount), currency: order.currency } : null,
  buyer_note: order.message_to_seller,
  address: addressOf(order.recipient_address),
  lines: order.item_list.map((item) => ({
    external_line_id: item.order_item_id ? `${item.order_item_id}` : `${item.item_id}:${item.model_id}`,
    unit_ids: [],
    sku: item.model_sku || item.item_sku,
    external_product_id: item.item_id,
    external_variant_id: item.model_id,
    title: item.item_name,
    variant: item.model_name,
    quantity: item.model_quantity_purchased,
    unit_price: { amount: decimalText(item.model_discounted_price), currency: order.currency },
    picture_url: item.image_info?.image_url ?? '',
    personalisation: noteAnswers(order.message_to_seller),
  })),
  parcels,
  fulfilled_by: 'seller',
})

async function detailsOf(conn: StoreConn, numbers: readonly string[]): Promise<unknown[]> {
  if (numbers.length === 0) return []
  const query = { order_sn_list: numbers.join(','), response_optional_fields: DETAILS }
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
  }
  const answer = await shopCall(conn, { path: '/api/v2/order/get_order_list', query })
  const { more, next_cursor, order_list } = readShape(List, answer).response
  const details = await detailsOf(
    conn,
    order_list.map(({ order_sn }) => order_sn),
  )
  const read = await readOrders(Detail, details, 'order_sn', (detail) => orderOf(detail))
  return { ...read, next_page: more ? next_cursor : null }
}

async function parcelsOf(conn: StoreConn, order: Detail): Promise<MarketParcel[]> {
  if (!order.package_list?.length) return []
  const query = { order_sn: order.order_sn }
  const answer = await shopCall(conn, { path: '/api/v2/logistics/get_tracking_number', query })
  const { tracking_number } = readShape(Tracking, answer).response
  return tracking_number ? [{ tracking_number, carrier: order.package_list[0]?.shipping_carrier ?? '' }] : []
}

export async function getOrder(conn: StoreConn, external_order_id: string): Promise<MarketOrder> {
  const [detail] = await detailsOf(conn, [external_order_id])
  if (!detail) throw new MarketError('not_found', `No order ${external_order_id}`)
  return readOrder(Detail, detail, 'order_sn', async (order) => orderOf(order, await parcelsOf(conn, order)))
}
