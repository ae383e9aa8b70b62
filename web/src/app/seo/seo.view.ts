import { languageOfPath, pathInLanguage } from '../../shared/text/stored-language.ts'
import type { JsonLd } from './json-ld.ts'

/**
 * SEO data a page returns as `seo` from its loader, when it knows its title best (products, articles).
 * Other pages are described by the SEO rows that staff edit.
 */
export interface OwnSeo {
  readonly title: string
  readonly description: string
  readonly keywords?: string
  /** The query parameters that identify the page, such as `?id=3`; filters and tracking are left out. */
  readonly query?: string
  /** Chinese path of the canonical page, for pages that duplicate its content. */
  readonly canonical_path?: string
  /** Path or URL of the image for link previews. */
  readonly image?: string
  readonly type?: 'website' | 'product' | 'article'
  /** For pages that search engines should not index: empty results, filtered lists. */
  readonly is_hidden?: boolean
  /** Structured data, see `json-ld.ts`. */
  readonly facts?: readonly JsonLd[]
}

export const getTitle = (name: string | undefined, site: string): string => (name ? `${name} - ${site}` : site)

export interface PageAddresses {
  readonly canonical: string
  readonly zh: string
  readonly en: string
}

/**
 * Canonical URL of a public page and of its translation. Only query parameters that identify a page are kept;
 * `repeats` is the Chinese path of the page whose content this one duplicates.
 */
export function getAddresses(origin: string, pathname: string, query = '', repeats?: string): PageAddresses {
  const bare = (repeats ?? pathname).replace(/(.)\/+$/, '$1')
  const at = (language: 'zh' | 'en') => origin + pathInLanguage(bare, language) + query
  return { canonical: at(languageOfPath(pathname)), zh: at('zh'), en: at('en') }
}
