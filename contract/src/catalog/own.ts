import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Empty, getPage, IdInput, Instant, PageInput, WireId, WireInt } from '../wire.ts'
import {
  feedbackKindKeys,
  feedbackStatuses,
  MAX_FAVOURITES_AT_ONCE,
  MAX_FEEDBACK_PICTURES,
  MAX_FEEDBACK_TEXT,
  MAX_OWN_CATEGORIES,
  MAX_OWN_SHOW_IMAGES,
} from './own-codes.ts'
import { ProductCard } from './product.ts'

const ProductIds = z
  .array(WireId)
  .min(1, '请选择产品|Choose at least one product')
  .max(MAX_FAVOURITES_AT_ONCE, '一次最多 200 个产品|At most 200 products at once')

export const collectProducts = endpoint({
  method: 'POST',
  path: '/distribution/basicProduct/collectProducts',
  access: 'seller',
  permission: 'selection.user',
  summary: 'Make products favourites, or no longer',
  input: z.object({
    ids: ProductIds,
    is_collected: WireInt.min(0).max(1),
    /** Category for new favourites. */
    category_id: WireId.nullable().optional(),
  }),
  /** Total number of favourites afterwards. */
  reply: z.object({ total: z.int() }),
})

const Favourite = z.object({ product: ProductCard, category_id: z.int().nullable(), created_at: Instant })
export type Favourite = z.infer<typeof Favourite>

export const favouriteSorts = ['newest', 'oldest', 'name'] as const

export const listFavourites = endpoint({
  method: 'GET',
  path: '/distribution/userBasicProduct',
  access: 'seller',
  permission: 'selection.user',
  rate: 'search',
  summary: 'The seller’s favourites, all or of one own category with those below it',
  input: PageInput.extend({
    /** 0 for favourites without a category. */
    category_id: WireInt.min(0).optional(),
    keyword: z.string().trim().max(100).optional(),
    sort: z.enum(favouriteSorts).default('newest'),
  }),
  reply: getPage(Favourite),
})

export const moveFavourites = endpoint({
  method: 'POST',
  path: '/distribution/userBasicProduct/move',
  access: 'seller',
  permission: 'selection.user',
  summary: 'Put favourites into an own category, or into none',
  input: z.object({ ids: ProductIds, category_id: WireId.nullable() }),
  reply: z.object({ moved: z.int() }),
})

const CategoryName = z
  .string()
  .trim()
  .min(1, '请填写分类名称|Please enter a name')
  .max(30, '名称最多 30 个字|At most 30 characters')

/** In tree order; `count` excludes subcategories. */
export const OwnCategory = z.object({
  id: z.int(),
  parent_id: z.int().nullable(),
  name: z.string(),
  count: z.int(),
})
export type OwnCategory = z.infer<typeof OwnCategory>

const Tree = z.object({
  data: z.array(OwnCategory),
  /** All favourites, and those without a category. */
  total: z.int(),
  uncategorised: z.int(),
})

export const listOwnCategories = endpoint({
  method: 'GET',
  path: '/distribution/userBasicProductCategory',
  access: 'seller',
  permission: 'selection.user',
  summary: 'The seller’s own categories with the number of favourites',
  input: Empty,
  reply: Tree,
})

export const createOwnCategory = endpoint({
  method: 'POST',
  path: '/distribution/userBasicProductCategory',
  access: 'seller',
  permission: 'selection.user',
  summary: 'Add an own category',
  input: z.object({ name: CategoryName, parent_id: WireId.nullable().default(null) }),
  reply: z.object({ id: z.int() }),
})

export const updateOwnCategory = endpoint({
  method: 'PUT',
  path: '/distribution/userBasicProductCategory/{id}',
  access: 'seller',
  permission: 'selection.user',
  summary: 'Rename an own category',
  input: IdInput.extend({ name: CategoryName }),
  reply: Empty,
})

export const deleteOwnCategory = endpoint({
  method: 'DELETE',
  path: '/distribution/userBasicProductCategory/{id}',
  access: 'seller',
  permission: 'selection.user',
  summary: 'Delete an own category; what lies in it moves up',
  input: IdInput,
  reply: Empty,
})

export const sortOwnCategories = endpoint({
  method: 'POST',
  path: '/distribution/userBasicProductCategory/updateSort',
  access: 'seller',
  permission: 'selection.user',
  summary: 'Put the whole tree into a new order',
  input: z.object({
    data: z
      .array(z.object({ id: WireId, parent_id: WireId.nullable() }))
      .min(1)
      .max(MAX_OWN_CATEGORIES),
  }),
  reply: Tree,
})

