import { z } from 'zod'
import { fieldValues } from '../core/catalogue.ts'
import type { Catalogue, StoreConn } from '../core/connector.ts'
import type { ListingDraft } from '../core/listing.ts'
import { ExternalId, LooseText, readShape } from '../core/read-shape.ts'
import { categoryVersion } from './markets.ts'
import { shopCall } from './tiktok-call.ts'

const toQuery = ({ shop }: StoreConn) => ({ locale: 'en-US', category_version: categoryVersion(shop.region) })
const Tree = z.object({
  categories: z.array(
    z.object({ id: ExternalId, parent_id: ExternalId, local_name: LooseText, is_leaf: z.boolean().nullish() }),
  ),
})
const Fields = z.object({
  attributes: z
    .array(
      z.object({
        id: ExternalId,
        name: LooseText,
        type: LooseText,
        // Their spelling.
        is_requried: z.boolean().nullish(),
        values: z.array(z.object({ id: ExternalId, name: LooseText })).nullish(),
      }),
    )
    .nullish(),
})
const Rules = z.object({
  size_chart: z.object({ is_supported: z.boolean().nullish(), is_required: z.boolean().nullish() }).nullish(),
})
/** Asked for beside the attributes, and sent apart from them. */
const SIZE_CHART = 'size_chart'

export const catalogue: Catalogue = {
  way: 'tree',
  async categories(conn) {
    const { categories } = readShape(
      Tree,
      await shopCall(conn, { path: '/product/202309/categories', query: toQuery(conn) }),
    )
    return categories.map(({ id, parent_id, local_name, is_leaf }) => ({
      id,
      parent_id: parent_id === '0' ? '' : parent_id,
      name: local_name,
      is_leaf: is_leaf === true,
    }))
  },
  async fields(conn, category_id) {
    const path = `/product/202309/categories/${encodeURIComponent(category_id)}`
    const query = toQuery(conn)
    const { attributes } = readShape(Fields, await shopCall(conn, { path: `${path}/attributes`, query }))
    const { size_chart } = readShape(Rules, await shopCall(conn, { path: `${path}/rules`, query }))
    const own = (attributes ?? [])
      .filter(({ type }) => type === 'PRODUCT_PROPERTY')
      .map((each) => ({
        id: each.id,
        name: each.name,
        is_required: each.is_requried === true,
        values: (each.values ?? []).map(({ id, name }) => ({ value: id, name })),
      }))
    if (!size_chart?.is_supported) return own
    const name = '尺码表（图片网址或模板编号） Size chart (picture address or template id)'
    return [...own, { id: SIZE_CHART, name, is_required: size_chart.is_required === true, values: [] }]
  },
}

/** The picture of a size chart, or the number of a template kept in Seller Center. */
export const getSizeChart = (draft: ListingDraft): string =>
  fieldValues(draft).find(({ field_id }) => field_id === SIZE_CHART)?.name ?? ''

export const productAttributes = (draft: ListingDraft) =>
  fieldValues(draft)
    .filter(({ field_id }) => field_id !== SIZE_CHART)
    .map(({ field_id, value_id, name }) => ({
      id: field_id,
      values: [value_id ? { id: value_id, name } : { name }],
    }))
