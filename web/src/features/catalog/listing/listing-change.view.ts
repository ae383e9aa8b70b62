import type { ProductSort } from '@inkroute/contract/catalog/codes'
import type { FilterKey, Filters, Listing, ListingView } from './listing-address.view.ts'

/** Another choice of products starts on its first page. */
const narrowed = (listing: Listing, filters: Filters): Listing => ({ ...listing, filters, page: 1 })

export function withFilter(listing: Listing, key: FilterKey, values: readonly string[]): Listing {
  const { [key]: _, ...rest } = listing.filters
  return narrowed(listing, values.length ? { ...rest, [key]: values } : rest)
}

export const hasFilter = (listing: Listing, key: FilterKey, value: string): boolean =>
  listing.filters[key]?.includes(value) ?? false

/** Adds the value to the filter, or takes it away again. */
export function toggled(listing: Listing, key: FilterKey, value: string): Listing {
  const values = listing.filters[key] ?? []
  return withFilter(listing, key, values.includes(value) ? values.filter((v) => v !== value) : [...values, value])
}

/** For filters that hold one value: choosing it again frees it. */
export const chosen = (listing: Listing, key: FilterKey, value: string): Listing =>
  withFilter(listing, key, hasFilter(listing, key, value) ? [] : [value])

/** Everything off except what the path itself is about. */
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
