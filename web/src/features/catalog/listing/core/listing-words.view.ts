import type { Facet, ListReply } from '@inkroute/contract/catalog/catalog'
import type { ProductFacet, ProductZone } from '@inkroute/contract/catalog/codes'
import { fill, type Language, pickTexts, type Texts } from '../../../../shared/text/text.ts'
import type { FilterKey, Listing } from '../../search/listing-address.view.ts'
import { listingText } from './listing.text.ts'
import { withFilter } from './listing-change.view.ts'
import { headingText, levelHeadings, typeHeadings, zoneHeadings } from './listing-headings.text.ts'

type Text = Texts<typeof listingText>

export interface Chip {
  readonly id: string
  readonly label: string
  /** The listing without this filter. */
  readonly without: (listing: Listing) => Listing
}

/** URLs call the grade "level", as in `/level/1`. */
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

function getLabel(text: Text, facets: readonly Facet[], key: FilterKey, value: string): string {
  if (key === 'keyWord') return fill(text.chip_keyword, { word: value })
  if (key === 'code') return fill(text.chip_code, { code: value })
  if (key === 'ad') return fill(text.chip_ad, { name: value })
  if (key === 'delivery') return hoursLabel(text, Number(value))
  return valueName(facets, key, value) ?? value
}

/** All active filters except the one in the path, each with a way to remove it. */
export function getChips(text: Text, listing: Listing, facets: readonly Facet[]): readonly Chip[] {
  const keys = (Object.keys(listing.filters) as FilterKey[]).filter(
    (key) => key !== listing.scope && key !== 'price_min' && key !== 'price_max',
  )
  const chips = keys.flatMap((key) =>
    (listing.filters[key] ?? []).map((value) => ({
      id: `${key}:${value}`,
      label: getLabel(text, facets, key, value),
      without: (asked: Listing) => withFilter(asked, key, asked.filters[key]?.filter((other) => other !== value) ?? []),
    })),
  )
  const price = priceChip(text, listing)
  return price ? [...chips, price] : chips
}

export interface ListingHeading {
  readonly title: string
  readonly intro: string
}

/** Name and summary of a special, as entered by editors. */
export interface SpecialWords {
  readonly name: string
  readonly summary: string
}

/** A generated introduction: product count, lowest price, warehouses and techniques. */
function figures(language: Language, name: string, reply: ListReply): string {
  const text = pickTexts(headingText, language)
  const names = (key: string) =>
    reply.facets.find((facet) => facet.key === key)?.values.map((value) => value.name) ?? []
  const join = (list: readonly string[]) => list.slice(0, 4).join(language === 'zh' ? '、' : ', ')
  const [places, techniques] = [names('ships_from'), names('technique')]
  return [
    fill(text.figures, { name, count: reply.total, price: reply.price_from }),
    places.length && techniques.length ? fill(text.ships, { places: join(places) }) : '',
    techniques.length ? fill(text.techniques, { names: join(techniques) }) : '',
  ].join(language === 'zh' ? '' : ' ')
}

function categoryHeading(language: Language, reply: ListReply): ListingHeading | null {
  const own = reply.category_path.at(-1)
  if (!own) return null
  return { title: own.name, intro: figures(language, own.name, reply) }
}

function written(language: Language, kind: 'zone' | 'level' | 'type', value: string): ListingHeading | null {
  const table = { zone: zoneHeadings, level: levelHeadings, type: typeHeadings }[kind]
  const heading = (table as Readonly<Record<ProductZone | string, (typeof levelHeadings)[string]>>)[value]
  return heading ? { title: heading.title[language], intro: heading.intro[language] } : null
}

/** Title and introduction of the page; an empty list introduces nothing. */
export function getHeading(...args: Parameters<typeof headingWith>): ListingHeading {
  const heading = headingWith(...args)
  return args[2].total > 0 ? heading : { title: heading.title, intro: '' }
}

/** From the path or the keyword. */
function headingWith(
  language: Language,
  listing: Listing,
  reply: ListReply,
  special: SpecialWords | null,
): ListingHeading {
  const text = pickTexts(listingText, language)
  const word = reply.applied.keyword || listing.filters.keyWord?.[0]
  const about = listing.scope ?? (word ? 'keyWord' : null)
  const value = about ? (listing.filters[about]?.[0] ?? '') : ''
  const all = { title: text.all, intro: text.all_intro }
  if (about === 'category') return categoryHeading(language, reply) ?? all
  if (about === 'zone' || about === 'level' || about === 'type') return written(language, about, value) ?? all
  if (about === 'ad') return { title: special?.name ?? text.special_title, intro: special?.summary ?? '' }
  if (about === 'code') return { title: fill(text.code_title, { code: value }), intro: '' }
  if (about === 'brand') {
    const name = valueName(reply.facets, 'brand', value) ?? value
    const intro = reply.total > 0 ? figures(language, name, reply) : ''
    return { title: fill(text.brand_title, { name }), intro }
  }
  if (about !== 'keyWord') return all
  const found = pickTexts(headingText, language).search_intro
  return {
    title: fill(text.search_title, { word: value }),
    intro: reply.total > 0 ? fill(found, { count: reply.total, word: word ?? value }) : '',
  }
}
