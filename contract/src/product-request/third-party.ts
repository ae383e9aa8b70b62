import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Empty, getPage, IdInput, Instant, Link, Money, PageInput, WireId } from '../wire.ts'

/** Limit per seller. */
export const MAX_THIRD_PARTY = 500

const Price = z
  .string()
  .trim()
  .regex(/^(\d{1,6}(\.\d{1,2})?)?$/, '请填写金额，例如 25.00|Enter an amount such as 25.00')

const Fields = z.object({
  name: z
    .string()
    .trim()
    .min(1, '请填写产品名称|Please enter the product name')
    .max(80, '最多 80 个字|At most 80 characters'),
  /** Number at the supplier or marketplace. */
  sku_code: z.string().trim().max(60, '最多 60 个字|At most 60 characters').default(''),
  supplier: z.string().trim().max(60, '最多 60 个字|At most 60 characters').default(''),
  link: Link.default(''),
  /** Unit cost and selling price; '' if unknown. */
  cost: Price.default(''),
  price: Price.default(''),
  remark: z.string().trim().max(500, '最多 500 个字|At most 500 characters').default(''),
  upload_ids: z.array(WireId).max(1).default([]),
})

export const ThirdPartyProduct = z.object({
  id: z.int(),
  name: z.string(),
  sku_code: z.string(),
  supplier: z.string(),
  link: z.string(),
  cost: Money.nullable(),
  price: Money.nullable(),
  /** Hundredths of the price that stay after the cost. */
  margin_percent: z.int().nullable(),
  remark: z.string(),
  picture: z.object({ upload_id: z.int(), name: z.string(), preview_url: z.string(), url: z.string() }).nullable(),
  created_at: Instant,
  updated_at: Instant,
})
export type ThirdPartyProduct = z.infer<typeof ThirdPartyProduct>

export const listThirdParty = endpoint({
  method: 'GET',
  path: '/distribution/thirdPartyProduct',
  access: 'seller',
  permission: 'selection.third-party',
  rate: 'search',
  summary: 'Products of others that the seller sells or watches, newest first',
  input: PageInput.extend({ keyword: z.string().trim().max(100).optional() }),
  reply: getPage(ThirdPartyProduct),
})

export const createThirdParty = endpoint({
  method: 'POST',
  path: '/distribution/thirdPartyProduct',
  access: 'seller',
  permission: 'selection.third-party:edit',
  summary: 'Keep a product of somebody else',
  input: Fields,
  reply: z.object({ id: z.int() }),
})

export const updateThirdParty = endpoint({
  method: 'PUT',
  path: '/distribution/thirdPartyProduct/{id}',
  access: 'seller',
  permission: 'selection.third-party:edit',
  summary: 'Change what is known of it',
  input: Fields.extend({ id: WireId }),
  reply: Empty,
})

export const deleteThirdParty = endpoint({
  method: 'DELETE',
  path: '/distribution/thirdPartyProduct/{id}',
  access: 'seller',
  permission: 'selection.third-party:edit',
  summary: 'Forget it',
  input: IdInput,
  reply: Empty,
})
