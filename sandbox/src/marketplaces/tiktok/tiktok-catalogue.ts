import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { categories, getFields, isLeaf } from '../core/catalogue.ts'
import { oneOf, optional } from '../core/field-checks.ts'
import { toQuery } from '../core/http.ts'
import type { Shop } from '../core/model.ts'
import type { World } from '../core/world.ts'
import { answer, guard, refuse } from './tiktok-guard.ts'

const query = { locale: optional(oneOf('en-US', 'zh-CN')), category_version: optional(oneOf('v1', 'v2')) }

/** The United States and South-East Asia have a tree of their own. */
const DEEP_TREES = new Set(['US', 'ID', 'MY', 'PH', 'SG', 'TH', 'VN'])
export const versionFault = (shop: Shop, version = 'v1'): string | null =>
  version === (DEEP_TREES.has(shop.region) ? 'v2' : 'v1') ? null : 'Incorrect category version'

/** The shop, if the call names its tree. */
function ofTree(world: World, request: FastifyRequest, reply: FastifyReply): Shop | null {
  const shop = guard(world, request, reply, { query })
  const fault = shop && versionFault(shop, toQuery(request).category_version)
  if (!fault) return shop
  world.violate(request, fault)
  refuse(reply, 12_052_217, fault)
  return null
}

/** Categories and their required fields. */
export function addCatalogue(scope: FastifyInstance, world: World): void {
  scope.get('/product/202309/categories', async (request, reply) => {
    if (!ofTree(world, request, reply)) return reply
    return answer(reply, {
      categories: categories.map((each) => ({
        id: String(each.id),
        parent_id: String(each.parent_id),
        local_name: each.name,
        is_leaf: isLeaf(each),
        permission_statuses: ['AVAILABLE'],
      })),
    })
  })
  scope.get<{ Params: { id: string } }>('/product/202309/categories/:id/attributes', async (request, reply) => {
    if (!ofTree(world, request, reply)) return reply
    const own = getFields(Number(request.params.id)).map((field) => ({
      id: String(field.id),
      name: field.name,
      type: 'PRODUCT_PROPERTY',
      is_requried: field.is_required,
      is_customizable: field.values.length === 0,
      values: field.values.map(({ id, name }) => ({ id: String(id), name })),
    }))
    const sales = { id: '100000', name: 'Color', type: 'SALES_PROPERTY', is_requried: false, is_customizable: true }
    return answer(reply, { attributes: [...own, { ...sales, values: [] }] })
  })
  scope.get<{ Params: { id: string } }>('/product/202309/categories/:id/rules', async (request, reply) => {
    if (!ofTree(world, request, reply)) return reply
    return answer(reply, {
      product_certifications: [],
      size_chart: { is_supported: true, is_required: false },
      cod: { is_supported: false },
      package_dimension: { is_required: true },
      epr: { is_required: false },
      responsible_person: { is_required: false },
      manufacturer: { is_required: false },
    })
  })
}
