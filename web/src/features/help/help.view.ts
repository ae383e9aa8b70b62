import { pathInLanguage } from '../../shared/text/stored-language.ts'
import type { Language } from '../../shared/text/text.ts'
import { isPublicPath } from '../../shared/text/zones.ts'

export const helpPath = (language: Language, query = ''): string => pathInLanguage('/helpCenter', language) + query

/** Links between articles use the Chinese path; English readers get the English one. */
export const bodyIn = (language: Language, html: string): string =>
  language === 'en'
    ? html.replace(/href="(\/[^"]*)"/g, (whole, path: string) =>
        isPublicPath(path.split(/[?#]/)[0] ?? '/') ? `href="${pathInLanguage(path, 'en')}"` : whole,
      )
    : html

export interface HelpQuery {
  readonly id: number | undefined
  readonly category_id: number | undefined
  readonly query: string
}

const wireId = (value: string | null) => (value && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : undefined)

/** `?id=` opens an article, `?menuId=` a category, `?q=` a search. */
export const readHelpQuery = (params: URLSearchParams): HelpQuery => ({
  id: wireId(params.get('id')),
  category_id: wireId(params.get('menuId')),
  query: (params.get('q') ?? '').trim().slice(0, 60),
})
