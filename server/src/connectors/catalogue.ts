import type { StoreConn } from './connector.ts'
import type { ListingDraft } from './listing.ts'

/** A place in a marketplace's tree. */
export interface MarketCategory {
  /** As a draft names it. */
  readonly id: string
  /** Empty for the roots. */
  readonly parent_id: string
  readonly name: string
  /** Only these take listings. */
  readonly is_leaf: boolean
}

/** What a category asks for beside what every listing has. */
export interface CategoryField {
  readonly id: string
  readonly name: string
  readonly is_required: boolean
  /** Empty: any text. */
  readonly values: readonly MarketChoice[]
}

export interface MarketChoice {
  readonly value: string
  readonly name: string
}

/** What a platform tells about its categories and a shop's own lists, so that nobody types numbers. */
export interface Catalogue {
  /** `tree`: all places at once, whatever is asked. `level`: those below one. */
  readonly way: 'tree' | 'level'
  /** Those below a place; the roots below the empty one. */
  categories(conn: StoreConn, parent_id: string): Promise<MarketCategory[]>
  fields?(conn: StoreConn, category_id: string): Promise<CategoryField[]>
  /** Freight templates, shipping profiles and the like, by the key of the template's field. */
  choices?(conn: StoreConn): Promise<Record<string, MarketChoice[]>>
}

const PREFIX = 'attr.'
/** The key under which a template keeps the answer to a category's field. */
export const fieldKey = (id: string): string => `${PREFIX}${id}`

interface FieldValue {
  readonly field_id: string
  /** Empty for what a person wrote. */
  readonly value_id: string
  readonly name: string
}

/** The answers to a category's fields: `#12~Cotton` was chosen from the platform's list, anything else was written. */
export function fieldValues({ attributes }: Pick<ListingDraft, 'attributes'>): FieldValue[] {
  return Object.entries(attributes).flatMap(([key, given]) => {
    const text = String(given ?? '').trim()
    if (!key.startsWith(PREFIX) || text === '') return []
    const field_id = key.slice(PREFIX.length)
    const [, value_id = '', name = text] = /^#([^~]*)~(.*)$/.exec(text) ?? []
    return [{ field_id, value_id, name }]
  })
}

/** A nest of places as one list. */
export function flattened<T>(
  nodes: readonly T[],
  childrenOf: (node: T) => readonly T[],
  categoryOf: (node: T, parent_id: string, is_leaf: boolean) => MarketCategory,
  parent_id = '',
): MarketCategory[] {
  return nodes.flatMap((node) => {
    const children = childrenOf(node)
    const own = categoryOf(node, parent_id, children.length === 0)
    return [own, ...flattened(children, childrenOf, categoryOf, own.id)]
  })
}
