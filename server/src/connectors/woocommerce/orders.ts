import { z } from 'zod'
import type { StoreConn } from '../core/connector.ts'
import type {
  MarketLine,
  MarketOrder,
  MarketOrderStatus,
  OrderPage,
  OrderWindow,
  Personalisation,
} from '../core/market-order.ts'
import { getMoney } from '../core/money.ts'
import { cutPage, nextPlace, readPlace } from '../core/page-cursor.ts'
import { findAnswer, isHidden, looseAnswers } from '../core/personalisation.ts'
import { readOrder, readOrders } from '../core/read-orders.ts'
import { Decimal, ExternalId, getLeft, LooseText, readShape, withCompany } from '../core/read-shape.ts'
import { decodeEntities, plainBlock, plainLine } from './html-text.ts'
import { wooCall } from './woo-call.ts'

/** Meta key of our shipping record; WooCommerce has no field for tracking numbers. */
export const TRACKING_META = '_inkroute_tracking'
const EXTENSION_META = '_wc_shipment_tracking_items'
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

const Refund = z.object({
  line_items: z
    .array(
      z.object({
        quantity: z.number(),
        meta_data: z.array(z.object({ key: LooseText, value: z.unknown().optional() })).default([]),
      }),
    )
    .default([]),
})

const LineMeta = z.object({
  key: LooseText,
  value: z.unknown().optional(),
  display_key: LooseText,
  display_value: z.unknown().optional(),
})

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
  shipping_lines: z.array(z.object({ method_id: LooseText, method_title: LooseText })).default([]),
  refunds: z.array(z.object({ id: ExternalId })).default([]),
  meta_data: z.array(z.object({ key: z.string(), value: z.unknown().optional() })).default([]),
})
type WooOrder = z.output<typeof WooOrder>

/** Timestamps are UTC but carry no zone. */
const utc = (text: string): string => new Date(/Z$|[+-]\d\d:\d\d$/.test(text) ? text : `${text}Z`).toISOString()

/** Methods of the classic and of the block checkout: nothing is sent to the buyer. */
const PICKUP = new Set(['local_pickup', 'pickup_location'])
const isPickup = ({ shipping_lines }: WooOrder): boolean =>
  shipping_lines.length > 0 && shipping_lines.every(({ method_id }) => PICKUP.has(method_id))

function findAddress(order: WooOrder): MarketOrder['address'] {
  // The billing address is not where the goods are collected: the seller says where they go.
  if (isPickup(order)) return null
  const { shipping, billing } = order
  const to = shipping.address_1 ? shipping : billing
  if (!to.address_1) return null
  return {
    name: getName(to) || to.company,
    phone: to.phone || billing.phone,
    email: billing.email,
    line1: to.address_1,
    line2: withCompany(to.address_2, getName(to) ? to.company : ''),
    city: to.city,
    province: to.state,
    postcode: to.postcode,
    country: to.country.toUpperCase(),
    tax_number: '',
    is_masked: false,
  }
}

const getName = ({ first_name, last_name }: z.output<typeof Party>): string => `${first_name} ${last_name}`.trim()

/** Common names of product-specific attributes. */
const CHOICES = /^(colou?r|size|style|material|颜色|尺码|尺寸|款式|材质)$/i

/** A file field holds a link around the file name. */
function toText(told: string): string {
  const link = /href="([^"]+)"/.exec(told)?.[1]
  return link === undefined ? plainBlock(told) : decodeEntities(link)
}

type LineMeta = z.output<typeof LineMeta>
const isText = (told: unknown): told is string | number => typeof told === 'string' || typeof told === 'number'

/** What was stored: of it, only the text shown to people is without line breaks. Plugins also store lists and objects. */
function storedAnswers(label: string, { value, display_value }: LineMeta): Personalisation[] {
  const told = value ?? display_value
  const answers = isText(told) ? [{ label, value: String(told) }] : looseAnswers(told, label)
  return answers.flatMap((answer) => findAnswer(answer.label, toText(answer.value)) ?? [])
}

/** Visible meta data of a line: variation attributes and answers collected by plugins. */
function getMeta({ meta_data, variation_id, name }: WooOrder['line_items'][number]) {
  const is_variation = variation_id !== '0'
  return meta_data.flatMap((meta) => {
    const { key, display_key, display_value } = meta
    const label = plainLine(display_key || key)
    // Keys with a leading underscore are hidden.
    if (isHidden(key) || label === '') return []
    // A variation stores the short name of its value, and shows the value.
    const shown = isText(display_value) ? toText(String(display_value)) : ''
    const is_named = is_variation && shown !== '' && (CHOICES.test(label) || plainLine(name).includes(shown))
    const is_choice = shown !== '' && (/^(pa_|attribute_)/.test(key) || is_named)
    return [{ choice: is_choice ? `${label}: ${shown}` : '', answers: is_choice ? [] : storedAnswers(label, meta) }]
  })
}

const Told = z.array(
  z.object({ tracking_number: LooseText, tracking_provider: LooseText, custom_tracking_provider: LooseText }),
)

