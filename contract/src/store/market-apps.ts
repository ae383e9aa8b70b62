import type { ProviderField } from '../service/provider.ts'

/** What the operator has to do before sellers can connect their shops of one marketplace. */
export interface MarketAppFacts {
  readonly slug: string
  /** Where to apply; empty where there is nothing to apply for. */
  readonly apply_url: string
  readonly zh: string
  readonly en: string
  /** Keys of our app. Empty where every seller brings their own. */
  readonly fields: readonly ProviderField[]
  /** Where the platform asks for our return address. */
  readonly has_return_address: boolean
  /**
   * How events reach us. `console`: the push address is entered in the vendor's form; `subscribed`: we register it for
   * every shop; `seller`: each seller enters an address of their own; `none`: orders are polled.
   */
  readonly events: 'console' | 'subscribed' | 'seller' | 'none'
  /** The test has to be told a shop, because the app is called at the shop's own domain. */
  readonly test_needs_shop?: true
}

const TEXT = /^\S(.*\S)?$/

const key = (name: string, example: string): ProviderField => ({
  key: 'key',
  zh: name,
  en: name,
  pattern: TEXT,
  example,
})
const secret = (name: string): ProviderField => ({
  key: 'secret',
  zh: name,
  en: name,
  is_secret: true,
  pattern: TEXT,
  example: '',
})
const extra = (name: string, label: string, example: string): ProviderField => ({
  key: name,
  zh: label,
  en: label,
  pattern: TEXT,
  example,
})
const appKeys = [key('App Key', '12345678'), secret('App Secret')]

