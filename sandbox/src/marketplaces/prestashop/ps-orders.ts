import type { Order, OrderLine, OrderState, Shop } from '../core/model.ts'
import { addUpTotal, centsText, getAnswers, getCents, getRefunded, timesPrice } from '../core/orders.ts'
import type { World } from '../core/world.ts'
import type { Row } from './ps-lists.ts'
import { getCatalogue, questionRow } from './ps-store.ts'

export const SHIPPED_STATE = 4

/** A new shop's states. */
const states = [
  { id: 2, name: 'Payment accepted', paid: '1', shipped: '0' },
  { id: 3, name: 'Processing in progress', paid: '1', shipped: '0' },
  { id: SHIPPED_STATE, name: 'Shipped', paid: '1', shipped: '1' },
  { id: 5, name: 'Delivered', paid: '1', shipped: '1' },
  { id: 6, name: 'Canceled', paid: '0', shipped: '0' },
  { id: 7, name: 'Refunded', paid: '0', shipped: '0' },
  { id: 8, name: 'Payment error', paid: '0', shipped: '0' },
  { id: 10, name: 'Awaiting bank wire payment', paid: '0', shipped: '0' },
]
const numbers: Record<OrderState, number> = {
  unpaid: 10,
  on_hold: 8,
  ready: 2,
  partially_shipped: 3,
  shipped: SHIPPED_STATE,
  delivered: 5,
  cancelled: 6,
}

const getZone = ({ region }: Shop) => (region === 'US' ? 'America/New_York' : 'Europe/Paris')
const clock = (timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone })
const clocks = { 'America/New_York': clock('America/New_York'), 'Europe/Paris': clock('Europe/Paris') }
/** By the shop's clock. */
const wall = (ms: number | null, shop: Shop): string =>
  ms === null ? '0000-00-00 00:00:00' : clocks[getZone(shop)].format(ms)

const six = (amount: string): string => Number(amount).toFixed(6)
/** Both letters of a country as one number. */
const countryId = (code: string): number => code.charCodeAt(0) * 100 + code.charCodeAt(1)
const countryCode = (id: number): string => String.fromCharCode(Math.floor(id / 100), id % 100)

const toRow = (line: OrderLine) => ({
  id: line.line_id,
  product_id: line.product_id,
  product_attribute_id: line.variant_text ? line.variant_id : '0',
  product_quantity: String(line.quantity),
  product_name: line.variant_text ? `${line.title} - Option : ${line.variant_text}` : line.title,
  product_reference: line.sku,
  product_ean13: '',
  product_isbn: '',
  product_upc: '',
  product_price: six(line.price),
  id_customization: getAnswers(line).length > 0 ? line.line_id : '0',
  unit_price_tax_incl: six(line.price),
  unit_price_tax_excl: six(line.price),
})

const orderRow = (order: Order, shop: Shop): Row => ({
  id: Number(order.order_id),
  id_address_delivery: order.order_id,
  id_address_invoice: order.order_id,
  id_cart: order.order_id,
  id_currency: '1',
  id_lang: '1',
  id_customer: order.order_id,
  id_carrier: '1',
  current_state: String(numbers[order.state]),
  module: 'ps_wirepayment',
  invoice_number: '0',
  invoice_date: wall(order.paid_ms, shop),
  delivery_number: '0',
  delivery_date: '0000-00-00 00:00:00',
  valid: order.paid_ms === null ? '0' : '1',
  date_add: wall(order.created_ms, shop),
  date_upd: wall(order.updated_ms, shop),
  shipping_number: order.extra.tracking ?? '',
  note: '',
  id_shop_group: '1',
  id_shop: '1',
  secure_key: '00000000000000000000000000000000',
  payment: 'Bank transfer',
  recyclable: '0',
  gift: '0',
  gift_message: '',
  mobile_theme: '0',
  total_discounts: '0.000000',
  total_discounts_tax_incl: '0.000000',
  total_discounts_tax_excl: '0.000000',
  total_paid: six(addUpTotal(order)),
  total_paid_tax_incl: six(addUpTotal(order)),
  total_paid_tax_excl: six(addUpTotal(order)),
  total_paid_real: six(addUpTotal(order)),
  total_products: six(centsText(getCents(addUpTotal(order)) - getCents(order.shipping_fee))),
  total_products_wt: six(centsText(getCents(addUpTotal(order)) - getCents(order.shipping_fee))),
  total_shipping: six(order.shipping_fee),
  total_shipping_tax_incl: six(order.shipping_fee),
  total_shipping_tax_excl: six(order.shipping_fee),
  carrier_tax_rate: '0.000',
  total_wrapping: '0.000000',
  total_wrapping_tax_incl: '0.000000',
  total_wrapping_tax_excl: '0.000000',
  round_mode: '2',
  round_type: '1',
  conversion_rate: '1.000000',
  reference: `INK${order.number}`,
  associations: { order_rows: order.lines.map(toRow) },
})

function addressRow(order: Order): Row {
  const { address } = order
  const [firstname = '', ...rest] = address.name.split(' ')
  return {
    id: Number(order.order_id),
    id_country: String(countryId(address.country)),
    id_state: address.state ? order.order_id : '0',
    company: '',
    lastname: rest.join(' '),
    firstname,
    vat_number: '',
    address1: address.line1,
    address2: address.line2,
    postcode: address.postal_code,
    city: address.city,
    phone: address.phone,
    phone_mobile: '',
    dni: '',
  }
}

