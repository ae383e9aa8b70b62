import { languageOfPath, pathInLanguage } from '../../shared/text/stored-language.ts'

export const titleOf = (name: string | undefined, site: string): string => (name ? `${name} - ${site}` : site)

export interface PageAddresses {
  readonly canonical: string
  readonly zh: string
  readonly en: string
}

/** The address of a public page for search engines, and of its twin. Only a query that names a page belongs to it. */
export function addressesOf(origin: string, pathname: string, query = ''): PageAddresses {
  const bare = pathname.replace(/(.)\/+$/, '$1')
  const at = (language: 'zh' | 'en') => origin + pathInLanguage(bare, language) + query
  return { canonical: at(languageOfPath(bare)), zh: at('zh'), en: at('en') }
}
