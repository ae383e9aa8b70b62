import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { labelPdf } from '../../services/carrier/label-files.ts'
import {
  bool,
  digitsBetween,
  fieldFault,
  instant,
  list,
  matching,
  oneOf,
  optional,
  shape,
  text,
} from '../core/field-checks.ts'
import { digits } from '../core/ids.ts'
import type { Order, OrderState, Shop } from '../core/model.ts'
import { addUpTotal, getAnswers, isPlatformShipped, ownOrder, shipOrder, touchOrder } from '../core/orders.ts'
import { apiPrefix, type World } from '../core/world.ts'
import { answer, refuse, shopCall, toParams } from './lazada-guard.ts'

const MAX_ITEM_ORDERS = 50
export const time = (ms: number) => `${new Date(ms + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')} +0800`

const statusNames: Record<OrderState, string> = {
  unpaid: 'unpaid',
  on_hold: 'pending',
  ready: 'pending',
  partially_shipped: 'ready_to_ship',
  shipped: 'shipped',
  delivered: 'delivered',
  cancelled: 'canceled',
}

/** Packed pieces have a number already; handed over they are on their way. */
export const lazadaStatus = (order: Order): string =>
  order.state === 'ready' && order.extra.package_id ? 'packed' : statusNames[order.state]

/** Local sellers see little of a buyer whom Lazada's carriers bring the parcel to. */
const hidden = (order: Order, value: string) => (isPlatformShipped(order) && value ? `${value.slice(0, 1)}***` : value)

const getOrder = (order: Order) => {
  const { address } = order
  const [first_name = '', ...rest] = address.name.split(' ').map((part) => hidden(order, part))
  return {
    order_id: Number(order.order_id),
    order_number: Number(order.order_id),
    statuses: [lazadaStatus(order)],
    price: addUpTotal(order),
    remarks: order.buyer_note,
    items_count: order.lines.length,
    created_at: time(order.created_ms),
    updated_at: time(order.updated_ms),
    payment_method: 'MIXEDCARD',
    address_shipping: {
      first_name,
      last_name: rest.join(' '),
      phone: hidden(order, address.phone),
      country: address.country,
      address1: hidden(order, address.line1),
      address2: hidden(order, address.line2),
      address3: address.state,
      address4: '',
      address5: '',
      city: hidden(order, address.city),
      post_code: hidden(order, address.postal_code),
    },
  }
}

/** One row for every piece. */
const getItems = (order: Order) =>
  order.lines.flatMap((line) =>
    line.unit_ids.map((unit_id) => ({
      order_item_id: Number(unit_id),
      order_id: Number(order.order_id),
      name: line.title,
      sku: line.sku,
      sku_id: line.variant_id,
      product_id: line.product_id,
      shop_sku: `${line.product_id}_${line.variant_id}`,
      variation: line.variant_text,
      item_price: Number(line.price),
      paid_price: Number(line.price),
      currency: order.currency,
      status: lazadaStatus(order),
      product_main_image: line.picture_url,
      personalization: getAnswers(line)
        .map(({ label, value }) => `${label}: ${value}`)
        .join('; '),
      tracking_code: order.extra.tracking_number ?? '',
      package_id: order.extra.package_id ?? '',
      shipment_provider: order.extra.package_id ? 'LEX' : '',
      is_fbl: 0,
      delivery_option_sof: 0,
      shipping_type: 'Dropshipping',
      order_flag: 'NORMAL',
      is_digital: 0,
      warehouse_code: 'dropshipping',
      created_at: time(order.created_ms),
      updated_at: time(order.updated_ms),
    })),
  )

