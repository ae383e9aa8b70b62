import { languageOfPath, pathInLanguage } from '../../shared/text/stored-language.ts'
import type { JsonLd } from './json-ld.ts'

/**
 * What a page says about itself by returning `seo` from its loader: a product or an article knows its title best.
 * Pages that return none are described by the SEO rows that staff edit.
 */
export interface OwnSeo {
  readonly title: string
  readonly description: string
  readonly keywords?: string
  /** The part of the query that names the page, such as `?id=3`; filters and tracking stay out. */
  readonly query?: string
  /** Chinese path of the page that this one repeats, for addresses that show the same content. */
  readonly canonical_path?: string
  /** Path or address of the picture in link previews. */
  readonly image?: string
  readonly type?: 'website' | 'product' | 'article'
  /** For pages that search engines should pass over: empty results, filtered lists. */
  readonly is_hidden?: boolean
  /** Facts for search engines, see `json-ld.ts`. */
  readonly facts?: readonly JsonLd[]
}

export const titleOf = (name: string | undefined, site: string): string => (name ? `${name} - ${site}` : site)

export interface PageAddresses {
  readonly canonical: string
  readonly zh: string
  readonly en: string
}

/**
 * The address of a public page for search engines, and of its twin. Only a query that names a page belongs to it;
 * `repeats` is the Chinese path of the page whose content this one shows as well.
 */
export function addressesOf(origin: string, pathname: string, query = '', repeats?: string): PageAddresses {
  const bare = (repeats ?? pathname).replace(/(.)\/+$/, '$1')
  const at = (language: 'zh' | 'en') => origin + pathInLanguage(bare, language) + query
  return { canonical: at(languageOfPath(pathname)), zh: at('zh'), en: at('en') }
}
