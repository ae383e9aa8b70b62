import { z } from 'zod'
import { PreviewPass } from '../content.ts'
import { endpoint } from '../endpoint.ts'
import { Empty, IdInput, Money, WireId, WireInt } from '../wire.ts'
import { MAX_PRODUCT_PAGE_SIZE, PRODUCT_PAGE_SIZE, productFacets, productSorts } from './codes.ts'
import { BasicProduct, CategoryRef, ProductCard, ShowImage } from './product.ts'

/** One value, or several separated by commas; one match is enough. */
const Choice = z.string().trim().max(300).optional()
const Yuan = z.coerce.number('请输入数字|Enter a number').optional()

/** Same request for visitors and sellers; sellers' replies include level, favourites and their own pictures. */
export const ListInput = z.object({
  keyword: z.string().max(20_000).optional(),
  /** Number or `http_url` of a category; its sub-categories count. */
  category: Choice,
  zone: Choice,
  /** 1 premium, 2 standard, 3 economy; `level` is the same under its name in addresses. */
  grade: Choice,
  level: Choice,
  technique: Choice,
  material: Choice,
  season: Choice,
  gender: Choice,
  size_attribute: Choice,
  brand: Choice,
  /** 1 designer, 2 POD. */
  type: Choice,
  /** A product code or the beginning of a SKU. */
  code: z.string().trim().max(100).optional(),
  ad_special_id: WireId.optional(),
  /** Colour families. */
  colour: Choice,
  /** Country the parcel leaves from. */
  ships_from: Choice,
  /** In yuan. Out of bounds is clamped, reversed is turned round. */
  price_min: Yuan,
  price_max: Yuan,
  delivery_hours_max: z.coerce.number('请输入数字|Enter a number').optional(),
  /** Only these products, in this order: comparison, recently seen. */
  ids: Choice,
  /** Only the seller's favourites. */
  is_collected: WireInt.optional(),
  sort: z.enum(productSorts).default('relevance'),
  page: WireInt.min(1).max(100_000).default(1),
  page_size: WireInt.min(1).max(MAX_PRODUCT_PAGE_SIZE).default(PRODUCT_PAGE_SIZE),
})

export const FacetValue = z.object({
  value: z.string(),
  name: z.string(),
  count: z.int(),
  /** Swatch of a colour family. */
  hex: z.string().optional(),
  /** Of a category: the value of the one above. */
  parent: z.string().optional(),
})
export type FacetValue = z.infer<typeof FacetValue>

/** `count` is the number of results with this value and all other filters. */
export const Facet = z.object({ key: z.enum(productFacets), name: z.string(), values: z.array(FacetValue) })
export type Facet = z.infer<typeof Facet>

/** Ways out of an empty result. */
export const Suggestion = z.object({
  kind: z.enum(['keyword', 'category', 'drop_filters', 'product']),
  /** Keyword to search, category address, or product number. */
  value: z.string(),
  name: z.string(),
})
export type Suggestion = z.infer<typeof Suggestion>

export const ListReply = z.object({
  data: z.array(ProductCard),
  total: z.int(),
  page: z.int(),
  page_size: z.int(),
  facets: z.array(Facet),
  /** Prices and hours of everything found when these two filters are left out, prices in whole yuan. */
  bounds: z.object({ price_min: z.int(), price_max: z.int(), delivery_hours_max: z.int() }),
  /** The lowest of these prices, to the cent. */
  price_from: Money,
  /** The values applied, after clamping. `keyword` is corrected if only the correction finds anything. */
  applied: z.object({
    keyword: z.string(),
    corrected_from: z.string().nullable(),
    /** We sell nothing by that name; `keyword` is the closest. */
    is_substitute: z.boolean(),
    price_min: z.number().nullable(),
    price_max: z.number().nullable(),
    delivery_hours_max: z.int().nullable(),
  }),
  /** Path of the category, if exactly one is selected. */
  category_path: z.array(CategoryRef),
  suggestions: z.array(Suggestion),
})
export type ListReply = z.infer<typeof ListReply>

const list = { summary: 'Products by keyword and filters, with counts per filter', input: ListInput, reply: ListReply }
export const listProducts = endpoint({ method: 'GET', path: '/frontend/basicProduct', access: 'public', ...list })
export const listProductsAsSeller = endpoint({
  method: 'GET',
  path: '/distribution/basicProduct',
  access: 'seller',
  ...list,
})

const detail = {
  summary: 'One product with everything needed to show, design and order it',
  input: IdInput.extend({ is_batch_design: WireInt.optional(), preview: PreviewPass }),
  reply: BasicProduct,
}
export const getProduct = endpoint({ method: 'GET', path: '/frontend/basicProduct/{id}', access: 'public', ...detail })
export const getProductAsSeller = endpoint({
  method: 'GET',
  path: '/distribution/basicProduct/{id}',
  access: 'seller',
  ...detail,
})

const Cards = z.object({ data: z.array(ProductCard) })
const Limit = WireInt.min(1).max(24)

