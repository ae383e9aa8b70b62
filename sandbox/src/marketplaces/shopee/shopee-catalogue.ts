import type { FastifyInstance } from 'fastify'
import { categories, getFields, isLeaf, shippingPlans } from '../core/catalogue.ts'
import { digitsBetween, oneOf } from '../core/field-checks.ts'
import { toQuery } from '../core/http.ts'
import type { World } from '../core/world.ts'
import { answer, shopCall } from './shopee-guard.ts'

const language = oneOf('en', 'zh-hans')

/** Categories, their required fields, and the shop's shipping methods. */
export function addCatalogue(scope: FastifyInstance, world: World): void {
  scope.get('/api/v2/product/get_category', async (request, reply) => {
    if (!shopCall(world, request, reply, { query: { language } })) return reply
    return answer(reply, {
      category_list: categories.map((each) => ({
        category_id: each.id,
        parent_category_id: each.parent_id,
        has_children: !isLeaf(each),
        original_category_name: each.name,
        display_category_name: each.name,
      })),
    })
  })
  scope.get('/api/v2/product/get_attribute_tree', async (request, reply) => {
    const query = { category_id_list: digitsBetween(1, Number.MAX_SAFE_INTEGER), language }
    if (!shopCall(world, request, reply, { query })) return reply
    const category_id = Number(toQuery(request).category_id_list)
    return answer(reply, {
      list: [
        {
          category_id,
          attribute_tree: getFields(category_id).map((field) => ({
            attribute_id: field.id,
            name: field.name,
            mandatory: field.is_required,
            attribute_value_list: field.values.map(({ id, name }) => ({ value_id: id, name })),
          })),
        },
      ],
    })
  })
  scope.get('/api/v2/logistics/get_channel_list', async (request, reply) => {
    if (!shopCall(world, request, reply, {})) return reply
    return answer(reply, {
      logistics_channel_list: [
        ...shippingPlans.map(({ id, name }) => ({
          logistics_channel_id: id,
          logistics_channel_name: name,
          enabled: true,
        })),
        { logistics_channel_id: 1099, logistics_channel_name: 'Closed channel', enabled: false },
      ],
    })
  })
}
