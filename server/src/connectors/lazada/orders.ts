import { z } from 'zod'
import type { StoreConn } from '../core/connector.ts'
import type { MarketLine, MarketOrder, MarketOrderStatus, OrderPage, OrderWindow } from '../core/market-order.ts'
import { getMoney } from '../core/money.ts'
import { cutPage, nextPlace, readPlace } from '../core/page-cursor.ts'
import { looseAnswers } from '../core/personalisation.ts'
import { makeOrders, readOrder, readRows } from '../core/read-orders.ts'
import { Decimal, ExternalId, isMasked, LooseText, readShape } from '../core/read-shape.ts'
import { shopCall } from './lazada-call.ts'

/** Limit of the item call. */
const PAGE_SIZE = 50

const statuses: Record<string, MarketOrderStatus> = {
  unpaid: 'pending_payment',
  pending: 'ready_to_ship',
  topack: 'ready_to_ship',
  toship: 'ready_to_ship',
  packed: 'ready_to_ship',
  ready_to_ship: 'ready_to_ship',
  shipped: 'shipped',
  shipping: 'shipped',
  delivered: 'delivered',
  confirmed: 'completed',
  canceled: 'cancelled',
  failed: 'cancelled',
  lost: 'cancelled',
  returned: 'returning',
}

const Place = z.object({
  first_name: LooseText,
  last_name: LooseText,
  phone: LooseText,
  address1: LooseText,
  address2: LooseText,
  address3: LooseText,
  address4: LooseText,
  address5: LooseText,
  city: LooseText,
  post_code: LooseText,
  country: LooseText,
})
const LazadaOrder = z.object({
  order_id: ExternalId,
  order_number: ExternalId,
  statuses: z.array(z.string()),
  price: Decimal,
  remarks: LooseText,
  created_at: z.string(),
  updated_at: z.string(),
  address_shipping: Place.nullish(),
})
type LazadaOrder = z.output<typeof LazadaOrder>
const Item = z.object({
  order_item_id: ExternalId,
  name: z.string(),
  sku: LooseText,
  sku_id: ExternalId.nullish(),
  variation: LooseText,
  product_id: ExternalId.nullish(),
  item_price: Decimal,
  currency: z.string(),
  status: z.string(),
  product_main_image: LooseText,
  tracking_code: LooseText,
  package_id: LooseText,
  shipment_provider: LooseText,
  personalization: z.unknown(),
  /** 1: the goods are in Lazada's warehouse. */
  is_fbl: Decimal.nullish(),
  /** 1: the seller's own fleet delivers. */
  delivery_option_sof: Decimal.nullish(),
})
export type LazadaItem = z.output<typeof Item>
const Page = z.object({ data: z.object({ countTotal: Decimal, orders: z.array(z.unknown()) }) })
const Single = z.object({ data: z.unknown() })
const Items = z.object({ data: z.array(z.object({ order_id: ExternalId, order_items: z.unknown() })) })

/** `2026-11-15 12:00:00 +0800`. */
const instant = (text: string): string => new Date(text.replace(' +', '+').replace(' ', 'T')).toISOString()

/** Each item has its own status; cancelled items count only if nothing else is left. */
export function getStatus(words: readonly string[]): MarketOrderStatus {
  const all = new Set(words.map((word) => statuses[word] ?? 'unknown'))
  if (all.size > 1) all.delete('cancelled')
  if (all.size === 1) return [...all][0] as MarketOrderStatus
  if (all.has('unknown')) return 'unknown'
  return all.has('ready_to_ship') ? 'partially_shipped' : all.has('shipped') ? 'shipped' : 'delivered'
}

/** Some markets send country names; parcels always go to the market of the shop. */
const getCountry = (text: string, region: string): string => (/^[A-Za-z]{2}$/.test(text) ? text.toUpperCase() : region)

function findAddress(place: LazadaOrder['address_shipping'], region: string): MarketOrder['address'] {
  if (!place?.address1) return null
  const name = `${place.first_name} ${place.last_name}`.trim()
  return {
    name,
    phone: place.phone,
    email: '',
    line1: place.address1,
    line2: [place.address2, place.address4, place.address5].filter(Boolean).join(', '),
    city: place.city,
    province: place.address3,
    postcode: place.post_code,
    country: getCountry(place.country, region),
    tax_number: '',
    is_masked: isMasked(name, place.phone, place.address1),
  }
}

const OPEN = new Set(['pending', 'topack', 'packed', 'toship'])
/** Not handed over yet; a package and its number exist before that. */
export const isOpen = ({ status }: LazadaItem): boolean => OPEN.has(status)
const OFF = new Set(['canceled', 'failed', 'lost'])
const isOff = ({ status }: LazadaItem): boolean => OFF.has(status)

