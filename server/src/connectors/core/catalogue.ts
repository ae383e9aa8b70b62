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
  getChildren: (node: T) => readonly T[],
  getCategory: (node: T, parent_id: string, is_leaf: boolean) => MarketCategory,
  parent_id = '',
): MarketCategory[] {
  return nodes.flatMap((node) => {
    const children = getChildren(node)
    const own = getCategory(node, parent_id, children.length === 0)
    return [own, ...flattened(children, getChildren, getCategory, own.id)]
  })
}
