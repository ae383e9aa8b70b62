import type { DeskState } from '@inkroute/contract/catalog/desk/codes'
import type { ProductDocument } from '@inkroute/contract/catalog/desk/document'

/** The versions of a product, as its content item holds them. */
export interface Versions {
  readonly draft: ProductDocument | null
  readonly published: ProductDocument | null
  readonly was_published: boolean
}

export function deskState({ draft, published, was_published }: Versions): DeskState {
  if (published === null) return was_published ? 'withdrawn' : 'draft'
  return draft === null ? 'on_sale' : 'changed'
}

const getTerms = (document: ProductDocument): string[] => [
  ...document.techniques.map(({ key }) => `technique:${key}`),
  ...document.zones.map((zone) => `zone:${zone}`),
  `season:${document.season}`,
  `gender:${document.gender}`,
  `size_attribute:${document.size_type}`,
  `design_style:${document.design_style}`,
  `brand:${document.brand}`,
]

/** The first view with a picture, in the first colour. */
function findPicture({ views, colours, artwork }: ProductDocument) {
  const picture = views.find((view) => view.picture)?.picture
  if (!picture) return null
  const { product: code, view } = picture
  return { code, view, colour: colours[0]?.key ?? '', ...(artwork ? { artwork } : {}) }
}

/** The lean row by which the desk lists and finds a product in any state. */
export function entryRow(product_id: number, item_id: number, versions: Versions, updated_at: string) {
  const both = [versions.draft, versions.published].filter((document) => document !== null)
  const [document] = both
  if (!document) throw new Error(`product ${product_id} has no document`)
  const prices = document.items.map((item) => item.base_price_fen)
  const skus = document.items.map((item) => item.sku).filter(Boolean)
  const barcodes = document.items.map((item) => item.barcode).filter(Boolean)
  return {
    product_id,
    item_id,
    code: document.code,
    state: deskState(versions),
    name_zh: document.name.zh,
    name_en: document.name.en,
    category_key: document.category,
    terms: [...new Set(both.flatMap(getTerms))],
    warehouses: [...new Set(document.supply.flatMap(({ warehouses }) => warehouses))],
    variants: document.items.length,
    price_from_fen: prices.length > 0 ? Math.min(...prices) : 0,
    price_to_fen: prices.length > 0 ? Math.max(...prices) : 0,
    min_hours: document.production_hours.min,
    max_hours: document.production_hours.max,
    picture: findPicture(document),
    skus,
    barcodes,
    search_text: [document.name.zh, document.name.en, document.code, ...skus, ...barcodes].join(' ').toLowerCase(),
    updated_at,
  }
}
export type EntryRow = ReturnType<typeof entryRow>