function addReading(scope: FastifyInstance, world: World): void {
  scope.get('/rest/orders/get', async (request, reply) => {
    const shop = shopCall(world, request, reply, {
      update_after: optional(instant),
      update_before: optional(instant),
      created_after: optional(instant),
      limit: digitsBetween(1, 100),
      offset: digitsBetween(0, 5000),
      status: optional(text()),
      sort_by: optional(oneOf('updated_at', 'created_at')),
      sort_direction: optional(oneOf('ASC', 'DESC')),
    })
    if (!shop) return reply
    const { update_after, update_before, limit, offset, sort_direction } = toParams(request)
    const rows = world.book
      .ordersOf(shop.shop_id)
      .filter((order) => !update_after || order.updated_ms >= Date.parse(update_after))
      .filter((order) => !update_before || order.updated_ms <= Date.parse(update_before))
    if (sort_direction !== 'ASC') rows.reverse()
    const page = rows.slice(Number(offset), Number(offset) + Number(limit))
    return answer(reply, { data: { count: page.length, countTotal: rows.length, orders: page.map(getOrder) } })
  })

  scope.get('/rest/order/get', async (request, reply) => {
    const shop = shopCall(world, request, reply, { order_id: matching(/^\d+$/) })
    if (!shop) return reply
    const order = ownOrder(world, shop, toParams(request).order_id)
    return order ? answer(reply, { data: getOrder(order) }) : refuse(reply, 'ISV', '16', 'E016: Invalid Order ID')
  })

  scope.get('/rest/orders/items/get', async (request, reply) => {
    const shop = shopCall(world, request, reply, { order_ids: matching(/^\[\d+(,\d+)*\]$/) })
    if (!shop) return reply
    const ids = (toParams(request).order_ids ?? '').slice(1, -1).split(',')
    if (ids.length > MAX_ITEM_ORDERS) {
      world.violate(request, `more than ${MAX_ITEM_ORDERS} orders`)
      return refuse(reply, 'ISV', '19', 'E019: too many orders')
    }
    const found = ids.map((id) => ownOrder(world, shop, id))
    if (found.includes(null)) return refuse(reply, 'ISV', '16', 'E016: Invalid Order ID')
    const rows = (found as Order[]).map((order) => ({
      order_id: Number(order.order_id),
      order_number: Number(order.order_id),
      order_items: getItems(order),
    }))
    return answer(reply, { data: rows })
  })
}

const PROVIDER = 'FM49'
/** Cross-border shops name the carrier to the sorting centre, local ones do not. */
const allocateType = ({ region }: Shop) => (region === 'SG' ? 'NTFS' : 'TFS')
const ProvidersReq = shape({
  orders: list(shape({ order_id: text(), order_item_ids: list(text(), 200) }), 20),
})
const DocumentReq = shape({
  doc_type: oneOf('PDF', 'HTML'),
  print_item_list: optional(bool),
  packages: list(shape({ package_id: text() }), 20),
})
const PackReq = shape({
  pack_order_list: list(shape({ order_id: text(), order_item_list: list(text(), 200) }), 20),
  delivery_type: oneOf('dropship'),
  shipment_provider_code: optional(oneOf(PROVIDER)),
  shipping_allocate_type: oneOf('TFS', 'NTFS'),
})
const ReadyReq = shape({ packages: list(shape({ package_id: text() }), 20) })

function readJsonParam(
  world: World,
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  check: typeof PackReq,
) {
  let value: unknown
  try {
    value = JSON.parse(toParams(request)[name] ?? '')
  } catch {
    value = null
  }
  const fault = fieldFault({ [name]: value }, { [name]: check })
  if (!fault) return value
  world.violate(request, fault)
  refuse(reply, 'ISV', 'InvalidParameter', fault)
  return null
}

/** The platform assigns the tracking number when the pieces are packed. */
function pack(world: World, shop: Shop, wanted: { order_id: string; order_item_list: string[] }) {
  const order = world.book.orders.get(wanted.order_id)
  const units = order?.lines.flatMap((line) => line.unit_ids) ?? []
  const is_whole =
    wanted.order_item_list.length === units.length && units.every((id) => wanted.order_item_list.includes(id))
  const item = (order_item_id: string, item_err_code: string, more: object = {}) => ({
    order_item_id,
    item_err_code,
    ...more,
  })
  if (!order || order.shop_id !== shop.shop_id || !is_whole || order.state !== 'ready') {
    return wanted.order_item_list.map((id) => item(id, '82', { msg: 'E082: item cannot be packed' }))
  }
  if (!order.extra.package_id) {
    order.extra = { ...order.extra, package_id: `FP${digits(12)}`, tracking_number: `LEX${shop.region}${digits(9)}` }
    touchOrder(world, order)
  }
  const { package_id, tracking_number } = order.extra
  return wanted.order_item_list.map((id) =>
    item(id, '0', { package_id, tracking_number, shipment_provider: 'LEX', msg: 'success' }),
  )
}

