import type { FastifyInstance, FastifyReply } from 'fastify'
import { labelPdf } from '../../services/carrier/label-files.ts'
import { int, list, oneOf, optional, shape, text } from '../core/field-checks.ts'
import { findJson, toQuery } from '../core/http.ts'
import { digits } from '../core/ids.ts'
import type { Order } from '../core/model.ts'
import { isPlatformShipped, ownOrder, shipOrder } from '../core/orders.ts'
import type { World } from '../core/world.ts'
import { answer, refuse, shopCall } from './shopee-guard.ts'
import { packageNumber, shopeeStatus } from './shopee-orders.ts'

const ADDRESS = 234
const SLOT = '1700000000_5'
const TYPES = ['NORMAL_AIR_WAYBILL', 'THERMAL_AIR_WAYBILL'] as const
const noOrder = (reply: FastifyReply) => refuse(reply, 'order.order_not_found', 'The order is not found.')
const order_number = { order_sn: text(), package_number: optional(text()) }

/** What handing over needs: our number where the seller ships, a time where Shopee collects. */
const getParameter = (order: Order) =>
  isPlatformShipped(order)
    ? {
        info_needed: { pickup: ['address_id', 'pickup_time_id'], dropoff: [] },
        pickup: {
          address_list: [
            {
              address_id: ADDRESS,
              region: 'CN',
              state: 'Guangdong',
              city: 'Dongguan',
              district: '',
              town: '',
              address: '1 Road',
              zipcode: '523000',
              address_flag: ['default_address', 'pickup_address'],
              time_slot_list: [{ date: 1_700_000_000, time_text: '', pickup_time_id: SLOT, flags: [] }],
            },
          ],
        },
        dropoff: { branch_list: null, slug_list: null },
      }
    : { info_needed: { non_integrated: ['tracking_no'] }, pickup: { address_list: null }, dropoff: {} }

function addArranging(scope: FastifyInstance, world: World): void {
  scope.get('/api/v2/logistics/get_shipping_parameter', async (request, reply) => {
    const shop = shopCall(world, request, reply, { query: order_number })
    if (!shop) return reply
    const order = ownOrder(world, shop, toQuery(request).order_sn)
    if (!order) return noOrder(reply)
    if (order.shipments.length > 0)
      return refuse(
        reply,
        'error_param',
        'Shipping parameters can only be obtained when package is ready to be shipped',
      )
    return answer(reply, getParameter(order))
  })

  scope.post('/api/v2/logistics/ship_order', async (request, reply) => {
    const shop = shopCall(world, request, reply, {
      body: {
        ...order_number,
        pickup: optional(shape({ address_id: int(1), pickup_time_id: oneOf(SLOT) })),
        dropoff: optional(shape({ branch_id: optional(int(1)) })),
        non_integrated: optional(shape({ tracking_number: text(60) })),
      },
    })
    if (!shop) return reply
    const { order_sn, non_integrated, pickup, dropoff } = findJson(request) as {
      order_sn: string
      pickup?: object
      dropoff?: object
      non_integrated?: { tracking_number: string }
    }
    const order = ownOrder(world, shop, order_sn)
    if (!order) return noOrder(reply)
    if (isPlatformShipped(order) ? !(pickup ?? dropoff) : !non_integrated) {
      world.violate(request, 'not the way of this channel')
      return refuse(reply, 'error_param', 'Wrong parameters, detail: not the shipping mode of this order.')
    }
    const way = non_integrated
      ? { ...non_integrated, carrier: 'Seller own fleet' }
      : { tracking_number: `SPXSG${digits(10)}`, carrier: 'Shopee Xpress' }
    if (shipOrder(world, order, way))
      return refuse(reply, 'logistics.error_status_limit', `Cannot ship: ${shopeeStatus(order)}.`)
    return answer(reply, {})
  })

  scope.get('/api/v2/logistics/get_tracking_number', async (request, reply) => {
    const shop = shopCall(world, request, reply, { query: order_number })
    if (!shop) return reply
    const order = ownOrder(world, shop, toQuery(request).order_sn)
    if (!order) return noOrder(reply)
    const tracking_number = order.shipments.at(-1)?.tracking_number ?? ''
    return answer(reply, { tracking_number, hint: '' })
  })
}

