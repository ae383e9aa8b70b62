import { z } from 'zod'
import { type Catalogue, fieldValues } from '../catalogue.ts'
import type { ListingDraft } from '../listing.ts'
import { ExternalId, LooseText, readShape } from '../read-shape.ts'
import { shopCall } from './tiktok-call.ts'

const query = { locale: 'en-US' }
const Tree = z.object({
  categories: z.array(
    z.object({ id: ExternalId, parent_id: ExternalId, local_name: LooseText, is_leaf: z.boolean().nullish() }),
  ),
})
const Fields = z.object({
  attributes: z.array(
    z.object({
      id: ExternalId,
      name: LooseText,
      type: LooseText,
      // Their spelling.
      is_requried: z.boolean().nullish(),
      values: z.array(z.object({ id: ExternalId, name: LooseText })).nullish(),
    }),
  ),
})

export const catalogue: Catalogue = {
  way: 'tree',
  async categories(conn) {
    const { categories } = readShape(Tree, await shopCall(conn, { path: '/product/202309/categories', query }))
    return categories.map(({ id, parent_id, local_name, is_leaf }) => ({
      id,
      parent_id: parent_id === '0' ? '' : parent_id,
      name: local_name,
      is_leaf: is_leaf === true,
    }))
  },
  async fields(conn, category_id) {
    const path = `/product/202309/categories/${encodeURIComponent(category_id)}/attributes`
    const { attributes } = readShape(Fields, await shopCall(conn, { path, query }))
    return attributes
      .filter(({ type }) => type === 'PRODUCT_PROPERTY')
      .map((each) => ({
        id: each.id,
        name: each.name,
        is_required: each.is_requried === true,
        values: (each.values ?? []).map(({ id, name }) => ({ value: id, name })),
      }))
  },
}

export const productAttributes = (draft: ListingDraft) =>
  fieldValues(draft).map(({ field_id, value_id, name }) => ({
    id: field_id,
    values: [value_id ? { id: value_id, name } : { name }],
  }))
