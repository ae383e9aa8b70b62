import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Empty, getPage, IdInput, Instant, Money, PageInput, WireId, WireInt } from '../wire.ts'

/** Pieces of one merged SKU: enough for a family set, few enough for one parcel. */
export const MAX_MERGE_PARTS = 20
export const MAX_PART_QUANTITY = 99

/** A SKU of goods as a part of a merged one. */
export const MergePart = z.object({
  sku_id: z.int(),
  sku_code: z.string(),
  goods_id: z.int(),
  title: z.string(),
  color_name: z.string(),
  size_name: z.string(),
  cover: z.string().nullable(),
  quantity: z.int(),
  /** What these pieces cost the seller today. */
  cost: Money,
  /** False when the goods are deleted or their product is withdrawn. */
  is_orderable: z.boolean(),
})
export type MergePart = z.infer<typeof MergePart>

export const MergedSku = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  remark: z.string(),
  parts: z.array(MergePart),
  /** SKUs it was made of that were deleted for good since. */
  lost: z.int(),
  pieces: z.int(),
  weight_g: z.int(),
  cost: Money,
  is_orderable: z.boolean(),
  updated_at: Instant,
})
export type MergedSku = z.infer<typeof MergedSku>

const Code = z
  .string()
  .trim()
  .min(1, '请输入 SKU 编码|Enter a SKU code')
  .max(60, '编码最多 60 个字符|At most 60 characters')
  .regex(/^[\w.\-/#+]+$/, '编码只能用字母、数字和 . - _ / # +|Use letters, digits and . - _ / # +')

const Parts = z
  .array(z.object({ sku_id: WireId, quantity: WireInt.min(1).max(MAX_PART_QUANTITY) }))
  .min(1, '请至少选择一个 SKU|Choose at least one SKU')
  .max(MAX_MERGE_PARTS, `最多合并 ${MAX_MERGE_PARTS} 个 SKU|At most ${MAX_MERGE_PARTS} SKUs`)

const Words = {
  code: Code,
  name: z.string().trim().min(1, '请输入名称|Enter a name').max(80, '名称最多 80 个字|At most 80 characters'),
  remark: z.string().trim().max(200).default(''),
}

export const listMergedSkus = endpoint({
  method: 'GET',
  path: '/distribution/mergeSku',
  access: 'seller',
  permission: 'goods.merge-sku',
  summary: 'SKUs that stand for several SKUs of goods at once, last changed first',
  input: PageInput.extend({ keyword: z.string().trim().max(60).optional() }),
  reply: getPage(MergedSku),
})

export const createMergedSku = endpoint({
  method: 'POST',
  path: '/distribution/mergeSku',
  access: 'seller',
  permission: 'goods.merge-sku:edit',
  summary: 'Merge SKUs under a code of their own',
  input: z.object({ ...Words, parts: Parts }),
  reply: z.object({ id: z.int() }),
})

export const changeMergedSku = endpoint({
  method: 'PUT',
  path: '/distribution/mergeSku/{id}',
  access: 'seller',
  permission: 'goods.merge-sku:edit',
  summary: 'Change code, name or parts of a merged SKU',
  input: IdInput.extend({ ...Words, parts: Parts }),
  reply: Empty,
})

export const deleteMergedSku = endpoint({
  method: 'DELETE',
  path: '/distribution/mergeSku/{id}',
  access: 'seller',
  permission: 'goods.merge-sku:edit',
  summary: 'Take a merged SKU apart; its parts stay',
  input: IdInput,
  reply: Empty,
})

export const findMergeSkus = endpoint({
  method: 'GET',
  path: '/distribution/mergeSku/skus',
  access: 'seller',
  permission: 'goods.merge-sku',
  rate: 'search',
  summary: 'SKUs of goods that can be merged, by code, name or title',
  input: z.object({ keyword: z.string().trim().max(60).optional() }),
  reply: z.object({ data: z.array(MergePart) }),
})
