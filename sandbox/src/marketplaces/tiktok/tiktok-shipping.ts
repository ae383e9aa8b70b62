import type { FastifyInstance, FastifyReply } from 'fastify'
import { labelPdf } from '../../services/carrier/label-files.ts'
import { int, list, oneOf, optional, shape, text } from '../core/field-checks.ts'
import { findJson } from '../core/http.ts'
import { digits } from '../core/ids.ts'
import type { Order, Shop } from '../core/model.ts'
import { isPlatformShipped, ownOrder, shipOrder } from '../core/orders.ts'
import { apiPrefix, type World } from '../core/world.ts'
import { answer, guard, refuse } from './tiktok-guard.ts'
import {
  deliveryOptions,
  getPackages,
  isMadeBySending,
  keepPackages,
  newPackage,
  type Package,
  packAtOnce,
  providers,
  SELLER_OPTION,
  WAREHOUSE,
} from './tiktok-packages.ts'

type Named = { Params: { id: string } }
const providerName = (id: string) => providers.find((each) => each.id === id)?.name ?? ''
const noOrder = (reply: FastifyReply) => refuse(reply, 11_027_001, 'Order not exist')
const noPackage = (reply: FastifyReply) => refuse(reply, 21_011_028, 'The package does not belong to the current shop.')

function ownPackage(world: World, shop: Shop, id: string): { order: Order; parcel: Package } | null {
  for (const order of world.book.ordersOf(shop.shop_id)) {
    packAtOnce(order, shop.region)
    const parcel = getPackages(order).find((each) => each.id === id)
    if (parcel) return { order, parcel }
  }
  return null
}

/** Marks a package as handed over, and its pieces as sent. */
function send(world: World, order: Order, parcel: Package, how: { tracking_number: string; carrier: string }) {
  const refused = shipOrder(world, order, { ...how, unit_ids: parcel.unit_ids })
  if (refused) return refused
  const rest = getPackages(order).filter(({ id }) => id !== parcel.id)
  keepPackages(order, [...rest, { ...parcel, ...how, is_sent: true }])
  world.book.touch()
  return null
}

const ownCarrier = () => ({ tracking_number: `TTS${digits(12)}`, carrier: 'TikTok Shipping' })

function addLists(scope: FastifyInstance, world: World): void {
  scope.get('/logistics/202309/warehouses', async (request, reply) => {
    if (!guard(world, request, reply)) return reply
    const place = { region: 'China', region_code: 'CN', state: 'Guangdong', city: 'Dongguan' }
    const main = { name: 'Main', effect_status: 'ENABLED', sub_type: 'DOMESTIC_WAREHOUSE', address: place }
    return answer(reply, {
      warehouses: [
        { id: '7068517275539719943', ...main, type: 'RETURN_WAREHOUSE', is_default: false },
        { id: WAREHOUSE, ...main, type: 'SALES_WAREHOUSE', is_default: true },
      ],
    })
  })
  scope.get<Named>('/logistics/202309/warehouses/:id/delivery_options', async (request, reply) => {
    if (!guard(world, request, reply)) return reply
    return answer(reply, { delivery_options: request.params.id === WAREHOUSE ? deliveryOptions : [] })
  })
  scope.get<Named>('/logistics/202309/delivery_options/:id/shipping_providers', async (request, reply) => {
    if (!guard(world, request, reply)) return reply
    if (request.params.id === SELLER_OPTION) return answer(reply, { shipping_providers: providers })
    return refuse(reply, 21_008_117, 'The delivery of the specified delivery_option_id is fulfilled by TikTok.')
  })
}

