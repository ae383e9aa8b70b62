import { z } from 'zod'
import { ProductCard } from '../catalog/product.ts'
import { endpoint } from '../endpoint.ts'
import { Empty, Instant, WireId, WireInt } from '../wire.ts'

/** Slots for a seller's preferred base products. */
export const EXCLUSIVE_PLACES = 8

export const ExclusiveBase = z.object({
  /** 1 to 8, from left to right. */
  place: z.int(),
  basic_product_id: z.int(),
  name: z.string(),
  remark: z.string(),
  /** Colours the seller sells it in, the first one shown. */
  colors: z.array(z.object({ id: z.int(), key: z.string(), name: z.string(), hex: z.string() })),
  /** Null once the product is withdrawn. */
  product: ProductCard.nullable(),
  /** The seller's show images for this base. */
  own_image_count: z.int(),
  /** Goods that were made of it. */
  goods_count: z.int(),
  updated_at: Instant,
})
export type ExclusiveBase = z.infer<typeof ExclusiveBase>

const Place = WireInt.min(1).max(EXCLUSIVE_PLACES)

export const listExclusiveBases = endpoint({
  method: 'GET',
  path: '/distribution/exclusiveBase',
  access: 'seller',
  permission: 'selection.exclusive',
  summary: 'The seller’s exclusive base products, by their places',
  input: Empty,
  reply: z.object({ data: z.array(ExclusiveBase) }),
})

export const setExclusiveBase = endpoint({
  method: 'PUT',
  path: '/distribution/exclusiveBase/{place}',
  access: 'seller',
  permission: 'selection.exclusive:edit',
  summary: 'Put a base product on a place, or change what stands there',
  input: z.object({
    place: Place,
    basic_product_id: WireId,
    name: z.string().trim().max(60, '名称最多 60 个字|At most 60 characters').default(''),
    remark: z.string().trim().max(200, '备注最多 200 个字|At most 200 characters').default(''),
    color_ids: z.array(WireId).min(1, '请至少选择一个颜色|Choose at least one colour').max(60),
  }),
  reply: Empty,
})

export const swapExclusiveBases = endpoint({
  method: 'POST',
  path: '/distribution/exclusiveBase/swap',
  access: 'seller',
  permission: 'selection.exclusive:edit',
  summary: 'Two places change what stands on them',
  input: z.object({ a: Place, b: Place }),
  reply: Empty,
})

export const clearExclusiveBase = endpoint({
  method: 'DELETE',
  path: '/distribution/exclusiveBase/{place}',
  access: 'seller',
  permission: 'selection.exclusive:edit',
  summary: 'Empty a place; goods made of the base stay',
  input: z.object({ place: Place }),
  reply: Empty,
})
