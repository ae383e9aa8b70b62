import { z } from 'zod'
import type { StoreConn } from '../core/connector.ts'
import { MarketError } from '../core/market-error.ts'
import type {
  MarketLine,
  MarketOrder,
  MarketOrderStatus,
  OrderPage,
  OrderWindow,
  Personalisation,
  Shipment,
  ShipResult,
} from '../core/market-order.ts'
import { getMoney } from '../core/money.ts'
import { cutPage, nextPlace, readPlace } from '../core/page-cursor.ts'
import { findAnswer } from '../core/personalisation.ts'
import { readOrder, readOrders } from '../core/read-orders.ts'
import { Decimal, ExternalId, getLeft, LooseText, readShape, withCompany } from '../core/read-shape.ts'
import { magentoCall, searchQuery } from './magento-call.ts'
import { type OptionReader, optionReader } from './option-words.ts'

const ORDERS = '/rest/V1/orders'
const PAGE_SIZE = 100

const statuses: Record<string, MarketOrderStatus> = {
  new: 'pending_payment',
  pending_payment: 'pending_payment',
  payment_review: 'pending_payment',
  processing: 'ready_to_ship',
  holded: 'on_hold',
  complete: 'shipped',
  closed: 'refunded',
  canceled: 'cancelled',
}

const Amount = Decimal.nullish().transform((text) => Number(text ?? 0))

const Party = z.object({
  firstname: LooseText,
  lastname: LooseText,
  company: LooseText,
  street: z.array(z.string()).nullish(),
  city: LooseText,
  region: LooseText,
  region_code: LooseText,
  postcode: LooseText,
  country_id: LooseText,
  telephone: LooseText,
  vat_id: LooseText,
})
type Party = z.output<typeof Party>

const CustomOption = z.object({
  option_id: ExternalId,
  option_value: ExternalId.nullish(),
  extension_attributes: z.object({ file_info: z.object({ name: LooseText }).nullish() }).nullish(),
})

const Item = z.object({
  item_id: ExternalId,
  parent_item_id: ExternalId.nullish(),
  product_id: ExternalId.nullish(),
  product_type: LooseText,
  sku: LooseText,
  name: LooseText,
  price: Decimal.nullish(),
  is_virtual: Amount,
  qty_ordered: Decimal.transform(Number),
  qty_canceled: Amount,
  qty_refunded: Amount,
  qty_shipped: Amount,
  product_option: z
    .object({ extension_attributes: z.object({ custom_options: z.array(CustomOption).nullish() }).nullish() })
    .nullish(),
})
type Item = z.output<typeof Item>

const Order = z.object({
  entity_id: ExternalId,
  increment_id: ExternalId,
  state: LooseText,
  status: LooseText,
  created_at: z.string(),
  updated_at: z.string(),
  order_currency_code: z.string(),
  grand_total: Decimal,
  customer_email: LooseText,
  customer_note: LooseText,
  shipping_description: LooseText,
  items: z.array(Item),
  extension_attributes: z.object({
    shipping_assignments: z
      .array(z.object({ shipping: z.object({ address: Party.nullish(), method: LooseText }) }))
      .nullish(),
  }),
})
type Order = z.output<typeof Order>

/** Times are UTC and carry no zone: `2026-11-01 08:00:00`. */
const utc = (text: string): string => new Date(`${text.replace(' ', 'T')}Z`).toISOString()
const plain = (iso: string): string => iso.slice(0, 19).replace('T', ' ')

const findShipping = ({ extension_attributes }: Order) => extension_attributes.shipping_assignments?.[0]?.shipping

/** Collected in a shop of the seller, which is then the address of the order. */
const isPickup = (order: Order): boolean => /^instore_?pickup$/.test(findShipping(order)?.method ?? '')

const getName = ({ firstname, lastname }: Party): string => `${firstname} ${lastname}`.trim()

