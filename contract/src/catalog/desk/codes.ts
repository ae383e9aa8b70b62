/** Names and limits of the catalogue desk, without schemas. */

/** `changed`: on sale, with changes that visitors do not see yet. */
export const deskStates = ['draft', 'on_sale', 'changed', 'withdrawn'] as const
export type DeskState = (typeof deskStates)[number]

export const deskSorts = ['updated', 'name', 'code', 'price_asc', 'price_desc', 'sales'] as const
export type DeskSort = (typeof deskSorts)[number]

/** Lists of words that staff edit. `size_attribute` is a product's `size_type`. */
export const termKinds = [
  'technique',
  'size_attribute',
  'zone',
  'material',
  'season',
  'gender',
  'design_style',
  'brand',
] as const
export type TermKind = (typeof termKinds)[number]

export const MAX_VARIANTS = 2000
export const MAX_COLOURS = 100
export const MAX_SIZES = 100
export const MAX_VIEWS = 20
export const MAX_RELATED = 12
/** Products changed by one call. */
export const MAX_BULK_PRODUCTS = 200
export const MAX_PRICE_FEN = 90_000_000
/** Every design is drawn on a square canvas of this size. */
export const CANVAS_PX = 550