export const OwnShowImage = z.object({
  id: z.int(),
  product_id: z.int(),
  /** Null for all colours. */
  color_id: z.int().nullable(),
  name: z.string(),
  width_px: z.int(),
  height_px: z.int(),
  preview_url: z.string(),
  url: z.string(),
  created_at: Instant,
})
export type OwnShowImage = z.infer<typeof OwnShowImage>

const OwnShowImages = z.object({ data: z.array(OwnShowImage) })

export const listOwnShowImages = endpoint({
  method: 'GET',
  path: '/distribution/userBasicProductShowImage',
  access: 'seller',
  permission: 'selection.self',
  summary: 'The seller’s own show images, of one product in their order, or of all',
  input: z.object({ product_id: WireId.optional() }),
  reply: OwnShowImages,
})

export const getOwnShowImage = endpoint({
  method: 'GET',
  path: '/distribution/userBasicProductShowImage/{id}',
  access: 'seller',
  permission: 'selection.self',
  summary: 'One own show image',
  input: IdInput,
  reply: OwnShowImage,
})

export const addOwnShowImages = endpoint({
  method: 'POST',
  path: '/distribution/userBasicProductShowImage',
  access: 'seller',
  permission: 'selection.self:edit',
  summary: 'Take uploaded pictures as show images of a product, behind the others',
  input: z.object({
    product_id: WireId,
    color_id: WireId.nullable().default(null),
    upload_ids: z.array(WireId).min(1, '请选择图片|Choose at least one picture').max(MAX_OWN_SHOW_IMAGES),
  }),
  reply: OwnShowImages,
})

export const updateOwnShowImage = endpoint({
  method: 'PUT',
  path: '/distribution/userBasicProductShowImage/{id}',
  access: 'seller',
  permission: 'selection.self:edit',
  summary: 'Rename a show image, tie it to a colour, or move it to a place counted from 0',
  input: IdInput.extend({
    name: z
      .string()
      .trim()
      .min(1, '请填写名称|Please fill in the name')
      .max(60, '最多 60 个字|At most 60 characters')
      .optional(),
    color_id: WireId.nullable().optional(),
    position: WireInt.min(0).max(MAX_OWN_SHOW_IMAGES).optional(),
  }),
  reply: OwnShowImages,
})

export const deleteOwnShowImage = endpoint({
  method: 'DELETE',
  path: '/distribution/userBasicProductShowImage/{id}',
  access: 'seller',
  permission: 'selection.self:edit',
  summary: 'Delete an own show image',
  input: IdInput,
  reply: Empty,
})

export const applyProductFeedback = endpoint({
  method: 'POST',
  path: '/distribution/basicProduct/productFeedbackApply',
  access: 'seller',
  summary: 'Tell staff what is wrong with a product or could be better',
  input: z.object({
    product_id: WireId,
    kind: z.enum(feedbackKindKeys),
    text: z
      .string()
      .trim()
      .min(5, '请多写几个字，至少 5 个|Please write at least 5 characters')
      .max(MAX_FEEDBACK_TEXT, '最多 1000 个字|At most 1,000 characters'),
    upload_ids: z.array(WireId).max(MAX_FEEDBACK_PICTURES, '最多 6 张图片|At most 6 pictures').default([]),
  }),
  reply: z.object({ id: z.int() }),
})

const StoredPicture = z.object({ name: z.string(), preview_url: z.string(), url: z.string() })

export const ProductFeedback = z.object({
  seller_id: z.int(),
  id: z.int(),
  seller_name: z.string(),
  product_id: z.int(),
  product_code: z.string(),
  product_name: z.string(),
  kind: z.enum(feedbackKindKeys),
  text: z.string(),
  pictures: z.array(StoredPicture),
  status: z.enum(feedbackStatuses),
  answer: z.string(),
  answered_by: z.string(),
  answered_at: Instant.nullable(),
  created_at: Instant,
})
export type ProductFeedback = z.infer<typeof ProductFeedback>

export const listProductFeedback = endpoint({
  method: 'GET',
  path: '/ops/productFeedback',
  access: 'staff',
  permission: 'ops.catalog',
  rate: 'search',
  summary: 'Feedback on products, newest first',
  input: PageInput.extend({
    status: z.enum(feedbackStatuses).optional(),
    kind: z.enum(feedbackKindKeys).optional(),
    keyword: z.string().trim().max(100).optional(),
  }),
  reply: getPage(ProductFeedback).extend({ open: z.int() }),
})

export const answerProductFeedback = endpoint({
  method: 'POST',
  path: '/ops/productFeedback/answer',
  access: 'staff',
  permission: 'ops.catalog',
  summary: 'Answer feedback; the seller gets a message',
  input: z.object({
    seller_id: WireId,
    id: WireId,
    answer: z
      .string()
      .trim()
      .min(1, '请填写回复|Please write a reply')
      .max(1000, '最多 1000 个字|At most 1,000 characters'),
  }),
  reply: Empty,
})
