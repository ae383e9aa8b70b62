import type { ListReply } from '@inkroute/contract/catalog/catalog'
import { pathInLanguage } from '../../../shared/text/stored-language.ts'
import { fill, type Language, pickTexts } from '../../../shared/text/text.ts'
import { getAddress, getCanonical, KEYWORD_LIMIT, type Listing } from '../search/listing-address.view.ts'
import { listingText } from './core/listing.text.ts'
import { countFilters, withFilter } from './core/listing-change.view.ts'
import type { ListingHeading } from './core/listing-words.view.ts'
import type { Crumb } from './listing-head.tsx'

/** Breadcrumbs: home, all products, then down to this page. */
export function getCrumbs(language: Language, listing: Listing, reply: ListReply, heading: ListingHeading): Crumb[] {
  const text = pickTexts(listingText, language)
  const base = [
    { name: text.home, path: pathInLanguage('/', language) },
    { name: text.all, path: pathInLanguage('/products', language) },
  ]
  const plain: Listing = { filters: {}, scope: null, sort: 'relevance', view: 'grid', page: 1 }
  if (listing.scope === 'category') {
    const steps = reply.category_path.map(({ name, http_url }) => ({
      name,
      path: getAddress(withFilter(plain, 'category', [http_url]), language),
    }))
    return [...base, ...steps]
  }
  if (!listing.scope) return base
  const own = { ...plain, scope: listing.scope, filters: { [listing.scope]: listing.filters[listing.scope] ?? [] } }
  return [...base, { name: heading.title, path: getAddress(own, language) }]
}

/** How the search was interpreted, if not as typed. */
export function findNote(language: Language, typed: string, { applied }: ListReply): string | null {
  const text = pickTexts(listingText, language)
  const said = applied.is_substitute ? text.substitute : text.corrected
  if (applied.corrected_from) return fill(said, { from: applied.corrected_from, to: applied.keyword })
  return [...typed.normalize('NFKC').trim()].length > KEYWORD_LIMIT ? fill(text.cut, { count: KEYWORD_LIMIT }) : null
}

/** The canonical address, as a Chinese path and its query. */
export function canonicalParts(listing: Listing): { canonical_path: string; query: string } {
  const [path = '', query] = getCanonical(listing, 'zh').split('?')
  return { canonical_path: path, query: query ? `?${query}` : '' }
}

/** Searches, narrow filter combinations and empty lists are not indexed. */
export const isForPeopleOnly = (listing: Listing, reply: ListReply): boolean =>
  reply.data.length === 0 || Boolean(listing.filters.keyWord) || countFilters(listing) > 1
