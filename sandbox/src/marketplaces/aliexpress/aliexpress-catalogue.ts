import type { FastifyReply, FastifyRequest } from 'fastify'
import { getChildren, getFields, isLeaf, shippingPlans } from '../core/catalogue.ts'
import { digitsBetween, matching, oneOf, text } from '../core/field-checks.ts'
import type { World } from '../core/world.ts'
import { answer, jsonParam, shopCall, toParams } from './aliexpress-guard.ts'

type Handler = (world: World, request: FastifyRequest, reply: FastifyReply) => unknown

const categoryTree: Handler = (world, request, reply) => {
  const fields = {
    category_id: digitsBetween(0, Number.MAX_SAFE_INTEGER),
    filter_no_permission: oneOf('true', 'false'),
  }
  if (!shopCall(world, request, reply, fields)) return reply
  return answer(reply, {
    is_success: true,
    children_category_list: getChildren(Number(toParams(request).category_id)).map((each) => ({
      children_category_id: each.id,
      is_leaf_category: isLeaf(each),
      level: each.parent_id === 0 ? 1 : 2,
      multi_language_names: JSON.stringify({ en: each.name }),
    })),
  })
}

const asked = 'query_sku_attribute_info_request'

/** The attributes that distinguish variants, and those every product of the category must have. */
const attributes: Handler = (world, request, reply) => {
  const shop = shopCall(world, request, reply, { [asked]: text() })
  const wanted = shop && jsonParam(world, request, reply, asked, { aliexpress_category_id: matching(/^\d+$/) })
  if (!wanted) return reply
  return answer(reply, {
    result: {
      supporting_sku_attribute_list: [
        { aliexpress_sku_name: 'Color', required: false, support_customized_name: true, aliexpress_sku_value_list: [] },
      ],
      supporting_common_attribute_list: getFields(Number(wanted.aliexpress_category_id)).map((field) => ({
        aliexpress_common_attribute_name_id: field.id,
        aliexpress_common_attribute_name: field.name,
        required: field.is_required,
        aliexpress_common_attribute_value_list: field.values.map(({ id, name }) => ({
          aliexpress_common_attribute_value_id: id,
          aliexpress_common_attribute_value: name,
        })),
      })),
    },
  })
}

const freightTemplates: Handler = (world, request, reply) =>
  shopCall(world, request, reply, {})
    ? answer(reply, {
        result_success: true,
        aeop_freight_template_d_t_o_list: shippingPlans.map(({ id, name }, at) => ({
          template_id: id,
          template_name: name,
          is_default: at === 0,
        })),
      })
    : reply

export const catalogueMethods: Readonly<Record<string, Handler>> = {
  'aliexpress.solution.seller.category.tree.query': categoryTree,
  'aliexpress.solution.sku.attribute.query': attributes,
  'aliexpress.freight.redefining.listfreighttemplate': freightTemplates,
}