/** The seller's own carrier, where a parcel is reported by its pieces. */
function addReporting(scope: FastifyInstance, world: World): void {
  scope.post<Named>('/fulfillment/202309/orders/:id/packages', async (request, reply) => {
    const shop = guard(world, request, reply, {
      body: {
        tracking_number: text(50),
        shipping_provider_id: oneOf(...providers.map(({ id }) => id)),
        order_line_item_ids: optional(list(text(), 100)),
      },
    })
    if (!shop) return reply
    if (!isMadeBySending(shop.region)) {
      world.violate(request, 'not in this market')
      return refuse(reply, 21_008_106, 'This interface cannot be used in this region.')
    }
    const order = ownOrder(world, shop, request.params.id)
    if (!order) return noOrder(reply)
    if (isPlatformShipped(order)) return refuse(reply, 21_011_004, 'Not for packages that are not shipped by sellers.')
    const { tracking_number, shipping_provider_id, order_line_item_ids } = findJson(request) as {
      tracking_number: string
      shipping_provider_id: string
      order_line_item_ids?: string[]
    }
    const parcel = newPackage(order_line_item_ids ?? order.lines.flatMap(({ unit_ids }) => [...unit_ids]))
    const refused = send(world, order, parcel, { tracking_number, carrier: providerName(shipping_provider_id) })
    if (refused) return refuse(reply, 21_011_020, `These orders are already shipped: ${refused}`)
    return answer(reply, {
      order_id: order.order_id,
      order_line_item_ids: parcel.unit_ids,
      package_id: parcel.id,
    })
  })
}

function addPackages(scope: FastifyInstance, world: World): void {
  scope.post<Named>('/fulfillment/202309/orders/:id/split', async (request, reply) => {
    const group = shape({ id: text(40), order_line_item_ids: list(text(), 100) })
    const shop = guard(world, request, reply, { body: { splittable_groups: list(group, 20) } })
    if (!shop) return reply
    const order = ownOrder(world, shop, request.params.id)
    if (!order) return noOrder(reply)
    const { splittable_groups } = findJson(request) as {
      splittable_groups: { id: string; order_line_item_ids: string[] }[]
    }
    packAtOnce(order, shop.region)
    const asked = new Set(splittable_groups.flatMap(({ order_line_item_ids }) => order_line_item_ids))
    const kept = getPackages(order).filter(({ is_sent, unit_ids }) => is_sent || !unit_ids.some((id) => asked.has(id)))
    const made = splittable_groups.map(({ id, order_line_item_ids }) => ({
      id,
      parcel: newPackage(order_line_item_ids),
    }))
    keepPackages(order, [...kept, ...made.map(({ parcel }) => parcel)])
    world.book.touch()
    return answer(reply, { packages: made.map(({ id, parcel }) => ({ splittable_group_id: id, id: parcel.id })) })
  })

  scope.get<Named>('/fulfillment/202309/packages/:id/handover_time_slots', async (request, reply) => {
    const shop = guard(world, request, reply)
    if (!shop) return reply
    if (!ownPackage(world, shop, request.params.id)) return noPackage(reply)
    const start_time = world.nowSeconds() + 86_400
    const pickup_slots = [{ start_time, end_time: start_time + 7200, avaliable: true }]
    const ways = { can_pickup: true, can_drop_off: true, can_van_collection: false }
    return answer(reply, { ...ways, drop_off_point_url: 'https://tiktok.example/points', pickup_slots })
  })

  scope.post<Named>('/fulfillment/202309/packages/:id/ship', async (request, reply) => {
    const shop = guard(world, request, reply, {
      body: {
        handover_method: optional(oneOf('PICKUP', 'DROP_OFF')),
        pickup_slot: optional(shape({ start_time: int(0), end_time: int(0) })),
        self_shipment: optional(shape({ tracking_number: text(50), shipping_provider_id: text() })),
      },
    })
    if (!shop) return reply
    const found = ownPackage(world, shop, request.params.id)
    if (!found) return noPackage(reply)
    const { order, parcel } = found
    if (parcel.is_sent) return refuse(reply, 21_008_099, 'Package has been shipped. Please not ship the package again.')
    const { self_shipment } = findJson(request) as {
      self_shipment?: { tracking_number: string; shipping_provider_id: string }
    }
    if (isPlatformShipped(order) === (self_shipment !== undefined)) {
      world.violate(request, 'self_shipment is for orders the seller ships, and only for them')
      return refuse(reply, 21_011_022, 'Invalid tracking number or provider ID.')
    }
    const how = self_shipment
      ? { tracking_number: self_shipment.tracking_number, carrier: providerName(self_shipment.shipping_provider_id) }
      : ownCarrier()
    const refused = send(world, order, parcel, how)
    return refused ? refuse(reply, 21_011_041, `Cannot be shipped: ${refused}`) : answer(reply, {})
  })
}

