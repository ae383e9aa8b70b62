import type { ListReply } from '@inkroute/contract/catalog/catalog'
import type { ProductZone } from '@inkroute/contract/catalog/codes'
import { fill, type Language, pickTexts } from '../../../shared/text/text.ts'
import { valueName } from './chips.view.ts'
import { listingText } from './listing.text.ts'
import type { Listing } from './listing-address.view.ts'
import { categoryIntros, headingText, levelHeadings, typeHeadings, zoneHeadings } from './listing-headings.text.ts'

export interface ListingHeading {
  readonly title: string
  readonly intro: string
}

/** The name and the words of a special, from the site's editors. */
export interface SpecialWords {
  readonly name: string
  readonly summary: string
}

/** A category in figures: how many, from what price, shipped from where, made how. */
function figures(language: Language, name: string, reply: ListReply): string {
  const text = pickTexts(headingText, language)
  const names = (key: string) =>
    reply.facets.find((facet) => facet.key === key)?.values.map((value) => value.name) ?? []
  const join = (list: readonly string[]) => list.slice(0, 4).join(language === 'zh' ? '、' : ', ')
  const [places, techniques] = [names('ships_from'), names('technique')]
  return [
    fill(text.figures, { name, count: reply.total, price: reply.bounds.price_min }),
    places.length && techniques.length ? fill(text.ships, { places: join(places) }) : '',
    techniques.length ? fill(text.techniques, { names: join(techniques) }) : '',
  ].join(language === 'zh' ? '' : ' ')
}

function categoryHeading(language: Language, reply: ListReply): ListingHeading | null {
  const own = reply.category_path.at(-1)
  if (!own) return null
  const written = reply.category_path.length === 1 ? categoryIntros[own.key as keyof typeof categoryIntros] : undefined
  return { title: own.name, intro: written?.[language] ?? figures(language, own.name, reply) }
}

function written(language: Language, kind: 'zone' | 'level' | 'type', value: string): ListingHeading | null {
  const table = { zone: zoneHeadings, level: levelHeadings, type: typeHeadings }[kind]
  const heading = (table as Readonly<Record<ProductZone | string, (typeof levelHeadings)[string]>>)[value]
  return heading ? { title: heading.title[language], intro: heading.intro[language] } : null
}

/** What the page is about, in words: by its path, else by its one keyword. */
export function headingOf(
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
