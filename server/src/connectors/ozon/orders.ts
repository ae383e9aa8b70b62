import { z } from 'zod'
import type { StoreConn } from '../core/connector.ts'
import type { MarketOrder, MarketOrderStatus, OrderPage, OrderWindow } from '../core/market-order.ts'
import { addUp, getMoney } from '../core/money.ts'
import { readOrder, readOrders } from '../core/read-orders.ts'
import { Decimal, ExternalId, isMasked, LooseText, readShape } from '../core/read-shape.ts'
import { ozonCall } from './ozon-call.ts'

const PAGE_SIZE = 100
/** Orders cannot be filtered by time of change, so the last month is read every time. */
const LOOK_BACK_MS = 30 * 86_400_000

const statuses: Record<string, MarketOrderStatus> = {
  awaiting_registration: 'on_hold',
  acceptance_in_progress: 'on_hold',
  awaiting_approve: 'on_hold',
  arbitration: 'on_hold',
  client_arbitration: 'on_hold',
  awaiting_packaging: 'ready_to_ship',
  awaiting_deliver: 'ready_to_ship',
  delivering: 'shipped',
  driver_pickup: 'shipped',
  sent_by_seller: 'shipped',
  delivered: 'delivered',
  cancelled: 'cancelled',
  not_accepted: 'cancelled',
}

export const Posting = z.object({
  posting_number: z.string(),
  order_number: LooseText,
  status: z.string(),
  tracking_number: LooseText,
  in_process_at: z.string(),
  shipment_date: z.string().nullish(),
  delivery_method: z.object({ tpl_provider: LooseText }).nullish(),
  customer: z
    .object({
      name: LooseText,
      phone: LooseText,
      address: z
        .object({
          address_tail: LooseText,
          city: LooseText,
          region: LooseText,
          zip_code: LooseText,
          country: LooseText,
          comment: LooseText,
        })
        .nullish(),
    })
    .nullish(),
  products: z.array(
    z.object({
      sku: ExternalId,
      name: z.string(),
      offer_id: LooseText,
      quantity: z.int(),
      // Lists have an object, single postings a text with the currency beside it.
      price: z.union([z.object({ amount: Decimal, currency: z.string() }), Decimal]),
      currency_code: LooseText,
    }),
  ),
})
type Posting = z.output<typeof Posting>
const Page = z.object({ postings: z.array(z.unknown()).nullish(), cursor: LooseText, has_next: z.boolean() })
const Single = z.object({ result: z.unknown() })

const countries: Record<string, string> = { RUSSIA: 'RU', РОССИЯ: 'RU', BELARUS: 'BY', KAZAKHSTAN: 'KZ' }
const getCountry = (text: string): string =>
  /^[A-Za-z]{2}$/.test(text) ? text.toUpperCase() : (countries[text.toUpperCase()] ?? 'RU')

function findAddress({ customer }: Posting): MarketOrder['address'] {
  const place = customer?.address
  if (!customer || !place?.address_tail) return null
  return {
    name: customer.name,
    phone: customer.phone,
    email: '',
    line1: place.address_tail,
    line2: '',
    city: place.city,
    province: place.region,
    postcode: place.zip_code,
    country: getCountry(place.country),
    tax_number: '',
    is_masked: isMasked(customer.name, customer.phone, place.address_tail),
  }
}

function getPrice({ price, currency_code }: Posting['products'][number]) {
  return typeof price === 'string' ? getMoney(price, currency_code) : getMoney(price.amount, price.currency)
}

function findTotal({ products }: Posting): MarketOrder['total'] {
  const [first] = products
  const currency = first && getPrice(first).currency
  if (!currency) return null
  return addUp(
    products.map((each) => ({ price: getPrice(each), quantity: each.quantity })),
    currency,
  )
}

const iso = (text: string): string => new Date(text).toISOString()

/** A posting is one parcel: an order split in two has two postings. */
const postingOrder = (posting: Posting): MarketOrder => ({
  external_order_id: posting.posting_number,
  external_number: posting.posting_number,
  status: statuses[posting.status] ?? 'unknown',
  raw_status: posting.status,
  created_at: iso(posting.in_process_at),
  // There is no time of change; the content of the posting is compared instead.
  updated_at: iso(posting.in_process_at),
  paid_at: iso(posting.in_process_at),
  ship_by: posting.shipment_date ? iso(posting.shipment_date) : null,
  total: findTotal(posting),
  buyer_note: posting.customer?.address?.comment ?? '',
  address: findAddress(posting),
  lines: posting.products.map((product) => ({
    external_line_id: product.sku,
    unit_ids: [],
    sku: product.offer_id,

    external_product_id: product.sku,
    external_variant_id: product.sku,
    title: product.name,
    variant: '',
    quantity: product.quantity,
    picture_url: '',
    personalisation: [],
    unit_price: getPrice(product).currency ? getPrice(product) : null,
  })),
  parcels: posting.tracking_number
    ? [{ tracking_number: posting.tracking_number, carrier: posting.delivery_method?.tpl_provider ?? '' }]
    : [],
  fulfilled_by: 'seller',
})

export async function pullOrders(conn: StoreConn, { since, until, page }: OrderWindow): Promise<OrderPage> {
  const from = new Date(Date.parse(since) - LOOK_BACK_MS).toISOString()
  const answer = await ozonCall(conn, '/v4/posting/fbs/list', {
    filter: { since: from, to: until },
    limit: PAGE_SIZE,
    ...(page ? { cursor: page } : {}),
  })
  const { postings, cursor, has_next } = readShape(Page, answer)
  return {
    ...(await readOrders(Posting, postings, 'posting_number', postingOrder)),
    next_page: has_next ? cursor : null,
  }
}

export async function getOrder(conn: StoreConn, posting_number: string): Promise<MarketOrder> {
  const { result } = readShape(Single, await ozonCall(conn, '/v3/posting/fbs/get', { posting_number }))
  return readOrder(Posting, result, 'posting_number', postingOrder)
}