/** Labels of TikTok Shipping: bought in the United States, made by handing over elsewhere. */
function addLabels(scope: FastifyInstance, world: World): void {
  scope.post('/fulfillment/202309/packages', async (request, reply) => {
    const shop = guard(world, request, reply, {
      body: { order_id: text(), order_line_item_ids: optional(list(text(), 100)) },
    })
    if (!shop) return reply
    if (shop.region !== 'US') {
      world.violate(request, 'only in the United States')
      return refuse(reply, 21_004_010, 'Your country does not support the use of this feature.')
    }
    const { order_id, order_line_item_ids } = findJson(request) as { order_id: string; order_line_item_ids?: string[] }
    const order = ownOrder(world, shop, order_id)
    if (!order) return noOrder(reply)
    if (!isPlatformShipped(order)) return refuse(reply, 21_008_025, 'Not shipped by TikTok')
    const parcel = newPackage(order_line_item_ids ?? order.lines.flatMap(({ unit_ids }) => [...unit_ids]))
    const how = ownCarrier()
    if (send(world, order, parcel, how))
      return refuse(reply, 21_022_025, 'A shipping label has already been purchased.')
    return answer(reply, {
      order_id,
      order_line_item_ids: parcel.unit_ids,
      package_id: parcel.id,
      create_time: world.nowSeconds(),
      shipping_service_info: { id: '288233559123860015', name: how.carrier, price: '4.10', currency: 'USD' },
    })
  })

  scope.get<Named>('/fulfillment/202309/packages/:id/shipping_documents', async (request, reply) => {
    const shop = guard(world, request, reply, {
      query: {
        document_type: oneOf('SHIPPING_LABEL', 'PACKING_SLIP'),
        document_size: optional(oneOf('A5', 'A6')),
        document_format: optional(oneOf('PDF', 'ZPL')),
      },
    })
    if (!shop) return reply
    const found = ownPackage(world, shop, request.params.id)
    if (!found) return noPackage(reply)
    if (!isPlatformShipped(found.order)) return refuse(reply, 21_008_017, 'Only applicable to TikTok Shipping orders.')
    if (!found.parcel.is_sent) return refuse(reply, 21_023_035, 'Please arrange shipment first.')
    const { id, tracking_number } = found.parcel
    const origin = `${request.protocol}://${request.headers.host}${apiPrefix(world.market)}`
    return answer(reply, { doc_url: `${origin}/label/${id}.pdf`, tracking_number })
  })

  // The address in the answer is open for a day; nobody signs there.
  scope.get<Named>('/label/:id.pdf', async (request, reply) => {
    const order = [...world.book.orders.values()].find((each) =>
      getPackages(each).some(({ id }) => id === request.params.id),
    )
    const parcel = order && getPackages(order).find(({ id }) => id === request.params.id)
    if (!parcel) return reply.code(404).send('')
    const { tracking_number: tracking_no, carrier } = parcel
    const lines = [order.address.name, order.address.line1, `${order.address.postal_code} ${order.address.city}`]
    const pdf = labelPdf({ carrier, service: 'Standard', tracking_no, lines })
    return reply.type('application/pdf').send(Buffer.from(pdf, 'latin1'))
  })
}

export function addShipping(scope: FastifyInstance, world: World): void {
  addLists(scope, world)
  addReporting(scope, world)
  addPackages(scope, world)
  addLabels(scope, world)
}
