import type { Reply } from '@inkroute/contract/endpoint'
import type { getAdSpecials } from '@inkroute/contract/site/home'
import type { Navigation } from '@inkroute/contract/site/site'
import { pathInLanguage } from '../../../shared/text/stored-language.ts'
import type { Language, Texts } from '../../../shared/text/text.ts'
import type { publicText } from './public.text.ts'

export type ProductMenu = Reply<typeof getAdSpecials> & Navigation

export const emptyMenu: ProductMenu = {
  top_ad_specials: [],
  area_specials: [],
  ad_specials: [],
  categorys: [],
  empty_pages: [],
  markets: [],
}

export interface MenuLink {
  readonly label: string
  readonly to: string
}

/** Where menus lead, and what they leave out. */
export interface Menu {
  readonly language: Language
  readonly empty_pages: readonly string[]
}

/** No menu leads to a page that has nothing to show. */
export const linksIn = (
  { language, empty_pages }: Menu,
  links: readonly (readonly [label: string, path: string])[],
): MenuLink[] =>
  links
    .filter(([, path]) => !empty_pages.includes(path))
    .map(([label, path]) => ({ label, to: pathInLanguage(path, language) }))

/** Links next to the product menu, for sellers who have not looked at the catalogue yet. */
export const headerLinks = (text: Texts<typeof publicText>, menu: Menu): readonly MenuLink[] =>
  linksIn(menu, [
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
