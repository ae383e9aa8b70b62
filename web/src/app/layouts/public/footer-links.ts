import type { Language, Texts } from '../../../shared/text/text.ts'
import type { footerText } from './footer.text.ts'
import { linksIn, type MenuLink } from './public-links.ts'

export interface LinkColumn {
  readonly title: string
  readonly links: readonly MenuLink[]
}

export const footerColumns = (text: Texts<typeof footerText>, language: Language): readonly LinkColumn[] => [
  {
    title: text.products,
    links: linksIn(language, [
      [text.all_products, '/products'],
      [text.zone_us_eu, '/zone/US-EU'],
      [text.zone_time, '/zone/time'],
      [text.zone_jit, '/zone/jit'],
      [text.zone_new, '/zone/new'],
      [text.specials, '/home/adSpecial'],
      [text.sample_offers, '/freeSample'],
    ]),
  },
  {
    title: text.services,
    links: linksIn(language, [
      [text.design_mode, '/designMode'],
      [text.production, '/home/productionProcess'],
      [text.freight, '/logisticsRelated'],
      [text.timeliness, '/home/timeliness'],
      [text.brand_service, '/brandService'],
      [text.vip, '/vipService'],
      [text.coupons, '/homeCoupon'],
    ]),
  },
  {
    title: text.learn,
    links: linksIn(language, [
      [text.help, '/helpCenter'],
      [text.guide, '/homeGuide'],
      [text.videos, '/videoTeaching'],
      [text.college, '/home/college'],
      [text.blog, '/home/blog'],
      [text.print_idea, '/home/printIdea'],
      [text.refund, '/refund'],
    ]),
  },
  {
    title: text.company,
    links: linksIn(language, [
      [text.about, '/home/aboutUs'],
      [text.profile, '/companyProfile'],
      [text.join, '/joinUs'],
      [text.factory_join, '/factoryJoin'],
      [text.reseller_join, '/resellerJoin'],
      [text.clause, '/serviceClause'],
      [text.copyright, '/home/copyrightNotice'],
    ]),
  },
]

/** Marketplaces that have a page. */
export const platformPages = [
  ['Amazon', 'homeAmazon'],
  ['Etsy', 'homeEtsy'],
  ['Temu', 'homeTemu'],
  ['SHEIN', 'homeShein'],
  ['TikTok Shop', 'homeTikTok'],
  ['Shopify', 'homeShopify'],
  ['AliExpress', 'homeAliexpress'],
  ['Shopee', 'homeShopee'],
  ['Shoplazza', 'homeShoplazza'],
  ['WooCommerce', 'homeWoo'],
  ['Wish', 'homeWish'],
] as const

export const platformLinks = (language: Language): readonly MenuLink[] =>
  linksIn(
    language,
    platformPages.map(([name, page]) => [name, `/home/${page}`]),
  )
