import { Platform } from '../codes.ts'

/** How a seller authorises their shop on each platform. No zod here, to keep bundles small. */
export interface StoreKeyField {
  readonly name: string
  readonly zh: string
  readonly en: string
  /** Shown as dots while typing. */
  readonly is_secret: boolean
  /** May be left empty. */
  readonly is_optional?: boolean
}

export interface StorePlatform {
  readonly id: number
  /** Its word in addresses, and the folder of its connector. */
  readonly slug: string
  /** `code`: approve on the platform; `key_post`: approve on the own site; `keys`: paste keys. */
  readonly way: 'code' | 'key_post' | 'keys'
  /** Fields needed before redirecting the seller. */
  readonly needs: 'nothing' | 'shop_domain' | 'country'
  /** Domain suffix of shops, which the seller may omit. */
  readonly domain_suffix: string
  readonly fields: readonly StoreKeyField[]
  /** Whose page holds the keys or the list of approved apps, at the real platform. */
  readonly console_url: string
  /** No current documents of the platform exist: not offered to new stores, and those there are told. */
  readonly is_dormant: boolean
}

type Options = Partial<Omit<StorePlatform, 'id' | 'slug' | 'console_url'>>

const platform = (id: number, slug: string, console_url: string, options: Options = {}): StorePlatform => ({
  id,
  slug,
  console_url,
  way: 'code',
  needs: 'nothing',
  domain_suffix: '',
  fields: [],
  is_dormant: false,
  ...options,
})

const field = (name: string, zh: string, en: string, is_secret = false): StoreKeyField => ({ name, zh, en, is_secret })
const may = (one: StoreKeyField): StoreKeyField => ({ ...one, is_optional: true })
const token = [field('access_token', '授权令牌 Access Token', 'Access token', true)]

export const storePlatforms: readonly StorePlatform[] = [
  platform(Platform.amazon, 'amazon', 'https://sellercentral.amazon.com/apps/manage', {
    needs: 'country',
    fields: [
      field('selling_partner_id', '卖家编号 Merchant Token', 'Merchant token'),
      field(
        'refresh_token',
        '刷新令牌（自授权后显示）',
        'Refresh token (shown after you authorise the app yourself)',
        true,
      ),
      may(field('client_id', '自建应用的 LWA Client ID（可不填）', 'LWA client ID of your own app (may be empty)')),
      may(field('client_secret', '自建应用的 LWA Client Secret', 'LWA client secret of your own app', true)),
    ],
  }),
  platform(Platform.etsy, 'etsy', 'https://www.etsy.com/your/apps'),
  platform(Platform.temu, 'temu', 'https://seller.temu.com/open-platform/client-manage', {
    way: 'keys',
    fields: [
      ...token,
      may(
        field(
          'partner_token',
          '商品网关令牌（发布商品用，可不填）',
          'Token of the partner gateway (to list; may be empty)',
          true,
        ),
      ),
    ],
  }),
  platform(Platform.temuLocal, 'temu-local', 'https://seller.temu.com/open-platform/client-manage', {
    way: 'keys',
    fields: token,
  }),
  platform(Platform.shein, 'shein', 'https://openapi-sem.sheincorp.com'),
  platform(Platform.tiktok, 'tiktok', 'https://seller.tiktokglobalshop.com'),
  platform(Platform.shopify, 'shopify', 'https://admin.shopify.com', {
    needs: 'shop_domain',
    domain_suffix: '.myshopify.com',
    // An app of the seller's own shop: its id and secret, or the token of an older one.
    fields: [
      { ...field('client_id', '自有应用的 Client ID', 'Client ID of your own app'), is_optional: true },
      {
        ...field('client_secret', '自有应用的 Client Secret', 'Client secret of your own app', true),
        is_optional: true,
      },
      {
        ...field(
          'access_token',
          '或旧版自定义应用的令牌（shpat_ 开头）',
          'Or the token of an older custom app (shpat_…)',
          true,
        ),
        is_optional: true,
      },
    ],
  }),
  platform(Platform.aliexpress, 'aliexpress', 'https://gsp.aliexpress.com'),
  platform(Platform.shopee, 'shopee', 'https://seller.shopee.cn'),
  platform(Platform.lazada, 'lazada', 'https://sellercenter.lazada.sg'),
  platform(Platform.shoplazza, 'shoplazza', 'https://www.shoplazza.cn', {
    needs: 'shop_domain',
    domain_suffix: '.myshoplaza.com',
  }),
  platform(Platform.shopline, 'shopline', 'https://admin.myshopline.com', {
    needs: 'shop_domain',
    domain_suffix: '.myshopline.com',
  }),
  platform(Platform.woocommerce, 'woocommerce', '', {
    way: 'key_post',
    needs: 'shop_domain',
    fields: [
      field('consumer_key', 'Consumer key（ck_ 开头）', 'Consumer key (ck_…)'),
      field('consumer_secret', 'Consumer secret（cs_ 开头）', 'Consumer secret (cs_…)', true),
    ],
  }),
  platform(Platform.magento, 'magento', '', {
    way: 'keys',
    needs: 'shop_domain',
    fields: [
      field('consumer_key', 'Consumer Key（集成的用户密钥）', 'Consumer key of the integration'),
      field('consumer_secret', 'Consumer Secret（用户密码）', 'Consumer secret', true),
      field('oauth_token', 'Access Token（访问令牌）', 'Access token'),
      field('oauth_token_secret', 'Access Token Secret（访问令牌密码）', 'Access token secret', true),
    ],
  }),
  platform(Platform.prestashop, 'prestashop', '', {
    way: 'keys',
    needs: 'shop_domain',
    fields: [field('ws_key', 'Webservice 密钥（32 位）', 'Webservice key (32 characters)', true)],
  }),
  platform(Platform.ebay, 'ebay', 'https://www.ebay.com/sh/ovw'),
  platform(Platform.walmart, 'walmart', 'https://developer.walmart.com/generateKey', {
    way: 'keys',
    fields: [
      field('client_id', 'Client ID', 'Client ID'),
      field('client_secret', 'Client Secret', 'Client secret', true),
    ],
  }),
  platform(Platform.ozon, 'ozon', 'https://seller.ozon.ru/app/settings/api-keys', {
    way: 'keys',
    fields: [field('client_id', 'Client-Id', 'Client-Id'), field('api_key', 'Api-Key', 'Api-Key', true)],
  }),
  platform(Platform.wish, 'wish', 'https://merchant.wish.com', { is_dormant: true }),
]

export const findStorePlatform = (id: number): StorePlatform | undefined =>
  storePlatforms.find((candidate) => candidate.id === id)

export const StoreAuthed = { yes: 1, no: 2 } as const

/** Why a store is not let in. */
export const authProblems = ['new', 'unbound', 'revoked', 'expired'] as const
export type AuthProblem = (typeof authProblems)[number]

/** An authorisation that ends within so many days is spoken of. */
export const EXPIRY_SOON_DAYS = 7

/** How long “do not remind” holds. */
export const REMIND_AGAIN_HOURS = 24
