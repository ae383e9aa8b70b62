import { z } from 'zod'
import { AddressInput } from '../address/address.ts'
import { addValueKeys } from '../cart/codes.ts'
import { endpoint } from '../endpoint.ts'
import { blankAsAbsent, FreightOption } from '../shipping/shipping.ts'
import { PayMethod, PayReply } from '../wallet/payment.ts'
import { Empty, getPage, IdInput, Instant, Money, PageInput, WireId } from '../wire.ts'
import {
  draftProblems,
  holdReasons,
  MAX_BULK_ORDERS,
  MAX_CHECKOUT_ORDERS,
  orderActions,
  orderSources,
  orderStates,
  orderTroubleNames,
} from './codes.ts'
import { OrderProfit } from './profit.ts'

export const OrderAddress = AddressInput
export type OrderAddress = z.infer<typeof OrderAddress>

/** As it is kept: an order from elsewhere may have come with a wrong one. */
export const KeptAddress = z.object({
  name: z.string(),
  company: z.string(),
  phone: z.string(),
  email: z.string(),
  country: z.string(),
  state: z.string(),
  city: z.string(),
  street1: z.string(),
  street2: z.string(),
  postcode: z.string(),
  tax_no: z.string(),
})

/** Cart lines for one address. Each warehouse becomes a separate order. */
const CheckoutShipment = z.object({
  address: OrderAddress,
  cart_item_ids: z.array(WireId).min(1, '请选择商品|Choose goods').max(500),
  /** The channel for each warehouse; without one the seller's rules pick. */
  channels: z.record(z.string(), WireId).default({}),
  /** Warehouses whose lines leave from another one instead: `{ SZ: 'LA' }`. */
  warehouses: z.record(z.string().max(16), z.string().min(1).max(16)).optional(),
  remark: z.string().trim().max(500).default(''),
  coupon: z.union([z.literal('best'), z.literal('none'), WireId]).default('best'),
})
const Checkout = z.object({ shipments: z.array(CheckoutShipment).min(1).max(MAX_CHECKOUT_ORDERS) })

export const Amounts = z.object({
  goods: Money,
  services: Money,
  freight: Money,
  tax: Money,
  discount: Money,
  total: Money,
})

/** One way to send an order: a channel from a warehouse that has all of it. */
const ShippingChoice = z.object({
  option: FreightOption,
  /** Earliest and latest day of arrival if it is paid now, with production and days off. */
  arrives_from: z.iso.date(),
  arrives_to: z.iso.date(),
  /** It leaves from the country or the part of the world it goes to. */
  is_near: z.boolean(),
})
export type ShippingChoice = z.infer<typeof ShippingChoice>

export const QuotedOrder = z.object({
  shipment: z.int(),
  warehouse_code: z.string(),
  warehouse_city: z.string(),
  cart_item_ids: z.array(z.int()),
  pieces: z.int(),
  weight_g: z.int(),
  channel: FreightOption.nullable(),
  options: z.array(FreightOption),
  /** Every way from every warehouse that has it all, the best first; empty unless asked for. */
  choices: z.array(ShippingChoice),
  /** The way to preselect where no rule or preference of the seller decides. */
  suggested: z.object({ warehouse_code: z.string(), channel_id: z.int() }).nullable(),
  coupon: z.object({ id: z.int(), name: z.string(), discount: Money }).nullable(),
  amounts: Amounts.nullable(),
})
export type QuotedOrder = z.infer<typeof QuotedOrder>

export const previewOrder = endpoint({
  method: 'POST',
  path: '/distribution/order/preview',
  access: 'seller',
  permission: 'order.checkout',
  rate: 'search',
  summary: 'What a checkout would make: each order with its channels, coupon and amounts',
  input: Checkout.extend({
    /** Also compares warehouses and channels by price and day of arrival. */
    compares: z.boolean().default(false),
  }),
  reply: z.object({ orders: z.array(QuotedOrder), total: Money, balance: Money, is_complete: z.boolean() }),
})

