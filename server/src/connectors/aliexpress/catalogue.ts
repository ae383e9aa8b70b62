import { z } from 'zod'
import { fieldValues } from '../core/catalogue.ts'
import type { Catalogue } from '../core/connector.ts'
import type { ListingDraft } from '../core/listing.ts'
import { ExternalId, LooseText, readShape } from '../core/read-shape.ts'
import { methodCall } from './aliexpress-call.ts'

const Children = z.object({
  children_category_list: z
    .array(
      z.object({
        children_category_id: ExternalId,
        is_leaf_category: z.boolean(),
        multi_language_names: LooseText,
      }),
    )
    .nullish(),
})
const Templates = z.object({
  aeop_freight_template_d_t_o_list: z.array(z.object({ template_id: ExternalId, template_name: LooseText })).nullish(),
})

const Fields = z.object({
  result: z.object({
    supporting_common_attribute_list: z
      .array(
        z.object({
          aliexpress_common_attribute_name_id: ExternalId,
          aliexpress_common_attribute_name: LooseText,
          required: z.boolean().nullish(),
          aliexpress_common_attribute_value_list: z
            .array(
              z.object({
                aliexpress_common_attribute_value_id: ExternalId,
                aliexpress_common_attribute_value: LooseText,
              }),
            )
            .nullish(),
        }),
      )
      .nullish(),
  }),
})

/** Names are JSON strings inside the JSON, by language. */
function nameIn(names: string): string {
  try {
    const { en, zh } = JSON.parse(names) as Record<string, string | undefined>
    return en ?? zh ?? names
  } catch {
    return names
  }
}

export const catalogue: Catalogue = {
  way: 'level',
  async categories(conn, parent_id) {
    const params = { category_id: parent_id || '0', filter_no_permission: 'true' }
    const answer = await methodCall(conn, 'aliexpress.solution.seller.category.tree.query', params)
    return (readShape(Children, answer).children_category_list ?? []).map((each) => ({
      id: each.children_category_id,
      parent_id,
      name: nameIn(each.multi_language_names),
      is_leaf: each.is_leaf_category,
    }))
  },
  /** Sale attributes are left out: they are our colours and sizes. */
  async fields(conn, aliexpress_category_id) {
    const query_sku_attribute_info_request = JSON.stringify({ aliexpress_category_id })
    const answer = await methodCall(conn, 'aliexpress.solution.sku.attribute.query', {
      query_sku_attribute_info_request,
    })
    return (readShape(Fields, answer).result.supporting_common_attribute_list ?? []).map((each) => ({
      id: each.aliexpress_common_attribute_name_id,
      name: each.aliexpress_common_attribute_name,
      is_required: each.required === true,
      values: (each.aliexpress_common_attribute_value_list ?? []).map((one) => ({
        value: one.aliexpress_common_attribute_value_id,
        name: one.aliexpress_common_attribute_value,
      })),
    }))
  },
  async choices(conn) {
    const answer = await methodCall(conn, 'aliexpress.freight.redefining.listfreighttemplate')
    const plans = readShape(Templates, answer).aeop_freight_template_d_t_o_list ?? []
    return {
      freight_template_id: plans.map(({ template_id, template_name }) => ({ value: template_id, name: template_name })),
    }
  },
}

export const attributeList = (draft: ListingDraft) =>
  fieldValues(draft).map(({ field_id, value_id, name }) => ({
    aliexpress_attribute_name_id: Number(field_id),
    ...(value_id ? { aliexpress_attribute_value_id: Number(value_id) } : { attribute_value: name }),
  }))