/**
 * One item is one piece. Cancelled pieces no longer count, unless nothing else is left; the line keeps the id of its
 * first piece all the same.
 */
function getLines(items: readonly LazadaItem[]): MarketLine[] {
  const is_all_off = items.every(isOff)
  const groups = Map.groupBy(
    items,
    (item) => `${item.sku_id ?? item.sku}@${item.item_price}@${JSON.stringify(item.personalization ?? '')}`,
  )
  return [...groups.values()].flatMap((all) => {
    const [first] = all
    const left = is_all_off ? all : all.filter((item) => !isOff(item))
    if (!first || left.length === 0) return []
    return [
      {
        external_line_id: first.order_item_id,
        unit_ids: left.map((item) => item.order_item_id),
        sku: first.sku,
        external_product_id: first.product_id ?? '',
        external_variant_id: first.sku_id ?? '',
        title: first.name,
        variant: first.variation,
        quantity: left.length,
        unit_price: getMoney(first.item_price, first.currency),
        picture_url: first.product_main_image,
        personalisation: looseAnswers(first.personalization, 'Personalization'),
      },
    ]
  })
}

function findOrder(order: LazadaOrder, items: readonly LazadaItem[], region: string): MarketOrder {
  const words = items.length > 0 ? items.map((item) => item.status) : order.statuses
  const sent = new Map(
    items
      .filter((item) => item.tracking_code && !isOpen(item))
      .map((item) => [item.tracking_code, item.shipment_provider]),
  )
  const currency = items[0]?.currency ?? ''
  const status = getStatus(words)
  return {
    external_order_id: order.order_id,
    external_number: order.order_number,
    status,
    raw_status: [...new Set(words)].join(','),
    created_at: instant(order.created_at),
    updated_at: instant(order.updated_at),
    paid_at: status === 'pending_payment' ? null : instant(order.created_at),
    ship_by: null,
    total: currency ? getMoney(order.price.replaceAll(',', ''), currency) : null,
    buyer_note: order.remarks,
    address: findAddress(order.address_shipping, region),
    lines: getLines(items),
    parcels: [...sent].map(([tracking_number, carrier]) => ({ tracking_number, carrier })),
    fulfilled_by: items.length > 0 && items.every(({ is_fbl }) => is_fbl === '1') ? 'platform' : 'seller',
    shipping_by: items.some(({ delivery_option_sof }) => delivery_option_sof === '1') ? 'seller' : 'platform',
  }
}

async function itemRows(conn: StoreConn, ids: readonly string[]): Promise<Map<string, unknown>> {
  if (ids.length === 0) return new Map()
  const answer = await shopCall(conn, 'GET', '/orders/items/get', { order_ids: `[${ids.join(',')}]` })
  return new Map(readShape(Items, answer).data.map(({ order_id, order_items }) => [order_id, order_items]))
}

const readItems = (rows: unknown = []): LazadaItem[] => readShape(z.array(Item), rows)

/** The items of one order. */
export const getItems = async (conn: StoreConn, order_id: string): Promise<LazadaItem[]> =>
  readItems((await itemRows(conn, [order_id])).get(order_id))

export async function pullOrders(conn: StoreConn, { since, until, page, cuts }: OrderWindow): Promise<OrderPage> {
  const size = cutPage(PAGE_SIZE, cuts)
  const place = readPlace(page)
  const answer = await shopCall(conn, 'GET', '/orders/get', {
    update_after: since,
    update_before: until,
    limit: String(size),
    offset: String(place.offset),
    sort_by: 'updated_at',
    sort_direction: 'ASC',
  })
  const { countTotal, orders } = readShape(Page, answer).data
  const rows = readRows(LazadaOrder, orders, 'order_id')
  const items = await itemRows(
    conn,
    rows.readable.map(({ value }) => value.order_id),
  )
  return {
    ...(await makeOrders(rows, (order) => findOrder(order, readItems(items.get(order.order_id)), conn.shop.region))),
    next_page: nextPlace(place, orders.length, Number(countTotal), size),
  }
}

export async function getOrder(conn: StoreConn, external_order_id: string): Promise<MarketOrder> {
  const { data } = readShape(Single, await shopCall(conn, 'GET', '/order/get', { order_id: external_order_id }))
  const items = await getItems(conn, external_order_id)
  return readOrder(LazadaOrder, data, 'order_id', (order) => findOrder(order, items, conn.shop.region))
}
