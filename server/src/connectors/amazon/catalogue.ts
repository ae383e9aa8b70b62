import { z } from 'zod'
import { type Catalogue, type CategoryField, fieldValues, type MarketChoice } from '../catalogue.ts'
import type { StoreConn } from '../connector.ts'
import type { ListingDraft } from '../listing.ts'
import { MarketError } from '../market-error.ts'
import { LooseText, readShape } from '../read-shape.ts'
import { amazonCall, refuse } from './amazon-call.ts'

const Types = z.object({ productTypes: z.array(z.object({ name: z.string(), displayName: LooseText })) })
const Definition = z.object({ schema: z.object({ link: z.object({ resource: z.url() }) }) })

const Word = z.union([z.string(), z.number(), z.boolean()])
const Listed = z.object({
  type: z.string().optional(),
  enum: z.array(Word).optional(),
  enumNames: z.array(LooseText).optional(),
})
/** Allowed values; open lists are written in one of two ways. */
const Value = Listed.extend({ anyOf: z.array(Listed).optional() })
const Attribute = z.object({
  title: LooseText,
  items: z.object({ required: z.array(z.string()).default([]), properties: z.object({ value: Value.optional() }) }),
})
const Schema = z.object({ required: z.array(z.string()).default([]), properties: z.record(z.string(), z.unknown()) })

/** Sent with every listing, or derived by Amazon. */
const OURS = new Set([
  'item_name',
  'brand',
  'product_description',
  'main_product_image_locator',
  'purchasable_offer',
  'fulfillment_availability',
  'variation_theme',
  'parentage_level',
  'child_parent_sku_relationship',
  'color',
  'size',
  'skip_offer',
])
/** Sent next to the value. */
const BESIDE = new Set(['value', 'marketplace_id', 'language_tag'])

const marketOf = ({ credentials }: StoreConn): string => credentials.extra.marketplace_id ?? ''

const choicesOf = (value: z.output<typeof Value>): MarketChoice[] => {
  const list = [value, ...(value.anyOf ?? [])].find((each) => each.enum)
  if (list?.enum) return list.enum.map((one, at) => ({ value: String(one), name: list.enumNames?.[at] || String(one) }))
  return value.type === 'boolean' ? [true, false].map((one) => ({ value: String(one), name: one ? 'Yes' : 'No' })) : []
}

/** The field id also stores the value type, unless it is text. */
const numberOf = (name: string, type: string | undefined): string =>
  type === 'boolean' || type === 'integer' || type === 'number' ? `${name}:${type}` : name

/** A required attribute with a single value; composite ones such as dimensions are skipped. */
function fieldOf(name: string, told: unknown): CategoryField[] {
  const { data } = Attribute.safeParse(told)
  const value = data?.items.properties.value
  if (!data || !value || OURS.has(name) || data.items.required.some((part) => !BESIDE.has(part))) return []
  return [{ id: numberOf(name, value.type), name: data.title || name, is_required: true, values: choicesOf(value) }]
}

/** The schema is outside the API, at a temporary URL. */
async function schemaAt(conn: StoreConn, url: string): Promise<z.output<typeof Schema>> {
  const answer = await conn.http.send({ method: 'GET', url })
  if (answer.status === 403) throw new MarketError('temporary', 'The address of the schema is over', { status: 403 })
  refuse(answer, 'default')
  return readShape(Schema, answer.json())
}

/** Amazon has product types instead of a category tree. */
export const catalogue: Catalogue = {
  way: 'tree',
  async categories(conn) {
    const path = '/definitions/2020-09-01/productTypes'
    const answer = await amazonCall(conn, { path, query: { marketplaceIds: marketOf(conn) }, rate: 'default' })
    return readShape(Types, answer.json()).productTypes.map(({ name, displayName }) => ({
      id: name,
      parent_id: '',
      name: displayName || name,
      is_leaf: true,
    }))
  },
  async fields(conn, product_type) {
    const path = `/definitions/2020-09-01/productTypes/${encodeURIComponent(product_type)}`
    const query = {
      marketplaceIds: marketOf(conn),
      sellerId: conn.credentials.extra.seller_id ?? '',
      requirements: 'LISTING',
      requirementsEnforced: 'ENFORCED',
    }
    const answer = await amazonCall(conn, { path, query, rate: 'default' })
    const { resource } = readShape(Definition, answer.json()).schema.link
    const { required, properties } = await schemaAt(conn, resource)
    return required.flatMap((name) => fieldOf(name, properties[name]))
  },
}

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  boolean: (text: string) => text === 'true',
  integer: Number,
  number: Number,
}

/** The values in the form of the schema. */
export const productAttributes = (draft: ListingDraft, marketplace_id: string) =>
  Object.fromEntries(
    fieldValues(draft).map(({ field_id, value_id, name }) => {
      const [attribute = '', type = ''] = field_id.split(':')
      const text = value_id || name
      return [attribute, [{ value: readers[type]?.(text) ?? text, marketplace_id }]]
    }),
  )
