import { z } from 'zod'
import type { StoreConn } from '../connector.ts'
import type { MarketOrder, MarketOrderStatus, OrderPage, OrderWindow } from '../market-order.ts'
import { nextPlace, readPlace } from '../page-cursor.ts'
import { answerOf } from '../personalisation.ts'
import { readOrder, readOrders } from '../read-orders.ts'
import { Decimal, decimalText, ExternalId, LooseText, readShape } from '../read-shape.ts'
import { wooCall } from './woo-call.ts'

/** Meta key of our shipping record; WooCommerce has no field for tracking numbers. */
export const TRACKING_META = '_inkroute_tracking'
const PAGE_SIZE = 100

const statuses: Record<string, MarketOrderStatus> = {
  pending: 'pending_payment',
  failed: 'pending_payment',
  'checkout-draft': 'pending_payment',
  'on-hold': 'on_hold',
  processing: 'ready_to_ship',
  completed: 'shipped',
  cancelled: 'cancelled',
  trash: 'cancelled',
  refunded: 'refunded',
}

const Party = z.object({
  first_name: LooseText,
  last_name: LooseText,
  company: LooseText,
  address_1: LooseText,
  address_2: LooseText,
  city: LooseText,
  state: LooseText,
  postcode: LooseText,
  country: LooseText,
  phone: LooseText,
  email: LooseText,
})

const LineMeta = z.object({ key: LooseText, display_key: LooseText, display_value: z.unknown() })

const WooOrder = z.object({
  id: ExternalId,
  number: ExternalId,
  status: z.string(),
  currency: z.string(),
  total: Decimal,
  date_created_gmt: z.string(),
  date_modified_gmt: z.string(),
  date_paid_gmt: z.string().nullish(),
  customer_note: LooseText,
  billing: Party,
  shipping: Party,
  line_items: z.array(
    z.object({
      id: ExternalId,
      name: z.string(),
      product_id: ExternalId,
      variation_id: ExternalId,
      quantity: z.int(),
      sku: LooseText,
      price: Decimal,
      image: z.object({ src: LooseText }).nullish(),
      meta_data: z.array(LineMeta).default([]),
    }),
  ),
  meta_data: z.array(z.object({ key: z.string(), value: z.unknown() })).default([]),
})
type WooOrder = z.output<typeof WooOrder>

/** Timestamps are UTC but carry no zone. */
const utc = (text: string): string => new Date(/Z$|[+-]\d\d:\d\d$/.test(text) ? text : `${text}Z`).toISOString()

/** Line prices have many decimals; the buyer paid the rounded amount. */
const price = (text: string): string => decimalText(Number(text).toFixed(2))

function addressOf({ shipping, billing }: WooOrder): MarketOrder['address'] {
  const to = shipping.address_1 ? shipping : billing
  if (!to.address_1) return null
  return {
    name: `${to.first_name} ${to.last_name}`.trim() || to.company,
    phone: to.phone || billing.phone,
    email: billing.email,
    line1: to.address_1,
    line2: to.address_2,
    city: to.city,
    province: to.state,
    postcode: to.postcode,
    country: to.country.toUpperCase(),
    tax_number: '',
    is_masked: false,
  }
}

/** Common names of product-specific attributes. */
const CHOICES = /^(colou?r|size|style|material|颜色|尺码|尺寸|款式|材质)$/i

/** Visible meta data of a line: variation attributes and answers collected by plugins. */
function metaOf({ meta_data, variation_id, name }: WooOrder['line_items'][number]) {
  const is_variation = variation_id !== '0'
  return meta_data.flatMap(({ key, display_key, display_value }) => {
    // Keys with a leading underscore are hidden; a file field holds a link around the file name.
    if (key.startsWith('_') || typeof display_value !== 'string' || display_key === '') return []
    const value = /href="([^"]+)"/.exec(display_value)?.[1] ?? display_value.replace(/<[^>]+>/g, '')
    const is_named = is_variation && (CHOICES.test(display_key) || name.includes(value.trim()))
    return [{ label: display_key, value, is_choice: /^(pa_|attribute_)/.test(key) || is_named }]
  })
}

const parcelsOf = ({ meta_data }: WooOrder): MarketOrder['parcels'] =>
  meta_data
    .filter(({ key, value }) => key === TRACKING_META && typeof value === 'string')
    .flatMap(({ value }) => String(value).split('\n'))
    .map((line) => line.split('|'))
    .map(([tracking_number = '', carrier = '']) => ({ tracking_number, carrier }))

const orderOf = (order: WooOrder): MarketOrder => ({
  external_order_id: order.id,
  external_number: order.number,
  status: statuses[order.status] ?? 'unknown',
  raw_status: order.status,
  created_at: utc(order.date_created_gmt),
  updated_at: utc(order.date_modified_gmt),
  paid_at: order.date_paid_gmt ? utc(order.date_paid_gmt) : null,
  ship_by: null,
  total: { amount: decimalText(order.total), currency: order.currency },
  buyer_note: order.customer_note,
  address: addressOf(order),
  lines: order.line_items.map((line) => ({
    external_line_id: line.id,
    unit_ids: [],
    sku: line.sku,
    external_product_id: line.product_id,
    external_variant_id: line.variation_id === '0' ? '' : line.variation_id,
    title: line.name,
    variant: metaOf(line)
      .filter(({ is_choice }) => is_choice)
      .map(({ label, value }) => `${label}: ${value}`)
      .join(', '),
    quantity: line.quantity,
    unit_price: { amount: price(line.price), currency: order.currency },
    picture_url: line.image?.src ?? '',
    personalisation: metaOf(line)
      .filter(({ is_choice }) => !is_choice)
      .flatMap(({ label, value }) => answerOf(label, value) ?? []),
  })),
  parcels: parcelsOf(order),
  fulfilled_by: 'seller',
})

const plain = (iso: string): string => iso.slice(0, 19)

export async function pullOrders(conn: StoreConn, { since, until, page }: OrderWindow): Promise<OrderPage> {
  const place = readPlace(page)
  const answer = await wooCall(conn, {
    path: '/wp-json/wc/v3/orders',
    query: {
      modified_after: plain(since),
      modified_before: plain(until),
      dates_are_gmt: 'true',
      orderby: 'modified',
      order: 'asc',
      per_page: String(PAGE_SIZE),
      page: String(place.offset / PAGE_SIZE + 1),
    },
  })
  const orders = readShape(z.array(z.unknown()), answer.json())
  const total = Number(answer.headers['x-wp-total'] ?? orders.length)
  const read = await readOrders(WooOrder, orders, 'id', orderOf)
  return { ...read, next_page: nextPlace(place, orders.length, total, PAGE_SIZE) }
}

export async function getOrder(conn: StoreConn, external_order_id: string): Promise<MarketOrder> {
  const answer = await wooCall(conn, { path: `/wp-json/wc/v3/orders/${encodeURIComponent(external_order_id)}` })
  return readOrder(WooOrder, answer.json(), 'id', orderOf)
}