const detailRow = (order: Order, line: OrderLine): Row => ({
  id: Number(line.line_id),
  id_order: order.order_id,
  product_quantity: String(line.quantity),
  product_quantity_return: '0',
  product_quantity_refunded: String(getRefunded(line)),
  total_price_tax_incl: six(timesPrice(line.price, line.quantity)),
})

/** A buyer's answers are fields of the product; their numbers begin with that of the line. */
const fieldId = (line: OrderLine, at: number): number => Number(line.line_id) * 10 + at

const customizationRow = (order: Order, line: OrderLine): Row => ({
  id: Number(line.line_id),
  id_address_delivery: order.order_id,
  id_cart: order.order_id,
  id_product: line.product_id,
  id_product_attribute: line.variant_id,
  quantity: String(line.quantity),
  quantity_refunded: '0',
  quantity_returned: '0',
  in_cart: '1',
  associations: {
    customized_data_text_fields: getAnswers(line).map(({ value }, at) => ({
      id_customization_field: String(fieldId(line, at)),
      value,
    })),
  },
})

export const carrierRow = (order: Order, shop: Shop): Row => ({
  id: Number(order.order_id),
  id_order: order.order_id,
  id_carrier: '1',
  id_order_invoice: '0',
  weight: '0.180000',
  shipping_cost_tax_excl: six(order.shipping_fee),
  shipping_cost_tax_incl: six(order.shipping_fee),
  tracking_number: order.extra.tracking ?? '',
  date_add: wall(order.created_ms, shop),
})

const settings = (shop: Shop): Record<string, string> => ({
  PS_CURRENCY_DEFAULT: '1',
  PS_LANG_DEFAULT: '1',
  PS_HOME_CATEGORY: '2',
  PS_WEIGHT_UNIT: 'kg',
  PS_DIMENSION_UNIT: 'cm',
  PS_TIMEZONE: getZone(shop),
  PS_OS_CANCELED: '6',
  PS_OS_REFUND: '7',
  PS_OS_DELIVERED: '5',
  PS_OS_SHIPPING: String(SHIPPED_STATE),
})

type Table = (shop: Shop, orders: readonly Order[]) => readonly Row[]

/** What the webservice lists, by resource. */
export const tables: Readonly<Record<string, Table>> = {
  orders: (shop, orders) => orders.map((order) => orderRow(order, shop)),
  order_details: (_shop, orders) => orders.flatMap((order) => order.lines.map((line) => detailRow(order, line))),
  order_states: () => states,
  order_carriers: (shop, orders) => orders.map((order) => carrierRow(order, shop)),
  addresses: (_shop, orders) => orders.map(addressRow),
  countries: (_shop, orders) => {
    const ids = new Set(orders.map(({ address }) => countryId(address.country)))
    return [...ids].map((id) => ({ id, iso_code: countryCode(id) }))
  },
  states: (_shop, orders) => orders.map(({ order_id, address }) => ({ id: Number(order_id), iso_code: address.state })),
  customers: (_shop, orders) => orders.map(({ order_id, address }) => ({ id: Number(order_id), email: address.email })),
  currencies: ({ currency }) => [{ id: 1, iso_code: currency }],
  configurations: (shop) => Object.entries(settings(shop)).map(([name, value], at) => ({ id: at + 1, name, value })),
  customizations: (_shop, orders) =>
    orders.flatMap((order) =>
      order.lines.filter((line) => getAnswers(line).length > 0).map((line) => customizationRow(order, line)),
    ),
  product_customization_fields: (shop, orders) => [
    ...(getCatalogue(shop).questions ?? []).map(questionRow),
    ...orders.flatMap(({ lines }) =>
      lines.flatMap((line) => getAnswers(line).map(({ label }, at) => ({ id: fieldId(line, at), name: label }))),
    ),
  ],
  messages: (_shop, orders) =>
    orders
      .filter(({ buyer_note }) => buyer_note !== '')
      .map(({ order_id, buyer_note }) => ({
        id: Number(order_id),
        id_order: order_id,
        id_employee: '0',
        message: buyer_note,
      })),
}

export const toRows = (world: World, shop: Shop, resource: string): readonly Row[] =>
  tables[resource]?.(shop, world.book.ordersOf(shop.shop_id)) ?? []

/** Fields of lists that may be empty. */
const fields: Readonly<Record<string, readonly string[]>> = {
  orders: ['date_upd', 'date_add'],
  order_details: ['id_order', 'product_quantity_refunded', 'product_quantity_return'],
  order_carriers: ['id_order'],
  messages: ['id_order', 'id_employee', 'message'],
  countries: ['iso_code'],
  states: ['iso_code'],
  customers: ['email'],
  product_customization_fields: ['name', 'id_product', 'type', 'required', 'is_module', 'is_deleted'],
  products: ['reference'],
  combinations: ['id_product'],
  stock_availables: ['id_product'],
  product_option_values: ['id_attribute_group', 'name'],
}

/** Resources that answer under the name of their table. */
export const answerKeys: Readonly<Record<string, string>> = { product_customization_fields: 'customization_fields' }

export const getFields = (resource: string, rows: readonly Row[]): ReadonlySet<string> =>
  new Set(['id', ...(fields[resource] ?? []), ...Object.keys(rows[0] ?? {})])
