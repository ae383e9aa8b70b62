import { labelPresetKeys } from '@inkroute/contract/goods/codes'
import { z } from 'zod'

/** What a run was asked for, as its row keeps it. */
export const LabelRequest = z.object({
  items: z.array(z.object({ sku_id: z.int(), copies: z.int() })),
  preset: z.enum(labelPresetKeys),
  with_title: z.boolean(),
  with_price: z.boolean(),
  skip: z.int(),
  language: z.enum(['zh', 'en']),
})
export type LabelRequest = z.infer<typeof LabelRequest>
