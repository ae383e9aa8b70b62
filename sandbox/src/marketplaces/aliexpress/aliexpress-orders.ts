import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Check, int, list, matching, oneOf, optional, text } from '../core/field-checks.ts'
import type { Order, OrderState } from '../core/model.ts'
import { addUpTotal, ownOrder, shipOrder, touchOrder } from '../core/orders.ts'
import type { World } from '../core/world.ts'
import { answer, jsonParam, refuseMethod, shopCall, toParams } from './aliexpress-guard.ts'

const statusNames: Record<OrderState, string> = {
  unpaid: 'PLACE_ORDER_SUCCESS',
  on_hold: 'RISK_CONTROL',
  ready: 'WAIT_SELLER_SEND_GOODS',
  partially_shipped: 'SELLER_PART_SEND_GOODS',
  shipped: 'WAIT_BUYER_ACCEPT_GOODS',
  delivered: 'FINISH',
  cancelled: 'FINISH',
}

/** The platform lives on the time of the American west coast. */
export const pacific = (ms: number): string => new Date(ms).toLocaleString('sv-SE', { timeZone: 'America/Los_Angeles' })

const pacificText: Check = matching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
const services = ['YANWEN_AM', 'CAINIAO_STANDARD', 'YUNEXPRESS', 'DHL']
const money = (amount: string, currency_code: string) => ({ amount, currency_code })

type Handler = (world: World, request: FastifyRequest, reply: FastifyReply) => unknown
const noOrder = (reply: FastifyReply) => refuseMethod(reply, 'isv.order-not-exist', 'The order does not exist')

/** A time of change needs a time of creation beside it where sellers are in China. */
const created = { create_date_start: pacificText, create_date_end: pacificText }

const listOrdersAs =
  (param: 'param0' | 'param_aeop_order_query'): Handler =>
  (world, request, reply) => {
    const shop = shopCall(world, request, reply, { [param]: text() })
    const query =
      shop &&
      jsonParam(world, request, reply, param, {
        ...(param === 'param0' ? {} : created),
        modified_date_start: pacificText,
        modified_date_end: pacificText,
        current_page: int(1),
        page_size: int(1, 50),
        order_status_list: optional(list(text(), 20)),
      })
    if (!shop || !query) return reply
    const {
      modified_date_start: from,
      modified_date_end: to,
      current_page,
      page_size,
    } = query as Record<string, string>
    const size = Number(page_size)
    const rows = world.book
      .ordersOf(shop.shop_id)
      .filter((order) => pacific(order.updated_ms) >= String(from) && pacific(order.updated_ms) <= String(to))
    const first = (Number(current_page) - 1) * size
    return answer(reply, {
      result: {
        success: true,
        current_page: Number(current_page),
        page_size: size,
        total_count: rows.length,
        total_page: Math.ceil(rows.length / size),
        target_list: rows.slice(first, first + size).map((order) => ({
          order_id: order.order_id,
          order_status: statusNames[order.state],
          gmt_create: pacific(order.created_ms),
          gmt_update: pacific(order.updated_ms),
          ...(order.paid_ms === null ? {} : { gmt_pay_time: pacific(order.paid_ms) }),
          ...(order.state === 'cancelled' ? { end_reason: 'buyer_cancel' } : {}),
          pay_amount: money(addUpTotal(order), order.currency),
          product_list: order.lines.map((line) => ({
            child_id: line.line_id,
            sku_code: line.sku,
            product_id: line.product_id,
            product_name: line.title,
            product_count: line.quantity,
            product_unit_price: money(line.price, order.currency),
            memo: order.buyer_note,
            product_img_url: line.picture_url,
          })),
        })),
      },
    })
  }

const receipt = ({ address }: Order) => ({
  contact_person: address.name,
  country: address.country,
  province: address.state,
  city: address.city,
  address: address.line1,
  address2: address.line2,
  detail_address: address.line1,
  zip: address.postal_code,
  mobile_no: address.phone,
  phone_country: '',
})

