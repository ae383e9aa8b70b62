import { artworkSorts } from '@inkroute/contract/gallery/artwork'
import { type GalleryTerm, galleryStates, licences } from '@inkroute/contract/gallery/gallery'

const one = <T extends string>(list: readonly T[], value: string | undefined): T | undefined =>
  list.find((each) => each === value)

const given = <T extends object>(values: T): { [K in keyof T]?: NonNullable<T[K]> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>
  }

export const artworkKeys = ['keyword', 'state', 'category', 'licence', 'collection_id', 'price', 'sort'] as const
type ArtworkFilter = { readonly [key in (typeof artworkKeys)[number]]?: string }

/** The filters of the address bar as the server takes them; what it would refuse is left out. */
export const artworkQuery = (filter: ArtworkFilter) => ({
  ...given({
    keyword: filter.keyword,
    state: one(galleryStates, filter.state),
    category: filter.category,
    licence: one(licences, filter.licence),
    collection_id: Number(filter.collection_id) > 0 ? Number(filter.collection_id) : undefined,
    price: one(['free', 'paid'] as const, filter.price),
  }),
  sort: one(artworkSorts, filter.sort) ?? 'updated',
})

export const templateKeys = ['keyword', 'state', 'scenario', 'basic_product_id', 'sort'] as const
type TemplateFilter = { readonly [key in (typeof templateKeys)[number]]?: string }
export const templateSorts = ['order', 'updated', 'used'] as const

export const templateQuery = (filter: TemplateFilter) => ({
  ...given({
    keyword: filter.keyword,
    state: one(galleryStates, filter.state),
    scenario: filter.scenario,
    basic_product_id: Number(filter.basic_product_id) > 0 ? Number(filter.basic_product_id) : undefined,
  }),
  sort: one(templateSorts, filter.sort) ?? 'order',
})

export const yuanOf = (fen: number): string => (fen === 0 ? '' : (fen / 100).toFixed(2))
export const fenOf = (yuan: string | undefined): number => Math.round(Number(yuan || 0) * 100)

/** A key for a new category from its English name. */
export const termKey = (en: string): string =>
  en
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40) || 'other'

export const completeTerm = ({ key, zh, en }: GalleryTerm): GalleryTerm => ({ key: key || termKey(en), zh, en })
