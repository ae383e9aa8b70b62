import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Empty, getPage, IdInput, Instant, Money, PageInput, WireId, WireInt } from '../wire.ts'
import {
  barcodeKinds,
  goodsSorts,
  goodsStates,
  MAX_BULK_GOODS,
  MAX_GOODS_TITLE,
  MAX_SHOW_IMAGES,
  MAX_TAGS_PER_GOODS,
  pictureStates,
} from './codes.ts'

/** Finished goods: a design on a product in chosen colours and sizes, one SKU for each. Texts in the call's language. */

export const GoodsTag = z.object({ id: z.int(), name: z.string(), color: z.string(), count: z.int() })
export type GoodsTag = z.infer<typeof GoodsTag>
const TagMark = GoodsTag.omit({ count: true })

export const GoodsPicture = z.object({
  /** Stable within the goods: `m:<color_id>:<view_id>` is a mockup, `u:<upload_id>` a picture of the seller. */
  key: z.string(),
  kind: z.enum(['mockup', 'upload']),
  color_id: z.int().nullable(),
  view_id: z.int().nullable(),
  name: z.string(),
  /** Null while the picture is being made. */
  small_src: z.string().nullable(),
  image_src: z.string().nullable(),
})
export type GoodsPicture = z.infer<typeof GoodsPicture>

const PriceRange = z.object({ min: Money, max: Money })

export const GoodsCard = z.object({
  id: z.int(),
  title: z.string(),
  title_en: z.string(),
  basic_product_id: z.int(),
  product_code: z.string(),
  product_name: z.string(),
  /** False once the base product is withdrawn: such goods can be kept, not ordered. */
  is_orderable: z.boolean(),
  category: z.object({ id: z.int(), name: z.string() }),
  cover: z.string().nullable(),
  picture_state: z.enum(pictureStates),
  colors: z.array(z.object({ id: z.int(), name: z.string(), hex: z.string() })),
  sizes: z.array(z.string()),
  sku_count: z.int(),
  /** Selling prices as far as set, and what one piece costs the seller. */
  price: PriceRange.nullable(),
  cost: PriceRange,
  tags: z.array(TagMark),
  design_id: z.int(),
  design_version: z.int(),
  created_at: Instant,
  updated_at: Instant,
  deleted_at: Instant.nullable(),
  /** When the recycle bin forgets it. */
  purge_at: Instant.nullable(),
})
export type GoodsCard = z.infer<typeof GoodsCard>

export const GoodsSku = z.object({
  id: z.int(),
  goods_id: z.int(),
  item_id: z.int(),
  color_id: z.int(),
  color_name: z.string(),
  color_hex: z.string(),
  size_id: z.int(),
  size_name: z.string(),
  name: z.string(),
  sku_code: z.string(),
  barcode: z.string().nullable(),
  barcode_kind: z.enum(barcodeKinds).nullable(),
  price: Money.nullable(),
  cost: Money,
  /** Of selling price minus cost, in basis points of the price; null without a price. */
  margin_bp: z.int().nullable(),
  weight_g: z.int(),
  updated_at: Instant,
})
export type GoodsSku = z.infer<typeof GoodsSku>

export const GoodsFilter = z.object({
  state: z.enum(goodsStates).default('active'),
  /** Words of the title, a SKU code or a barcode. */
  keyword: z.string().trim().max(100).optional(),
  category_id: WireId.optional(),
  basic_product_id: WireId.optional(),
  tag_id: WireId.optional(),
  /** With the classes below it; 0 for goods in none. */
  class_id: WireInt.min(0).optional(),
  /** Days in the seller's zone, both included. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  sort: z.enum(goodsSorts).default('newest'),
})

export const listGoods = endpoint({
  method: 'GET',
  path: '/distribution/goods',
  access: 'seller',
  permission: 'goods.library',
  summary: 'The goods library, or its recycle bin',
  input: GoodsFilter.extend(PageInput.shape),
  reply: getPage(GoodsCard),
})

const Choice = z.object({ id: z.int(), name: z.string(), count: z.int() })
export const getGoodsFacets = endpoint({
  method: 'GET',
  path: '/distribution/goods/facets',
  access: 'seller',
  permission: 'goods.library',
  summary: 'What the library can be filtered by, with counts',
  input: Empty,
  reply: z.object({
    total: z.int(),
    recycled: z.int(),
    categories: z.array(Choice),
    products: z.array(Choice),
    tags: z.array(GoodsTag),
  }),
})

export const GoodsDetail = GoodsCard.extend({
  remark: z.string(),
  printed_views: z.int(),
  views: z.array(z.object({ view_id: z.int(), name: z.string(), is_printed: z.boolean() })),
  /** One for each colour and view, whether made yet or not. */
  mockups: z.array(GoodsPicture),
  /** In the seller's order; mockups of the first colour until arranged. */
  show_images: z.array(GoodsPicture),
  skus: z.array(GoodsSku),
  /** Names the colours and sizes the base product offers beyond these SKUs. */
  missing_item_count: z.int(),
  created_by: z.string(),
  orders: z.object({ unpaid: z.int(), paid: z.int() }),
})
export type GoodsDetail = z.infer<typeof GoodsDetail>

