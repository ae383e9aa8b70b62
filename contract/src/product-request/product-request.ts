import { z } from 'zod'
import { isDestination } from '../countries.ts'
import { endpoint } from '../endpoint.ts'
import { Empty, getPage, IdInput, Instant, Link, Money, PageInput, WireId, WireInt } from '../wire.ts'
import {
  applicationStatusKeys,
  MAX_APPLICATION_COUNTRIES,
  MAX_APPLICATION_PICTURES,
  MAX_APPLICATION_SIZES,
} from './codes.ts'

const words = (max: number, message: string) =>
  z.string().trim().min(1, message).max(max, `最多 ${max} 个字|At most ${max} characters`)

const Fields = z.object({
  name: words(80, '请填写产品名称|Please enter the product name'),
  category_id: WireId,
  material: words(80, '请填写材质|Please enter the material'),
  /** Key of a technique. */
  technique: z.string().trim().min(1, '请选择工艺|Choose a technique').max(40),
  /** Key of a size attribute: letter sizes, by dimensions … */
  size_attribute: z.string().trim().min(1, '请选择尺码类型|Choose a size system').max(40),
  sizes: z
    .array(words(40, '尺码不能为空|A size is empty'))
    .min(1, '请至少填写一个尺码|Enter at least one size')
    .max(MAX_APPLICATION_SIZES, '最多 30 个尺码|At most 30 sizes'),
  countries: z
    .array(z.string().trim().toUpperCase().refine(isDestination, '有不认识的国家|Unknown country'))
    .min(1, '请选择销售国家|Choose where you sell')
    .max(MAX_APPLICATION_COUNTRIES),
  /** Preferred countries of production; empty for any. */
  produce_areas: z.array(z.string().trim().toUpperCase().length(2)).max(20).default([]),
  expected_price: z
    .string()
    .trim()
    .regex(/^\d{1,6}(\.\d{1,2})?$/, '请填写单价，例如 25.00|Enter a unit price such as 25.00')
    .refine((text) => Number(text) > 0, '单价要大于 0|The price must be above 0'),
  monthly_quantity: WireInt.min(1, '至少 1 件|At least 1').max(1_000_000, '数量太大|Too many'),
  reference_link: Link.default(''),
  description: z.string().trim().max(2000, '最多 2000 个字|At most 2,000 characters').default(''),
  upload_ids: z
    .array(WireId)
    .min(1, '请上传至少一张产品图|Upload at least one picture')
    .max(MAX_APPLICATION_PICTURES, '最多 9 张图片|At most 9 pictures'),
})

const StoredPicture = z.object({
  upload_id: z.int(),
  name: z.string(),
  preview_url: z.string(),
  url: z.string(),
})

/** Names are in the language of the call. */
export const Application = z.object({
  id: z.int(),
  name: z.string(),
  category_id: z.int().nullable(),
  category_name: z.string(),
  material: z.string(),
  technique: z.string(),
  technique_name: z.string(),
  size_attribute: z.string(),
  size_attribute_name: z.string(),
  sizes: z.array(z.string()),
  countries: z.array(z.string()),
  produce_areas: z.array(z.string()),
  expected_price: Money,
  monthly_quantity: z.int(),
  reference_link: z.string(),
  description: z.string(),
  pictures: z.array(StoredPicture),
  status: z.enum(applicationStatusKeys),
  remark: z.string(),
  product_id: z.int().nullable(),
  product_name: z.string(),
  applied_by: z.string(),
  reviewed_at: Instant.nullable(),
  created_at: Instant,
  updated_at: Instant,
})
export type Application = z.infer<typeof Application>

const Filter = PageInput.extend({
  status: z.enum(applicationStatusKeys).optional(),
  keyword: z.string().trim().max(100).optional(),
})

export const listApplications = endpoint({
  method: 'GET',
  path: '/distribution/basicProductApply',
  access: 'seller',
  permission: 'selection.apply',
  rate: 'search',
  summary: 'The seller’s listing applications, newest first',
  input: Filter,
  reply: getPage(Application),
})

