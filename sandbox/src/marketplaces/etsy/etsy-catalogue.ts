import type { FastifyInstance } from 'fastify'
import { type Category, getFields, nested, shippingPlans } from '../core/catalogue.ts'
import { fieldFault, int, list, text } from '../core/field-checks.ts'
import { findJson, sendJson } from '../core/http.ts'
import type { World } from '../core/world.ts'
import { refuse, shopFor, userFor } from './etsy-guard.ts'

interface Node {
  readonly id: number
  readonly children: readonly Node[]
}

const getNode = ({ id, parent_id, name }: Category, children: readonly Node[]): Node =>
  ({ id, level: 1, name, parent_id: parent_id || null, full_path_taxonomy_ids: [id], children }) as Node

const Property = { value_ids: list(int(1), 10, 0), values: list(text(100), 10) }

const SHOP = '/v3/application/shops/:shop_id'

/** What a shop has set up, for templates to choose from. */
function addShopLists(scope: FastifyInstance, world: World): void {
  scope.get(`${SHOP}/shipping-profiles`, async (request, reply) => {
    if (!shopFor(world, request, reply)) return reply
    const results = shippingPlans.map(({ id, name }) => ({ shipping_profile_id: id, title: name }))
    return sendJson(reply, { count: results.length, results })
  })
  scope.get(`${SHOP}/production-partners`, async (request, reply) => {
    if (!shopFor(world, request, reply)) return reply
    const partner = { production_partner_id: 77, partner_name: 'InkRoute works', location: 'Yiwu, China' }
    return sendJson(reply, { count: 1, results: [partner] })
  })
  scope.get(`${SHOP}/policies/return`, async (request, reply) => {
    if (!shopFor(world, request, reply)) return reply
    const policy = {
      return_policy_id: 901,
      shop_id: 1,
      accepts_returns: true,
      accepts_exchanges: true,
      return_deadline: 30,
    }
    return sendJson(reply, { count: 1, results: [policy] })
  })
  scope.get(`${SHOP}/readiness-state-definitions`, async (request, reply) => {
    if (!shopFor(world, request, reply)) return reply
    const made = {
      shop_id: 1,
      min_processing_days: 3,
      max_processing_days: 5,
      readiness_state_id: 501,
      readiness_state: 'made_to_order',
      processing_days_display_label: '3-5 days',
    }
    return sendJson(reply, { count: 1, results: [made] })
  })
}

/** The category tree, the required fields of each category, and the shop's settings. */
export function addCatalogue(scope: FastifyInstance, world: World): void {
  scope.get('/v3/application/seller-taxonomy/nodes', async (request, reply) => {
    if (!userFor(world, request, reply)) return reply
    const results = nested(getNode)
    return sendJson(reply, { count: results.length, results })
  })
  scope.get<{ Params: { id: string } }>(
    '/v3/application/seller-taxonomy/nodes/:id/properties',
    async (request, reply) => {
      if (!userFor(world, request, reply)) return reply
      const results = getFields(Number(request.params.id)).map((field) => ({
        property_id: field.id,
        name: field.name,
        display_name: field.name,
        is_required: field.is_required,
        supports_attributes: true,
        supports_variations: false,
        scales: [],
        is_multivalued: false,
        max_values_allowed: null,
        selected_values: [],
        possible_values: field.values.map(({ id, name }) => ({ value_id: id, name, scale_id: null, equal_to: [] })),
      }))
      return sendJson(reply, { count: results.length, results })
    },
  )
  addShopLists(scope, world)
  scope.put<{ Params: { id: string; property_id: string } }>(
    `${SHOP}/listings/:id/properties/:property_id`,
    async (request, reply) => {
      const own = shopFor(world, request, reply)
      if (!own) return reply
      const fault = fieldFault(findJson(request) ?? {}, Property)
      const listing = world.book.listings.get(request.params.id)
      if (fault || listing?.shop_id !== own.shop_id) {
        if (fault) world.violate(request, fault)
        return refuse(reply, fault ? 400 : 404, fault ?? 'Listing not found')
      }
      const given = (listing.extra.properties as number[] | undefined) ?? []
      listing.extra = { ...listing.extra, properties: [...given, Number(request.params.property_id)] }
      world.book.touch()
      const { value_ids, values } = findJson(request) ?? {}
      const unscaled = { scale_id: null, scale_name: null }
      return sendJson(reply, { property_id: Number(request.params.property_id), ...unscaled, value_ids, values })
    },
  )
}
