import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { getPage, IdInput, Instant, PageInput, WireId } from '../wire.ts'
import { listingPlatforms, listingStates, MAX_RELEASE, priceEndings } from './platforms.ts'
import { listingLanguages, TAG_RULE } from './words.ts'

export const PlatformWord = z.enum(listingPlatforms.map(({ word }) => word) as [string, ...string[]])

const Factor = z.number().positive('必须大于 0|Must be above 0').max(1000)

/** Price in the shop's currency = price or cost ÷ rate × multiply + add, then the ending. */
export const PriceFormula = z.object({
  base: z.enum(['price', 'cost']),
  /** Yuan for one of the shop's currency. */
  rate: Factor,
  multiply: Factor,
  add: z.number().min(0).max(100_000),
  ending: z.enum(priceEndings),
})
export type PriceFormula = z.infer<typeof PriceFormula>

export const TemplateContent = z.object({
  name: z.string().trim().min(1, '请填写模板名称|Please enter a template name').max(60),
  title: z.string().trim().min(1, '请填写标题|Please enter a title').max(500),
  description: z.string().trim().max(20_000),
  /** Parted by commas once the words are filled in. */
  tags: z.string().trim().max(500).default(TAG_RULE),
  /** The language of the shop. Absent in templates made before there was a choice: words are filled in English. */
  language: z.enum(listingLanguages).optional(),
  category_id: z.string().trim().max(120),
  /** What the number means, as it was chosen. */
  category_name: z.string().trim().max(300).default(''),
  brand: z.string().trim().max(60),
  currency: z.string().regex(/^[A-Z]{3}$/, '币种是三个大写字母|Enter a currency code of three capital letters'),
  price: PriceFormula,
  /** Offered at most, whatever more the warehouses hold. */
  quantity: z.int().min(1, '至少 1 件|At least 1').max(99_999),
  /** Absent on platforms without their own fields. */
  attributes: z.record(z.string().max(60), z.string().max(500)).default({}),
})
export type TemplateContent = z.infer<typeof TemplateContent>

export const ListingTemplate = TemplateContent.extend({ id: z.int(), platform: PlatformWord, updated_at: Instant })
export type ListingTemplate = z.infer<typeof ListingTemplate>

export const listListingTemplates = endpoint({
  method: 'GET',
  path: '/distribution/listing/template',
  access: 'seller',
  permission: 'listing.templates',
  summary: 'Listing templates of a platform, the last used first',
  input: z.object({ platform: PlatformWord }),
  reply: z.object({ data: z.array(ListingTemplate) }),
})

export const saveListingTemplate = endpoint({
  method: 'POST',
  path: '/distribution/listing/template',
  access: 'seller',
  permission: 'listing.templates',
  summary: 'Make a listing template, or change one',
  input: TemplateContent.extend({ id: WireId.optional(), platform: PlatformWord }),
  reply: ListingTemplate,
})

export const deleteListingTemplate = endpoint({
  method: 'POST',
  path: '/distribution/listing/template/{id}/delete',
  access: 'seller',
  permission: 'listing.templates',
  summary: 'Delete a listing template; what was listed with it stays',
  input: IdInput,
  reply: z.object({}),
})

export const readyTemplate = endpoint({
  method: 'POST',
  path: '/distribution/listing/template/ready',
  access: 'seller',
  permission: 'listing.release',
  or_permission: 'listing.templates',
  summary: 'The template to list in a store with: the last used in its currency, or a new one with sensible settings',
  input: z.object({ platform: PlatformWord, store_id: WireId.optional() }),
  reply: ListingTemplate,
})

export const previewTemplate = endpoint({
  method: 'POST',
  path: '/distribution/listing/template/preview',
  access: 'seller',
  permission: 'listing.templates',
  rate: 'search',
  summary: 'What the rules of a template that is being written make of the newest product',
  input: TemplateContent.pick({ description: true, brand: true, tags: true, language: true }).extend({
    platform: PlatformWord,
    title: z.string().trim().max(500),
  }),
  /** Null while there are no goods to try it with. */
  reply: z.object({
    data: z
      .object({
        goods_title: z.string(),
        title: z.string(),
        title_max: z.int(),
        description: z.string(),
        tags: z.array(z.string()),
      })
      .nullable(),
  }),
})

const Release = z.object({
  platform: PlatformWord,
  template_id: WireId,
  goods_ids: z.array(WireId).min(1, '请至少选择一件商品|Choose at least one').max(MAX_RELEASE),
  /** Titles of the seller's own, by the id of the goods; an empty one is written by the template again. */
  titles: z
    .record(z.string().regex(/^\d{1,15}$/), z.string().trim().max(500))
    .refine((titles) => Object.keys(titles).length <= MAX_RELEASE, '标题太多|Too many titles')
    .optional(),
})

/** What keeps goods from being listed, beside the field it is about. */
export const ListingProblem = z.object({
  field: z.string(),
  message: z.string(),
  /** What to do about a refusal of the platform, in the caller's language; `message` is then the platform's own. */
  advice: z.string().optional(),
})

/** Where goods are listed. */
const Listed = z.object({
  id: z.int(),
  goods_id: z.int(),
  platform: PlatformWord,
  store_id: z.int(),
  store_name: z.string(),
  state: z.enum(listingStates),
  /** The page buyers see; empty where the platform has no address for it, or it is not on sale. */
  url: z.string(),
})
export type ListedGoods = z.infer<typeof Listed>

