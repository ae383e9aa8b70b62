import { Platform } from '../codes.ts'
import { etsyAges, etsyMakers, type ListingChoice, ozonVat, sellingUnits, validityPeriods } from './codes.ts'

/** Listing limits of each marketplace, shared by warnings on screen and checks on the server. No zod here. */
export interface ListingLimits {
  readonly title: number
  /** A shorter title is refused. */
  readonly title_min: number
  readonly description: number
  readonly pictures: number
  readonly variants: number
  readonly rules: ListingRules
}

/** Documented rules beyond counts; absent rules are not checked. */
export interface ListingRules {
  readonly needs_description?: boolean
  readonly pictures_min?: number
  /** Listings are kept in languages of the platform, and Chinese is none of them. */
  readonly no_chinese?: boolean
  /** Characters a title must not hold. */
  readonly title_forbidden?: RegExp
  /** Characters a title may hold once each. */
  readonly title_once?: string
  readonly price?: { readonly min: number; readonly max: number; readonly currency: string }
  readonly quantity_max?: number
  readonly sku_max?: number
}

/** What only this platform wants to know; goes into a template once. */
export interface ListingField {
  readonly key: string
  readonly zh: string
  readonly en: string
  readonly is_required: boolean
  /** Numbers of the platform's own; anything else is text. */
  readonly is_number: boolean
  readonly choices: readonly ListingChoice[]
  readonly initial: string
}

export interface ListingPlatform {
  /** Its word in the addresses of the listing screens. */
  readonly word: string
  /** Null: no marketplace of ours, files only. */
  readonly platform: number | null
  readonly zh: string
  readonly en: string
  readonly currency: string
  readonly limits: ListingLimits
  readonly fields: readonly ListingField[]
  /** Nothing is taken without the platform's own category. */
  readonly needs_category: boolean
  /** Listed by us, or handed over as a file for the platform's own upload page. */
  readonly way: 'direct' | 'file'
}

const field = (key: string, zh: string, en: string, options: Partial<ListingField> = {}): ListingField => ({
  key,
  zh,
  en,
  is_required: true,
  is_number: false,
  choices: [],
  initial: '',
  ...options,
})

const limits = (
  title: number,
  description: number,
  pictures: number,
  variants: number,
  title_min = 1,
  rules: ListingRules = {},
): ListingLimits => ({
  title,
  title_min,
  description,
  pictures,
  variants,
  rules,
})

const world: ListingRules = { needs_description: true, pictures_min: 1, no_chinese: true }
/** Letters, digits, punctuation, mathematical symbols, spaces and the three marks of rights are all there is. */
const ETSY_TITLE = /[^\p{L}\p{Nd}\p{P}\p{Sm}\p{Zs}™©®]/u
const etsyRules: ListingRules = {
  ...world,
  title_forbidden: ETSY_TITLE,
  title_once: '%:&+',
  quantity_max: 999,
  sku_max: 32,
  price: { min: 0.2, max: 50_000, currency: 'USD' },
}
const amazonRules: ListingRules = { ...world, title_forbidden: /[!$?_{}^¬¦]/, sku_max: 40 }
const tiktokRules: ListingRules = { ...world, sku_max: 50, price: { min: 0.01, max: 7600, currency: 'USD' } }
const temuRules: ListingRules = { pictures_min: 1, no_chinese: true, sku_max: 40 }

const listed = (
  word: string,
  platform: number | null,
  names: readonly [string, string],
  currency: string,
  bounds: ListingLimits,
  options: Partial<Pick<ListingPlatform, 'fields' | 'way' | 'needs_category'>> = {},
): ListingPlatform => ({
  word,
  platform,
  zh: names[0],
  en: names[1],
  currency,
  limits: bounds,
  fields: [],
  way: 'file',
  needs_category: false,
  ...options,
})

const number = { is_number: true } as const
const may = { is_required: false } as const
const material = field('material', '材质', 'Material', may)
const days = field('lead_days', '备货天数', 'Days to get ready', { ...number, initial: '3' })
const freight = field('freight_template_id', '运费模板', 'Freight template', number)
/** Letters before the number: LFT-18510…. */
const temuFreight = field('freight_template_id', '运费模板', 'Freight template')
const origin = field('origin', '原产地', 'Made in', { ...may, initial: 'CN' })

