import { type ProductSort, productSorts } from '@inkroute/contract/catalog/codes'
import { pathInLanguage } from '../../../shared/text/stored-language.ts'
import type { Language } from '../../../shared/text/text.ts'

/** Filter keys, in the order of the canonical URL. */
export const filterKeys = [
  'keyWord',
  'code',
  'ad',
  'type',
  'brand',
  'category',
  'zone',
  'level',
  'technique',
  'material',
  'season',
  'gender',
  'size_attribute',
  'colour',
  'ships_from',
  'delivery',
  'price_min',
  'price_max',
] as const
export type FilterKey = (typeof filterKeys)[number]

/** Filters that take several values; a product matches when it has any of them. */
const manyKeys: ReadonlySet<FilterKey> = new Set([
  'zone',
  'level',
  'technique',
  'material',
  'season',
  'gender',
  'size_attribute',
  'colour',
  'ships_from',
])
export type Filters = Readonly<Partial<Record<FilterKey, readonly string[]>>>

export type ListingView = 'grid' | 'list'

/** A filter with its own path, such as `/zone/jit`. */
export type ScopeKey = keyof typeof scopePaths
const scopePaths = {
  category: '/category/',
  zone: '/zone/',
  level: '/level/',
  ad: '/ad/',
  type: '/products/type/',
  brand: '/products/brand/',
  code: '/products/code/',
  keyWord: '/keyWord/',
} as const

export interface Listing {
  readonly filters: Filters
  /** The filter named by the path; the others are in the query. */
  readonly scope: ScopeKey | null
  readonly sort: ProductSort
  readonly view: ListingView
  readonly page: number
}