export const createOrder = endpoint({
  method: 'POST',
  path: '/distribution/cartItem/createOrder',
  access: 'seller',
  permission: 'order.checkout',
  summary: 'Make orders of cart lines; refuses when the price is no longer the one that was shown',
  input: Checkout.extend({ expected_total: Money }),
  reply: z.object({ ids: z.array(z.int()), order_nos: z.array(z.string()), total: Money }),
})

const LineView = z.object({
  id: z.int(),
  sku_id: z.int(),
  goods_id: z.int(),
  title: z.string(),
  sku_code: z.string(),
  color_name: z.string(),
  size_name: z.string(),
  quantity: z.int(),
  unit: Money,
  goods: Money,
  services: z.array(z.enum(addValueKeys)),
  services_amount: Money,
  share: Money,
  brand_name: z.string().nullable(),
  picture_url: z.string().nullable(),
})

/** What a buyer wrote, chose or sent for a line. */
export const Personalisation = z.object({
  label: z.string(),
  value: z.string(),
  picture_url: z.string().nullable(),
})
export type Personalisation = z.infer<typeof Personalisation>

/** A line as a marketplace or a file named it, with what it is matched to. */
const ForeignLineView = z.object({
  id: z.int(),
  external_sku: z.string(),
  title: z.string(),
  picture_url: z.string(),
  quantity: z.int(),
  price: z.string().nullable(),
  sku_id: z.int().nullable(),
  /** The buyer's personalisation. */
  personalisation: z.array(Personalisation),
  /** Held until the seller confirms that the design contains the personalisation. */
  waits_for_answers: z.boolean(),
  filled_at: Instant.nullable(),
})
export type ForeignLineView = z.infer<typeof ForeignLineView>

const ActionView = z.object({ action: z.enum(orderActions), is_allowed: z.boolean(), reason: z.string().nullable() })

export const OrderRow = z.object({
  id: z.int(),
  order_no: z.string(),
  external_no: z.string(),
  source: z.enum(orderSources),
  /** The store it came from, as it is called now. */
  store: z.object({ id: z.int(), name: z.string(), platform: z.int().nullable() }).nullable(),
  state: z.enum(orderStates),
  /** What keeps a draft from being paid. */
  problems: z.array(z.object({ kind: z.enum(draftProblems), text: z.string() })),
  hold_reason: z.enum(holdReasons).nullable(),
  /** For orders held by a rule: which rule, as text. */
  hold_note: z.string(),
  buyer_name: z.string(),
  country: z.string(),
  warehouse_code: z.string(),
  channel_name: z.string(),
  pieces: z.int(),
  amounts: Amounts,
  refunded: Money,
  /** What is left of the sale; null while the order has no price. */
  profit: OrderProfit.nullable(),
  lines: z.array(LineView),
  /** For foreign orders: the original lines. */
  foreign_lines: z.array(ForeignLineView),
  allowed_actions: z.array(ActionView),
  created_at: Instant,
  paid_at: Instant.nullable(),
})
export type OrderRow = z.infer<typeof OrderRow>

export const OrderFilter = z.object({
  state: blankAsAbsent(z.enum(orderStates)),
  country: blankAsAbsent(z.string().length(2)),
  warehouse: blankAsAbsent(z.string().max(16)),
  source: blankAsAbsent(z.enum(orderSources)),
  store: blankAsAbsent(WireId),
  /** Why it is blocked. */
  trouble: blankAsAbsent(z.enum(orderTroubleNames)),
  /** Order number, marketplace number, recipient or SKU code. */
  keyword: blankAsAbsent(z.string().trim().max(80)),
  date_from: blankAsAbsent(z.iso.date()),
  date_to: blankAsAbsent(z.iso.date()),
  /** Numbers with commas between. */
  ids: blankAsAbsent(z.string().regex(/^\d+(,\d+)*$/)),
})

export const listOrders = endpoint({
  method: 'GET',
  path: '/distribution/order',
  access: 'seller',
  permission: 'order.admin',
  rate: 'search',
  summary: 'Orders, newest first',
  input: OrderFilter.extend(PageInput.shape),
  /** With `is_total_capped` there are more than `total`. Orders after `newest_id` have arrived since. */
  reply: getPage(OrderRow).extend({ is_total_capped: z.boolean(), newest_id: z.int() }),
})

