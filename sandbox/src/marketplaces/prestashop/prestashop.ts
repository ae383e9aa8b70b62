import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendJson, toQuery } from '../core/http.ts'
import { hex } from '../core/ids.ts'
import type { Shop } from '../core/model.ts'
import { ownOrder, shipOrder, touchOrder } from '../core/orders.ts'
import type { Marketplace, World } from '../core/world.ts'
import { invalid, refuse, shopFor, singleRow } from './ps-guard.ts'
import { listed, listFault } from './ps-lists.ts'
import { answerKeys, carrierRow, getFields, SHIPPED_STATE, tables, toRows } from './ps-orders.ts'
import { addProducts } from './ps-products.ts'
import { productTables } from './ps-store.ts'
import { writtenIn } from './ps-xml.ts'

const missingIn = (fields: ReadonlyMap<string, string>, names: readonly string[]): string | undefined =>
  names.find((name) => !fields.get(name))

/** What a key with all rights sees; JSON leaves the rights out, so apps ask for XML. */
function overview(shop: Shop): string {
  const rights = 'get="true" put="true" post="true" patch="true" delete="true" head="true"'
  const names = [...Object.keys(tables), ...Object.keys(productTables), 'order_histories', 'images']
  const resources = names.map(
    (name) => `<${name} xlink:href="/api/${name}" ${rights}><description ${rights}>${name}</description></${name}>`,
  )
  const name = shop.name.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return `<?xml version="1.0" encoding="UTF-8"?><prestashop xmlns:xlink="http://www.w3.org/1999/xlink"><api shopName="${name}">${resources.join('')}</api></prestashop>`
}

/** A write replaces the whole row: what is required has to be sent again. */
function saveCarrier(world: World, request: FastifyRequest, reply: FastifyReply) {
  const shop = shopFor(world, request, reply)
  if (!shop) return reply
  const { id } = request.params as { id: string }
  const order = ownOrder(world, shop, id)
  if (!order) return refuse(request, reply, 404, 87, `Id(s) not exists: ${id}`)
  const fields = writtenIn(request, 'order_carrier')?.fields
  if (!fields) return invalid(world, request, reply, 127, 'XML error')
  const missing = missingIn(fields, ['id', 'id_order', 'id_carrier'])
  if (missing) return invalid(world, request, reply, 41, `parameter "${missing}" required`)
  const number = fields.get('tracking_number') ?? ''
  if (!/^[~:#,%&_=()[\].? +\-@/a-zA-Z0-9]{0,64}$/.test(number))
    return refuse(request, reply, 400, 85, 'Validation error: property tracking_number is not valid')
  order.extra.tracking = number
  touchOrder(world, order)
  return sendJson(reply, { order_carrier: singleRow(carrierRow(order, shop)) })
}

function addHistory(world: World, request: FastifyRequest, reply: FastifyReply) {
  const shop = shopFor(world, request, reply)
  if (!shop) return reply
  const { sendemail = '1', output_format, ...others } = toQuery(request)
  const fields = writtenIn(request, 'order_history')?.fields
  if (!fields || output_format !== 'JSON' || sendemail !== '1' || Object.keys(others).length > 0)
    return invalid(world, request, reply, 127, 'XML error or unknown parameter')
  const missing = missingIn(fields, ['id_order', 'id_order_state'])
  if (missing) return invalid(world, request, reply, 41, `parameter "${missing}" required`)
  const order = ownOrder(world, shop, fields.get('id_order'))
  if (!order) return refuse(request, reply, 400, 85, 'Validation error: id_order')
  const tracking_number = order.extra.tracking ?? ''
  if (fields.get('id_order_state') === String(SHIPPED_STATE))
    shipOrder(world, order, { tracking_number, carrier: 'Carrier of the shop' })
  const row = {
    id: world.book.next(),
    id_employee: '0',
    id_order_state: fields.get('id_order_state'),
    id_order: order.order_id,
    date_add: new Date(world.nowMs()).toISOString().slice(0, 19).replace('T', ' '),
  }
  return sendJson(reply, { order_history: singleRow(row) }, 201)
}

function addLists(scope: FastifyInstance, world: World): void {
  scope.get('/:domain/api/', async (request, reply) => {
    const shop = shopFor(world, request, reply)
    return shop ? reply.type('text/xml;charset=utf-8').send(overview(shop)) : reply
  })
  scope.get('/:domain/api/:resource', async (request, reply) => {
    const shop = shopFor(world, request, reply)
    if (!shop) return reply
    const { resource } = request.params as { resource: string }
    if (!tables[resource] && !productTables[resource])
      return invalid(world, request, reply, 27, `Resource of type "${resource}" does not exists`)
    const rows = productTables[resource]?.(shop) ?? toRows(world, shop, resource)
    const query = toQuery(request)
    const fault = listFault(query, getFields(resource, rows))
    if (fault) return invalid(world, request, reply, 35, fault)
    const found = listed(rows, query)
    // An empty list has no name.
    return sendJson(reply, found.length === 0 ? [] : { [answerKeys[resource] ?? resource]: found })
  })
}

/** PrestaShop 9: every shop is a separate site, below `.test`; keys are made in its back office. */
export const prestashop: Marketplace = {
  id: 'prestashop',
  title: 'PrestaShop',
  description: '卖家自己的 PrestaShop 网站，密钥授权。 Sellers’ own PrestaShop sites, keys by hand.',
  regions: [
    { code: 'FR', currency: 'EUR', title: '法国 France' },
    { code: 'US', currency: 'USD', title: '美国 US' },
  ],
  app_key: 'inkroute-prestashop',
  domain_suffix: '.test',
  keysOf: () => ({ ws_key: hex(32).toUpperCase() }),
  newOrderId: (world) => String(world.book.next()),
  newLineId: (world) => String(world.book.next()),
  api(scope, world) {
    addLists(scope, world)
    addProducts(scope, world)
    scope.put('/:domain/api/order_carriers/:id', async (request, reply) => saveCarrier(world, request, reply))
    scope.post('/:domain/api/order_histories', async (request, reply) => addHistory(world, request, reply))
  },
  faultReply: (kind) => ({ status: Number(kind), body: JSON.stringify({ errors: [{ code: 0, message: kind }] }) }),
}
