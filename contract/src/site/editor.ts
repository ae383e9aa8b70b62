import { z } from 'zod'
import { bilingual, contentEndpoints, OwnAddress, optionalBilingual, showWindow } from '../content.ts'
import { bannerTones } from './home.ts'

/** Shapes of what staff write for the home page and the menu, and the calls that edit them. */
const ProductCodes = z.array(z.string().trim().min(1).max(60)).max(200)
const PERMISSION = 'ops.content'

export const BannerContent = z.object({
  title: bilingual(40),
  subtitle: optionalBilingual(140),
  button: optionalBilingual(20),
  jump_url: OwnAddress,
  image: OwnAddress,
  image_alt: optionalBilingual(120),
  tone: z.enum(bannerTones),
  turning_product: z.string().trim().min(1).max(60).nullable(),
  /** Slugs of the gallery, shown one after another on the turning product. */
  artworks: z.array(z.string().trim().min(1).max(80)).max(8),
  ...showWindow,
})
export type BannerContent = z.infer<typeof BannerContent>

/** Where the menu lists a special. */
export const specialPlaces = ['top', 'area', 'list'] as const

export const SpecialContent = z.object({
  name: bilingual(40),
  summary: optionalBilingual(160),
  /** HTML above the products. */
  body: optionalBilingual(20_000),
  place: z.enum(specialPlaces),
  promotion_type: z.int().min(1).max(4),
  is_hot: z.boolean(),
  /** Null opens the special's own page. */
  jump_url: OwnAddress.nullable(),
  image: OwnAddress,
  product_codes: ProductCodes,
  ...showWindow,
})
export type SpecialContent = z.infer<typeof SpecialContent>

export const FloorContent = z.object({
  name: bilingual(30),
  subtitle: optionalBilingual(80),
  image: OwnAddress,
  jump_url: OwnAddress,
  links: z.array(z.object({ name: bilingual(20), jump_url: OwnAddress })).max(8),
  product_codes: ProductCodes.min(1, '请至少选择一款产品|Choose at least one product'),
  ...showWindow,
})
export type FloorContent = z.infer<typeof FloorContent>

export const HotWordContent = z.object({
  word: bilingual(20),
  is_hot: z.boolean(),
  jump_url: OwnAddress.nullable(),
  ...showWindow,
})
export type HotWordContent = z.infer<typeof HotWordContent>

export const HintContent = z.object({ text: bilingual(60), jump_url: OwnAddress, ...showWindow })
export type HintContent = z.infer<typeof HintContent>

export const SeoContent = z.object({
  http_url: OwnAddress,
  title: bilingual(120),
  keywords: optionalBilingual(300),
  description: optionalBilingual(400),
})
export type SeoContent = z.infer<typeof SeoContent>

export const banners = contentEndpoints('banner', BannerContent, PERMISSION)
export const specials = contentEndpoints('special', SpecialContent, PERMISSION)
export const floors = contentEndpoints('floor', FloorContent, PERMISSION)
export const hotWords = contentEndpoints('hot_word', HotWordContent, PERMISSION)
export const hints = contentEndpoints('browse_down', HintContent, PERMISSION)
export const seoPages = contentEndpoints('seo', SeoContent, PERMISSION)
