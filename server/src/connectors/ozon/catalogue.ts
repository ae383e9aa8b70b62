import { z } from 'zod'
import { fieldValues, type MarketCategory, type MarketChoice } from '../core/catalogue.ts'
import type { Catalogue, StoreConn } from '../core/connector.ts'
import type { ListingDraft } from '../core/listing.ts'
import { ExternalId, LooseText, readShape } from '../core/read-shape.ts'
import { ozonCall } from './ozon-call.ts'

const language = 'EN'
const MOST_VALUES = 200
/** Attributes filled from the draft: brand, text, model, colour, size. */
const OWN = new Set(['85', '4191', '9048', '10097', '9533'])

interface Node {
  readonly description_category_id?: string | null | undefined
  readonly category_name?: string | null | undefined
  readonly type_id?: string | null | undefined
  readonly type_name?: string | null | undefined
  readonly disabled?: boolean | null | undefined
  readonly children?: readonly Node[] | null | undefined
}
const Node: z.ZodType<Node> = z.object({
  description_category_id: ExternalId.nullish(),
  category_name: z.string().nullish(),
  type_id: ExternalId.nullish(),
  type_name: z.string().nullish(),
  disabled: z.boolean().nullish(),
  get children() {
    return z.array(Node).nullish()
  },
})
const Tree = z.object({ result: z.array(Node) })
const Fields = z.object({
  result: z.array(
    z.object({ id: ExternalId, name: LooseText, is_required: z.boolean(), dictionary_id: ExternalId.nullish() }),
  ),
})
const Values = z.object({ result: z.array(z.object({ id: ExternalId, value: LooseText })) })

/** Product types are the leaves; a draft stores `category/type`. */
function getPlaces(nodes: readonly Node[], parent_id = ''): MarketCategory[] {
  return nodes
    .filter(({ disabled }) => disabled !== true)
    .flatMap((node) => {
      if (node.type_id) {
        return [{ id: `${parent_id}/${node.type_id}`, parent_id, name: node.type_name ?? '', is_leaf: true }]
      }
      const id = node.description_category_id ?? ''
      const own = { id, parent_id, name: node.category_name ?? '', is_leaf: false }
      return [own, ...getPlaces(node.children ?? [], id)]
    })
}

/** Category id and product type id. */
export function getPlace(category_id: string, type_id?: unknown): { category: number; type: number } {
  const [category = '', type = ''] = category_id.split('/')
  return { category: Number(category), type: Number(type || type_id || 0) }
}

async function getValues(conn: StoreConn, place: object, attribute_id: string): Promise<MarketChoice[]> {
  const body = { ...place, attribute_id: Number(attribute_id), limit: MOST_VALUES, last_value_id: 0 }
  const answer = await ozonCall(conn, '/v1/description-category/attribute/values', body)
  return readShape(Values, answer).result.map(({ id, value }) => ({ value: id, name: value }))
}

export const catalogue: Catalogue = {
  way: 'tree',
  categories: async (conn) =>
    getPlaces(readShape(Tree, await ozonCall(conn, '/v1/description-category/tree', { language })).result),
  async fields(conn, category_id) {
    const { category, type } = getPlace(category_id)
    const place = { description_category_id: category, type_id: type, language }
    const { result } = readShape(Fields, await ozonCall(conn, '/v1/description-category/attribute', place))
    const asked = result.filter(({ id }) => !OWN.has(id))
    const fields = []
    // Values are loaded only for required fields: some categories have a hundred fields.
    for (const { id, name, is_required, dictionary_id } of asked) {
      const has_list = is_required && dictionary_id && dictionary_id !== '0'
      fields.push({ id, name, is_required, values: has_list ? await getValues(conn, place, id) : [] })
    }
    return fields
  },
}

export const fieldAttributes = (draft: ListingDraft) =>
  fieldValues(draft).map(({ field_id, value_id, name }) => ({
    id: Number(field_id),
    complex_id: 0,
    values: [value_id ? { dictionary_value_id: Number(value_id), value: name } : { value: name }],
  }))