/** A label is ordered, asked about, and fetched. */
function addPapers(scope: FastifyInstance, world: World): void {
  const type = optional(oneOf(...TYPES))
  const own = (request: Parameters<typeof findJson>[0], shop: Parameters<typeof ownOrder>[1]) => {
    const { order_list } = findJson(request) as { order_list: { order_sn: string; tracking_number?: string }[] }
    const [first] = order_list
    const order = ownOrder(world, shop, first?.order_sn)
    return { first, order: order && isPlatformShipped(order) && order.shipments.length > 0 ? order : null }
  }
  const failed = (reply: FastifyReply, order_sn: string | undefined) =>
    refuse(reply, 'logistics.package_can_not_print', `The package of ${order_sn} can not print now.`)

  scope.post('/api/v2/logistics/get_shipping_document_parameter', async (request, reply) => {
    const shop = shopCall(world, request, reply, { body: { order_list: list(shape(order_number), 50) } })
    if (!shop) return reply
    const { order, first } = own(request, shop)
    if (!order) return failed(reply, first?.order_sn)
    const result = {
      order_sn: order.order_id,
      package_number: packageNumber(order),
      suggest_shipping_document_type: TYPES[0],
      selectable_shipping_document_type: TYPES,
      fail_error: '',
      fail_message: '',
    }
    return answer(reply, { result_list: [result] })
  })

  scope.post('/api/v2/logistics/create_shipping_document', async (request, reply) => {
    const fields = shape({ ...order_number, tracking_number: optional(text()), shipping_document_type: type })
    const shop = shopCall(world, request, reply, { body: { order_list: list(fields, 50) } })
    if (!shop) return reply
    const { order, first } = own(request, shop)
    if (!order) return failed(reply, first?.order_sn)
    if (first?.tracking_number !== order.shipments.at(-1)?.tracking_number)
      return refuse(reply, 'logistics.tracking_number_invalid', 'The tracking number is invalid.')
    order.extra.paper = 'READY'
    world.book.touch()
    return answer(reply, { result_list: [{ order_sn: order.order_id, package_number: packageNumber(order) }] })
  })

  scope.post('/api/v2/logistics/get_shipping_document_result', async (request, reply) => {
    const fields = shape({ ...order_number, shipping_document_type: type })
    const shop = shopCall(world, request, reply, { body: { order_list: list(fields, 50) } })
    if (!shop) return reply
    const { order, first } = own(request, shop)
    if (!order?.extra.paper) return failed(reply, first?.order_sn)
    return answer(reply, {
      result_list: [{ order_sn: order.order_id, package_number: packageNumber(order), status: order.extra.paper }],
    })
  })

  scope.post('/api/v2/logistics/download_shipping_document', async (request, reply) => {
    const shop = shopCall(world, request, reply, {
      body: { shipping_document_type: type, order_list: list(shape(order_number), 50) },
    })
    if (!shop) return reply
    const { order, first } = own(request, shop)
    if (!order?.extra.paper) return failed(reply, first?.order_sn)
    const { name, line1, postal_code, city } = order.address
    const pdf = labelPdf({
      carrier: 'Shopee Xpress',
      service: order.order_id,
      tracking_no: order.shipments.at(-1)?.tracking_number ?? '',
      lines: [name, line1, `${postal_code} ${city}`],
    })
    return reply.type('application/pdf').send(Buffer.from(pdf, 'latin1'))
  })
}

export function addLogistics(scope: FastifyInstance, world: World): void {
  addArranging(scope, world)
  addPapers(scope, world)
}
