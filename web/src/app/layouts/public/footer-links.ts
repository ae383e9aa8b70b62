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

/** Marketplaces by slug: their name, and their page where they have one. */
const marketPages: Readonly<Record<string, readonly [name: string, page: string]>> = {
  amazon: ['Amazon', '/home/homeAmazon'],
  etsy: ['Etsy', '/home/homeEtsy'],
  temu: ['Temu', '/home/homeTemu'],
  shein: ['SHEIN', '/home/homeShein'],
  tiktok: ['TikTok Shop', '/home/homeTikTok'],
  shopify: ['Shopify', '/home/homeShopify'],
  aliexpress: ['AliExpress', '/home/homeAliexpress'],
  shopee: ['Shopee', '/home/homeShopee'],
  shoplazza: ['Shoplazza', '/home/homeShoplazza'],
  woocommerce: ['WooCommerce', '/home/homeWoo'],
  wish: ['Wish', '/home/homeWish'],
  lazada: ['Lazada', ''],
  shopline: ['Shopline', ''],
  walmart: ['Walmart', ''],
  magento: ['Magento', ''],
  ebay: ['eBay', ''],
  prestashop: ['PrestaShop', ''],
  ozon: ['Ozon', ''],
}

/** Marketplaces that can be connected, and among them those with a page to read. */
export function marketLinks(menu: Menu & { readonly markets: readonly string[] }) {
  const open = Object.entries(marketPages).flatMap(([slug, entry]) => (menu.markets.includes(slug) ? [entry] : []))
  const links = linksIn(
    menu,
    open.filter(([, page]) => page),
  )
  const linked = new Set(links.map(({ label }) => label))
  return { links, others: open.map(([name]) => name).filter((name) => !linked.has(name)) }
}
