import type { ProductCard } from '@inkroute/contract/catalog/product'
import { BatchDesignMode } from '@inkroute/contract/codes'
import type { BatchArtwork, ListingWish } from '@inkroute/contract/goods/batch/plan'
import { DEFAULT_BATCH_NAME } from '@inkroute/engine/batch/batch-name'
import { type ColourRule, newColourRule } from '@inkroute/engine/batch/colour-rule'
import { newPlacement, type Placement } from '@inkroute/engine/batch/placement'

/** A product as lists need it; design data is fetched when its column scrolls into view. */
export type ChosenProduct = Pick<
  ProductCard,
  'id' | 'code' | 'name' | 'colors' | 'views' | 'default_color_key' | 'default_view_key' | 'has_picture' | 'artwork'
>

export interface ProductRules {
  readonly placement: Placement | null
  readonly colours: ColourRule | null
  /** Null means all sizes. */
  readonly size_ids: readonly number[] | null
}

export interface PairRules {
  readonly placement: Placement | null
  readonly color_keys: readonly string[] | null
  readonly is_left_out: boolean
}

export interface Sheet {
  readonly file_name: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** Pictures that rows name. */
  readonly pictures: readonly (BatchArtwork & { readonly asked: string })[]
  /** Names of pictures that the library did not have. */
  readonly missing?: readonly string[]
}

/** The scope of the rules on the right. */
export type Scope =
  | { readonly kind: 'all' }
  | { readonly kind: 'product'; readonly product_id: number }
  | { readonly kind: 'cell'; readonly product_id: number; readonly artwork_key: string | null }

export interface BatchSetup {
  readonly products: readonly ChosenProduct[]
  readonly artworks: readonly BatchArtwork[]
  readonly placement: Placement
  readonly colours: ColourRule
  readonly by_product: Readonly<Record<number, ProductRules>>
  readonly by_pair: Readonly<Record<string, PairRules>>
  readonly sheet: Sheet | null
  /** Which row the thumbnails show. */
  readonly row_no: number
  readonly mode: 1 | 2
  readonly run_name: string
  readonly name_rule: string
  readonly price: string
  readonly duplicates: 'skip' | 'make'
  readonly skip_low_resolution: boolean
  readonly notify_when_done: boolean
  /** Where goods are prepared as listings too. */
  readonly listing: ListingWish | null
}

export const newSetup = (): BatchSetup => ({
  products: [],
  artworks: [],
  placement: newPlacement(),
  colours: newColourRule(),
  by_product: {},
  by_pair: {},
  sheet: null,
  row_no: 0,
  mode: BatchDesignMode.cross,
  run_name: '',
  name_rule: DEFAULT_BATCH_NAME,
  price: '',
  duplicates: 'skip',
  skip_low_resolution: true,
  notify_when_done: true,
  listing: null,
})

export const noPairRules: PairRules = { placement: null, color_keys: null, is_left_out: false }
export const noProductRules: ProductRules = { placement: null, colours: null, size_ids: null }

export const artworkId = ({ kind, key }: { kind: string; key: string }): string => `${kind}:${key}`