function addShipping(scope: FastifyInstance, world: World): void {
  scope.get('/rest/order/shipment/providers/get', async (request, reply) => {
    const shop = shopCall(world, request, reply, { getShipmentProvidersReq: text(50_000) })
    if (!shop || !readJsonParam(world, request, reply, 'getShipmentProvidersReq', ProvidersReq)) return reply
    const shipping_allocate_type = allocateType(shop)
    const shipment_providers = shipping_allocate_type === 'NTFS' ? [{ name: 'LEX', provider_code: PROVIDER }] : []
    const data = { platform_default: 1, shipment_providers, shipping_allocate_type }
    return answer(reply, { result: { success: true, data, error_code: '', error_msg: '' } })
  })

  scope.post('/rest/order/fulfill/pack', async (request, reply) => {
    const shop = shopCall(world, request, reply, { packReq: text(50_000) })
    if (!shop) return reply
    const value = readJsonParam(world, request, reply, 'packReq', PackReq)
    if (!value) return reply
    const { pack_order_list, shipment_provider_code, shipping_allocate_type } = value as {
      pack_order_list: { order_id: string; order_item_list: string[] }[]
      shipment_provider_code?: string
      shipping_allocate_type: string
    }
    const is_across = allocateType(shop) === 'NTFS'
    if (shipping_allocate_type !== allocateType(shop) || is_across !== (shipment_provider_code !== undefined)) {
      world.violate(request, 'a provider code is for cross-border shops, and only for them')
      return refuse(reply, 'ISV', '905', 'Invalid shipment provider')
    }
    const packed = pack_order_list.map((each) => ({
      order_id: each.order_id,
      order_item_list: pack(world, shop, each),
    }))
    return answer(reply, { result: { success: true, data: { pack_order_list: packed } } })
  })

  scope.post('/rest/order/package/rts', async (request, reply) => {
    const shop = shopCall(world, request, reply, { readyToShipReq: text(50_000) })
    if (!shop) return reply
    const value = readJsonParam(world, request, reply, 'readyToShipReq', ReadyReq)
    if (!value) return reply
    const { packages } = value as { packages: { package_id: string }[] }
    const done = packages.map(({ package_id }) => {
      const order = world.book.ordersOf(shop.shop_id).find((each) => each.extra.package_id === package_id)
      const tracking_number = order?.extra.tracking_number ?? ''
      const refused = order ? shipOrder(world, order, { tracking_number, carrier: 'LEX' }) : 'unknown_line'
      return { package_id, item_err_code: refused ? '24' : '0', msg: refused ?? 'success', retry: false }
    })
    return answer(reply, { result: { success: true, data: { packages: done } } })
  })
}

const findPackage = (world: World, package_id: string) =>
  [...world.book.orders.values()].find(({ extra }) => extra.package_id === package_id)

function addPapers(scope: FastifyInstance, world: World): void {
  scope.post('/rest/order/package/document/get', async (request, reply) => {
    const shop = shopCall(world, request, reply, { getDocumentReq: text(50_000) })
    if (!shop) return reply
    const value = readJsonParam(world, request, reply, 'getDocumentReq', DocumentReq)
    if (!value) return reply
    const { packages } = value as { packages: { package_id: string }[] }
    const package_id = packages[0]?.package_id ?? ''
    if (findPackage(world, package_id)?.shop_id !== shop.shop_id)
      return answer(reply, { result: { success: false, error_code: '123', error_msg: 'package not found' } })
    const pdf_url = `${request.protocol}://${request.headers.host}${apiPrefix(world.market)}/label/${package_id}.pdf`
    // A page around the PDF.
    const file = Buffer.from(`<iframe src="${pdf_url}"></iframe>`).toString('base64')
    return answer(reply, { result: { success: true, data: { file, doc_type: 'PDF', pdf_url } } })
  })

  scope.get<{ Params: { id: string } }>('/label/:id.pdf', async (request, reply) => {
    const order = findPackage(world, request.params.id)
    if (!order) return reply.code(404).send('')
    const { name, line1, postal_code, city } = order.address
    const tracking_no = order.extra.tracking_number ?? ''
    const lines = [name, line1, `${postal_code} ${city}`]
    const pdf = labelPdf({ carrier: 'LEX', service: order.order_id, tracking_no, lines })
    return reply.type('application/pdf').send(Buffer.from(pdf, 'latin1'))
  })
}

export function addOrders(scope: FastifyInstance, world: World): void {
  addReading(scope, world)
  addShipping(scope, world)
  addPapers(scope, world)
}
