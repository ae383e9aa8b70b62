import { z } from 'zod'
import { type CategoryField, fieldValues, type MarketChoice } from '../core/catalogue.ts'
import type { Catalogue, StoreConn } from '../core/connector.ts'
import type { ListingDraft } from '../core/listing.ts'
import { MarketError } from '../core/market-error.ts'
import { LooseText, readShape } from '../core/read-shape.ts'
import { amazonCall, refuse } from './amazon-call.ts'

const Types = z.object({ productTypes: z.array(z.object({ name: z.string(), displayName: LooseText })) })
const Definition = z.object({ schema: z.object({ link: z.object({ resource: z.url() }) }) })

const Word = z.union([z.string(), z.number(), z.boolean()])
const Listed = z.object({
  type: z.string().optional(),
  enum: z.array(Word).optional(),
  enumNames: z.array(LooseText).optional(),
})
/** A value, a group of parts or a list of them, as JSON Schema says it. Open lists of values come in two ways. */
interface Part {
  readonly title: string
  readonly type?: string | undefined
  readonly required?: readonly string[] | undefined
  readonly properties?: Readonly<Record<string, Part>> | undefined
  readonly items?: Part | undefined
  readonly enum?: readonly (string | number | boolean)[] | undefined
  readonly enumNames?: readonly string[] | undefined
  readonly anyOf?: readonly z.output<typeof Listed>[] | undefined
}
const Part: z.ZodType<Part> = z.object({
  ...Listed.shape,
  title: LooseText,
  required: z.array(z.string()).optional(),
  anyOf: z.array(Listed).optional(),
  get properties() {
    return z.record(z.string(), Part).optional()
  },
  get items() {
    return Part.optional()
  },
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
  'condition_type',
  'supplier_declared_has_product_identifier_exemption',
  'externally_assigned_product_identifier',
])
/** Sent next to the value. */
const BESIDE = new Set(['marketplace_id', 'language_tag'])
/** In the id of a field whose texts name their language. */
const SPOKEN = 'spoken'
const THEME = 'variation_theme'

const getMarket = ({ credentials }: StoreConn): string => credentials.extra.marketplace_id ?? ''

const getChoices = (value: Part): MarketChoice[] => {
  const list = [value, ...(value.anyOf ?? [])].find((each) => each.enum)
  if (list?.enum) return list.enum.map((one, at) => ({ value: String(one), name: list.enumNames?.[at] || String(one) }))
  return value.type === 'boolean' ? [true, false].map((one) => ({ value: String(one), name: one ? 'Yes' : 'No' })) : []
}

interface Leaf {
  readonly path: readonly string[]
  readonly titles: readonly string[]
  readonly value: Part
}

/** The single values an attribute consists of, by where they are: `item_package_weight.unit`, `…_size.0.value`. */
function getLeaves(part: Part, path: readonly string[], titles: readonly string[]): Leaf[] {
  if (part.items) return getLeaves(part.items, [...path, '0'], titles)
  if (!part.properties) return [{ path, titles, value: part }]
  const names = Object.keys(part.properties).filter((name) => !BESIDE.has(name))
  const needed = names.filter((name) => part.required?.includes(name))
  return (needed.length > 0 ? needed : names).flatMap((name) => {
    const inner = part.properties?.[name]
    return inner ? getLeaves(inner, [...path, name], [...titles, inner.title || name]) : []
  })
}

/** The size of a garment differs by variant and comes from it; its system and class are the template's. */
const isOwnSize = (attribute: string, leaf: string | undefined): boolean =>
  attribute.endsWith('_size') && leaf === 'size'

/** Every single value of an attribute. Its id says where the value goes, its type unless text, and if it is spoken. */
function getFields(name: string, told: unknown, is_required: boolean): CategoryField[] {
  const item = Part.safeParse(told).data?.items
  if (!item) return []
  const title = Part.safeParse(told).data?.title || name
  const spoken = item.properties?.language_tag ? SPOKEN : ''
  const leaves = getLeaves(item, [], []).filter(({ path }) => !isOwnSize(name, path.at(-1)))
  return leaves.map(({ path, titles, value }) => {
    const is_plain = leaves.length === 1 && path.length === 1 && path[0] === 'value'
    const place = is_plain ? name : [name, ...path].join('.')
    const type = ['boolean', 'integer', 'number'].includes(value.type ?? '') ? value.type : ''
    return {
      id: [place, type, spoken].join(':').replace(/:+$/, ''),
      name: leaves.length === 1 ? title : `${title} · ${titles.join(' · ')}`,
      is_required,
      values: getChoices(value),
    }
  })
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
    const answer = await amazonCall(conn, { path, query: { marketplaceIds: getMarket(conn) }, rate: 'default' })
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
      marketplaceIds: getMarket(conn),
      sellerId: conn.credentials.extra.seller_id ?? '',
      requirements: 'LISTING',
      requirementsEnforced: 'ENFORCED',
    }
    const answer = await amazonCall(conn, { path, query, rate: 'default' })
    const { resource } = readShape(Definition, answer.json()).schema.link
    const { required, properties } = await schemaAt(conn, resource)
    return [
      ...required.filter((name) => !OURS.has(name)).flatMap((name) => getFields(name, properties[name], true)),
      // Which of its own themes fits our options is for the seller to say.
      ...getFields(THEME, properties[THEME], false),
    ]
  },
}

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  boolean: (text: string) => text === 'true',
  integer: Number,
  number: Number,
}

type Tree = { [part: string]: unknown }

/** Puts a value at its place; a `0` makes a list of one. */
function put(tree: Tree, [first = '', ...rest]: readonly string[], value: unknown): Tree {
  if (rest.length === 0) return { ...tree, [first]: value }
  const inner = tree[first]
  if (rest[0] === '0') {
    const [only] = Array.isArray(inner) ? inner : []
    return { ...tree, [first]: rest.length === 1 ? [value] : [put((only as Tree) ?? {}, rest.slice(1), value)] }
  }
  return { ...tree, [first]: put((inner as Tree) ?? {}, rest, value) }
}

/** The values in the form of the schema, each attribute with the parts that were answered. */
export function productAttributes(draft: ListingDraft, marketplace_id: string, language_tag: string) {
  const attributes: Record<string, Tree> = {}
  for (const { field_id, value_id, name } of fieldValues(draft)) {
    const [place = '', type = '', spoken = ''] = field_id.split(':')
    const [attribute = '', ...path] = place.split('.')
    const text = value_id || name
    const known = attributes[attribute] ?? { marketplace_id, ...(spoken ? { language_tag } : {}) }
    attributes[attribute] = put(known, path.length > 0 ? path : ['value'], readers[type]?.(text) ?? text)
  }
  return attributes
}
