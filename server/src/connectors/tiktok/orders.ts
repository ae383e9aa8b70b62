import { z } from 'zod'
import type { StoreConn } from '../connector.ts'
import { MarketError } from '../market-error.ts'
import type { MarketLine, MarketOrder, MarketOrderStatus, OrderPage, OrderWindow } from '../market-order.ts'
import { noteAnswers } from '../personalisation.ts'
import { readOrder, readOrders } from '../read-orders.ts'
import { Decimal, decimalText, ExternalId, isMasked, LooseText, readShape } from '../read-shape.ts'
import { fromSeconds, fromSecondsOrNull, toSeconds } from '../time-formats.ts'
import { shopCall } from './tiktok-call.ts'

const PAGE_SIZE = 100

const statuses: Record<string, MarketOrderStatus> = {
  UNPAID: 'pending_payment',
  ON_HOLD: 'on_hold',
  AWAITING_SHIPMENT: 'ready_to_ship',
  PARTIALLY_SHIPPING: 'partially_shipped',
  AWAITING_COLLECTION: 'shipped',
  IN_TRANSIT: 'shipped',
  DELIVERED: 'delivered',
  COMPLETED: 'completed',
  CANCELLED: 'cancelled',
  CANCEL: 'cancelled',
}

const Unit = z.object({
  id: ExternalId,
  sku_id: ExternalId,
  product_id: ExternalId,
  product_name: z.string(),
  sku_name: LooseText,
  seller_sku: LooseText,
  sku_image: LooseText,
  sale_price: Decimal,
  currency: z.string(),
  package_id: LooseText,
  tracking_number: LooseText,
  shipping_provider_name: LooseText,
})
const TiktokOrder = z.object({
  id: ExternalId,
  status: z.string(),
  create_time: Decimal,
  update_time: Decimal,
  paid_time: Decimal.nullish(),
  rts_sla_time: Decimal.nullish(),
  buyer_message: LooseText,
  fulfillment_type: LooseText,
  payment: z.object({ total_amount: Decimal, currency: z.string() }).nullish(),
  recipient_address: z
    .object({
      name: LooseText,
      phone_number: LooseText,
      address_line1: LooseText,
      address_line2: LooseText,
      postal_code: LooseText,
      region_code: LooseText,
      district_info: z
        .array(z.object({ address_level: LooseText, address_level_name: LooseText, address_name: LooseText }))
        .nullish(),
    })
    .nullish(),
  line_items: z.array(Unit),
})
type TiktokOrder = z.output<typeof TiktokOrder>
const Page = z.object({ orders: z.array(z.unknown()).nullish(), next_page_token: LooseText })
const FoundRaw = z.object({ orders: z.array(z.unknown()).nullish() })
const Found = z.object({ orders: z.array(TiktokOrder).nullish() })

function addressOf(recipient: TiktokOrder['recipient_address']): MarketOrder['address'] {
  if (!recipient) return null
  const { name, phone_number, address_line1, address_line2, postal_code, region_code, district_info } = recipient
  const level = (word: RegExp) => district_info?.find((part) => word.test(part.address_level_name))?.address_name ?? ''
  return {
    name,
    phone: phone_number,
    email: '',
    line1: address_line1,
    line2: address_line2,
    city: level(/city|district|municipal/i),
    province: level(/state|province|county/i),
    postcode: postal_code,
    country: region_code,
    tax_number: '',
    is_masked: isMasked(name, phone_number, address_line1),
  }
}

/** One line item is one piece; we group pieces of the same SKU and price into one line. */
function linesOf(units: TiktokOrder['line_items'], note: string): MarketLine[] {
  const groups = Map.groupBy(units, (unit) => `${unit.sku_id}@${unit.sale_price}`)
  return [...groups.values()].flatMap(([first, ...rest]) =>
    first === undefined
      ? []
      : [
          {
            external_line_id: first.id,
            unit_ids: [first, ...rest].map(({ id }) => id),
            sku: first.seller_sku,
            external_product_id: first.product_id,
            external_variant_id: first.sku_id,
            title: first.product_name,
            variant: first.sku_name,
            quantity: 1 + rest.length,
            unit_price: { amount: decimalText(first.sale_price), currency: first.currency },
            picture_url: first.sku_image,
            personalisation: noteAnswers(note),
          },
        ],
  )
}

function parcelsOf(units: TiktokOrder['line_items']): MarketOrder['parcels'] {
  const sent = new Map<string, string>()
  for (const unit of units) if (unit.tracking_number) sent.set(unit.tracking_number, unit.shipping_provider_name)
  return [...sent].map(([tracking_number, carrier]) => ({ tracking_number, carrier }))
}

const orderOf = (order: TiktokOrder): MarketOrder => ({
  external_order_id: order.id,
  external_number: order.id,
  status: statuses[order.status] ?? 'unknown',
  raw_status: order.status,
  created_at: fromSeconds(order.create_time),
  updated_at: fromSeconds(order.update_time),
  paid_at: fromSecondsOrNull(order.paid_time),
  ship_by: fromSecondsOrNull(order.rts_sla_time),
  total: order.payment ? { amount: decimalText(order.payment.total_amount), currency: order.payment.currency } : null,
  buyer_note: order.buyer_message,
  address: addressOf(order.recipient_address),
  lines: linesOf(order.line_items, order.buyer_message),
  parcels: parcelsOf(order.line_items),
  fulfilled_by: order.fulfillment_type === 'FULFILLMENT_BY_TIKTOK' ? 'platform' : 'seller',
})

export async function pullOrders(conn: StoreConn, { since, until, page }: OrderWindow): Promise<OrderPage> {
  const answer = await shopCall(conn, {
    path: '/order/202309/orders/search',
    query: {
      page_size: String(PAGE_SIZE),
      sort_field: 'update_time',
      sort_order: 'ASC',
      ...(page ? { page_token: page } : {}),
    },
    body: { update_time_ge: toSeconds(since), update_time_lt: toSeconds(until) },
  })
  const { orders, next_page_token } = readShape(Page, answer)
  return { ...(await readOrders(TiktokOrder, orders, 'id', orderOf)), next_page: next_page_token || null }
}

export async function getOrder(conn: StoreConn, external_order_id: string): Promise<MarketOrder> {
  const answer = await shopCall(conn, { path: '/order/202309/orders', query: { ids: external_order_id } })
  const [order] = readShape(FoundRaw, answer).orders ?? []
  if (!order) throw new MarketError('not_found', `No order ${external_order_id}`)
  return readOrder(TiktokOrder, order, 'id', orderOf)
}

/** Unshipped pieces of a line: a parcel must list its pieces. */
export async function openUnits(conn: StoreConn, external_order_id: string): Promise<ReadonlySet<string>> {
  const answer = await shopCall(conn, { path: '/order/202309/orders', query: { ids: external_order_id } })
  const [order] = readShape(Found, answer).orders ?? []
  return new Set((order?.line_items ?? []).filter((unit) => unit.package_id === '').map(({ id }) => id))
}