const ADDRESS = /^https?:\/\/[^\s?#]+[^\s?#/]$/
const host = (name: string, zh: string, en: string): ProviderField => ({
  key: name,
  zh,
  en,
  is_optional: true,
  pattern: ADDRESS,
  example: 'https://api.example.com',
})

/** Replace the documented addresses, for a region or a proxy. */
export const hostFields: readonly ProviderField[] = [
  host('api_endpoint', '接口地址（留空用默认）', 'API address (empty: default)'),
  host('token_endpoint', '令牌地址（留空用默认）', 'Token address (empty: default)'),
  host('authorize_endpoint', '授权页地址（留空用默认）', 'Login page address (empty: default)'),
]

type Options = Partial<Pick<MarketAppFacts, 'fields' | 'has_return_address' | 'events' | 'test_needs_shop'>>

const app = (slug: string, apply_url: string, zh: string, en: string, options: Options = {}): MarketAppFacts => ({
  slug,
  apply_url,
  zh,
  en,
  fields: appKeys,
  has_return_address: true,
  events: 'console',
  ...options,
})

const ownKeys = { fields: [], has_return_address: false } as const

const marketApps: readonly MarketAppFacts[] = [
  app(
    'amazon',
    'https://developer.amazonservices.com',
    '在 Solution Provider Portal 注册公开应用（SP-API），申请“订单”“商品刊登”“直接发货”角色；没有“直接发货”角色就看不到买家地址。',
    'Register a public SP-API app in the Solution Provider Portal with the roles for orders, product listing and direct-to-consumer shipping; without the last one addresses stay hidden.',
    {
      fields: [
        key('LWA Client ID', 'amzn1.application-oa2-client.0123456789abcdef'),
        secret('LWA Client Secret'),
        extra('application_id', 'Application ID', 'amzn1.sp.solution.01234567-89ab-cdef'),
      ],
      events: 'none',
    },
  ),
  app(
    'etsy',
    'https://www.etsy.com/developers/register',
    '创建应用并申请商业访问（Commercial Access），否则只能连接自己的店铺。',
    'Create an app and apply for commercial access; without it only your own shops can be connected.',
    {
      fields: [
        key('Keystring', 'abcdefghijklmnopqrstuvwx'),
        secret('Shared secret'),
        { ...secret('Webhook secret'), key: 'webhook_secret', is_optional: true, example: 'whsec_…' },
      ],
    },
  ),
  app(
    'shopify',
    'https://dev.shopify.com/dashboard',
    '在 Dev Dashboard 创建公开应用。应用网址（App URL）和跳转网址都填下面的授权回调地址，三个合规 Webhook（customers/data_request、customers/redact、shop/redact）都填推送地址；权限要包括订单、商品、库存、地点、销售渠道发布（publications）和商家履约；申请“受保护的客户数据”权限后上架。',
    'Create a public app in the Dev Dashboard. App URL and redirect URL are the return address below; the three compliance webhooks (customers/data_request, customers/redact, shop/redact) are the push address. Its scopes cover orders, products, inventory, locations, publications and merchant-managed fulfilment. Ask for access to protected customer data before you submit it.',
    { fields: [key('Client ID', '0123456789abcdef'), secret('Client secret')], test_needs_shop: true },
  ),
  app(
    'woocommerce',
    '',
    '无需申请：每个店铺都是独立站点，卖家在自己的后台授权。站点要能访问下面的密钥回传地址；本站的公开地址（PUBLIC_URL）不是 HTTPS 时，WooCommerce 不会回传密钥，卖家只能粘贴密钥。',
    'Nothing to apply for: every shop is a site of its own and its owner approves us there. The site has to reach the key address below. Unless PUBLIC_URL is HTTPS, WooCommerce sends no keys and sellers have to paste them.',
    { ...ownKeys, events: 'subscribed' },
  ),
  app(
    'magento',
    '',
    '无需申请：每个店铺都是独立站点，卖家在自己的后台新建集成（System → Integrations），粘贴它的四个密钥。订单按间隔读取。',
    'Nothing to apply for: every shop is a site of its own. Its owner makes an integration under System → Integrations and pastes its four values. Orders are polled.',
    { ...ownKeys, events: 'none' },
  ),
  app(
    'prestashop',
    '',
    '无需申请：每个店铺都是独立站点，卖家在后台“高级参数 → Webservice”新建密钥后粘贴。订单按间隔读取；要刊登商品，密钥还须有商品、组合、库存和图片的权限。',
    'Nothing to apply for: every shop is a site of its own, whose owner makes a key under Advanced parameters → Webservice and pastes it. Orders are polled. To list products, the key also needs the rights for products, combinations, stock and images.',
    { ...ownKeys, events: 'none' },
  ),
  app(
    'shopee',
    'https://open.shopee.com',
    '注册第三方合作伙伴（ISV），创建 ERP 类应用并通过上线审核。',
    'Register as a third-party partner, create an app of the ERP kind and pass its go-live review.',
    {
      fields: [
        key('Partner ID', '2001234'),
        secret('Partner Key'),
        { ...secret('Push Key'), key: 'push_key', is_optional: true },
      ],
    },
  ),
  app(
    'tiktok',
    'https://partner.tiktokshop.com',
    '在 Partner Center 以开发者身份入驻，创建公开应用；申请订单、物流、商品权限。美国店铺使用单独的应用与地址。',
    'Join Partner Center as a developer and create a public app with the scopes for orders, fulfilment and products. Shops in the United States need an app and addresses of their own.',
    {
      fields: [...appKeys, extra('service_id', 'Service ID', '7012345678901234567')],
      events: 'subscribed',
    },
  ),
  app(
    'lazada',
    'https://open.lazada.com',
    '注册开发者，创建 ERP 系统类应用并通过审核。',
    'Register as a developer, create an app of the ERP kind and pass its review.',
  ),
  app(
    'aliexpress',
    'https://openservice.aliexpress.com',
    '注册开发者，创建面向卖家的应用，申请订单与商品接口。',
    'Register as a developer, create an app for sellers and ask for the order and product interfaces.',
    { events: 'none' },
  ),
  app(
    'ozon',
    '',
    '无需申请：卖家粘贴自己的 Client-Id 和 Api-Key，并在后台填写店铺卡片上的推送地址。',
    'Nothing to apply for: sellers paste their Client-Id and Api-Key, and enter the push address shown on their store card.',
    { ...ownKeys, events: 'seller' },
  ),
  app(
    'ebay',
    'https://developer.ebay.com/my/keys',
    '在 eBay Developers Program 申请生产环境密钥，并在 User Tokens 页面新建 RuName，其 Auth accepted URL 填下面的授权回调地址。账号注销通知（Marketplace account deletion）的地址是推送地址后加 /notices，验证令牌自行设定（32–80 位）。',
    'Ask the eBay Developers Program for production keys and make a RuName under User Tokens; its auth accepted URL is the return address below. Notices of closed accounts (marketplace account deletion) go to the push address followed by /notices, with a verification token of your own of 32 to 80 characters.',
    {
      fields: [
        key('App ID (Client ID)', 'Example-InkRoute-PRD-0123456789ab-cdef0123'),
        secret('Cert ID (Client Secret)'),
        extra('ru_name', 'RuName', 'Example_Inc-Example-InkRou-abcdefgh'),
        { ...secret('Verification token'), key: 'verification_token', is_optional: true },
      ],
      events: 'none',
    },
  ),
  app(
    'walmart',
    'https://developer.walmart.com',
    '无需申请：卖家粘贴自己的 Client ID 和 Client Secret。服务很多卖家时，可登记为 Solution Provider。',
    'Nothing to apply for: sellers paste their Client ID and Client Secret. With many sellers, register as a solution provider.',
    { ...ownKeys, events: 'subscribed' },
  ),
  app(
    'shoplazza',
    'https://partners.shoplazza.com',
    '在合作伙伴后台创建公开应用，申请订单、商品、物流权限。',
    'Create a public app in the partner centre with the scopes for orders, products and fulfilment.',
    { fields: [key('Client ID', 'abcdef'), secret('Client secret')], events: 'subscribed', test_needs_shop: true },
  ),
  app(
    'shopline',
    'https://developer.shopline.com',
    '在开发者中心创建公开应用，申请订单、商品、库存、地点、物流权限。',
    'Create a public app in the developer centre with the scopes for orders, products, stock, locations and fulfilment.',
    { events: 'subscribed', test_needs_shop: true },
  ),
  app(
    'temu',
    'https://partner.temu.com',
    '登记为合作伙伴，创建半托管（跨境）应用；卖家在后台授权后粘贴令牌。',
    'Register as a partner and create an app for semi-managed shops; sellers approve it and paste their token.',
    { has_return_address: false },
  ),
  app(
    'temu-local',
    'https://partner.temu.com',
    '登记为合作伙伴，创建本土店应用；卖家在后台授权后粘贴令牌。',
    'Register as a partner and create an app for local shops; sellers approve it and paste their token.',
    { has_return_address: false },
  ),
  app(
    'shein',
    'https://open.sheincorp.com',
    '注册为 ISV 并创建应用，把本服务器的出口 IP 加入白名单。',
    'Register as an ISV, create an app, and put the outgoing address of this server on its list of allowed ones.',
    { fields: [key('App ID', '0123456789ABCDEF'), secret('App Secret')] },
  ),
  app(
    'wish',
    'https://merchant.wish.com',
    '在商户后台创建公开应用。Wish 已不再公布现行接口文档，开通前请先确认。',
    'Create a public app in the merchant dashboard. Wish no longer publishes current documents; ask before you rely on it.',
    { fields: [key('Client ID', '0123456789abcdef'), secret('Client secret')], events: 'subscribed' },
  ),
]

/** A marketplace that is not described above: its app keys, and nothing said about where to get them. */
const undescribed = (slug: string): MarketAppFacts => app(slug, '', '', '')

export const getMarketApp = (slug: string): MarketAppFacts =>
  marketApps.find((facts) => facts.slug === slug) ?? undescribed(slug)
