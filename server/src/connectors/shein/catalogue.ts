import { z } from 'zod'
import { fieldValues, flattened } from '../core/catalogue.ts'
import type { Catalogue, StoreConn } from '../core/connector.ts'
import type { ListingDraft } from '../core/listing.ts'
import { ExternalId, LooseText, readShape } from '../core/read-shape.ts'
import { shopCall } from './shein-call.ts'

interface Node {
  readonly category_id: string
  readonly product_type_id?: string | null | undefined
  readonly category_name: string
  readonly children?: readonly Node[] | null | undefined
}
const Node: z.ZodType<Node> = z.object({
  category_id: ExternalId,
  product_type_id: ExternalId.nullish(),
  category_name: LooseText,
  get children() {
    return z.array(Node).nullish()
  },
})
const Tree = z.object({ data: z.array(Node) })
const Fields = z.object({
  data: z.array(
    z.object({
      attribute_infos: z.array(
        z.object({
          attribute_id: ExternalId,
          attribute_name: LooseText,
          attribute_name_en: LooseText,
          attribute_type: z.int(),
          attribute_status: z.int(),
          attribute_value_info_list: z
            .array(
              z.object({ attribute_value_id: ExternalId, attribute_value: LooseText, attribute_value_en: LooseText }),
            )
            .nullish(),
        }),
      ),
    }),
  ),
})
const REQUIRED = 3
/** Product attributes only; sale attributes are our colours and sizes. */
const OF_PRODUCT = new Set([3, 4])

const getTree = async (conn: StoreConn) =>
  readShape(Tree, await shopCall(conn, '/open-api/goods/query-category-tree', {})).data

function typeIn(nodes: readonly Node[], category_id: string): string | null {
  for (const node of nodes) {
    const found = node.category_id === category_id ? node.product_type_id : typeIn(node.children ?? [], category_id)
    if (found) return found
  }
  return null
}

export const catalogue: Catalogue = {
  way: 'tree',
  categories: async (conn) =>
    flattened(
      await getTree(conn),
      ({ children }) => children ?? [],
      ({ category_id, category_name }, parent_id, is_leaf) => ({
        id: category_id,
        parent_id,
        name: category_name,
        is_leaf,
      }),
    ),
  async fields(conn, category_id) {
    const type_id = typeIn(await getTree(conn), category_id)
    if (!type_id) return []
    const body = { product_type_id_list: [Number(type_id)] }
    const answer = await shopCall(conn, '/open-api/goods/query-attribute-template', body)
    return (readShape(Fields, answer).data[0]?.attribute_infos ?? [])
      .filter(({ attribute_type }) => OF_PRODUCT.has(attribute_type))
      .map((each) => ({
        id: each.attribute_id,
        name: each.attribute_name_en || each.attribute_name,
        is_required: each.attribute_status === REQUIRED,
        values: (each.attribute_value_info_list ?? []).map((one) => ({
          value: one.attribute_value_id,
          name: one.attribute_value_en || one.attribute_value,
        })),
      }))
  },
}

export const attributeList = (draft: ListingDraft) =>
  fieldValues(draft).map(({ field_id, value_id, name }) => ({
    attribute_id: Number(field_id),
    ...(value_id ? { attribute_value_id: Number(value_id) } : { custom_attribute_value: name }),
  }))
