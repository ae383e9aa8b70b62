import { z } from 'zod'
import { licences } from '../material/item.ts'
import { Instant, WireInt } from '../wire.ts'

// The platform's artworks and design templates as staff keep them.

export const GALLERY_PERMISSION = 'ops.gallery'
export const galleryStaff = { access: 'staff', permission: GALLERY_PERMISSION } as const

/** Sellers see what is on sale; designs made with something keep it after it is withdrawn. */
export const galleryStates = ['draft', 'on_sale', 'withdrawn'] as const
export type GalleryState = (typeof galleryStates)[number]

export const galleryLimits = {
  upload_max_bytes: 40 * 1024 * 1024,
  /** Shorter side of a picture that is not a drawing. */
  least_px: 500,
  max_tags: 20,
  max_bulk: 200,
  max_collections: 200,
  max_price_fen: 10_000_000,
} as const

const NAME_CHARACTERS = 60
export const GalleryName = z
  .string()
  .trim()
  .max(NAME_CHARACTERS, '名称最多 60 个字|A name can have at most 60 characters')
export const RequiredName = GalleryName.min(1, '请填写名称|Enter a name')
const Tag = z
  .string()
  .trim()
  .min(1, '标签不能为空|A tag cannot be empty')
  .max(30, '标签最多 30 个字|At most 30 characters')
export const Tags = z.array(Tag).max(galleryLimits.max_tags, '最多 20 个标签|At most 20 tags')

/** A category, style or occasion: its key in addresses and its names. */
export const GalleryTerm = z.object({
  key: z
    .string()
    .trim()
    .regex(
      /^[a-z0-9_-]{1,40}$/,
      '代码只能用小写字母、数字和连字符|Use lower-case letters, digits and hyphens in the code',
    ),
  zh: z.string().trim().min(1, '请填写中文名称|Enter the Chinese name').max(30, '最多 30 个字|At most 30 characters'),
  en: z.string().trim().min(1, '请填写英文名称|Enter the English name').max(40, '最多 40 个字|At most 40 characters'),
})
export type GalleryTerm = z.infer<typeof GalleryTerm>

export const PriceFen = z
  .int('请填写价格|Enter a price')
  .min(0, '价格不能为负数|A price cannot be negative')
  .max(galleryLimits.max_price_fen, '价格最高 100000 元|A price can be at most CNY 100,000')

/** What artworks and templates have in common in their editors. */
export const galleryFields = {
  name_zh: GalleryName,
  name_en: GalleryName,
  tags_zh: Tags,
  tags_en: Tags,
  author: z.string().trim().max(60, '作者最多 60 个字|An author can have at most 60 characters'),
  licence: z.enum(licences),
  licence_note: z.string().trim().max(500, '授权说明最多 500 个字|A licence note can have at most 500 characters'),
  price_fen: PriceFen,
}

/** Send it back with a change. Another number means that somebody has saved meanwhile. */
export const Revision = WireInt.min(1)

export const Edited = {
  state: z.enum(galleryStates),
  revision: z.int(),
  updated_at: Instant,
  updated_by: z.string(),
}

/** How many places use an item. */
export const UseCounts = z.object({
  designs: z.int(),
  goods: z.int(),
  /** Paid orders. */
  orders: z.int(),
  sellers: z.int(),
})
export type UseCounts = z.infer<typeof UseCounts>

export const StateCounts = z.object({ draft: z.int(), on_sale: z.int(), withdrawn: z.int() })

export const XlsxReply = z.object({ name: z.string(), file_base64: z.string(), rows: z.int(), is_cut: z.boolean() })

const tags = z.object({
  kind: z.literal('tags'),
  add_zh: Tags.default([]),
  add_en: Tags.default([]),
  remove: Tags.default([]),
})
const price = z.object({ kind: z.literal('price'), price_fen: PriceFen })
const state = z.object({ kind: z.literal('state'), state: z.enum(['on_sale', 'withdrawn']) })
export const bulkChanges = { tags, price, state }

/** Each item is changed alone: one that is refused does not stop the others. */
export const bulkReply = <K extends z.ZodType>(key: K) =>
  z.object({
    changed: z.int(),
    refused: z.array(z.object({ key, name: z.string(), problem: z.string() })),
  })
