import type { Navigation } from '@inkroute/contract/site/site'
import type { Texts } from '../../../shared/text/text.ts'
import type { footerText } from './footer.text.ts'
import { linksIn, type Menu, type MenuLink } from './public-links.ts'

export interface LinkColumn {
  readonly title: string
  readonly links: readonly MenuLink[]
}

export const footerColumns = (text: Texts<typeof footerText>, menu: Menu): readonly LinkColumn[] =>
  allColumns(text, menu).filter(({ links }) => links.length > 0)

const allColumns = (text: Texts<typeof footerText>, menu: Menu): readonly LinkColumn[] => [
  {
    title: text.products,
    links: linksIn(menu, [
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
    links: linksIn(menu, [
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
    links: linksIn(menu, [
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
    links: linksIn(menu, [
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

/** Pages about marketplaces, by slug. */
const marketPages: Readonly<Record<string, string>> = {
  amazon: '/home/homeAmazon',
  etsy: '/home/homeEtsy',
  temu: '/home/homeTemu',
  shein: '/home/homeShein',
  tiktok: '/home/homeTikTok',
  shopify: '/home/homeShopify',
  aliexpress: '/home/homeAliexpress',
  shopee: '/home/homeShopee',
  shoplazza: '/home/homeShoplazza',
  woocommerce: '/home/homeWoo',
}

/** Marketplaces that can be connected, and among them those with a page to read. */
export function marketLinks(menu: Menu & Pick<Navigation, 'markets'>) {
  const pages = menu.markets.flatMap(({ slug, name }) => {
    const page = marketPages[slug]
    return page ? [[name, page] as const] : []
  })
  const links = linksIn(menu, pages)
  const linked = new Set(links.map(({ label }) => label))
  return { links, others: menu.markets.map(({ name }) => name).filter((name) => !linked.has(name)) }
}