export const KEYWORD_LIMIT = 60
const VALUES_LIMIT = 20
const PAGE_LIMIT = 100_000
const PRICE_LIMIT = 1_000_000
const TOKEN = /^[\p{L}\p{N}][\p{L}\p{N} ._+%&'’-]{0,59}$/u

/**
 * Normalises full-width letters, removes control characters and truncates. Removes spaces too, except one
 * between Latin words: “phone case” is not “phonecase”.
 */
export function cleanKeyword(raw: string): string {
  const plain = raw
    .slice(0, 4 * KEYWORD_LIMIT)
    .normalize('NFKC')
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
  const joined = plain.replace(/(?<=\p{Script=Han}) | (?=\p{Script=Han})/gu, '')
  return [...joined].slice(0, KEYWORD_LIMIT).join('').trim()
}

function cleanPrice(raw: string): string | null {
  const value = Number(raw.normalize('NFKC').trim() || Number.NaN)
  if (!Number.isFinite(value) || value < 0) return null
  return String(Math.min(Math.round(value * 100) / 100, PRICE_LIMIT))
}

function cleanValue(key: FilterKey, raw: string): string | null {
  if (key === 'keyWord') return cleanKeyword(raw) || null
  if (key === 'price_min' || key === 'price_max') return cleanPrice(raw)
  const value = raw.normalize('NFKC').trim()
  return TOKEN.test(value) ? value : null
}

function cleanValues(key: FilterKey, raw: readonly string[]): readonly string[] {
  const parts = manyKeys.has(key) ? raw.flatMap((value) => value.split(',')) : raw.slice(0, 1)
  const values = parts.map((value) => cleanValue(key, value)).filter((value) => value !== null)
  return [...new Set(values)].slice(0, VALUES_LIMIT)
}

function readFilters(params: URLSearchParams): Filters {
  const filters: Partial<Record<FilterKey, readonly string[]>> = {}
  for (const key of filterKeys) {
    const values = cleanValues(key, params.getAll(key))
    if (values.length > 0) filters[key] = values
  }
  const [low, high] = [filters.price_min?.[0], filters.price_max?.[0]]
  // Swapped bounds mean the range between them.
  if (low && high && Number(low) > Number(high)) return { ...filters, price_min: [high], price_max: [low] }
  return filters
}

function safeDecode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

interface PathPart {
  readonly scope: ScopeKey | null
  readonly params: URLSearchParams
}

const named: Readonly<Record<string, ScopeKey>> = { ...mapOfScopes(), key: 'keyWord' }
function mapOfScopes(): Record<string, ScopeKey> {
  return Object.fromEntries((Object.keys(scopePaths) as ScopeKey[]).map((key) => [key, key]))
}

/** All paths of the listing: `/zone/jit`, `/products/zone/jit`, `/products/technique=dtg&zone=jit`, `/products` … */
function readPath(pathname: string): PathPart {
  const segments = pathInLanguage(pathname, 'zh').split('/').filter(Boolean).map(safeDecode)
  const own = segments[0] === 'products' ? segments.slice(1) : segments
  const [first = '', second] = own
  const scope = second === undefined ? undefined : named[first]
  if (scope && second !== undefined) return { scope, params: new URLSearchParams([[scope, second]]) }
  if (segments[0] !== 'products' || !first) return { scope: null, params: new URLSearchParams() }
  if (first.includes('=')) return { scope: null, params: new URLSearchParams(first) }
  return { scope: 'category', params: new URLSearchParams([['category', first]]) }
}

const firstSegments = new Set(['products', 'category', 'zone', 'level', 'ad', 'keyWord'])

/** Whether a path belongs to the listing. */
export function isListingPath(pathname: string): boolean {
  const [, first = '', second = ''] = pathInLanguage(pathname, 'zh').split('/')
  return firstSegments.has(first) || (first === 'home' && second === 'productDesign')
}

const oneOf = <T extends string>(allowed: readonly T[], value: string | null): T | undefined =>
  allowed.find((known) => known === value)

export function readListing(pathname: string, search: URLSearchParams): Listing {
  const path = readPath(pathname)
  const merged = new URLSearchParams([...path.params, ...search].filter(([, value]) => value !== ''))
  const filters = readFilters(merged)
  const page = Number(search.get('page') ?? 1)
  return {
    filters,
    scope: path.scope && filters[path.scope]?.length === 1 ? path.scope : null,
    sort: oneOf(productSorts, merged.get('sort')) ?? 'relevance',
    view: merged.get('view') === 'list' ? 'list' : 'grid',
    page: Number.isSafeInteger(page) && page >= 1 ? Math.min(page, PAGE_LIMIT) : 1,
  }
}

/** The keyword as typed, before cleaning. */
export const typedKeyword = (pathname: string, search: URLSearchParams): string =>
  readPath(pathname).params.get('keyWord') ?? search.get('keyWord') ?? ''

const single = (filters: Filters, key: ScopeKey | null) =>
  key && filters[key]?.length === 1 ? filters[key][0] : undefined

/** The most specific path; a category always has its own. */
function getPath({ filters, scope }: Pick<Listing, 'filters' | 'scope'>): { path: string; named: ScopeKey | null } {
  for (const key of [scope, 'category'] as const) {
    const value = single(filters, key)
    if (key && value !== undefined) return { path: scopePaths[key] + encodeURIComponent(value), named: key }
  }
  return { path: '/products', named: null }
}

const encodeValues = (values: readonly string[]) => values.map(encodeURIComponent).join(',')

export function getAddress(listing: Listing, language: Language): string {
  const { path, named: key_in_path } = getPath(listing)
  const parts = filterKeys
    .filter((key) => key !== key_in_path && listing.filters[key]?.length)
    .map((key) => `${key}=${encodeValues(listing.filters[key] ?? [])}`)
  if (listing.sort !== 'relevance') parts.push(`sort=${listing.sort}`)
  if (listing.view !== 'grid') parts.push(`view=${listing.view}`)
  if (listing.page > 1) parts.push(`page=${listing.page}`)
  return pathInLanguage(path, language) + (parts.length ? `?${parts.join('&')}` : '')
}

const canonicalOrder = ['category', 'zone', 'level', 'type', 'brand', 'ad', 'code', 'keyWord'] as const

/** The canonical URL: values sorted, without sort order and view. */
export function getCanonical(listing: Listing, language: Language): string {
  const entries = Object.entries(listing.filters).map(([key, values]) => [key, values.toSorted()])
  const filters: Filters = Object.fromEntries(entries)
  const scope = canonicalOrder.find((key) => filters[key]?.length === 1) ?? null
  return getAddress({ filters, scope, sort: 'relevance', view: 'grid', page: listing.page }, language)
}
