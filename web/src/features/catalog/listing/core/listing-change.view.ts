import type { ProductSort } from '@inkroute/contract/catalog/codes'
import type { FilterKey, Filters, Listing, ListingView } from '../../search/listing-address.view.ts'

export type PageMark = number | 'gap'

/** Page numbers around the current one, always with the first and the last: 1 … 4 5 6 … 20. */
export function pageMarks(page: number, pages: number): readonly PageMark[] {
  const near = [1, 2, page - 1, page, page + 1, pages - 1, pages]
  const shown = [...new Set(near)].filter((p) => p >= 1 && p <= pages).toSorted((a, b) => a - b)
  return shown.flatMap((p, place): PageMark[] => {
    const before = shown[place - 1] ?? 0
    if (p - before === 2) return [p - 1, p]
    return p - before > 2 ? ['gap', p] : [p]
  })
}

/** Changing filters resets to the first page. */
const narrowed = (listing: Listing, filters: Filters): Listing => ({ ...listing, filters, page: 1 })

export function withFilter(listing: Listing, key: FilterKey, values: readonly string[]): Listing {
  const { [key]: _, ...rest } = listing.filters
  return narrowed(listing, values.length ? { ...rest, [key]: values } : rest)
}

export const hasFilter = (listing: Listing, key: FilterKey, value: string): boolean =>
  listing.filters[key]?.includes(value) ?? false

/** Adds the value to the filter or removes it. */
export function toggled(listing: Listing, key: FilterKey, value: string): Listing {
  const values = listing.filters[key] ?? []
  return withFilter(listing, key, values.includes(value) ? values.filter((v) => v !== value) : [...values, value])
}

/** For single-value filters: choosing the value again clears it. */
export const chosen = (listing: Listing, key: FilterKey, value: string): Listing =>
  withFilter(listing, key, hasFilter(listing, key, value) ? [] : [value])

/** Clears all filters except the one in the path. */
export function cleared(listing: Listing): Listing {
  const own = listing.scope ? listing.filters[listing.scope] : undefined
  return narrowed(listing, listing.scope && own ? { [listing.scope]: own } : {})
}

export const withSort = (listing: Listing, sort: ProductSort): Listing => ({ ...listing, sort, page: 1 })
export const withView = (listing: Listing, view: ListingView): Listing => ({ ...listing, view })
export const withPage = (listing: Listing, page: number): Listing => ({ ...listing, page })

export function countFilters({ filters, scope }: Listing): number {
  const keys = (Object.keys(filters) as FilterKey[]).filter((key) => key !== scope && key !== 'price_max')
  const priced = filters.price_max && !filters.price_min ? 1 : 0
  return keys.reduce((sum, key) => sum + (filters[key]?.length ?? 0), priced)
}
