import { z } from 'zod'
import { fieldValues } from '../core/catalogue.ts'
import type { Catalogue } from '../core/connector.ts'
import type { ListingDraft } from '../core/listing.ts'
import { ExternalId, LooseText, readShape } from '../core/read-shape.ts'
import { shopCall } from './shopee-call.ts'

const language = 'en'
const Tree = z.object({
  response: z.object({
    category_list: z.array(
      z.object({
        category_id: ExternalId,
        parent_category_id: ExternalId,
        has_children: z.boolean(),
        display_category_name: LooseText,
      }),
    ),
  }),
})
const Fields = z.object({
  response: z.object({
    list: z.array(
      z.object({
        attribute_tree: z
          .array(
            z.object({
              attribute_id: ExternalId,
              name: LooseText,
              mandatory: z.boolean(),
              attribute_value_list: z.array(z.object({ value_id: ExternalId, name: LooseText })).nullish(),
            }),
          )
          .nullish(),
      }),
    ),
  }),
})
const Channels = z.object({
  response: z.object({
    logistics_channel_list: z.array(
      z.object({ logistics_channel_id: ExternalId, logistics_channel_name: LooseText, enabled: z.boolean() }),
    ),
  }),
})

export const catalogue: Catalogue = {
  way: 'tree',
  async categories(conn) {
    const answer = await shopCall(conn, { path: '/api/v2/product/get_category', query: { language } })
    return readShape(Tree, answer).response.category_list.map((each) => ({
      id: each.category_id,
      parent_id: each.parent_category_id === '0' ? '' : each.parent_category_id,
      name: each.display_category_name,
      is_leaf: !each.has_children,
    }))
  },
  async fields(conn, category_id) {
    const query = { category_id_list: category_id, language }
    const answer = await shopCall(conn, { path: '/api/v2/product/get_attribute_tree', query })
    return (readShape(Fields, answer).response.list[0]?.attribute_tree ?? []).map((each) => ({
      id: each.attribute_id,
      name: each.name,
      is_required: each.mandatory,
      values: (each.attribute_value_list ?? []).map(({ value_id, name }) => ({ value: value_id, name })),
    }))
  },
  async choices(conn) {
    const answer = await shopCall(conn, { path: '/api/v2/logistics/get_channel_list' })
    const open = readShape(Channels, answer).response.logistics_channel_list.filter(({ enabled }) => enabled)
    return {
      logistic_id: open.map((each) => ({ value: each.logistics_channel_id, name: each.logistics_channel_name })),
    }
  },
}

/** Free-text values are sent with id 0. */
export const attributeList = (draft: ListingDraft) =>
  fieldValues(draft).map(({ field_id, value_id, name }) => ({
    attribute_id: Number(field_id),
    attribute_value_list: [{ value_id: Number(value_id || 0), original_value_name: name }],
  }))
