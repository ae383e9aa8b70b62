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
