import type { listProducts } from '@inkroute/contract/catalog/catalog'
import { productGrades } from '@inkroute/contract/catalog/codes'
import type { CallInput } from '@inkroute/contract/endpoint'
import type { FilterKey, Listing } from '../../search/listing-address.view.ts'

const joined = (listing: Listing, key: FilterKey) => listing.filters[key]?.join(',')
const defined = <T extends object>(input: T) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }

/** Builds the API call for a listing. */
export function getCall(listing: Listing): CallInput<typeof listProducts> {
  return defined({
    keyword: listing.filters.keyWord?.[0],
    code: listing.filters.code?.[0],
    ad_special_id: listing.filters.ad?.[0],
    type: joined(listing, 'type'),
    brand: joined(listing, 'brand'),
    category: joined(listing, 'category'),
    zone: joined(listing, 'zone'),
    grade: joined(listing, 'level'),
    technique: joined(listing, 'technique'),
    material: joined(listing, 'material'),
    season: joined(listing, 'season'),
    gender: joined(listing, 'gender'),
    size_attribute: joined(listing, 'size_attribute'),
    colour: joined(listing, 'colour'),
    ships_from: joined(listing, 'ships_from'),
    delivery_hours_max: listing.filters.delivery?.[0],
    price_min: listing.filters.price_min?.[0],
    price_max: listing.filters.price_max?.[0],
    sort: listing.sort,
    page: listing.page,
  })
}

const known: Partial<Record<FilterKey, ReadonlySet<string>>> = {
  level: new Set(productGrades.map(({ id }) => String(id))),
  type: new Set(['1', '2']),
}

/** A path such as `/level/9` is an unknown page, not an empty list. Zones are edited by staff: the list knows them. */
export function isUnknownScope({ scope, filters }: Listing): boolean {
  if (!scope) return false
  if (scope === 'ad') return !/^[1-9]\d{0,8}$/.test(filters.ad?.[0] ?? '')
  return !(known[scope]?.has(filters[scope]?.[0] ?? '') ?? true)
}

/** Ignores unknown values in the query, since old links may contain them. */
export function withoutUnknown(listing: Listing): Listing {
  const entries = Object.entries(listing.filters).flatMap(([key, values]) => {
    const kept = values.filter((value) => known[key as FilterKey]?.has(value) ?? true)
    return kept.length > 0 ? [[key, kept] as const] : []
  })
  return { ...listing, filters: Object.fromEntries(entries) }
}

export const getPages = (total: number, page_size: number): number => Math.max(1, Math.ceil(total / page_size))
