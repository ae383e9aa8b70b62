import { z } from 'zod'
import type { Catalogue } from '../catalogue.ts'
import { ExternalId, LooseText, readShape } from '../read-shape.ts'
import { methodCall } from './aliexpress-call.ts'

const Children = z.object({
  children_category_list: z
    .array(
      z.object({
        ...{ children_category_id: ExternalId, is_leaf_category: z.boolean(), multi_language_names: LooseText },
      }),
    )
    .nullish(),
})
const Templates = z.object({
  aeop_freight_template_d_t_o_list: z.array(z.object({ template_id: ExternalId, template_name: LooseText })).nullish(),
})

/** Names come as JSON within the JSON, by language. */
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
      ...{ id: each.children_category_id, parent_id, name: nameIn(each.multi_language_names) },
      is_leaf: each.is_leaf_category,
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
