import { aspects, colourFamilies, designStyles, pictureKinds } from '@inkroute/engine/look/names'
import { z } from 'zod'
import { pictureTypes, Upload } from '../upload/upload.ts'
import { WireId } from '../wire.ts'

export const licences = ['own', 'commissioned', 'bought', 'cc0', 'cc_by', 'other'] as const
export type Licence = (typeof licences)[number]

export const MaterialTagRef = z.object({ id: z.int(), name: z.string() })

/** A picture of the seller's library: an upload and what the library knows about it. Its id is the upload's. */
export const Material = Upload.omit({ purpose: true, reason: true }).extend({
  category_id: z.int().nullable(),
  tags: z.array(MaterialTagRef),
  /** Main colours as `#rrggbb`, the largest first. Empty until measured. */
  colors: z.array(z.string()),
  color_families: z.array(z.enum(colourFamilies)),
  aspect: z.enum(aspects).nullable(),
  kind: z.enum(pictureKinds).nullable(),
  style: z.enum(designStyles).nullable(),
  /** Its left edge continues its right one, as far as can be measured. */
  tileable: z.boolean(),
  /** Account that shared it, or the address it came from. */
  origin: z.string().nullable(),
  deleted_at: z.string().nullable(),
})
export type Material = z.infer<typeof Material>

export const materialSorts = ['newest', 'oldest', 'name', 'largest', 'heaviest'] as const

const Flag = z.enum(['0', '1'])
/** Ids in a query string: `3,7,9`. */
const IdList = z
  .string()
  .regex(/^\d{1,15}(,\d{1,15}){0,19}$/)
  .transform((value) => value.split(',').map(Number))

/** The filters of the library, shared by its list, its ids and its exports. */
export const MaterialFilter = z.object({
  /** A folder with its subfolders; 0 means pictures without a folder. */
  category_id: z.coerce.number().int().min(0).optional(),
  /** Only the folder itself. */
  is_flat: Flag.optional(),
  /** Pictures that carry all of these. */
  tag_ids: IdList.optional(),
  is_untagged: Flag.optional(),
  keyword: z.string().trim().max(100).optional(),
  type: z.enum(pictureTypes).optional(),
  color: z.enum(colourFamilies).optional(),
  aspect: z.enum(aspects).optional(),
  kind: z.enum(pictureKinds).optional(),
  style: z.enum(designStyles).optional(),
  has_alpha: Flag.optional(),
  tileable: Flag.optional(),
  /** Recently deleted pictures that can still be restored. */
  is_deleted: Flag.optional(),
  date_from: z.iso.date().optional(),
  date_to: z.iso.date().optional(),
  sort: z.enum(materialSorts).default('newest'),
})
export type MaterialFilter = z.infer<typeof MaterialFilter>

export const materialLimits = {
  /** Pictures in one bulk action. */
  max_bulk: 5000,
  max_share: 500,
  max_export: 2000,
  max_tags: 500,
  max_tags_of_one: 30,
  max_categories: 1000,
  max_depth: 6,
  max_name: 120,
  /** How long a deleted picture can be brought back. */
  keep_deleted_days: 7,
} as const

export const MaterialIds = z.array(WireId).min(1, '请先选择图片|Select pictures first').max(materialLimits.max_bulk)
