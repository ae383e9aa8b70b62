import { z } from 'zod'
import type { StoreConn } from '../core/connector.ts'
import { MarketError } from '../core/market-error.ts'
import type { MarketLine, MarketOrder, OrderPage, OrderWindow } from '../core/market-order.ts'
import { getMoney } from '../core/money.ts'
import { cutPage } from '../core/page-cursor.ts'
import { makeOrders, readRows } from '../core/read-orders.ts'
import { ExternalId, getLeft, withCompany } from '../core/read-shape.ts'
import { decodeEntities, plainLine } from '../woocommerce/html-text.ts'
import { psCall, rowsIn } from './core/ps-call.ts'
import { type OrderRow, PsOrder } from './core/ps-order.ts'
import { type Related, relatedTo } from './core/related.ts'
import { getStatus, orderStates, type ShopFacts, type ShopSettings, shopSettings } from './core/shop-facts.ts'
import { fromShopTime, fromShopTimeOrNull, nextSecond, shopWindow } from './core/shop-time.ts'

const PAGE_SIZE = 100
const MAX_ID = '4294967295'

/** `Mug - Color : Blue - Size : M`: a variant follows the name of its product. */
function getName(row: OrderRow): { title: string; variant: string } {
  const name = plainLine(row.product_name)
  const start = row.product_attribute_id === '0' ? -1 : name.search(/ (?:-|\() ?[^-:()]+ ?: /)
  if (start < 0) return { title: name, variant: '' }
  const variant = name
    .slice(start)
    .replace(/^ (?:-|\() ?/, '')
    .replace(/\)$/, '')
  return { title: name.slice(0, start).trim(), variant }
}

function getLine(row: OrderRow, currency: string, { details, answers }: Related): MarketLine {
  const detail = details.get(row.id)
  // Without them, refunded pieces would be made, or personalised ones without their text.
  if (!detail) throw new MarketError('malformed', `The details of line ${row.id} cannot be read`)
  // Some versions count a piece that came back in both.
  const refunded = Math.max(detail.product_quantity_refunded, detail.product_quantity_return)
  return {
    external_line_id: row.id,
    unit_ids: [],
    sku: row.product_reference,
    external_product_id: row.product_id === '0' ? '' : row.product_id,
    external_variant_id: row.product_attribute_id === '0' ? '' : row.product_attribute_id,
    ...getName(row),
    quantity: getLeft(row.product_quantity, refunded),
    // Kept with six decimals; the buyer paid the rounded amount.
    unit_price: getMoney(row.unit_price_tax_incl, currency),
    picture_url: '',
    personalisation: answers.get(row.id_customization) ?? [],
  }
}

function findAddress(order: PsOrder, related: Related): MarketOrder['address'] {
  const to = related.addresses.get(order.id_address_delivery)
  if (!to?.address1) return null
  const name = `${to.firstname} ${to.lastname}`.trim()
  return {
    name: name || to.company,
    phone: to.phone_mobile || to.phone,
    email: related.customers.get(order.id_customer)?.email ?? '',
    line1: to.address1,
    line2: withCompany(to.address2, name ? to.company : ''),
    city: to.city,
    province: related.states.get(to.id_state)?.iso_code ?? '',
    postcode: to.postcode,
    country: (related.countries.get(to.id_country)?.iso_code ?? '').toUpperCase(),
    tax_number: to.vat_number || to.dni,
    is_masked: false,
  }
}

function getNote(order: PsOrder, { notes }: Related): string {
  const told = (notes.get(order.id) ?? []).map(({ message }) => message)
  return [...told, order.gift_message]
    .map((text) => decodeEntities(text).trim())
    .filter(Boolean)
    .join('\n')
}

function findOrder(order: PsOrder, facts: ShopFacts, related: Related): MarketOrder {
  const currency = related.currencies.get(order.id_currency)?.iso_code ?? ''
  const carriers = related.carriers.get(order.id) ?? []
  return {
    external_order_id: order.id,
    external_number: order.reference || order.id,
    status: getStatus(facts, order.current_state),
    raw_status: facts.states.get(order.current_state)?.name || order.current_state,
    created_at: fromShopTime(order.date_add, facts.zone),
    updated_at: fromShopTime(order.date_upd, facts.zone),
    paid_at: fromShopTimeOrNull(order.invoice_date, facts.zone),
    ship_by: null,
    total: getMoney(order.total_paid_tax_incl, currency),
    buyer_note: getNote(order, related),
    address: findAddress(order, related),
    lines: (order.associations?.order_rows ?? []).map((row) => getLine(row, currency, related)),
    parcels: carriers.flatMap(({ tracking_number }) => (tracking_number ? [{ tracking_number, carrier: '' }] : [])),
    fulfilled_by: 'seller',
  }
}

async function getOrders(conn: StoreConn, query: Record<string, string>): Promise<unknown[]> {
  const answer = await psCall(conn, { path: '/api/orders', query: { display: 'full', ...query } })
  return rowsIn(z.unknown(), 'orders', answer.json())
}

async function ordersFrom(conn: StoreConn, settings: ShopSettings, rows: readonly unknown[]) {
  const facts = { ...settings, states: await orderStates(conn) }
  const read = readRows(PsOrder, rows, 'id')
  const related = await relatedTo(
    conn,
    read.readable.map(({ value }) => value),
  )
  return makeOrders(read, (order) => findOrder(order, facts, related))
}

const Place = z.object({ id: ExternalId, date_upd: z.string() })
/** The last order whose place can be read: one that is odd is met again with the next page. */
function lastPlace(rows: readonly unknown[]): string {
  const places = rows.flatMap((row) => Place.safeParse(row).data ?? [])
  const last = places.at(-1)
  if (!last) throw new MarketError('malformed', 'No order of this page can be read', { code: 'answer_unexpected' })
  return `${last.date_upd}|${last.id}`
}

/**
 * Read on from the last order rather than by page numbers: an order that changes meanwhile leaves its page, and the
 * first of the next one would slip by. Orders of the same second are told apart by their ids.
 */
async function rowsAfter(
  conn: StoreConn,
  [from, to]: readonly [string, string],
  { page, cuts }: Pick<OrderWindow, 'page' | 'cuts'>,
) {
  const size = cutPage(PAGE_SIZE, cuts)
  const [time = '', id = ''] = (page ?? '').split('|')
  const ask = (dates: string, more: Record<string, string> = {}) =>
    getOrders(conn, {
      date: '1',
      'filter[date_upd]': dates,
      ...more,
      sort: '[date_upd_ASC,id_ASC]',
      limit: `0,${size}`,
    })
  if (page !== null) {
    const rows = await ask(`[${time},${time}]`, { 'filter[id]': `[${Number(id) + 1},${MAX_ID}]` })
    if (rows.length > 0 || time >= to) return { rows, is_last: time >= to && rows.length < size }
  }
  const rows = await ask(`[${page === null ? from : nextSecond(time)},${to}]`)
  return { rows, is_last: rows.length < size }
}

export async function pullOrders(conn: StoreConn, { since, until, ...place }: OrderWindow): Promise<OrderPage> {
  const settings = await shopSettings(conn)
  const { rows, is_last } = await rowsAfter(conn, shopWindow(since, until, settings.zone), place)
  return { ...(await ordersFrom(conn, settings, rows)), next_page: is_last ? null : lastPlace(rows) }
}

export async function getOrder(conn: StoreConn, external_order_id: string): Promise<MarketOrder> {
  const rows = await getOrders(conn, { 'filter[id]': `[${external_order_id}]` })
  if (rows.length === 0) throw new MarketError('not_found', `No order ${external_order_id}`)
  const { orders, unread } = await ordersFrom(conn, await shopSettings(conn), rows)
  const [order] = orders
  if (order) return order
  const { problem = 'unexpected', place = '', found = '' } = unread[0] ?? {}
  const message = `Unreadable order: ${problem} ${place} ${found}`.trim()
  throw new MarketError('malformed', message, { code: 'order_unreadable' })
}