export const createApplication = endpoint({
  method: 'POST',
  path: '/distribution/basicProductApply',
  access: 'seller',
  permission: 'selection.apply:edit',
  summary: 'Apply for a product to be listed',
  input: Fields,
  reply: z.object({ id: z.int() }),
})

export const getApplicationCount = endpoint({
  method: 'GET',
  path: '/distribution/basicProductApply/getCount',
  access: 'seller',
  permission: 'selection.apply',
  summary: 'Applications waiting for review, and all by state',
  input: Empty,
  reply: z.object({
    count: z.int(),
    by_status: z.object({ pending: z.int(), accepted: z.int(), refused: z.int(), cancelled: z.int() }),
  }),
})

export const getApplication = endpoint({
  method: 'GET',
  path: '/distribution/basicProductApply/{id}',
  access: 'seller',
  permission: 'selection.apply',
  summary: 'One listing application',
  input: IdInput,
  reply: Application,
})

export const updateApplication = endpoint({
  method: 'PUT',
  path: '/distribution/basicProductApply/{id}',
  access: 'seller',
  permission: 'selection.apply:edit',
  summary: 'Change an application that waits, or send a refused or withdrawn one again',
  input: Fields.extend({ id: WireId }),
  reply: Empty,
})

export const cancelApplication = endpoint({
  method: 'POST',
  path: '/distribution/basicProductApply/cancelApply/{id}',
  access: 'seller',
  permission: 'selection.apply:edit',
  summary: 'Withdraw an application that waits',
  input: IdInput,
  reply: Empty,
})

const Choices = z.object({ data: z.array(z.object({ key: z.string(), name: z.string() })) })

export const listApplicationCountries = endpoint({
  method: 'GET',
  path: '/distribution/stockSku/countrys',
  access: 'seller',
  permission: 'selection.apply',
  summary: 'Countries goods can be sold to',
  input: Empty,
  reply: Choices,
})

export const listApplicationProduceAreas = endpoint({
  method: 'GET',
  path: '/distribution/stockProduceArea',
  access: 'seller',
  permission: 'selection.apply',
  summary: 'Countries goods can be made in',
  input: Empty,
  reply: Choices,
})

export const listApplicationSizeAttributes = endpoint({
  method: 'GET',
  path: '/distribution/stockSizeAttribute',
  access: 'seller',
  permission: 'selection.apply',
  summary: 'Ways to give sizes',
  input: Empty,
  reply: Choices,
})

export const StaffApplication = Application.extend({
  seller_id: z.int(),
  seller_name: z.string(),
  reviewed_by: z.string(),
})
export type StaffApplication = z.infer<typeof StaffApplication>

export const listStaffApplications = endpoint({
  method: 'GET',
  path: '/ops/basicProductApply',
  access: 'staff',
  permission: 'ops.catalog',
  rate: 'search',
  summary: 'Listing applications of all sellers, newest first',
  input: Filter,
  reply: getPage(StaffApplication).extend({ pending: z.int() }),
})

export const getStaffApplication = endpoint({
  method: 'GET',
  path: '/ops/basicProductApply/{seller_id}/{id}',
  access: 'staff',
  permission: 'ops.catalog',
  summary: 'One listing application of a seller',
  input: z.object({ seller_id: WireId, id: WireId }),
  reply: StaffApplication,
})

export const reviewApplication = endpoint({
  method: 'POST',
  path: '/ops/basicProductApply/{seller_id}/{id}/review',
  access: 'staff',
  permission: 'ops.catalog',
  summary: 'Accept or refuse an application; the seller gets a message',
  input: z
    .object({
      seller_id: WireId,
      id: WireId,
      is_accepted: z.boolean(),
      /** Reason for a refusal, or a note with the acceptance. */
      remark: z.string().trim().max(500, '最多 500 个字|At most 500 characters').default(''),
      /** Code of the product it became, when that is listed already. */
      product_code: z.string().trim().max(100).default(''),
    })
    .refine((input) => input.is_accepted || input.remark !== '', {
      path: ['remark'],
      message: '请填写原因，卖家会看到|Please give a reason; it is shown to the seller',
    }),
  reply: Empty,
})
