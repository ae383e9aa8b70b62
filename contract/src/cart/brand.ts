import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Empty, IdInput, Instant, WireId } from '../wire.ts'
import { addValueKeys, MAX_BRANDS } from './codes.ts'

/** A seller's brands for labels, cards and bags shipped with the goods. */
export const Brand = z.object({
  id: z.int(),
  name: z.string(),
  logo: z.object({ upload_id: z.int(), name: z.string(), preview_url: z.string(), url: z.string() }).nullable(),
  services: z.array(z.enum(addValueKeys)),
  label_text: z.string(),
  card_message: z.string(),
  is_default: z.boolean(),
  updated_at: Instant,
})
export type Brand = z.infer<typeof Brand>

const BrandInput = z.object({
  name: z.string().trim().min(1, '请填写品牌名称|Enter a brand name').max(60),
  logo_upload_id: WireId.nullable().default(null),
  services: z.array(z.enum(addValueKeys)).max(addValueKeys.length).default([]),
  label_text: z.string().trim().max(60, '领标文字最多 60 个字|At most 60 characters').default(''),
  card_message: z.string().trim().max(300, '卡片文字最多 300 个字|At most 300 characters').default(''),
  is_default: z.boolean().default(false),
})

export const listBrands = endpoint({
  method: 'GET',
  path: '/distribution/userBrand',
  access: 'seller',
  permission: 'setting.brand',
  summary: 'Own brands with what they print on',
  input: Empty,
  reply: z.object({ data: z.array(Brand).max(MAX_BRANDS) }),
})

export const createBrand = endpoint({
  method: 'POST',
  path: '/distribution/userBrand',
  access: 'seller',
  permission: 'setting.brand:edit',
  summary: 'Add a brand',
  input: BrandInput,
  reply: Brand,
})

export const changeBrand = endpoint({
  method: 'PUT',
  path: '/distribution/userBrand/{id}',
  access: 'seller',
  permission: 'setting.brand:edit',
  summary: 'Change a brand; orders keep what it said when they were placed',
  input: BrandInput.extend({ id: WireId }),
  reply: Brand,
})

export const deleteBrand = endpoint({
  method: 'DELETE',
  path: '/distribution/userBrand/{id}',
  access: 'seller',
  permission: 'setting.brand:edit',
  summary: 'Remove a brand; cart lines lose it, orders keep it',
  input: IdInput,
  reply: Empty,
})