/** What buyers of personalised goods are asked, by the names of the fields. */
const AskedBuyer = z.object({
  /** By the platform itself, while ordering. */
  asked: z.array(z.string()),
  /** By the widget where the shop can hold it, else by a link after the order. */
  left: z.array(z.string()),
  has_widget: z.boolean(),
  /** What few buyers write and the form could not print; it keeps nobody from publishing. */
  warnings: z.array(z.string()),
  /** Extra charges of answers: none, carried by the platform's own options, or to be set in the shop by the seller. */
  extras: z.enum(['none', 'carried', 'by_hand']),
})

export const ListingPreview = z.object({
  goods_id: z.int(),
  product_id: z.int(),
  product_name: z.string(),
  cover: z.string().nullable(),
  title: z.string(),
  /** As buyers read it, in paragraphs. */
  description: z.string(),
  tags: z.array(z.string()),
  category: z.string(),
  category_id: z.string(),
  brand: z.string(),
  /** What the platform asks beside that, as it will be sent. */
  attributes: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Small ones, in the order of the listing. */
  pictures: z.array(z.string()),
  picture_count: z.int(),
  variants: z.array(
    z.object({ sku: z.string(), options: z.string(), price: z.string(), cost: z.string(), quantity: z.int() }),
  ),
  problems: z.array(ListingProblem),
  /** What keeps nobody from publishing but should be looked at. */
  warnings: z.array(z.string()),
  /** Set where these goods are in the store already. */
  listed: Listed.nullable(),
  /** Null for goods that are sold as they are. */
  personal: AskedBuyer.nullable(),
})
export type ListingPreview = z.infer<typeof ListingPreview>

export const previewListings = endpoint({
  method: 'POST',
  path: '/distribution/listing/preview',
  access: 'seller',
  permission: 'listing.release',
  summary: 'What would be listed, held against the limits of the platform',
  /** With a store, what its platform would refuse is found as well. */
  input: Release.extend({ store_id: WireId.optional() }),
  reply: z.object({ currency: z.string(), data: z.array(ListingPreview) }),
})

export const releaseListings = endpoint({
  method: 'POST',
  path: '/distribution/listing/release',
  access: 'seller',
  permission: 'listing.release',
  summary: 'List goods in a store, in the background; goods already there are brought up to date',
  input: Release.extend({ store_id: WireId }),
  reply: z.object({ queued: z.int(), refused: z.array(z.object({ goods_id: z.int(), message: z.string() })) }),
})

/** Ids in a query string: `3,7,9`. */
const GoodsIds = z
  .string()
  .regex(/^\d{1,15}(,\d{1,15}){0,99}$/)
  .transform((value) => value.split(',').map(Number))

export const goodsListings = endpoint({
  method: 'GET',
  path: '/distribution/listing/goods',
  access: 'seller',
  permission: 'listing.records',
  summary: 'Where these goods are listed, with the page of each listing',
  input: z.object({ goods_ids: GoodsIds }),
  reply: z.object({ data: z.array(Listed) }),
})

export const ListingRecord = z.object({
  id: z.int(),
  platform: PlatformWord,
  store_id: z.int(),
  store_name: z.string(),
  goods_id: z.int(),
  template_id: z.int(),
  title: z.string(),
  cover: z.string().nullable(),
  currency: z.string(),
  price_min: z.string(),
  price_max: z.string(),
  variant_count: z.int(),
  state: z.enum(listingStates),
  external_product_id: z.string(),
  /** The page buyers see; empty where there is none. */
  url: z.string(),
  problems: z.array(ListingProblem),
  attempts: z.int(),
  created_at: Instant,
  updated_at: Instant,
})
export type ListingRecord = z.infer<typeof ListingRecord>

export const listListings = endpoint({
  method: 'GET',
  path: '/distribution/listing',
  access: 'seller',
  permission: 'listing.records',
  rate: 'search',
  summary: 'What was listed or tried, newest first',
  input: PageInput.extend({
    platform: PlatformWord,
    state: z.enum(listingStates).optional(),
    keyword: z.string().trim().max(100).optional(),
  }),
  /** `counts`: listings per state, ignoring the state filter. */
  reply: getPage(ListingRecord).extend({
    counts: z.array(z.object({ state: z.enum(listingStates), count: z.int() })),
  }),
})

const Listings = z.object({ ids: z.array(WireId).min(1).max(MAX_RELEASE) })

export const retryListings = endpoint({
  method: 'POST',
  path: '/distribution/listing/retry',
  access: 'seller',
  permission: 'listing.release',
  summary: 'Release drafts, or try again what failed, with what the template and the goods say now',
  input: Listings,
  reply: z.object({ queued: z.int() }),
})

export const unpublishListings = endpoint({
  method: 'POST',
  path: '/distribution/listing/unpublish',
  access: 'seller',
  permission: 'listing.release',
  summary: 'Take listings off their store, in the background',
  input: Listings,
  reply: z.object({ queued: z.int() }),
})

export const listingUpdates = ['offer', 'all'] as const

export const updateListings = endpoint({
  method: 'POST',
  path: '/distribution/listing/update',
  access: 'seller',
  permission: 'listing.release',
  summary: 'Bring listings up to date: price and quantity only, or everything with variants that came or went',
  input: Listings.extend({ what: z.enum(listingUpdates) }),
  reply: z.object({ queued: z.int(), refused: z.array(z.object({ goods_id: z.int(), message: z.string() })) }),
})
