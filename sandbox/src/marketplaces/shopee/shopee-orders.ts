import type { FastifyInstance } from 'fastify'
import { digitsBetween, matching, oneOf, optional, text } from '../core/field-checks.ts'
import { toQuery } from '../core/http.ts'
import type { Order, OrderState } from '../core/model.ts'
import { addUpTotal, isPlatformShipped } from '../core/orders.ts'
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

/** Arranged with Shopee, and not yet with the carrier. */
export const shopeeStatus = (order: Order): string =>
  order.state === 'shipped' && isPlatformShipped(order) ? 'PROCESSED' : statusNames[order.state]

export const packageNumber = (order: Order): string => `OFG${order.created_ms}${order.order_id.slice(-4)}`
const getChannel = (order: Order) =>
  isPlatformShipped(order)
    ? { logistics_channel_id: 18_055, shipping_carrier: 'Shopee Xpress' }
    : { logistics_channel_id: 18_099, shipping_carrier: 'Seller own fleet' }

const masked = (value: string) => (value === '' ? '' : `${value.slice(0, 1)}****`)

/** Who has not paid yet stays unknown to the seller, and so does whom Shopee's own carriers bring it to. */
function getAddress(order: Order) {
  const { address, state } = order
  const show = state === 'unpaid' || isPlatformShipped(order) ? masked : (value: string) => value
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
  recipient_address: (order) => ({ recipient_address: getAddress(order) }),
  total_amount: (order) => ({ total_amount: Number(addUpTotal(order)) }),
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
      // Outside of bundles it is the number of the item.
      order_item_id: Number(line.product_id),
      wholesale: false,
      weight: 0.2,
      add_on_deal: false,
      main_item: false,
      add_on_deal_id: 0,
      promotion_type: '',
      promotion_id: 0,
      promotion_group_id: 0,
      product_location_id: ['SGZ'],
      image_info: { image_url: line.picture_url },
    })),
  }),
  // Every paid order is a package from the beginning.
  package_list: (order) => ({
    package_list:
      order.state === 'unpaid'
        ? []
        : [
            {
              package_number: packageNumber(order),
              logistics_status: order.shipments.length > 0 ? 'LOGISTICS_REQUEST_CREATED' : 'LOGISTICS_READY',
              ...getChannel(order),
              allow_self_design_awb: false,
              item_list: order.lines.map((line) => ({
                item_id: Number(line.product_id),
                model_id: Number(line.variant_id),
                model_quantity: line.quantity,
                order_item_id: Number(line.product_id),
                promotion_group_id: 0,
                product_location_id: 'SGZ',
              })),
              parcel_chargeable_weight: 0,
            },
          ],
  }),
  fulfillment_flag: () => ({ fulfillment_flag: 'fulfilled_by_cb_seller' }),
  buyer_cpf_id: () => ({ buyer_cpf_id: null }),
  shipping_carrier: (order) => ({ shipping_carrier: getChannel(order).shipping_carrier }),
}

const getDetail = (order: Order, wanted: readonly string[]) => ({
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
        request_order_status_pending: optional(oneOf('true', 'false')),
      },
    })
    if (!shop) return reply
    const query = toQuery(request)
    const [from, to, size] = [Number(query.time_from), Number(query.time_to), Number(query.page_size)]
    if (to < from || to - from > MAX_WINDOW_S) {
      world.violate(request, 'time_to - time_from is above 15 days')
      return refuse(reply, 'error_param', 'Time range must be within 15 days.')
    }
    const getKey = (order: Order) => `${String(order.updated_ms).padStart(15, '0')}:${order.order_id}`
    const getTime = (order: Order) =>
      seconds(query.time_range_field === 'create_time' ? order.created_ms : order.updated_ms)
    const after = query.cursor ? Buffer.from(query.cursor, 'base64url').toString() : ''
    const rows = world.book
      .ordersOf(shop.shop_id)
      .filter((order) => getTime(order) >= from && getTime(order) <= to && getKey(order) > after)
    const page = rows.slice(0, size)
    const last = page.at(-1)
    return answer(reply, {
      more: rows.length > size,
      next_cursor: rows.length > size && last ? Buffer.from(getKey(last)).toString('base64url') : '',
      order_list: page.map((order) => ({ order_sn: order.order_id, order_status: shopeeStatus(order) })),
    })
  })

  scope.get('/api/v2/order/get_order_detail', async (request, reply) => {
    const shop = shopCall(world, request, reply, {
      query: {
        order_sn_list: text(),
        response_optional_fields: optional(matching(/^[a-z_,]+$/)),
        request_order_status_pending: optional(oneOf('true', 'false')),
      },
    })
    if (!shop) return reply
    const { order_sn_list = '', response_optional_fields = '' } = toQuery(request)
    const wanted = order_sn_list.split(',')
    if (wanted.length > MAX_DETAILS) {
      world.violate(request, `more than ${MAX_DETAILS} orders at once`)
      return refuse(reply, 'error_param', 'order_sn_list is limited to 50.')
    }
    const found = wanted
      .map((order_sn) => world.book.orders.get(order_sn))
      .filter((order) => order !== undefined && order.shop_id === shop.shop_id) as Order[]
    if (found.length < wanted.length) return refuse(reply, 'order.order_not_found', 'The order is not found.')
    return answer(reply, { order_list: found.map((order) => getDetail(order, response_optional_fields.split(','))) })
  })
}

export function addOrders(scope: FastifyInstance, world: World): void {
  addLists(scope, world)
}
