import { z } from 'zod'
import type { StoreConn } from '../core/connector.ts'
import { MarketError } from '../core/market-error.ts'
import type { MarketLine, MarketOrder, MarketOrderStatus, OrderPage, OrderWindow } from '../core/market-order.ts'
import { getMoney } from '../core/money.ts'
import { noteAnswers } from '../core/personalisation.ts'
import { readOrder, readOrders } from '../core/read-orders.ts'
import { Decimal, ExternalId, isMasked, LooseText, readShape } from '../core/read-shape.ts'
import { fromSeconds, fromSecondsOrNull, toSeconds } from '../core/time-formats.ts'
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
  display_status: LooseText,
  package_id: LooseText,
  package_status: LooseText,
  tracking_number: LooseText,
  shipping_provider_name: LooseText,
})
type Unit = z.output<typeof Unit>
const TiktokOrder = z.object({
  id: ExternalId,
  status: z.string(),
  create_time: Decimal,
  update_time: Decimal,
  paid_time: Decimal.nullish(),
  rts_sla_time: Decimal.nullish(),
  buyer_message: LooseText,
  is_buyer_request_cancel: z.boolean().nullish(),
  fulfillment_type: LooseText,
  shipping_type: LooseText,
  cpf: LooseText,
  payment: z.object({ total_amount: Decimal, currency: z.string() }).nullish(),
  recipient_address: z
    .object({
      name: LooseText,
      phone_number: LooseText,
      address_line1: LooseText,
      address_line2: LooseText,
      address_line3: LooseText,
      address_line4: LooseText,
      post_town: LooseText,
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

/** Absent while the order is unpaid or on hold; parts of it stay hidden for good when TikTok ships. */
function findAddress({ recipient_address: recipient, cpf }: TiktokOrder): MarketOrder['address'] {
  if (!recipient) return null
  const { name, phone_number, address_line1, postal_code, region_code, district_info } = recipient
  const level = (word: RegExp) => district_info?.find((part) => word.test(part.address_level_name))?.address_name ?? ''
  const more = [recipient.address_line2, recipient.address_line3, recipient.address_line4]
  return {
    name,
    phone: phone_number,
    email: '',
    line1: address_line1,
    line2: more.filter(Boolean).join(', '),
    city: recipient.post_town || level(/city|district|municipal/i),
    province: level(/state|province|county/i),
    postcode: postal_code,
    country: region_code,
    tax_number: cpf,
    is_masked: isMasked(name, phone_number, address_line1),
  }
}

const SENT = new Set(['AWAITING_COLLECTION', 'IN_TRANSIT', 'DELIVERED', 'COMPLETED'])
const HANDED_OVER = new Set(['PROCESSING', 'FULFILLING', 'COMPLETED'])
const isCancelled = ({ display_status }: Unit) => display_status === 'CANCELLED'
/** A package exists long before it is sent. */
const isSent = ({ display_status, package_status }: Unit) => SENT.has(display_status) || HANDED_OVER.has(package_status)

/**
 * One line item is one piece; we group pieces of the same SKU and price into one line. Cancelled pieces no longer count,
 * unless nothing else is left. The line keeps the id of its first piece, cancelled or not.
 */
function getLines(units: readonly Unit[], note: string): MarketLine[] {
  const groups = Map.groupBy(units, (unit) => `${unit.sku_id}@${unit.sale_price}`)
  const is_all_off = units.every(isCancelled)
  return [...groups.values()].flatMap((all) => {
    const [first] = all
    const left = is_all_off ? all : all.filter((unit) => !isCancelled(unit))
    if (!first || left.length === 0) return []
    return [
      {
        external_line_id: first.id,
        unit_ids: left.map(({ id }) => id),
        sku: first.seller_sku,
        external_product_id: first.product_id,
        external_variant_id: first.sku_id,
        title: first.product_name,
        variant: first.sku_name,
        quantity: left.length,
        unit_price: getMoney(first.sale_price, first.currency),
        picture_url: first.sku_image,
        personalisation: noteAnswers(note),
      },
    ]
  })
}

function getParcels(units: readonly Unit[]): MarketOrder['parcels'] {
  const sent = new Map<string, string>()
  for (const unit of units)
    if (unit.tracking_number && isSent(unit)) sent.set(unit.tracking_number, unit.shipping_provider_name)
  return [...sent].map(([tracking_number, carrier]) => ({ tracking_number, carrier }))
}

const BY_PLATFORM = new Set(['FULFILLMENT_BY_TIKTOK', 'FULFILLMENT_BY_DILAYANI_TOKOPEDIA'])
const CANCELLABLE = new Set<MarketOrderStatus>(['on_hold', 'ready_to_ship', 'partially_shipped'])

function getStatus({ status, is_buyer_request_cancel }: TiktokOrder): MarketOrderStatus {
  const known = statuses[status] ?? 'unknown'
  return is_buyer_request_cancel && CANCELLABLE.has(known) ? 'cancel_requested' : known
}

const findOrder = (order: TiktokOrder): MarketOrder => ({
  external_order_id: order.id,
  external_number: order.id,
  status: getStatus(order),
  raw_status: order.status,
  created_at: fromSeconds(order.create_time),
  updated_at: fromSeconds(order.update_time),
  paid_at: fromSecondsOrNull(order.paid_time),
  ship_by: fromSecondsOrNull(order.rts_sla_time),
  total: order.payment ? getMoney(order.payment.total_amount, order.payment.currency) : null,
  buyer_note: order.buyer_message,
  address: findAddress(order),
  lines: getLines(order.line_items, order.buyer_message),
  parcels: getParcels(order.line_items),
  fulfilled_by: BY_PLATFORM.has(order.fulfillment_type) ? 'platform' : 'seller',
  shipping_by: order.shipping_type === 'TIKTOK' ? 'platform' : 'seller',
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
  return { ...(await readOrders(TiktokOrder, orders, 'id', findOrder)), next_page: next_page_token || null }
}

export async function getOrder(conn: StoreConn, external_order_id: string): Promise<MarketOrder> {
  const answer = await shopCall(conn, { path: '/order/202309/orders', query: { ids: external_order_id } })
  const [order] = readShape(FoundRaw, answer).orders ?? []
  if (!order) throw new MarketError('not_found', `No order ${external_order_id}`)
  return readOrder(TiktokOrder, order, 'id', findOrder)
}

export interface OpenUnit {
  readonly id: string
  /** Empty where packages are made by sending. */
  readonly package_id: string
}

interface Pieces {
  readonly open: readonly OpenUnit[]
  /** Those of packages that were handed over, by package. */
  readonly sent: ReadonlyMap<string, readonly string[]>
}

/** The pieces of an order that can still be sent, and the packages that were. */
export async function getPieces(conn: StoreConn, external_order_id: string): Promise<Pieces> {
  const answer = await shopCall(conn, { path: '/order/202309/orders', query: { ids: external_order_id } })
  const [order] = readShape(Found, answer).orders ?? []
  const units = (order?.line_items ?? []).filter((unit) => !isCancelled(unit))
  const sent = Map.groupBy(units.filter(isSent), ({ package_id }) => package_id)
  return {
    open: units.filter((unit) => !isSent(unit)).map(({ id, package_id }) => ({ id, package_id })),
    sent: new Map([...sent].map(([package_id, own]) => [package_id, own.map(({ id }) => id)])),
  }
}
