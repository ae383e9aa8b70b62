/** Names for the numbers of the wire. A number appears here and nowhere else. */

export const Platform = {
  amazon: 1,
  aliexpress: 2,
  wish: 3,
  shopee: 4,
  shopify: 5,
  lazada: 6,
  etsy: 7,
  shoplazza: 8,
  shopline: 9,
  tiktok: 10,
  woocommerce: 11,
  walmart: 13,
  ozon: 14,
  temu: 17,
  temuLocal: 18,
  shein: 19,
  ebay: 20,
  magento: 21,
  prestashop: 22,
  other: 99,
  wishMail: 100,
} as const

const brand = (id: number, name: string) => ({ id, zh: name, en: name })

/** Marketplaces a seller can sell on, in the order lists show them. */
export const platformNames = [
  brand(Platform.amazon, 'Amazon'),
  brand(Platform.etsy, 'Etsy'),
  { id: Platform.temu, zh: 'Temu 半托管', en: 'Temu semi-managed' },
  { id: Platform.temuLocal, zh: 'Temu 本土', en: 'Temu local' },
  brand(Platform.shein, 'SHEIN'),
  brand(Platform.tiktok, 'TikTok Shop'),
  brand(Platform.shopify, 'Shopify'),
  { id: Platform.aliexpress, zh: '速卖通', en: 'AliExpress' },
  brand(Platform.shopee, 'Shopee'),
  brand(Platform.lazada, 'Lazada'),
  { id: Platform.shoplazza, zh: '店匠', en: 'Shoplazza' },
  brand(Platform.shopline, 'Shopline'),
  brand(Platform.woocommerce, 'WooCommerce'),
  brand(Platform.magento, 'Magento'),
  brand(Platform.prestashop, 'PrestaShop'),
  brand(Platform.ebay, 'eBay'),
  brand(Platform.walmart, 'Walmart'),
  brand(Platform.ozon, 'Ozon'),
  brand(Platform.wish, 'Wish'),
  { id: Platform.other, zh: '其他', en: 'Other' },
] as const

/** Where a seller heard of us, in the order the form shows them. */
export const registerSources = [
  { id: 4, zh: '抖音', en: 'Douyin' },
  { id: 9, zh: '知乎', en: 'Zhihu' },
  { id: 3, zh: '微信公众号', en: 'WeChat official account' },
  { id: 20, zh: '微信视频号', en: 'WeChat video' },
  { id: 11, zh: '小红书', en: 'Xiaohongshu' },
  { id: 19, zh: '1688', en: '1688' },
  { id: 2, zh: '百度', en: 'Baidu' },
  { id: 14, zh: '搜狐', en: 'Sohu' },
  { id: 15, zh: '百家号', en: 'Baijiahao' },
  { id: 1, zh: '朋友介绍', en: 'A friend' },
  { id: 6, zh: '海报', en: 'Poster' },
  { id: 5, zh: '电梯广告', en: 'Elevator ad' },
  { id: 7, zh: '店匠', en: 'Shoplazza' },
  { id: 8, zh: 'Shopify', en: 'Shopify' },
  { id: 12, zh: '今日头条', en: 'Toutiao' },
  { id: 10, zh: '微博', en: 'Weibo' },
  { id: 16, zh: '快手', en: 'Kuaishou' },
  { id: 13, zh: '其他', en: 'Other' },
] as const

export const RegisterSource = { other: 13 } as const

/** Which products a new seller follows. */
export const productFocuses = [
  { id: 2, zh: '海外发货', en: 'Overseas delivery' },
  { id: 1, zh: '国内发货', en: 'Domestic delivery' },
  { id: 3, zh: '都关注', en: 'Both' },
  { id: 4, zh: 'SaaS 系统', en: 'SaaS system' },
] as const

export const MessageType = { platform: 1, order: 2, trade: 3 } as const
export const MessageStatus = { read: 1, unread: 2 } as const

/** `is_skip` of the captcha check: 1 lets the login through, 2 asks for the slider first. */
export const CaptchaSkip = { skip: 1, required: 2 } as const
export const captchaScenes = ['nc_login', 'nc_register'] as const

/** Purposes of a one-time code, sent by SMS or mail. */
export const smsTypes = ['register', 'forget', 'bind'] as const

/** Screens a person may pin to the user dropdown. */
export const MAX_SHORTCUTS = 8

/** Answers of the questionnaire, by the number stored with it. */
export const monthlyOrders = [
  { id: 1, zh: '还没有出单', en: 'None yet' },
  { id: 2, zh: '100 单以内', en: 'Up to 100' },
  { id: 3, zh: '100–1,000 单', en: '100–1,000' },
  { id: 4, zh: '1,000 单以上', en: 'More than 1,000' },
] as const

export const mainMarkets = [
  { id: 1, zh: '北美', en: 'North America' },
  { id: 2, zh: '欧洲', en: 'Europe' },
  { id: 3, zh: '日韩', en: 'Japan and Korea' },
  { id: 4, zh: '东南亚', en: 'South-East Asia' },
  { id: 5, zh: '拉美', en: 'Latin America' },
  { id: 6, zh: '其他', en: 'Elsewhere' },
] as const

/** How a batch run combines artworks and products: each with each, or the first with the first. */
export const BatchDesignMode = { cross: 1, pair: 2 } as const

/** Kinds of blog posts, by the numbers of the wire. */
export const blogTypes = [
  { id: 1, zh: '干货知识', en: 'Know-how' },
  { id: 2, zh: '营销技巧', en: 'Marketing tips' },
  { id: 3, zh: '设计推荐', en: 'Design recommendations' },
  { id: 4, zh: '选品推荐', en: 'Product selection' },
  { id: 5, zh: '设计风格趋势', en: 'Design style trends' },
  { id: 6, zh: '满印趋势', en: 'Full-print trends' },
] as const
