import type { FastifyInstance } from 'fastify'
import { fieldFault, int, text } from '../core/field-checks.ts'
import { findJson, sendJson } from '../core/http.ts'
import type { World } from '../core/world.ts'
import { isoTime } from '../storefront/storefront.ts'
import { API, guard, refuse } from './shopline-guard.ts'

const LOCATION = '5668167071852661850'

/** Stock of the inventory item of a variant, at a location of the shop. */
export function addInventory(scope: FastifyInstance, world: World): void {
  scope.get(`${API}/locations/list.json`, async (request, reply) => {
    const shop = guard(world, request, reply)
    if (!shop) return reply
    const place = {
      id: LOCATION,
      name: 'Main',
      active: true,
      is_default: 'true',
      legacy: false,
      country_code: shop.region,
    }
    return sendJson(reply, { locations: [place] })
  })
  scope.post(`${API}/inventory_levels/set.json`, async (request, reply) => {
    const shop = guard(world, request, reply)
    if (!shop) return reply
    const body = findJson(request) ?? {}
    const fault = fieldFault(body, { available: int(0), inventory_item_id: text(64), location_id: text(64) })
    if (fault || body.location_id !== LOCATION) {
      world.violate(request, fault ?? 'unknown location')
      return refuse(reply, 422, fault ?? 'unknown location')
    }
    const variant = world.book
      .listingsOf(shop.shop_id)
      .flatMap(({ variants }) => variants)
      .find(({ variant_id }) => `570${variant_id}` === body.inventory_item_id)
    if (!variant) return refuse(reply, 404, 'Not Found')
    variant.quantity = Number(body.available)
    world.book.touch()
    const { inventory_item_id, location_id, available } = body
    const inventory_level = {
      available,
      inventory_item_id,
      location_id,
      updated_at: isoTime(world.nowMs()),
      variant_id: variant.variant_id,
    }
    return sendJson(reply, { inventory_level })
  })
}