/** Our own record, and that of the Shipment Tracking extension, which other apps write to. */
function getParcels({ meta_data }: WooOrder): MarketOrder['parcels'] {
  return meta_data.flatMap(({ key, value }) => {
    if (key === TRACKING_META && typeof value === 'string') {
      const rows = value.split('\n').map((line) => line.split('|'))
      return rows.map(([tracking_number = '', carrier = '']) => ({ tracking_number, carrier }))
    }
    const told = key === EXTENSION_META ? Told.safeParse(value).data : undefined
    return (told ?? []).map((row) => ({
      tracking_number: row.tracking_number,
      carrier: row.tracking_provider || row.custom_tracking_provider,
    }))
  })
}

/** How many pieces of each line were refunded. The order itself names only amounts. */
async function getRefunded(conn: StoreConn, order: WooOrder): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>()
  if (order.refunds.length === 0 || order.status === 'refunded') return found
  const path = `/wp-json/wc/v3/orders/${encodeURIComponent(order.id)}/refunds`
  const answer = await wooCall(conn, { path, query: { per_page: '100' } })
  for (const { line_items } of readShape(z.array(Refund), answer.json())) {
    for (const { quantity, meta_data } of line_items) {
      const line_id = String(meta_data.find(({ key }) => key === '_refunded_item_id')?.value ?? '')
      found.set(line_id, (found.get(line_id) ?? 0) + Math.abs(quantity))
    }
  }
  return found
}

function getLine(line: WooOrder['line_items'][number], currency: string, refunded: number): MarketLine {
  const meta = getMeta(line)
  return {
    external_line_id: line.id,
    unit_ids: [],
    sku: line.sku,
    // Deleted products are 0.
    external_product_id: line.product_id === '0' ? '' : line.product_id,
    external_variant_id: line.variation_id === '0' ? '' : line.variation_id,
    title: plainLine(line.name),
    variant: meta
      .map(({ choice }) => choice)
      .filter(Boolean)
      .join(', '),
    quantity: getLeft(line.quantity, refunded),
    // Kept with many decimals; the buyer paid the rounded amount.
    unit_price: getMoney(line.price, currency),
    picture_url: line.image?.src ?? '',
    personalisation: meta.flatMap(({ answers }) => answers),
  }
}

const pickupNote = (order: WooOrder): string =>
  isPickup(order) ? `${order.shipping_lines[0]?.method_title || 'Local pickup'}: collected by the buyer` : ''

const findOrder =
  (conn: StoreConn) =>
  async (order: WooOrder): Promise<MarketOrder> => {
    const refunded = await getRefunded(conn, order)
    return {
      external_order_id: order.id,
      external_number: order.number,
      status: statuses[order.status] ?? 'unknown',
      raw_status: order.status,
      created_at: utc(order.date_created_gmt),
      updated_at: utc(order.date_modified_gmt),
      paid_at: order.date_paid_gmt ? utc(order.date_paid_gmt) : null,
      ship_by: null,
      total: getMoney(order.total, order.currency),
      buyer_note: [decodeEntities(order.customer_note), pickupNote(order)].filter(Boolean).join('\n'),
      address: findAddress(order),
      lines: order.line_items.map((line) => getLine(line, order.currency, refunded.get(line.id) ?? 0)),
      parcels: getParcels(order),
      fulfilled_by: 'seller',
      ...(isPickup(order) ? { shipping_by: 'buyer' } : {}),
    }
  }

const plain = (iso: string): string => iso.slice(0, 19)

/** Orders in the bin are not among the others; they come after them. */
const BIN = 'bin:'

async function getPage(conn: StoreConn, { since, until, page, cuts }: OrderWindow, status: string): Promise<OrderPage> {
  const size = cutPage(PAGE_SIZE, cuts)
  const place = readPlace(page)
  const answer = await wooCall(conn, {
    path: '/wp-json/wc/v3/orders',
    query: {
      status,
      modified_after: plain(since),
      modified_before: plain(until),
      dates_are_gmt: 'true',
      orderby: 'modified',
      order: 'asc',
      per_page: String(size),
      page: String(place.offset / size + 1),
    },
  })
  const orders = readShape(z.array(z.unknown()), answer.json())
  const total = Number(answer.headers['x-wp-total'] ?? orders.length)
  const read = await readOrders(WooOrder, orders, 'id', findOrder(conn))
  return { ...read, next_page: nextPlace(place, orders.length, total, size) }
}

export async function pullOrders(conn: StoreConn, window: OrderWindow): Promise<OrderPage> {
  const { page } = window
  if (page?.startsWith(BIN)) {
    const read = await getPage(conn, { ...window, page: page.slice(BIN.length) || null }, 'trash')
    return { ...read, next_page: read.next_page === null ? null : BIN + read.next_page }
  }
  const read = await getPage(conn, window, 'any')
  return { ...read, next_page: read.next_page ?? BIN }
}

export async function getOrder(conn: StoreConn, external_order_id: string): Promise<MarketOrder> {
  const answer = await wooCall(conn, { path: `/wp-json/wc/v3/orders/${encodeURIComponent(external_order_id)}` })
  return readOrder(WooOrder, answer.json(), 'id', findOrder(conn))
}
