import type { StoreConn } from './connector.ts'
import type { ListingDraft } from './listing.ts'

export interface MarketCategory {
  /** The id stored in a draft. */
  readonly id: string
  /** Empty for the roots. */
  readonly parent_id: string
  readonly name: string
  /** Only leaves accept listings. */
  readonly is_leaf: boolean
}

/** An extra field a category requires. */
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

/** Categories and shop-specific lists, so that sellers choose names instead of typing ids. */
export interface Catalogue {
  /** `tree`: returns the whole tree. `level`: returns the children of one category. */
  readonly way: 'tree' | 'level'
  /** Children of a category; the roots for the empty id. */
  categories(conn: StoreConn, parent_id: string): Promise<MarketCategory[]>
  fields?(conn: StoreConn, category_id: string): Promise<CategoryField[]>
  /** Freight templates, shipping profiles and the like, by the key of the template's field. */
  choices?(conn: StoreConn): Promise<Record<string, MarketChoice[]>>
}

const PREFIX = 'attr.'
/** Template key for the value of a category field. */
export const fieldKey = (id: string): string => `${PREFIX}${id}`

interface FieldValue {
  readonly field_id: string
  /** Empty for free text. */
  readonly value_id: string
  readonly name: string
}

/** Values of the category fields: `#12~Cotton` was chosen from the platform's list, anything else is free text. */
export function fieldValues({ attributes }: Pick<ListingDraft, 'attributes'>): FieldValue[] {
  return Object.entries(attributes).flatMap(([key, given]) => {
    const text = String(given ?? '').trim()
    if (!key.startsWith(PREFIX) || text === '') return []
    const field_id = key.slice(PREFIX.length)
    const [, value_id = '', name = text] = /^#([^~]*)~(.*)$/.exec(text) ?? []
    return [{ field_id, value_id, name }]
  })
}

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
