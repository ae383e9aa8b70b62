import { languageOfPath, pathInLanguage } from '../../shared/text/stored-language.ts'

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
