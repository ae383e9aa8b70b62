import type { FastifyInstance } from 'fastify'
import { digitsBetween, int, oneOf, optional, text } from '../core/field-checks.ts'
import { findJson, toQuery } from '../core/http.ts'
import type { Order, OrderLine, OrderState } from '../core/model.ts'
import { addUpTotal, isPlatformShipped } from '../core/orders.ts'
import type { World } from '../core/world.ts'
import { answer, guard, refuse } from './tiktok-guard.ts'
import { deliveryOptions, getPackages, packAtOnce, SELLER_OPTION, WAREHOUSE } from './tiktok-packages.ts'

const seconds = (ms: number) => Math.floor(ms / 1000)
const MAX_IDS = 50

const statusNames: Record<OrderState, string> = {
  unpaid: 'UNPAID',
  on_hold: 'ON_HOLD',
  ready: 'AWAITING_SHIPMENT',
  partially_shipped: 'PARTIALLY_SHIPPING',
  shipped: 'AWAITING_COLLECTION',
  delivered: 'DELIVERED',
  cancelled: 'CANCELLED',
}
export const tiktokStatus = (order: Order): string => statusNames[order.state]

/** Every piece is a separate line item. */
const getUnits = (order: Order, line: OrderLine) =>
  line.unit_ids.map((id) => {
    const parcel = getPackages(order).find(({ unit_ids }) => unit_ids.includes(id))
    const display_status = parcel?.is_sent ? 'AWAITING_COLLECTION' : unsentStatus(order)
    return {
      id,
      sku_id: line.variant_id,
      product_id: line.product_id,
      product_name: line.title,
      sku_name: line.variant_text,
      seller_sku: line.sku,
      sku_image: line.picture_url,
      sale_price: line.price,
      original_price: line.price,
      seller_discount: '0',
      platform_discount: '0',
      currency: order.currency,
      sku_type: 'NORMAL',
      is_gift: false,
      display_status,
      ...(parcel ? { package_id: parcel.id, package_status: parcel.is_sent ? 'PROCESSING' : 'TO_FULFILL' } : {}),
      ...(parcel?.is_sent
        ? {
            tracking_number: parcel.tracking_number,
            shipping_provider_name: parcel.carrier,
            rts_time: seconds(order.updated_ms),
          }
        : {}),
    }
  })

const unsentStatus = ({ state }: Order): string => {
  if (state === 'unpaid' || state === 'cancelled' || state === 'delivered') return statusNames[state]
  return 'AWAITING_SHIPMENT'
}

const getRecipient = (order: Order) => {
  const { address } = order
  const show = (value: string) => (isPlatformShipped(order) && value ? `${value.slice(0, 1)}***` : value)
  return {
    name: show(address.name),
    first_name: show(address.name.split(' ')[0] ?? ''),
    last_name: show(address.name.split(' ').slice(1).join(' ')),
    phone_number: show(address.phone),
    full_address: show([address.line1, address.city, address.state, address.postal_code].join(', ')),
    address_detail: show(address.line1),
    address_line1: show(address.line1),
    address_line2: show(address.line2),
    postal_code: show(address.postal_code),
    region_code: address.country,
    district_info: [
      { address_level: 'L0', address_level_name: 'Country', address_name: address.country },
      { address_level: 'L1', address_level_name: 'State', address_name: address.state },
      { address_level: 'L2', address_level_name: 'City', address_name: address.city },
    ],
  }
}

