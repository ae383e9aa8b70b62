import type { FastifyInstance } from 'fastify'
import { digitsBetween, matching, oneOf, optional, shape, text } from '../core/field-checks.ts'
import { jsonOf, queryOf } from '../core/http.ts'
import type { Order, OrderState } from '../core/model.ts'
import { ownOrder, shipOrder, totalOf } from '../core/orders.ts'
import type { World } from '../core/world.ts'
import { answer, refuse, shopCall } from './shopee-guard.ts'

const MAX_WINDOW_S = 15 * 86_400
const MAX_DETAILS = 50
const seconds = (ms: number) => Math.floor(ms / 1000)
const anySecond = digitsBetween(1, 9_999_999_999)

const statusNames: Record<OrderState, string> = {
  unpaid: 'UNPAID',
  on_hold: 'PENDING',
  ready: 'READY_TO_SHIP',
  partially_shipped: 'PROCESSED',
  shipped: 'SHIPPED',
  delivered: 'TO_CONFIRM_RECEIVE',
  cancelled: 'CANCELLED',
}

export const shopeeStatus = (order: Order): string => statusNames[order.state]

const masked = (value: string) => (value === '' ? '' : `${value.slice(0, 1)}****`)

/** Who has not paid yet stays unknown to the seller. */
function addressOf({ address, state }: Order) {
  const show = state === 'unpaid' ? masked : (value: string) => value
  const { name, phone, line1, line2, city, postal_code, country } = address
  const full_address = [line1, line2, city, address.state, postal_code].filter(Boolean).join(', ')
  return {
    name: show(name),
    phone: show(phone),
    town: '',
    district: '',
    city: show(city),
    state: show(address.state),
    region: country,
    zipcode: show(postal_code),
    full_address: show(full_address),
  }
}

const optionalParts: Record<string, (order: Order) => Record<string, unknown>> = {
  recipient_address: (order) => ({ recipient_address: addressOf(order) }),
  total_amount: (order) => ({ total_amount: Number(totalOf(order)) }),
  pay_time: (order) => ({ pay_time: order.paid_ms === null ? null : seconds(order.paid_ms) }),
  item_list: (order) => ({
    item_list: order.lines.map((line) => ({
      item_id: Number(line.product_id),
      item_name: line.title,
      item_sku: '',
      model_id: Number(line.variant_id),
      model_name: line.variant_text,
      model_sku: line.sku,
      model_quantity_purchased: line.quantity,
      model_original_price: Number(line.price),
      model_discounted_price: Number(line.price),
      order_item_id: Number(line.line_id),
      image_info: { image_url: line.picture_url },
    })),
  }),
  package_list: (order) => ({
    package_list: order.shipments.map((shipment) => ({
      package_number: `OFG${shipment.shipment_id}`,
      logistics_status: 'LOGISTICS_REQUEST_CREATED',
      shipping_carrier: shipment.carrier,
    })),
  }),
}

const detailOf = (order: Order, wanted: readonly string[]) => ({
  order_sn: order.order_id,
  order_status: shopeeStatus(order),
  region: order.address.country,
  currency: order.currency,
  cod: false,
  message_to_seller: order.buyer_note,
  create_time: seconds(order.created_ms),
  update_time: seconds(order.updated_ms),
  days_to_ship: 3,
  ship_by_date: seconds(order.created_ms) + 3 * 86_400,
  ...Object.assign({}, ...wanted.map((name) => optionalParts[name]?.(order) ?? {})),
})