const recommend = {
  summary: 'Products that go with one: same category, zone and make',
  input: IdInput.extend({ limit: Limit.default(8) }),
  reply: Cards,
}
export const getRecommend = endpoint({
  method: 'GET',
  path: '/frontend/basicProduct/getRecommend',
  access: 'public',
  ...recommend,
})
export const getRecommendAsSeller = endpoint({
  method: 'GET',
  path: '/distribution/basicProduct/getRecommend',
  access: 'seller',
  ...recommend,
})

const byCategory = {
  summary: 'Top categories, or the children of one, each with its best products',
  input: z.object({ category: z.string().trim().max(100).optional(), limit: Limit.default(8) }),
  reply: z.object({
    data: z.array(CategoryRef.extend({ total: z.int(), products: z.array(ProductCard) })),
  }),
}
export const listCategoryProducts = endpoint({
  method: 'GET',
  path: '/frontend/basicProduct/categoryBasicProducts',
  access: 'public',
  ...byCategory,
})
export const listCategoryProductsAsSeller = endpoint({
  method: 'GET',
  path: '/distribution/basicProduct/categoryBasicProducts',
  access: 'seller',
  ...byCategory,
})

const showImages = {
  summary: 'Show images of a product in groups of four, the seller’s own after ours',
  input: IdInput.extend({ color_id: WireId.optional(), preview: PreviewPass }),
  reply: z.object({ groups: z.array(z.array(ShowImage)), own_groups: z.array(z.array(ShowImage)) }),
}
export const getShowImages = endpoint({
  method: 'GET',
  path: '/frontend/basicProduct/showImages/{id}',
  access: 'public',
  ...showImages,
})
export const getShowImagesAsSeller = endpoint({
  method: 'GET',
  path: '/distribution/basicProduct/showImages/{id}',
  access: 'seller',
  ...showImages,
})

export const changeDesignDescShow = endpoint({
  method: 'POST',
  path: '/distribution/basicProduct/changeDesignDescShow',
  access: 'seller',
  summary: 'Show the design hint of a product before designing, or no more',
  input: z.object({ id: WireId, design_desc_show: WireInt.min(1).max(2) }),
  reply: z.object({ id: z.int(), design_desc_show: z.int() }),
})

export const getDefaultId = endpoint({
  method: 'GET',
  path: '/frontend/basicProduct/getDefaultId',
  access: 'public',
  summary: 'The product the studio opens with',
  input: Empty,
  reply: z.object({ id: z.int() }),
})

export const listHomeProducts = endpoint({
  method: 'GET',
  path: '/frontend/basicProduct/homeBasicProducts',
  access: 'public',
  summary: 'New, hot and per zone: the products of the home page',
  input: z.object({ limit: Limit.default(8) }),
  reply: z.object({
    newest: z.array(ProductCard),
    hot: z.array(ProductCard),
    zones: z.array(z.object({ key: z.string(), name: z.string(), total: z.int(), products: z.array(ProductCard) })),
    /** Products in all, for the figures of the home page. */
    total: z.int(),
  }),
})

const CategoryNode = CategoryRef.extend({ count: z.int() })
export const CategoryTree = z.object({
  data: z.array(CategoryNode.extend({ sub_categorys: z.array(CategoryNode) })),
})
export type CategoryTree = z.infer<typeof CategoryTree>

const tree = { summary: 'The category tree with the number of products', input: Empty, reply: CategoryTree }
export const listCategories = endpoint({ method: 'GET', path: '/frontend/stockSkuCategory', access: 'public', ...tree })
export const listCategoriesAsSeller = endpoint({
  method: 'GET',
  path: '/distribution/stockSkuCategory',
  access: 'seller',
  ...tree,
})

export const listParentCategories = endpoint({
  method: 'GET',
  path: '/frontend/stockSkuCategory/parents',
  access: 'public',
  summary: 'The top of the category tree',
  input: Empty,
  reply: z.object({ data: z.array(CategoryNode) }),
})

const field = (what: string) => ({
  access: 'public' as const,
  summary: `Values of the filter ${what} with the number of products`,
  input: Empty,
  reply: z.object({ data: z.array(z.object({ key: z.string(), name: z.string(), count: z.int() })) }),
})
export const listTechniques = endpoint({
  method: 'GET',
  path: '/api/product/searchField/product_technology',
  ...field('technique'),
})
export const listSizeAttributes = endpoint({
  method: 'GET',
  path: '/api/product/searchField/size_attribute',
  ...field('size attribute'),
})
export const listSeasons = endpoint({
  method: 'GET',
  path: '/api/product/searchField/seasonal_attribute',
  ...field('season'),
})
export const listMaterials = endpoint({
  method: 'GET',
  path: '/api/product/searchField/product_material',
  ...field('material'),
})
export const listGenders = endpoint({
  method: 'GET',
  path: '/api/product/searchField/apply_gender',
  ...field('gender'),
})