export const countOrders = endpoint({
  method: 'GET',
  path: '/distribution/order/counts',
  access: 'seller',
  permission: 'order.admin',
  rate: 'search',
  summary: 'How many orders that match the filters have each status',
  input: OrderFilter.omit({ state: true }),
  reply: z.object({ total: z.int(), states: z.array(z.object({ state: z.enum(orderStates), count: z.int() })) }),
})

export const OrderEvent = z.object({
  kind: z.string(),
  from_state: z.enum(orderStates).nullable(),
  to_state: z.enum(orderStates).nullable(),
  actor: z.enum(['seller', 'staff', 'system', 'marketplace']),
  text: z.string(),
  created_at: Instant,
})

export const OrderDetail = OrderRow.extend({
  address: KeptAddress,
  remark: z.string(),
  /** The currency of the foreign prices. */
  currency: z.string(),
  weight_g: z.int(),
  days_min: z.int(),
  days_max: z.int(),
  events: z.array(OrderEvent),
  /** Why automatic payment was put off; it is tried again. */
  auto_pay_note: z.string(),
  /** Parcels in transit. */
  parcels: z.array(z.object({ tracking_no: z.string(), carrier: z.string(), state: z.string(), sent_at: Instant })),
})
export type OrderDetail = z.infer<typeof OrderDetail>

export const getOrder = endpoint({
  method: 'GET',
  path: '/distribution/order/{id}',
  access: 'seller',
  permission: 'order.detail',
  summary: 'One order with its lines, what happened and what can be done',
  input: IdInput,
  reply: OrderDetail,
})

export const payOrders = endpoint({
  method: 'POST',
  path: '/distribution/order/pay',
  moves_money: 'once',
  access: 'seller',
  permission: 'order.pay',
  summary: 'Pay orders together from the balance, with Alipay or with both',
  input: z.object({
    ids: z.array(WireId).min(1).max(MAX_BULK_ORDERS),
    method: PayMethod.default('balance'),
    /** Order numbers at marketplaces that do not answer, which the seller wants to pay all the same. */
    unasked: z.array(z.string().max(200)).max(MAX_BULK_ORDERS).optional(),
  }),
  reply: PayReply,
})

const PaidOrder = z.object({
  id: z.int(),
  order_no: z.string(),
  pieces: z.int(),
  total: Money,
  picture_url: z.string().nullable(),
  arrives_from: z.iso.date(),
  arrives_to: z.iso.date(),
})
export type PaidOrder = z.infer<typeof PaidOrder>

export const listOrdersOfPayment = endpoint({
  method: 'GET',
  path: '/distribution/order/ofPayment',
  access: 'seller',
  permission: 'order.pay',
  summary: 'The orders of a payment and when they arrive; empty for payments of anything else',
  input: z.object({ payment: WireId }),
  reply: z.object({ orders: z.array(PaidOrder) }),
})

export const cancelOrder = endpoint({
  method: 'POST',
  path: '/distribution/order/{id}/cancel',
  moves_money: 'once',
  access: 'seller',
  permission: 'order.admin:cancel',
  summary: 'Cancel before production; what was paid comes back to the fen, stock and coupon too',
  input: IdInput.extend({ reason: z.string().trim().max(200).default('') }),
  reply: z.object({ refunded: Money }),
})

export const holdOrder = endpoint({
  method: 'POST',
  path: '/distribution/order/{id}/hold',
  access: 'seller',
  permission: 'order.admin:edit',
  summary: 'Keep a paid order from production, or let a held one go on',
  input: IdInput.extend({ is_held: z.boolean() }),
  reply: z.object({ state: z.enum(orderStates) }),
})

export const changeOrderAddress = endpoint({
  method: 'PUT',
  path: '/distribution/order/{id}/address',
  moves_money: 'once',
  access: 'seller',
  permission: 'order.admin:edit',
  summary: 'Correct the address until production; what it changes in freight is settled at once',
  input: IdInput.extend({ address: OrderAddress }),
  reply: Empty,
})
