import type { FastifyReply, FastifyRequest } from 'fastify'
import { childrenOf, isLeaf, shippingPlans } from '../core/catalogue.ts'
import { digitsBetween, oneOf } from '../core/strict.ts'
import type { World } from '../core/world.ts'
import { answer, paramsOf, shopCall } from './aliexpress-guard.ts'

type Handler = (world: World, request: FastifyRequest, reply: FastifyReply) => unknown

const categoryTree: Handler = (world, request, reply) => {
  const fields = {
    category_id: digitsBetween(0, Number.MAX_SAFE_INTEGER),
    filter_no_permission: oneOf('true', 'false'),
  }
  if (!shopCall(world, request, reply, fields)) return reply
  return answer(reply, {
    is_success: true,
    children_category_list: childrenOf(Number(paramsOf(request).category_id)).map((each) => ({
      ...{ children_category_id: each.id, is_leaf_category: isLeaf(each), level: each.parent_id === 0 ? 1 : 2 },
      multi_language_names: JSON.stringify({ en: each.name }),
    })),
  })
}

const freightTemplates: Handler = (world, request, reply) =>
  shopCall(world, request, reply, {})
    ? answer(reply, {
        result_success: true,
        aeop_freight_template_d_t_o_list: shippingPlans.map(({ id, name }, at) => ({
          ...{ template_id: id, template_name: name, is_default: at === 0 },
        })),
      })
    : reply

export const catalogueMethods: Readonly<Record<string, Handler>> = {
  'aliexpress.solution.seller.category.tree.query': categoryTree,
  'aliexpress.freight.redefining.listfreighttemplate': freightTemplates,
}