const getOrder = (order: Order) => ({
  id: order.order_id,
  status: tiktokStatus(order),
  user_id: `7${order.order_id}`,
  buyer_message: order.buyer_note,
  buyer_email: 'v2b2V5@chat.seller.example',
  create_time: seconds(order.created_ms),
  update_time: seconds(order.updated_ms),
  ...(order.paid_ms === null ? {} : { paid_time: seconds(order.paid_ms) }),
  fulfillment_type: 'FULFILLMENT_BY_SELLER',
  shipping_type: isPlatformShipped(order) ? 'TIKTOK' : 'SELLER',
  delivery_type: 'HOME_DELIVERY',
  delivery_option_id: isPlatformShipped(order) ? deliveryOptions[0]?.id : SELLER_OPTION,
  delivery_option_name: isPlatformShipped(order) ? 'Standard shipping' : 'Shipping by seller',
  is_buyer_request_cancel: order.extra.cancel_requested === 'true',
  is_on_hold_order: false,
  is_cod: false,
  is_sample_order: false,
  has_updated_recipient_address: false,
  warehouse_id: WAREHOUSE,
  rts_sla_time: seconds(order.created_ms) + 2 * 86_400,
  tts_sla_time: seconds(order.created_ms) + 3 * 86_400,
  payment: {
    currency: order.currency,
    sub_total: addUpTotal(order),
    shipping_fee: order.shipping_fee,
    seller_discount: '0',
    platform_discount: '0',
    total_amount: addUpTotal(order),
    tax: '0',
  },
  // Kept back until the order can be sent.
  ...(order.state === 'unpaid' || order.state === 'on_hold' ? {} : { recipient_address: getRecipient(order) }),
  packages: getPackages(order).map(({ id }) => ({ id })),
  line_items: order.lines.flatMap((line) => getUnits(order, line)),
})

function addSearch(scope: FastifyInstance, world: World): void {
  scope.post('/order/202309/orders/search', async (request, reply) => {
    const shop = guard(world, request, reply, {
      query: {
        page_size: digitsBetween(1, 100),
        page_token: optional(text(200, 0)),
        sort_field: optional(oneOf('create_time', 'update_time')),
        sort_order: optional(oneOf('ASC', 'DESC')),
      },
      body: {
        update_time_ge: optional(int(0)),
        update_time_lt: optional(int(0)),
        create_time_ge: optional(int(0)),
        create_time_lt: optional(int(0)),
        order_status: optional(text()),
      },
    })
    if (!shop) return reply
    const { page_token, page_size, sort_order } = toQuery(request)
    const body = findJson(request) as { update_time_ge?: number; update_time_lt?: number }
    const getKey = (order: Order) => `${String(order.updated_ms).padStart(15, '0')}:${order.order_id}`
    const after = page_token ? Buffer.from(page_token, 'base64url').toString() : ''
    const rows = world.book
      .ordersOf(shop.shop_id)
      .filter((order) => seconds(order.updated_ms) >= (body.update_time_ge ?? 0))
      .filter((order) => seconds(order.updated_ms) < (body.update_time_lt ?? Number.POSITIVE_INFINITY))
    const ordered = sort_order === 'ASC' ? rows : rows.reverse()
    const left =
      after === ''
        ? ordered
        : ordered.filter((order) => (sort_order === 'ASC' ? getKey(order) > after : getKey(order) < after))
    const page = left.slice(0, Number(page_size))
    const last = page.at(-1)
    for (const order of page) packAtOnce(order, shop.region)
    return answer(reply, {
      total_count: rows.length,
      orders: page.map(getOrder),
      next_page_token: left.length > page.length && last ? Buffer.from(getKey(last)).toString('base64url') : '',
    })
  })

  scope.get('/order/202309/orders', async (request, reply) => {
    const shop = guard(world, request, reply, { query: { ids: text() } })
    if (!shop) return reply
    const ids = (toQuery(request).ids ?? '').split(',')
    if (ids.length > MAX_IDS) {
      world.violate(request, `more than ${MAX_IDS} ids`)
      return refuse(reply, 36009003, 'ids: at most 50')
    }
    const found = ids
      .map((id) => world.book.orders.get(id))
      .filter((order) => order?.shop_id === shop.shop_id) as Order[]
    for (const order of found) packAtOnce(order, shop.region)
    return answer(reply, { orders: found.map(getOrder) })
  })
}

export function addOrders(scope: FastifyInstance, world: World): void {
  addSearch(scope, world)
}
