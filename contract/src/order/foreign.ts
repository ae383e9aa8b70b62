import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { IdInput, WireId } from '../wire.ts'
import { orderStates } from './codes.ts'

/** Drafts: orders from elsewhere that cannot be paid yet. */

export const matchOrderLine = endpoint({
  method: 'POST',
  path: '/distribution/order/foreignLine/{id}/match',
  access: 'seller',
  permission: 'order.admin:edit',
  summary: 'Say which SKU a line from elsewhere means; the same code in other waiting orders is matched too',
  input: IdInput.extend({ sku_id: WireId }),
  reply: z.object({ matched_lines: z.int(), ready_orders: z.array(z.int()) }),
})

export const fillPersonalisation = endpoint({
  method: 'POST',
  path: '/distribution/order/foreignLine/{id}/fill',
  access: 'seller',
  permission: 'order.admin:edit',
  summary:
    'Say that a personalised line may be printed: with goods made for this buyer, or with the design it is matched to',
  /** Without a SKU the matched design is confirmed as it is. */
  input: IdInput.extend({ sku_id: WireId.optional() }),
  reply: z.object({ state: z.enum(orderStates) }),
})

export const recheckOrder = endpoint({
  method: 'POST',
  path: '/distribution/order/{id}/recheck',
  access: 'seller',
  permission: 'order.admin:edit',
  summary: 'Look again whether a draft can be priced and paid',
  input: IdInput,
  reply: z.object({ state: z.enum(orderStates) }),
})

/** A SKU of the seller that a line from elsewhere may mean. */
export const SkuSuggestion = z.object({
  id: z.int(),
  goods_id: z.int(),
  title: z.string(),
  sku_code: z.string(),
  color_name: z.string(),
  color_hex: z.string(),
  size_name: z.string(),
  picture_url: z.string().nullable(),
})

export const suggestSkus = endpoint({
  method: 'GET',
  path: '/distribution/order/skuSuggestions',
  access: 'seller',
  permission: 'order.admin',
  rate: 'search',
  summary: 'SKUs of the seller that fit these words, for matching a line',
  input: z.object({ words: z.string().trim().max(200).default('') }),
  reply: z.object({
    data: z.array(SkuSuggestion),
  }),
})
