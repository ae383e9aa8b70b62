import type { FastifyInstance } from 'fastify'
import { digitsBetween, int, list, oneOf, optional, text } from '../core/field-checks.ts'
import { jsonOf, queryOf } from '../core/http.ts'
import type { Order, OrderLine, OrderState } from '../core/model.ts'
import { ownOrder, shipOrder, totalOf } from '../core/orders.ts'
import type { World } from '../core/world.ts'
import { answer, guard, refuse } from './tiktok-guard.ts'

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

export const providers = [
  { id: '7208502187360519982', name: 'YunExpress' },
  { id: '7117858858072016686', name: 'USPS' },
  { id: '7117859084333745966', name: 'UPS' },
]

/** Every piece is a separate line item. */
const unitsOf = (order: Order, line: OrderLine) =>
  line.unit_ids.map((id) => {
    const shipment = line.shipped_unit_ids.includes(id) ? order.shipments.at(-1) : undefined
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
      currency: order.currency,
      display_status: shipment ? 'AWAITING_COLLECTION' : statusNames[order.state],
      ...(shipment
        ? {
            package_id: shipment.shipment_id,
            tracking_number: trackingOf(order, id, line) ?? shipment.tracking_number,
            shipping_provider_name: shipment.carrier,
          }
        : {}),
    }
  })

/** Which parcel a piece went with: pieces leave in the order of the parcels. */
function trackingOf(order: Order, unit_id: string, line: OrderLine): string | undefined {
  let place = line.shipped_unit_ids.indexOf(unit_id)
  for (const shipment of order.shipments) {
    const quantity = shipment.lines.find((each) => each.line_id === line.line_id)?.quantity ?? 0
    if (place < quantity) return shipment.tracking_number
    place -= quantity
  }
}

const orderOf = (order: Order) => {
  const { address } = order
  const hidden = order.state === 'unpaid'
  const show = (value: string) => (hidden && value ? `${value.slice(0, 1)}***` : value)
  return {
    id: order.order_id,
    status: tiktokStatus(order),
    buyer_message: order.buyer_note,
    create_time: seconds(order.created_ms),
    update_time: seconds(order.updated_ms),
    ...(order.paid_ms === null ? {} : { paid_time: seconds(order.paid_ms) }),
    fulfillment_type: 'FULFILLMENT_BY_SELLER',
    shipping_type: 'SELLER',
    delivery_option_id: '7091146663229654786',
    rts_sla_time: seconds(order.created_ms) + 2 * 86_400,
    payment: { total_amount: totalOf(order), currency: order.currency, shipping_fee: order.shipping_fee },
    recipient_address: {
      name: show(address.name),
      phone_number: show(address.phone),
      address_line1: show(address.line1),
      address_line2: show(address.line2),
      postal_code: show(address.postal_code),
      region_code: address.country,
      district_info: [
        { address_level: 'L0', address_level_name: 'Country', address_name: address.country },
        { address_level: 'L1', address_level_name: 'State', address_name: address.state },
        { address_level: 'L2', address_level_name: 'City', address_name: address.city },
      ],
    },
    line_items: order.lines.flatMap((line) => unitsOf(order, line)),
  }
}

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
    const { page_token, page_size, sort_order } = queryOf(request)
    const body = jsonOf(request) as { update_time_ge?: number; update_time_lt?: number }
    const keyOf = (order: Order) => `${String(order.updated_ms).padStart(15, '0')}:${order.order_id}`
    const after = page_token ? Buffer.from(page_token, 'base64url').toString() : ''
    const rows = world.book
      .ordersOf(shop.shop_id)
      .filter((order) => seconds(order.updated_ms) >= (body.update_time_ge ?? 0))
      .filter((order) => seconds(order.updated_ms) < (body.update_time_lt ?? Number.POSITIVE_INFINITY))
    const ordered = sort_order === 'ASC' ? rows : rows.reverse()
    const left =
      after === ''
        ? ordered
        : ordered.filter((order) => (sort_order === 'ASC' ? keyOf(order) > after : keyOf(order) < after))
    const page = left.slice(0, Number(page_size))
    const last = page.at(-1)
    return answer(reply, {
      total_count: rows.length,
      orders: page.map(orderOf),
      next_page_token: left.length > page.length && last ? Buffer.from(keyOf(last)).toString('base64url') : '',
    })
  })

  scope.get('/order/202309/orders', async (request, reply) => {
    const shop = guard(world, request, reply, { query: { ids: text() } })
    if (!shop) return reply
    const ids = (queryOf(request).ids ?? '').split(',')
    if (ids.length > MAX_IDS) {
      world.violate(request, `more than ${MAX_IDS} ids`)
      return refuse(reply, 36009003, 'ids: at most 50')
    }
    const found = ids
      .map((id) => world.book.orders.get(id))
      .filter((order) => order?.shop_id === shop.shop_id) as Order[]
    return answer(reply, { orders: found.map(orderOf) })
  })
}

function addFulfilment(scope: FastifyInstance, world: World): void {
  scope.get('/logistics/202309/delivery_options/:id/shipping_providers', async (request, reply) =>
    guard(world, request, reply) ? answer(reply, { shipping_providers: providers }) : reply,
  )

  scope.post<{ Params: { id: string } }>('/fulfillment/202309/orders/:id/packages', async (request, reply) => {
    const shop = guard(world, request, reply, {
      body: {
        tracking_number: text(50),
        shipping_provider_id: oneOf(...providers.map(({ id }) => id)),
        order_line_item_ids: optional(list(text(), 100)),
      },
    })
    if (!shop) return reply
    const order = ownOrder(world, shop, request.params.id)
    if (!order) return refuse(reply, 11027001, 'Order not exist')
    const { tracking_number, shipping_provider_id, order_line_item_ids } = jsonOf(request) as {
      tracking_number: string
      shipping_provider_id: string
      order_line_item_ids?: string[]
    }
    const carrier = providers.find(({ id }) => id === shipping_provider_id)?.name ?? ''
    const refused = shipOrder(world, order, { tracking_number, carrier, unit_ids: order_line_item_ids })
    if (refused) return refuse(reply, 11027008, `Order line item can not be shipped: ${refused}`)
    return answer(reply, {
      package_id: order.shipments.at(-1)?.shipment_id,
      order_line_item_ids: order_line_item_ids ?? [],
    })
  })
}

export function addOrders(scope: FastifyInstance, world: World): void {
  addSearch(scope, world)
  addFulfilment(scope, world)
}