const marketplaces: readonly ListingPlatform[] = [
  listed('etsy', Platform.etsy, ['Etsy', 'Etsy'], 'USD', limits(140, 102_400, 10, 70, 1, etsyRules), {
    way: 'direct',
    needs_category: true,
    fields: [
      field('shipping_profile_id', '运费模板', 'Shipping profile', number),
      field('readiness_state_id', '备货状态', 'Readiness state', number),
      field('production_partner_id', '生产合作伙伴', 'Production partner', { ...number, ...may }),
      field('return_policy_id', '退货政策（欧盟以外的店铺必选）', 'Return policy (a must outside the EU)', {
        ...number,
        ...may,
      }),
      field('when_made', '制作时间', 'When made', { choices: etsyAges, initial: 'made_to_order' }),
      field('who_made', '制作者', 'Who made it', { choices: etsyMakers, initial: 'i_did' }),
    ],
  }),
  listed('amazon', Platform.amazon, ['亚马逊', 'Amazon'], 'USD', limits(200, 2000, 9, 100, 1, amazonRules), {
    way: 'direct',
    needs_category: true,
  }),
  listed(
    'aliexpress',
    Platform.aliexpress,
    ['速卖通', 'AliExpress'],
    'USD',
    limits(128, 60_000, 6, 200, 1, { ...world, sku_max: 50 }),
    {
      way: 'direct',
      needs_category: true,
      fields: [
        field('product_unit', '计量单位', 'Unit', { choices: sellingUnits, initial: '100000015' }),
        field('ws_valid_num', '有效期', 'Valid for', { choices: validityPeriods, initial: '21' }),
        freight,
        days,
        material,
      ],
    },
  ),
  listed(
    'shopee',
    Platform.shopee,
    ['Shopee', 'Shopee'],
    'USD',
    limits(120, 5000, 9, 50, 20, { needs_description: true, pictures_min: 1, sku_max: 100 }),
    {
      way: 'direct',
      needs_category: true,
      fields: [field('logistic_id', '物流渠道', 'Logistics channel', number)],
    },
  ),
  listed(
    'tiktok',
    Platform.tiktok,
    ['TikTok Shop', 'TikTok Shop'],
    'USD',
    limits(255, 10_000, 9, 100, 25, tiktokRules),
    {
      way: 'direct',
      needs_category: true,
    },
  ),
  listed(
    'temu',
    Platform.temu,
    ['Temu 半托管', 'Temu semi-managed'],
    'USD',
    limits(250, 10_000, 10, 100, 1, temuRules),
    {
      way: 'direct',
      needs_category: true,
      fields: [temuFreight, days, origin, material],
    },
  ),
  listed(
    'temu-local',
    Platform.temuLocal,
    ['Temu 本地', 'Temu local'],
    'USD',
    limits(250, 2000, 10, 100, 1, temuRules),
    {
      way: 'direct',
      needs_category: true,
      fields: [temuFreight, days, origin, material],
    },
  ),
  listed(
    'shein',
    Platform.shein,
    ['SHEIN', 'SHEIN'],
    'USD',
    limits(250, 5000, 11, 100, 1, { ...temuRules, sku_max: 200 }),
    {
      way: 'direct',
      needs_category: true,
      fields: [days, origin, material],
    },
  ),
  listed(
    'ozon',
    Platform.ozon,
    ['Ozon', 'Ozon'],
    'RUB',
    limits(500, 6000, 15, 100, 1, { pictures_min: 1, sku_max: 50 }),
    {
      way: 'direct',
      needs_category: true,
      fields: [
        field('type_id', '商品类型编号（选类目后可不填）', 'Product type number (comes with the category)', {
          ...number,
          ...may,
        }),
        field('vat', '增值税', 'VAT', { choices: ozonVat, initial: '0' }),
        origin,
      ],
    },
  ),
  listed('ebay', Platform.ebay, ['eBay', 'eBay'], 'USD', limits(80, 4000, 12, 250, 1, { ...world, sku_max: 50 }), {
    way: 'direct',
    needs_category: true,
    fields: [
      field('fulfillment_policy_id', '物流政策', 'Fulfillment policy'),
      field('payment_policy_id', '付款政策', 'Payment policy'),
      field('return_policy_id', '退货政策', 'Return policy'),
      field('merchant_location_key', '发货地点', 'Inventory location'),
    ],
  }),
  listed('wish', Platform.wish, ['Wish', 'Wish'], 'USD', limits(300, 4000, 20, 100, 1, { ...world, sku_max: 100 }), {
    way: 'direct',
    fields: [origin, days],
  }),
]

const ownSites: readonly ListingPlatform[] = [
  listed('shopify', Platform.shopify, ['Shopify', 'Shopify'], 'USD', limits(255, 65_000, 50, 100), { way: 'direct' }),
  listed('woo', Platform.woocommerce, ['WooCommerce', 'WooCommerce'], 'USD', limits(200, 65_000, 30, 100), {
    way: 'direct',
  }),
  listed('magento', Platform.magento, ['Magento', 'Magento'], 'USD', limits(255, 65_000, 30, 100, 1, { sku_max: 64 }), {
    way: 'direct',
    fields: [field('attribute_set_id', '属性集编号', 'Attribute set ID', { ...number, ...may, initial: '4' })],
  }),
  listed(
    'prestashop',
    Platform.prestashop,
    ['PrestaShop', 'PrestaShop'],
    'EUR',
    limits(128, 65_000, 30, 100, 1, { title_forbidden: /[<>;=#{}]/, sku_max: 64 }),
    {
      way: 'direct',
      fields: [
        field(
          'id_tax_rules_group',
          '税务规则编号（填写后，标价为不含税价）',
          'Tax rule number (if set, prices are before tax)',
          { ...number, ...may },
        ),
      ],
    },
  ),
  listed('shoplazza', Platform.shoplazza, ['店匠', 'Shoplazza'], 'USD', limits(255, 65_000, 50, 100), {
    way: 'direct',
  }),
  listed('shopline', Platform.shopline, ['SHOPLINE', 'SHOPLINE'], 'USD', limits(255, 65_000, 50, 100), {
    way: 'direct',
  }),
  listed('dj', null, ['店小秘（DJ）', 'DJ'], 'USD', limits(200, 10_000, 10, 200), {
    fields: [
      field('product_unit', '计量单位', 'Unit', { ...may, choices: sellingUnits, initial: '100000015' }),
      field('ws_valid_num', '有效期', 'Valid for', { ...may, choices: validityPeriods, initial: '21' }),
    ],
  }),
]

export const listingPlatforms: readonly ListingPlatform[] = [...marketplaces, ...ownSites]

export const findListingPlatform = (word: string): ListingPlatform | undefined =>
  listingPlatforms.find((one) => one.word === word)

export const priceEndings = ['none', '.99', '.95', '.00'] as const
export type PriceEnding = (typeof priceEndings)[number]

export const listingStates = ['draft', 'queued', 'publishing', 'pending', 'live', 'failed', 'unpublished'] as const
export type ListingState = (typeof listingStates)[number]

export const MAX_RELEASE = 100