const readReceipt: Handler = (world, request, reply) => {
  const shop = shopCall(world, request, reply, { param1: text() })
  const query = shop && jsonParam(world, request, reply, 'param1', { order_id: text() })
  if (!shop || !query) return reply
  const order = ownOrder(world, shop, query.order_id)
  return order ? answer(reply, { result: receipt(order) }) : noOrder(reply)
}

const findOrder: Handler = (world, request, reply) => {
  const shop = shopCall(world, request, reply, { param1: text() })
  const query = shop && jsonParam(world, request, reply, 'param1', { order_id: text() })
  if (!shop || !query) return reply
  const order = ownOrder(world, shop, query.order_id)
  if (!order) return noOrder(reply)
  return answer(reply, {
    target: {
      id: order.order_id,
      order_status: statusNames[order.state],
      memo: order.buyer_note,
      gmt_create: pacific(order.created_ms),
      gmt_modified: pacific(order.updated_ms),
      ...(order.paid_ms === null ? {} : { gmt_pay_success: pacific(order.paid_ms) }),
      ...(order.state === 'cancelled' ? { end_reason: 'buyer_cancel' } : {}),
      order_amount: money(addUpTotal(order), order.currency),
      receipt_address: receipt(order),
      child_order_list: order.lines.map((line) => ({
        id: line.line_id,
        sku_code: line.sku,
        product_id: line.product_id,
        product_name: line.title,
        product_count: line.quantity,
        product_price: money(line.price, order.currency),
        product_img_url: line.picture_url,
      })),
      logistic_info_list: order.shipments.map((shipment) => ({
        logistics_no: shipment.tracking_number,
        logistics_service_name: shipment.carrier,
      })),
    },
  })
}

/** Parcels here name no items: some of it was sent, or all of it. */
const fulfilAs =
  (form: 'result' | 'bare'): Handler =>
  (world, request, reply) => {
    const shop = shopCall(world, request, reply, {
      service_name: oneOf(...services),
      out_ref: matching(/^\d+$/),
      send_type: oneOf('all', 'part'),
      logistics_no: text(50),
      tracking_website: optional(text(500, 0)),
      description: optional(text(500, 0)),
    })
    if (!shop) return reply
    const { service_name = '', out_ref, send_type, logistics_no = '' } = toParams(request)
    const order = ownOrder(world, shop, out_ref)
    if (!order) return noOrder(reply)
    const tell = (result: Record<string, unknown>) => answer(reply, form === 'bare' ? result : { result })
    const done = () => tell({ result_success: true })
    const refused = (text: string) =>
      tell({ result_success: false, result_error_code: 'B_LOGISTICS_NOT_ALLOWED', result_error_desc: text })
    if (send_type === 'all') {
      const refusal = shipOrder(world, order, { tracking_number: logistics_no, carrier: service_name })
      return refusal ? refused(refusal) : done()
    }
    if (order.state !== 'ready' && order.state !== 'partially_shipped') return refused('not_shippable')
    order.shipments.push({
      shipment_id: logistics_no,
      tracking_number: logistics_no,
      carrier: service_name,
      at_ms: world.nowMs(),
      lines: [],
    })
    touchOrder(world, order, 'partially_shipped')
    return done()
  }

const listServices: Handler = (world, request, reply) =>
  shopCall(world, request, reply, {})
    ? answer(reply, {
        result_success: true,
        result_list: services.map((key) => ({ service_name: key, display_name: key.replaceAll('_', ' ') })),
      })
    : reply

export const orderMethods: Readonly<Record<string, Handler>> = {
  'aliexpress.solution.order.get': listOrdersAs('param0'),
  'aliexpress.trade.seller.orderlist.get': listOrdersAs('param_aeop_order_query'),
  'aliexpress.logistics.sellershipmentfortop': fulfilAs('bare'),
  'aliexpress.solution.order.receiptinfo.get': readReceipt,
  'aliexpress.trade.new.redefining.findorderbyid': findOrder,
  'aliexpress.solution.order.fulfill': fulfilAs('result'),
  'aliexpress.logistics.redefining.listlogisticsservice': listServices,
}
