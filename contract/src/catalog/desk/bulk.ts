import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { WireId } from '../../wire.ts'
import { MAX_BULK_PRODUCTS, MAX_PRICE_FEN } from './codes.ts'

const Ids = z
  .array(WireId)
  .min(1, '请选择产品|Choose at least one product')
  .max(MAX_BULK_PRODUCTS, '一次最多 200 款产品|At most 200 products at once')
const Hours = z.int('请输入整数小时|Enter whole hours').min(1, '至少 1 小时|At least 1 hour').max(2000)
const Key = z.string().trim().max(60)

/** One change for many products. */
export const BulkChange = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('price_percent'),
    /** In basis points: 500 raises prices by 5%, -500 lowers them. */
    change_bp: z
      .int()
      .min(-9000, '最多降价 90%|Lower prices by at most 90%')
      .max(100_000, '最多涨价 1000%|Raise prices by at most 1,000%'),
  }),
  z.object({ kind: z.literal('price_amount'), change_fen: z.int().min(-MAX_PRICE_FEN).max(MAX_PRICE_FEN) }),
  z.object({ kind: z.literal('lead_time'), min_hours: Hours, max_hours: Hours }),
  z.object({
    kind: z.literal('zones'),
    add: z.array(Key).max(20).default([]),
    remove: z.array(Key).max(20).default([]),
  }),
  z.object({ kind: z.literal('category'), category: Key.min(1, '请选择类目|Choose a category') }),
  z.object({ kind: z.literal('state'), state: z.enum(['on_sale', 'withdrawn']) }),
])
export type BulkChange = z.infer<typeof BulkChange>

const input = z.object({ ids: Ids, change: BulkChange })

/** What changes at one product, as texts in the language of the call. */
const BulkDifference = z.object({ label: z.string(), before: z.string(), after: z.string() })

export const previewBulkChange = endpoint({
  method: 'POST',
  path: '/ops/catalog/product/bulk/preview',
  access: 'staff',
  permission: 'ops.catalog',
  summary: 'What a change of many products would do to each of them',
  input,
  reply: z.object({
    data: z.array(
      z.object({
        id: z.int(),
        code: z.string(),
        name: z.string(),
        differences: z.array(BulkDifference),
        /** Why this product cannot be changed; null when it can. */
        problem: z.string().nullable(),
      }),
    ),
  }),
})

/** Each product is changed alone: one that is refused does not stop the others. Products on sale change at once. */
export const applyBulkChange = endpoint({
  method: 'POST',
  path: '/ops/catalog/product/bulk',
  access: 'staff',
  permission: 'ops.catalog',
  summary: 'Change many products at once, with the result for each',
  input,
  reply: z.object({
    changed: z.int(),
    unchanged: z.int(),
    refused: z.int(),
    data: z.array(
      z.object({
        id: z.int(),
        code: z.string(),
        result: z.enum(['changed', 'unchanged', 'refused']),
        problem: z.string().nullable(),
      }),
    ),
  }),
})