/** A page begins behind the last order of the page before it, so that changes in between move nothing. */
function addLists(scope: FastifyInstance, world: World): void {
  scope.get('/api/v2/order/get_order_list', async (request, reply) => {
    const shop = shopCall(world, request, reply, {
      query: {
        time_range_field: oneOf('create_time', 'update_time'),
        time_from: anySecond,
        time_to: anySecond,
        page_size: digitsBetween(1, 100),
        cursor: optional(text(100, 0)),
        order_status: optional(text()),
        response_optional_fields: optional(oneOf('order_status')),
      },
    })
    if (!shop) return reply
    const query = queryOf(request)
    const [from, to, size] = [Number(query.time_from), Number(query.time_to), Number(query.page_size)]
    if (to < from || to - from > MAX_WINDOW_S) {
      world.violate(request, 'time_to - time_from is above 15 days')
      return refuse(reply, 'error_param', 'Time range must be within 15 days.')
    }
    const keyOf = (order: Order) => `${String(order.updated_ms).padStart(15, '0')}:${order.order_id}`
    const timeOf = (order: Order) =>
      seconds(query.time_range_field === 'create_time' ? order.created_ms : order.updated_ms)
    const after = query.cursor ? Buffer.from(query.cursor, 'base64url').toString() : ''
    const rows = world.book
      .ordersOf(shop.shop_id)
      .filter((order) => timeOf(order) >= from && timeOf(order) <= to && keyOf(order) > after)
    const page = rows.slice(0, size)
    const last = page.at(-1)
    return answer(reply, {
      more: rows.length > size,
      next_cursor: rows.length > size && last ? Buffer.from(keyOf(last)).toString('base64url') : '',
      order_list: page.map((order) => ({ order_sn: order.order_id, order_status: shopeeStatus(order) })),
    })
  })

  scope.get('/api/v2/order/get_order_detail', async (request, reply) => {
    const shop = shopCall(world, request, reply, {
      query: { order_sn_list: text(), response_optional_fields: optional(matching(/^[a-z_,]+$/)) },
    })
    if (!shop) return reply
    const { order_sn_list = '', response_optional_fields = '' } = queryOf(request)
    const wanted = order_sn_list.split(',')
    if (wanted.length > MAX_DETAILS) {
      world.violate(request, `more than ${MAX_DETAILS} orders at once`)
      return refuse(reply, 'error_param', 'order_sn_list is limited to 50.')
    }
    const found = wanted
      .map((order_sn) => world.book.orders.get(order_sn))
      .filter((order) => order !== undefined && order.shop_id === shop.shop_id) as Order[]
    if (found.length < wanted.length) return refuse(reply, 'order.order_not_found', 'The order is not found.')
    return answer(reply, { order_list: found.map((order) => detailOf(order, response_optional_fields.split(','))) })
  })
}

function addLogistics(scope: FastifyInstance, world: World): void {
  scope.get('/api/v2/logistics/get_shipping_parameter', async (request, reply) => {
    const shop = shopCall(world, request, reply, { query: { order_sn: text() } })
    if (!shop) return reply
    if (!ownOrder(world, shop, queryOf(request).order_sn)) return refuse(reply, 'order.order_not_found', 'Not found.')
    return answer(reply, { info_needed: { non_integrated: ['tracking_number'] } })
  })

  scope.post('/api/v2/logistics/ship_order', async (request, reply) => {
    const shop = shopCall(world, request, reply, {
      body: { order_sn: text(), non_integrated: shape({ tracking_number: text(60) }) },
    })
    if (!shop) return reply
    const { order_sn, non_integrated } = jsonOf(request) as {
      order_sn: string
      non_integrated: { tracking_number: string }
    }
    const order = ownOrder(world, shop, order_sn)
    if (!order) return refuse(reply, 'order.order_not_found', 'The order is not found.')
    const refused = shipOrder(world, order, { ...non_integrated, carrier: 'Seller own fleet' })
    if (refused) return refuse(reply, 'logistics.error_status_limit', `Cannot ship: ${shopeeStatus(order)}.`)
    return answer(reply, {})
  })

  scope.get('/api/v2/logistics/get_tracking_number', async (request, reply) => {
    const shop = shopCall(world, request, reply, { query: { order_sn: text() } })
    if (!shop) return reply
    const order = ownOrder(world, shop, queryOf(request).order_sn)
    if (!order) return refuse(reply, 'order.order_not_found', 'The order is not found.')
    return answer(reply, { tracking_number: order.shipments.at(-1)?.tracking_number ?? '' })
  })
}

export function addOrders(scope: FastifyInstance, world: World): void {
  addLists(scope, world)
  addLogistics(scope, world)
}
