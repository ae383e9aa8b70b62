import { z } from 'zod'
import type { StoreConn } from '../core/connector.ts'
import type { MarketOrder, MarketOrderStatus, OrderPage, OrderWindow } from '../core/market-order.ts'
import { getMoney } from '../core/money.ts'
import { cutPage, nextPlace, readPlace } from '../core/page-cursor.ts'
import { getAnswers } from '../core/personalisation.ts'
import { readOrder, readOrders } from '../core/read-orders.ts'
import { decimalFromUnits, ExternalId, LooseText, readShape } from '../core/read-shape.ts'
import { etsyCall } from './etsy-call.ts'

const PAGE_SIZE = 100

const Price = z.object({ amount: z.int(), divisor: z.int(), currency_code: z.string() })

const Receipt = z.object({
  receipt_id: ExternalId,
  status: z.string(),
  is_paid: z.boolean(),
  is_shipped: z.boolean(),
  create_timestamp: z.int(),
  update_timestamp: z.int(),
  expected_ship_date: z.int().nullish(),
  name: LooseText,
  first_line: LooseText,
  second_line: LooseText,
  city: LooseText,
  state: LooseText,
  zip: LooseText,
  country_iso: LooseText,
  buyer_email: LooseText,
  message_from_buyer: LooseText,
  grandtotal: Price,
  shipments: z.array(z.object({ carrier_name: LooseText, tracking_code: LooseText })).nullish(),
  transactions: z.array(
    z.object({
      transaction_id: ExternalId,
      title: LooseText,
      sku: LooseText,
      listing_id: ExternalId.nullish(),
      product_id: ExternalId.nullish(),
      quantity: z.int(),
      price: Price,
      expected_ship_date: z.int().nullish(),
      variations: z
        .array(z.object({ property_id: z.int().nullish(), formatted_name: LooseText, formatted_value: LooseText }))
        .nullish(),
    }),
  ),
})
type Receipt = z.output<typeof Receipt>
type Variation = NonNullable<Receipt['transactions'][number]['variations']>[number]

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }
/** Etsy escapes texts as for a page: `Ada&#39;s`. */
const decoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,4}));/gi, (all, decimal, hex, name) => {
    if (name) return entities[name.toLowerCase()] ?? all
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : all
  })

/** Buyers' answers are among the variations, one per question. */
const PERSONALISATION = 54
const isPersonal = ({ property_id, formatted_name }: Variation): boolean =>
  property_id === PERSONALISATION || (!property_id && formatted_name === 'Personalization')

const instant = (seconds: number): string => new Date(seconds * 1000).toISOString()
const getPrice = ({ amount, divisor, currency_code }: z.output<typeof Price>) =>
  getMoney(decimalFromUnits(amount, divisor), currency_code)

const KNOWN = new Set(['open', 'paid', 'payment processing', 'processing', 'completed', 'canceled'])

function getStatus({ status, is_paid, is_shipped }: Receipt): MarketOrderStatus {
  const said = status.toLowerCase()
  if (said === 'canceled') return 'cancelled'
  if (said === 'fully refunded') return 'refunded'
  if (!KNOWN.has(said) && said !== 'partially refunded') return 'unknown'
  if (!is_paid) return 'pending_payment'
  return is_shipped ? 'shipped' : 'ready_to_ship'
}

const receiptOrder = (receipt: Receipt): MarketOrder => ({
  external_order_id: receipt.receipt_id,
  external_number: receipt.receipt_id,
  status: getStatus(receipt),
  raw_status: receipt.status,
  created_at: instant(receipt.create_timestamp),
  updated_at: instant(receipt.update_timestamp),
  paid_at: receipt.is_paid ? instant(receipt.create_timestamp) : null,
  ship_by: receipt.transactions[0]?.expected_ship_date ? instant(receipt.transactions[0].expected_ship_date) : null,
  total: getPrice(receipt.grandtotal),
  buyer_note: decoded(receipt.message_from_buyer),
  address: receipt.first_line
    ? {
        name: receipt.name,
        phone: '',
        email: receipt.buyer_email,
        line1: receipt.first_line,
        line2: receipt.second_line,
        city: receipt.city,
        province: receipt.state,
        postcode: receipt.zip,
        country: receipt.country_iso.toUpperCase(),
        tax_number: '',
        is_masked: false,
      }
    : null,
  lines: receipt.transactions.map((line) => ({
    external_line_id: line.transaction_id,
    unit_ids: [],
    sku: line.sku,
    external_product_id: line.listing_id ?? '',
    external_variant_id: line.product_id ?? '',
    title: decoded(line.title),
    variant: (line.variations ?? [])
      .filter((part) => !isPersonal(part))
      .map((part) => decoded(`${part.formatted_name}: ${part.formatted_value}`))
      .join(', '),
    quantity: line.quantity,
    unit_price: getPrice(line.price),
    picture_url: '',
    personalisation: getAnswers(
      (line.variations ?? [])
        .filter(isPersonal)
        .map((part) => [decoded(part.formatted_name), decoded(part.formatted_value)]),
    ),
  })),
  parcels: (receipt.shipments ?? []).map(({ tracking_code, carrier_name }) => ({
    tracking_number: tracking_code,
    carrier: carrier_name,
  })),
  fulfilled_by: 'seller',
})

const Receipts = z.object({ count: z.int(), results: z.array(z.unknown()) })
const seconds = (iso: string): string => String(Math.floor(Date.parse(iso) / 1000))

/** Paged by offset, oldest change first. Orders that change meanwhile leave the window; shifted rows are reread. */
export async function pullOrders(conn: StoreConn, { since, until, page, cuts }: OrderWindow): Promise<OrderPage> {
  const size = cutPage(PAGE_SIZE, cuts)
  const place = readPlace(page)
  const answer = await etsyCall(conn, {
    path: `/shops/${conn.shop.external_shop_id}/receipts`,
    query: {
      min_last_modified: seconds(since),
      max_last_modified: seconds(until),
      sort_on: 'updated',
      sort_order: 'asc',
      limit: String(size),
      offset: String(place.offset),
    },
  })
  const { count, results } = readShape(Receipts, answer.json())
  const read = await readOrders(Receipt, results, 'receipt_id', receiptOrder)
  return { ...read, next_page: nextPlace(place, results.length, count, size) }
}

export async function getOrder(conn: StoreConn, id: string): Promise<MarketOrder> {
  const path = `/shops/${conn.shop.external_shop_id}/receipts/${encodeURIComponent(id)}`
  return readOrder(Receipt, (await etsyCall(conn, { path })).json(), 'receipt_id', receiptOrder)
}
