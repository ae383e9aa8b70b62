import { z } from 'zod'
import type { StoreConn } from '../core/connector.ts'
import { MarketError } from '../core/market-error.ts'
import type { MarketOrder, MarketOrderStatus, OrderPage, OrderWindow } from '../core/market-order.ts'
import { addUp, getMoney } from '../core/money.ts'
import { readOrder, readOrders } from '../core/read-orders.ts'
import { Decimal, ExternalId, isMasked, LooseText, readShape } from '../core/read-shape.ts'
import { wishCall } from './wish-call.ts'

const PAGE_SIZE = 100
const MAX_PAGE_SIZE = 500

const statuses: Record<string, MarketOrderStatus> = {
  REQUIRE_REVIEW: 'on_hold',
  APPROVED: 'ready_to_ship',
  SHIPPED: 'shipped',
  REFUNDED: 'refunded',
}

const WishOrder = z.object({
  id: ExternalId,
  state: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  ship_by: z.string().nullish(),
  product_information: z.object({
    id: ExternalId.nullish(),
    variation_id: ExternalId.nullish(),
    sku: LooseText,
    name: LooseText,
    variation_name: LooseText,
    image_url: LooseText,
    quantity: z.int(),
    price: z.object({ amount: Decimal, currency_code: z.string() }),
  }),
  full_address: z
    .object({
      shipping_detail: z.object({
        name: LooseText,
        phone_number: z.object({ number: LooseText }).nullish(),
        street_address1: LooseText,

        street_address2: LooseText,
        city: LooseText,
        state: LooseText,
        zipcode: LooseText,
        country_code: LooseText,
      }),
    })
    .nullish(),
  tracking_information: z
    .array(z.object({ tracking_number: LooseText, shipping_provider: z.object({ name: LooseText }).nullish() }))
    .nullish(),
})
type WishOrder = z.output<typeof WishOrder>

function findAddress({ full_address }: WishOrder): MarketOrder['address'] {
  const to = full_address?.shipping_detail
  if (!to?.street_address1) return null
  return {
    name: to.name,
    phone: to.phone_number?.number ?? '',
    email: '',
    line1: to.street_address1,
    line2: to.street_address2,
    city: to.city,
    province: to.state,
    postcode: to.zipcode,
    country: to.country_code.toUpperCase(),
    tax_number: '',
    is_masked: isMasked(to.name, to.street_address1),
  }
}

const iso = (text: string): string => new Date(text).toISOString()

/** An order holds one product, so the order id serves as line id. */
function findOrder(order: WishOrder): MarketOrder {
  const { product_information: product } = order
  const price = getMoney(product.price.amount, product.price.currency_code)
  return {
    external_order_id: order.id,
    external_number: order.id,
    status: statuses[order.state] ?? 'unknown',
    raw_status: order.state,
    created_at: iso(order.created_at),
    updated_at: iso(order.updated_at),
    paid_at: iso(order.created_at),
    ship_by: order.ship_by ? iso(order.ship_by) : null,
    total: addUp([{ price, quantity: product.quantity }], price.currency),
    buyer_note: '',
    address: findAddress(order),
    lines: [
      {
        external_line_id: order.id,
        unit_ids: [],
        sku: product.sku,
        external_product_id: product.id ?? '',
        external_variant_id: product.variation_id ?? '',
        title: product.name,
        variant: product.variation_name,
        quantity: product.quantity,
        unit_price: price,
        picture_url: product.image_url,
        personalisation: [],
      },
    ],
    parcels: (order.tracking_information ?? [])
      .filter(({ tracking_number }) => tracking_number)
      .map(({ tracking_number, shipping_provider }) => ({ tracking_number, carrier: shipping_provider?.name ?? '' })),
    fulfilled_by: 'seller',
  }
}

/** Enough of an order to find the next page; a time that is none does not lead on. */
const WishRow = z.looseObject({ created_at: z.string().nullable().catch(null) })

const ask = async (conn: StoreConn, updated_at_min: string, created_at_min: string | null, limit: number) => {
  const query = {
    limit: String(limit),
    updated_at_min,
    sort_by: 'created_at.asc',
    ...(created_at_min ? { created_at_min } : {}),
  }
  return readShape(z.array(WishRow), await wishCall(conn, { path: '/orders', query }))
}

/**
 * There are no pages: the next query starts at the last timestamp of the previous reply, inclusive. If a whole page
 * shares one timestamp, a larger page is requested, or we would make no progress.
 */
export async function pullOrders(conn: StoreConn, { since, until, page }: OrderWindow): Promise<OrderPage> {
  let rows = await ask(conn, since, page, PAGE_SIZE)
  let limit = PAGE_SIZE
  const span = () => {
    const instants = rows.flatMap(({ created_at }) => created_at ?? [])
    return { first: instants[0] ?? null, last: instants.at(-1) ?? null }
  }
  if (rows.length === limit && span().first === span().last) {
    limit = MAX_PAGE_SIZE
    rows = await ask(conn, since, page, limit)
  }
  const { first, last } = span()
  if (rows.length === limit && first === last)
    throw new MarketError('malformed', 'More orders at one instant than a page holds', { code: 'too_many_ties' })
  const { orders, unread } = await readOrders(WishOrder, rows, 'id', findOrder)
  return {
    orders: orders.filter((order) => order.updated_at < until),
    unread,
    next_page: rows.length === limit ? last : null,
  }
}

export async function getOrder(conn: StoreConn, id: string): Promise<MarketOrder> {
  const row = await wishCall(conn, { path: `/orders/${encodeURIComponent(id)}` })
  return readOrder(WishOrder, row, 'id', findOrder)
}
