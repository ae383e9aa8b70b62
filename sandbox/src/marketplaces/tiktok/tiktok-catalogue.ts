import type { FastifyInstance } from 'fastify'
import { categories, fieldsOf, isLeaf } from '../core/catalogue.ts'
import { oneOf } from '../core/field-checks.ts'
import type { World } from '../core/world.ts'
import { answer, guard } from './tiktok-guard.ts'

const query = { locale: oneOf('en-US', 'zh-CN') }

/** Categories and their required fields. */
export function addCatalogue(scope: FastifyInstance, world: World): void {
  scope.get('/product/202309/categories', async (request, reply) => {
    if (!guard(world, request, reply, { query })) return reply
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
    if (!guard(world, request, reply, { query })) return reply
    const own = fieldsOf(Number(request.params.id)).map((field) => ({
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
}