function findAddress(order: Order): MarketOrder['address'] {
  const to = findShipping(order)?.address
  const [line1 = '', ...more] = to?.street ?? []
  if (!to || !line1 || isPickup(order)) return null
  return {
    name: getName(to) || to.company,
    phone: to.telephone,
    email: order.customer_email,
    line1,
    line2: withCompany(more.filter(Boolean).join(', '), getName(to) ? to.company : ''),
    city: to.city,
    province: to.region_code || to.region,
    postcode: to.postcode,
    country: to.country_id.toUpperCase(),
    tax_number: to.vat_id,
    is_masked: false,
  }
}

/** A configurable product is two items: the parent has price and quantity, its child names what was chosen. */
const isLine = ({ parent_item_id, is_virtual }: Item): boolean => !parent_item_id && is_virtual === 0

const getMade = (item: Item): number => getLeft(item.qty_ordered, item.qty_refunded + item.qty_canceled)

function getStatus(order: Order): MarketOrderStatus {
  const status = statuses[order.state] ?? 'unknown'
  if (status !== 'ready_to_ship') return status
  const lines = order.items.filter(isLine)
  if (lines.every(({ qty_shipped }) => qty_shipped === 0)) return status
  // Orders that are not invoiced yet stay in processing after the last parcel.
  return lines.every((item) => item.qty_shipped >= getMade(item)) ? 'shipped' : 'partially_shipped'
}

/** `Moon cat tee-Red-M` of `Moon cat tee` is `Red-M`. */
function getChosen(item: Item, items: readonly Item[]): string {
  const child = items.find(({ parent_item_id }) => parent_item_id === item.item_id)
  if (item.product_type !== 'configurable' || !child) return ''
  const rest = child.name.startsWith(item.name) ? child.name.slice(item.name.length) : child.name
  return rest.replace(/^[\s-]+/, '')
}

const getVariantId = (item: Item, items: readonly Item[]): string =>
  item.product_type === 'configurable'
    ? (items.find(({ parent_item_id }) => parent_item_id === item.item_id)?.product_id ?? '')
    : (item.product_id ?? '')

/** Orders name custom options by number; their titles are those of the product. */
async function answersFor(getOptions: OptionReader, { product_id, product_option }: Item): Promise<Personalisation[]> {
  const given = product_option?.extension_attributes?.custom_options ?? []
  if (given.length === 0) return []
  const words = await getOptions(product_id ?? '')
  return given.flatMap(({ option_id, option_value, extension_attributes }) => {
    const option = words.get(option_id)
    const file = extension_attributes?.file_info?.name
    const chosen = (option_value ?? '').split(',').map((value) => option?.values.get(value))
    const value = chosen.every((word) => word !== undefined) ? chosen.join(', ') : (option_value ?? '')
    return findAnswer(option?.title ?? `Option ${option_id}`, file || value) ?? []
  })
}

const getLine = async (getOptions: OptionReader, item: Item, order: Order): Promise<MarketLine> => ({
  external_line_id: item.item_id,
  unit_ids: [],
  sku: item.sku,
  external_product_id: item.product_id ?? '',
  external_variant_id: getVariantId(item, order.items),
  title: item.name,
  variant: getChosen(item, order.items),
  quantity: getMade(item),
  unit_price: getMoney(item.price ?? 0, order.order_currency_code),
  picture_url: '',
  personalisation: await answersFor(getOptions, item),
})

const Shipments = z.object({
  items: z.array(
    z.object({
      order_id: ExternalId,
      tracks: z.array(z.object({ track_number: LooseText, title: LooseText })).nullish(),
    }),
  ),
  total_count: z.number(),
})
type Parcels = ReadonlyMap<string, MarketOrder['parcels']>

async function getParcels(conn: StoreConn, order_ids: readonly string[]): Promise<Parcels> {
  const found = new Map<string, MarketOrder['parcels']>()
  for (let page = 1, read = 0; order_ids.length > 0; page++) {
    const filters = [['order_id', 'in', order_ids.join(',')]] as const
    const query = searchQuery({ filters, sort: ['entity_id'], page_size: PAGE_SIZE, page })
    const answer = await magentoCall(conn, { path: '/rest/V1/shipments', query })
    const { items, total_count } = readShape(Shipments, answer.json())
    for (const { order_id, tracks } of items) {
      const told = (tracks ?? []).map(({ track_number, title }) => ({ tracking_number: track_number, carrier: title }))
      found.set(order_id, [...(found.get(order_id) ?? []), ...told])
    }
    read += items.length
    // Past the last page Magento answers with the last one again.
    if (items.length === 0 || read >= total_count) break
  }
  return found
}

