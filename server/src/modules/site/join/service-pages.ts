import type { SeoPageRow } from '../site.queries.ts'
import { SITE_NAME } from '../site.rules.ts'

type Text = readonly [zh: string, en: string]

const page = (http_url: string, title: Text, description: Text, keywords: Text): SeoPageRow => ({
  http_url,
  title_zh: `${title[0]} - ${SITE_NAME}`,
  title_en: `${title[1]} - ${SITE_NAME}`,
  description_zh: description[0],
  description_en: description[1],
  keywords_zh: keywords[0],
  keywords_en: keywords[1],
})

/** What search engines read about the pages that serve visitors: blog, coupons, membership, videos, joining. */
export const servicePages: readonly SeoPageRow[] = [
  page(
    '/home/blog',
    ['印途博客：按需印刷的实用经验', 'The InkRoute blog: what works in print on demand'],
    [
      '图案分辨率、DTG 与 DTF、深色面料配色、标题写法、节日历、可平铺花纹：跨境定制卖家能直接照做的文章。',
      'Artwork resolution, DTG and DTF, colour on dark cloth, titles, gift calendars and tileable patterns, for sellers of personalised goods.',
    ],
    ['按需印刷教程,POD 运营,跨境定制,选品,满印设计', 'print on demand tips,POD design,product selection,patterns'],
  ),
  page(
    '/homeCoupon',
    ['领券中心', 'Coupons'],
    [
      '正在发放的满减券、折扣券和运费券：使用门槛、适用范围、有效期和剩余数量一目了然，登录后一键领取。',
      'Coupons you can collect now for goods and freight, with thresholds, scope, validity and how many are left.',
    ],
    ['优惠券,满减,运费券,印途优惠', 'coupons,discount,freight coupon'],
  ),
  page(
    '/vipService',
    ['会员等级与套餐', 'Membership levels and plans'],
    [
      '普通、白银、黄金、铂金、钻石五级会员的折扣、设计数量、子账号、店铺和批量上限，按月、按季、按年的价格，以及消费累计升级办法。',
      'Five membership levels with discounts, design quotas, sub-accounts, stores and batch sizes, prices by month, quarter and year, and how spend raises your level.',
    ],
    ['会员套餐,会员等级,批发折扣', 'membership,plans,discount levels'],
  ),
  page(
    '/videoTeaching',
    ['视频教程', 'Tutorial videos'],
    [
      '十几秒一段的操作演示：注册登录、上传图片、选品比价、子账号与权限、消息中心，附文字步骤。',
      'Short clips of the product at work: registering, uploading, comparing products, roles and messages, each with its steps in words.',
    ],
    ['视频教程,新手教程,操作演示', 'tutorial videos,how to,getting started'],
  ),
  page(
    '/factoryJoin',
    ['工厂入驻', 'Join as a factory'],
    [
      '印花、刺绣、缝制与 UV 工厂入驻印途：我们看什么、合作流程、结算方式和答复时间，在线提交申请。',
      'Printing, embroidery and sewing factories: what we ask for, how it works, how you are paid and when we answer.',
    ],
    ['工厂入驻,印花代工,POD 工厂', 'factory partners,print supplier'],
  ),
  page(
    '/serveJoin',
    ['服务商入驻', 'Join as a service provider'],
    [
      '物流、仓储、软件、设计、收款与培训服务商入驻印途：合作范围、接入方式和答复时间，在线提交申请。',
      'Freight, warehousing, software, design, payment and training: what we look for, how to connect and when we answer.',
    ],
    ['服务商入驻,跨境物流合作,ERP 对接', 'service partners,logistics,software integration'],
  ),
  page(
    '/resellerJoin',
    ['分销商入驻', 'Join as a reseller'],
    [
      '店铺、团购、企业礼品与代运营团队成为印途分销商：供货价、等级、对接方式和答复时间，在线提交申请。',
      'Stores, group orders, company gifts and agencies: prices, levels, how to connect and when we answer.',
    ],
    ['分销商,代理加盟,一件代发货源', 'resellers,dropshipping supplier'],
  ),
]
