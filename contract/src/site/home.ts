import { z } from 'zod'
import { PreviewPass } from '../content.ts'
import { endpoint } from '../endpoint.ts'
import { Empty, IdInput } from '../wire.ts'

/** Texts come in the language of the call. Every call takes `preview`, the pass of a member of staff. */
const PreviewInput = z.object({ preview: PreviewPass })

export const bannerTones = ['paper', 'sand', 'sky', 'mint', 'blush', 'ink'] as const

export const Banner = z.object({
  id: z.int(),
  title: z.string(),
  subtitle: z.string(),
  /** What the button says; '' without a button. */
  button: z.string(),
  jump_url: z.string(),
  image: z.string(),
  image_alt: z.string(),
  tone: z.enum(bannerTones),
  /** A product that turns in the slide where there is room for it; null shows the picture alone. */
  turning_product: z.string().nullable(),
  artworks: z.array(z.string()),
})
export type Banner = z.infer<typeof Banner>

export const listBanners = endpoint({
  method: 'GET',
  path: '/frontend/basicProductBanner',
  access: 'public',
  summary: 'Slides of the rotating banner, in order',
  input: PreviewInput,
  reply: z.object({ data: z.array(Banner) }),
})

export const AdSpecialRow = z.object({
  id: z.int(),
  name: z.string(),
  summary: z.string(),
  /** 1 hot, 2 popular, 3 new, 4 Y2; see `promotionTypes`. */
  promotion_type: z.int(),
  is_hot: z.boolean(),
  /** Where a click goes: the special's own page unless staff say otherwise. */
  jump_url: z.string(),
  image: z.string(),
  product_count: z.int(),
})
export type AdSpecialRow = z.infer<typeof AdSpecialRow>

const SubCategory = z.object({ id: z.int(), name: z.string(), http_url: z.string() })
export const MenuCategory = SubCategory.extend({ sub_categorys: z.array(SubCategory) })
export type MenuCategory = z.infer<typeof MenuCategory>

export const getAdSpecials = endpoint({
  method: 'GET',
  path: '/frontend/getAdSpecial',
  access: 'public',
  summary: 'Specials and the category tree, for the product menu and the page of all specials',
  input: PreviewInput,
  reply: z.object({
    /** Shown first, with a picture. */
    top_ad_specials: z.array(AdSpecialRow),
    /** By where goods ship from. */
    area_specials: z.array(AdSpecialRow),
    ad_specials: z.array(AdSpecialRow),
    categorys: z.array(MenuCategory),
  }),
})

export const getAdSpecial = endpoint({
  method: 'GET',
  path: '/frontend/adSpecial/{id}',
  access: 'public',
  summary: 'One special with the numbers of its products, in order',
  input: IdInput.extend({ preview: PreviewPass }),
  reply: AdSpecialRow.extend({
    /** HTML that the server has cleaned by an allowlist; may be empty. */
    body: z.string(),
    /** In the order staff chose; ask the catalogue for their cards. */
    product_ids: z.array(z.int()),
  }),
})

export const listHotWords = endpoint({
  method: 'GET',
  path: '/frontend/recommenderWords',
  access: 'public',
  summary: 'Words offered under the search box, in order',
  input: PreviewInput,
  reply: z.object({
    data: z.array(
      z.object({
        id: z.int(),
        word: z.string(),
        is_hot: z.boolean(),
        /** A page to open instead of searching. */
        jump_url: z.string().nullable(),
      }),
    ),
  }),
})

export const listFloors = endpoint({
  method: 'GET',
  path: '/frontend/homePageCategoryBasicProducts',
  access: 'public',
  summary: 'Floors of the home page: a category each, with the numbers of the products it shows',
  input: PreviewInput,
  reply: z.object({
    data: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        subtitle: z.string(),
        image: z.string(),
        jump_url: z.string(),
        /** Shortcuts beside the name, to sub-categories or searches. */
        links: z.array(z.object({ name: z.string(), jump_url: z.string() })),
        product_ids: z.array(z.int()),
      }),
    ),
  }),
})

/**
 * The floating hint at the lower edge of the first screen of the home page: one short sentence that says what lies
 * below and jumps there. Gone once the visitor scrolls; `text` is null when there is none to show.
 */
export const getBrowseDown = endpoint({
  method: 'GET',
  path: '/frontend/browseDown',
  access: 'public',
  summary: 'The hint that invites to scroll down the home page',
  input: PreviewInput,
  reply: z.object({ text: z.string().nullable(), jump_url: z.string().nullable() }),
})

export const getSiteNumbers = endpoint({
  method: 'GET',
  path: '/frontend/siteNumbers',
  access: 'public',
  summary: 'What the platform has, counted now',
  input: Empty,
  reply: z.object({
    products: z.int(),
    items: z.int(),
    categories: z.int(),
    warehouses: z.int(),
    countries: z.int(),
    platforms: z.int(),
  }),
})
