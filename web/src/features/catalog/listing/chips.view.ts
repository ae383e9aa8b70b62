import type { Facet } from '@inkroute/contract/catalog/catalog'
import type { ProductFacet } from '@inkroute/contract/catalog/codes'
import { fill, type Texts } from '../../../shared/text/text.ts'
import type { listingText } from './listing.text.ts'
import type { FilterKey, Listing } from './listing-address.view.ts'
import { withFilter } from './listing-change.view.ts'

type Text = Texts<typeof listingText>

export interface Chip {
  readonly id: string
  readonly label: string
  /** A listing without this condition. */
  readonly without: (listing: Listing) => Listing
}

/** In addresses the grade is called level, as in `/level/1`. */
export const filterOfFacet = (facet: ProductFacet): FilterKey => (facet === 'grade' ? 'level' : facet)
export const facetOfFilter = (key: FilterKey): ProductFacet | undefined =>
  key === 'level' ? 'grade' : facetFilters.find((facet) => facet === key)
const facetFilters: readonly ProductFacet[] = [
  'category',
  'zone',
  'ships_from',
  'technique',
  'colour',
  'gender',
  'season',
  'size_attribute',
  'material',
  'brand',
  'type',
]

export const valueName = (facets: readonly Facet[], key: FilterKey, value: string): string | undefined =>
  facets.find((facet) => facet.key === facetOfFilter(key))?.values.find((known) => known.value === value)?.name

export function hoursLabel(text: Text, hours: number): string {
  return hours > 48 && hours % 24 === 0 ? fill(text.days, { days: hours / 24 }) : fill(text.hours, { hours })
}

const anyPrice = (listing: Listing) => withFilter(withFilter(listing, 'price_min', []), 'price_max', [])

function priceChip(text: Text, listing: Listing): Chip | null {
  const [low, high] = [listing.filters.price_min?.[0], listing.filters.price_max?.[0]]
  if (low === undefined && high === undefined) return null
  const shape = low === undefined ? text.chip_price_high : high === undefined ? text.chip_price_low : text.chip_price
  return { id: 'price', label: fill(shape, { low: low ?? '', high: high ?? '' }), without: anyPrice }
}

function labelOf(text: Text, facets: readonly Facet[], key: FilterKey, value: string): string {
  if (key === 'keyWord') return fill(text.chip_keyword, { word: value })
  if (key === 'code') return fill(text.chip_code, { code: value })
  if (key === 'ad') return fill(text.chip_ad, { name: value })
  if (key === 'delivery') return hoursLabel(text, Number(value))
  return valueName(facets, key, value) ?? value
}

/** Every condition beyond what the path is about, each with the way to drop it. */
export function chipsOf(text: Text, listing: Listing, facets: readonly Facet[]): readonly Chip[] {
  const keys = (Object.keys(listing.filters) as FilterKey[]).filter(
    (key) => key !== listing.scope && key !== 'price_min' && key !== 'price_max',
  )
  const chips = keys.flatMap((key) =>
    (listing.filters[key] ?? []).map((value) => ({
      id: `${key}:${value}`,
      label: labelOf(text, facets, key, value),
      without: (asked: Listing) => withFilter(asked, key, asked.filters[key]?.filter((other) => other !== value) ?? []),
    })),
  )
  const price = priceChip(text, listing)
  return price ? [...chips, price] : chips
}
