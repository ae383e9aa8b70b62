import { withheldKeys } from '../../infra/content/content.queries.ts'
import type { AppCtx } from '../../infra/context.ts'
import { servicePages } from './join/service-pages.ts'
import { addSeoPages, type SeoPageRow } from './site.queries.ts'
import { SITE_NAME } from './site.rules.ts'

type Text = [zh: string, en: string]
const page = (http_url: string, title: Text, description: Text, keywords: Text = ['', '']): SeoPageRow => ({
  http_url,
  title_zh: title[0],
  title_en: title[1],
  keywords_zh: keywords[0],
  keywords_en: keywords[1],
  description_zh: description[0],
  description_en: description[1],
})

const pages: readonly SeoPageRow[] = [
  page(
    '/',
    [`${SITE_NAME} - 跨境卖家的按需印刷与代发平台`, `${SITE_NAME} - Print on demand for cross-border sellers`],
    [
      '印途把设计、下单、生产、发货接成一条路：上传图案，选好底版，一件起印，直接发到海外买家手中。',
      'InkRoute joins design, ordering, production and delivery: upload artwork, choose a product, print from one piece, ship straight to your buyers.',
    ],
    [
      '按需印刷,POD,一件代发,跨境电商,定制T恤,定制马克杯,印途',
      'print on demand,POD,dropshipping,cross-border sellers,custom T-shirts,custom mugs,InkRoute',
    ],
  ),
  page(
    '/helpCenter',
    [`帮助中心 - ${SITE_NAME}`, `Help centre - ${SITE_NAME}`],
    [
      '注册登录、子账号与角色、上传图片、快捷键、消息与公告：印途的使用说明，可搜索。',
      'Registering, sub-accounts and roles, uploading pictures, hot keys, messages and notices: how to use InkRoute, searchable.',
    ],
    ['印途帮助,使用教程,常见问题', 'InkRoute help,tutorial,questions'],
  ),
  page(
    '/home/adSpecial',
    [`全部专题：按季节、发货地与风格选品 - ${SITE_NAME}`, `All specials: by season, origin and style - ${SITE_NAME}`],
    [
      '圣诞热卖、海外仓直发、时效赔付、全托管、宠物、情侣与家庭、Y2 复古：印途为卖家挑好的产品专题。',
      'Christmas best sellers, local shipping, on-time compensation, fully managed, pets, couples, Y2 retro: products picked for sellers.',
    ],
    ['产品专题,海外仓,圣诞定制,宠物定制,情侣装', 'specials,US and EU warehouses,Christmas,custom pet goods'],
  ),
  page(
    '/user/login',
    [`登录 - ${SITE_NAME}`, `Log in - ${SITE_NAME}`],
    ['登录或注册印途账户。', 'Log in to InkRoute or open an account.'],
  ),
  page(
    '/other/producerInfo',
    [`运营方信息 - ${SITE_NAME}`, `Who runs InkRoute - ${SITE_NAME}`],
    [
      '印途平台由谁运营、如何联系、数据如何保管。',
      'Who runs the InkRoute platform, how to reach us, how your data is kept.',
    ],
  ),
  page(
    '/system/maintenance',
    [`系统维护 - ${SITE_NAME}`, `Maintenance - ${SITE_NAME}`],
    ['系统正在维护，稍后恢复。', 'The system is under maintenance and will be back shortly.'],
  ),
  page('/403', [`没有权限 - ${SITE_NAME}`, `No permission - ${SITE_NAME}`], ['', '']),
  page('/404', [`页面不存在 - ${SITE_NAME}`, `Page not found - ${SITE_NAME}`], ['', '']),
  page('/500', [`服务器出错 - ${SITE_NAME}`, `Server error - ${SITE_NAME}`], ['', '']),
]

/** Every installation has these; what staff have edited is left alone. */
export async function addSitePages(ctx: AppCtx): Promise<void> {
  const withheld = await withheldKeys(ctx.db, 'seo')
  const all = [...pages, ...servicePages]
  await addSeoPages(
    ctx.db,
    all.filter((row) => !withheld.has(row.http_url)),
  )
}
