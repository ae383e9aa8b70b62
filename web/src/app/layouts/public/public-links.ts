import type { Reply } from '@inkroute/contract/endpoint'
import type { getAdSpecials } from '@inkroute/contract/site/home'
import { pathInLanguage } from '../../../shared/text/stored-language.ts'
import type { Language, Texts } from '../../../shared/text/text.ts'
import type { publicText } from './public.text.ts'

export type ProductMenu = Reply<typeof getAdSpecials>

export const emptyMenu: ProductMenu = { top_ad_specials: [], area_specials: [], ad_specials: [], categorys: [] }

export interface MenuLink {
  readonly label: string
  readonly to: string
}

export const linksIn = (language: Language, links: readonly (readonly [label: string, path: string])[]): MenuLink[] =>
  links.map(([label, path]) => ({ label, to: pathInLanguage(path, language) }))

/** Links next to the product menu, for sellers who have not looked at the catalogue yet. */
export const headerLinks = (text: Texts<typeof publicText>, language: Language): readonly MenuLink[] =>
  linksIn(language, [
    [text.specials, '/home/adSpecial'],
    [text.design_mode, '/designMode'],
    [text.freight, '/logisticsRelated'],
    [text.help, '/helpCenter'],
  ])

/** Pages without the footer: specials and the blog. */
export function hasFooter(pathname: string): boolean {
  const path = pathInLanguage(pathname, 'zh').replace(/(.)\/+$/, '$1')
  return !/^\/(home\/adSpecial|adSpecial\/[^/]+|home\/blog|home\/blogDetail)$/.test(path)
}