export const getGoods = endpoint({
  method: 'GET',
  path: '/distribution/goods/{id}',
  access: 'seller',
  permission: 'goods.library',
  summary: 'Goods with pictures and SKUs; those in the recycle bin too',
  input: IdInput,
  reply: GoodsDetail,
})

const Title = z
  .string()
  .trim()
  .max(MAX_GOODS_TITLE, `商品名称最多 ${MAX_GOODS_TITLE} 个字|A name has at most ${MAX_GOODS_TITLE} characters`)

export const updateGoods = endpoint({
  method: 'PUT',
  path: '/distribution/goods/{id}',
  access: 'seller',
  permission: 'goods.library:edit',
  summary: 'Change names, remark or tags; what is left out stays',
  input: IdInput.extend({
    title: Title.min(1, '请输入商品名称|Enter a name').optional(),
    title_en: Title.optional(),
    remark: z.string().trim().max(500, '备注最多 500 个字|A note can have at most 500 characters').optional(),
    tag_ids: z.array(WireId).max(MAX_TAGS_PER_GOODS).optional(),
  }),
  reply: Empty,
})

export const setGoodsShowImages = endpoint({
  method: 'PUT',
  path: '/distribution/goods/{id}/showImages',
  access: 'seller',
  permission: 'goods.library:edit',
  summary: 'Choose and order the show images; keys as `show_images` names them, `u:<upload_id>` adds an upload',
  input: IdInput.extend({
    keys: z
      .array(z.string().regex(/^(m:\d+:\d+|u:\d+)$/))
      .max(MAX_SHOW_IMAGES, `展示图最多 ${MAX_SHOW_IMAGES} 张|At most ${MAX_SHOW_IMAGES} show images`),
  }),
  reply: z.object({ show_images: z.array(GoodsPicture) }),
})

export const copyGoods = endpoint({
  method: 'POST',
  path: '/distribution/goods/{id}/copy',
  access: 'seller',
  permission: 'goods.library:edit',
  summary: 'Goods once more with the same design, prices and tags; SKU codes are new, barcodes stay with the original',
  input: IdInput,
  reply: z.object({ id: z.int(), title: z.string() }),
})

const Ids = z
  .array(WireId)
  .min(1)
  .max(MAX_BULK_GOODS, `一次最多处理 ${MAX_BULK_GOODS} 个商品|At most ${MAX_BULK_GOODS} at once`)
const Bulk = z.object({ ids: Ids })
const Changed = z.object({ changed: z.int() })

export const recycleGoods = endpoint({
  method: 'POST',
  path: '/distribution/goods/recycle',
  access: 'seller',
  permission: 'goods.library:delete',
  summary: 'Move goods to the recycle bin; their SKU codes stay taken',
  input: Bulk,
  reply: Changed,
})

export const restoreGoods = endpoint({
  method: 'POST',
  path: '/distribution/goods/restore',
  access: 'seller',
  permission: 'goods.library:delete',
  summary: 'Take goods back out of the recycle bin',
  input: Bulk,
  reply: Changed,
})

export const purgeGoods = endpoint({
  method: 'POST',
  path: '/distribution/goods/purge',
  access: 'seller',
  permission: 'goods.library:delete',
  summary: 'Delete goods of the recycle bin for ever; those that stand in orders are kept there',
  input: Bulk,
  reply: Changed.extend({ kept: z.int() }),
})

export const tagGoods = endpoint({
  method: 'POST',
  path: '/distribution/goods/tags',
  access: 'seller',
  permission: 'goods.library:edit',
  summary: 'Put tags on goods and take others off',
  input: Bulk.extend({
    add: z.array(WireId).max(MAX_TAGS_PER_GOODS).default([]),
    remove: z.array(WireId).max(MAX_TAGS_PER_GOODS).default([]),
  }),
  reply: Changed,
})