const optionsOfOrder =
  (getOptions: OptionReader, parcels: Parcels) =>
  async (order: Order): Promise<MarketOrder> => {
    const lines: MarketLine[] = []
    for (const item of order.items.filter(isLine)) lines.push(await getLine(getOptions, item, order))
    const pickup = isPickup(order) ? `${order.shipping_description || 'Store pickup'}: collected by the buyer` : ''
    return {
      external_order_id: order.entity_id,
      external_number: order.increment_id,
      status: getStatus(order),
      raw_status: order.status || order.state,
      created_at: utc(order.created_at),
      updated_at: utc(order.updated_at),
      paid_at: null,
      ship_by: null,
      total: getMoney(order.grand_total, order.order_currency_code),
      buyer_note: [order.customer_note, pickup].filter(Boolean).join('\n'),
      address: findAddress(order),
      lines,
      parcels: parcels.get(order.entity_id) ?? [],
      fulfilled_by: 'seller',
      ...(isPickup(order) ? { shipping_by: 'buyer' } : {}),
    }
  }

const Sent = z.object({ entity_id: ExternalId, items: z.array(z.object({ qty_shipped: Amount })) })

/** Orders of which something was sent; only these have parcels to ask for. */
const getSent = (orders: readonly unknown[]): string[] =>
  orders.flatMap((order) => {
    const { data } = Sent.safeParse(order)
    return data?.items.some(({ qty_shipped }) => qty_shipped > 0) ? [data.entity_id] : []
  })

const Page = z.object({ items: z.array(z.unknown()).nullish(), total_count: z.number() })

export async function pullOrders(conn: StoreConn, { since, until, page, cuts }: OrderWindow): Promise<OrderPage> {
  const size = cutPage(PAGE_SIZE, cuts)
  const place = readPlace(page)
  const query = searchQuery({
    filters: [
      ['updated_at', 'gteq', plain(since)],
      ['updated_at', 'lt', plain(until)],
    ],
    sort: ['updated_at', 'entity_id'],
    page_size: size,
    page: place.offset / size + 1,
  })
  const answer = await magentoCall(conn, { path: ORDERS, query })
  const { items, total_count } = readShape(Page, answer.json())
  const orders = items ?? []
  const parcels = await getParcels(conn, getSent(orders))
  const read = await readOrders(Order, orders, 'entity_id', optionsOfOrder(optionReader(conn), parcels))
  return { ...read, next_page: nextPlace(place, orders.length, total_count, size) }
}

export async function getOrder(conn: StoreConn, external_order_id: string): Promise<MarketOrder> {
  const answer = await magentoCall(conn, { path: `${ORDERS}/${encodeURIComponent(external_order_id)}` })
  const order: unknown = answer.json()
  const parcels = await getParcels(conn, getSent([order]))
  return readOrder(Order, order, 'entity_id', optionsOfOrder(optionReader(conn), parcels))
}

/** Magento would make a second shipment of the same parcel, so those there are read first. */
export async function ship(conn: StoreConn, shipment: Shipment): Promise<ShipResult> {
  const { external_order_id, tracking_number, carrier_name, lines } = shipment
  const known = (await getParcels(conn, [external_order_id])).get(external_order_id) ?? []
  if (known.some((parcel) => parcel.tracking_number === tracking_number)) return { already: true }
  if (lines.length === 0) throw new MarketError('rejected', 'The parcel holds nothing', { code: 'parcel_empty' })
  const body = {
    items: lines.map(({ external_line_id, quantity }) => ({ order_item_id: Number(external_line_id), qty: quantity })),
    notify: true,
    // Carriers Magento has no code for go by their name.
    tracks: [{ track_number: tracking_number, title: carrier_name, carrier_code: 'custom' }],
  }
  const path = `/rest/V1/order/${encodeURIComponent(external_order_id)}/ship`
  await magentoCall(conn, { method: 'POST', path, body })
  return { already: false }
}
