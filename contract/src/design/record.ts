import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Empty, getPage, Instant, PageInput, WireId, WireInt } from '../wire.ts'
import { DesignName, Making, MockupPicture, makingStates } from './design.ts'

export const designSorts = ['newest', 'oldest', 'name'] as const

export const DesignRecord = z.object({
  id: z.int(),
  name: z.string(),
  basic_product_id: z.int(),
  product_name: z.string(),
  product_code: z.string(),
  is_offered: z.boolean(),
  current_version: z.int(),
  /** On the first colour, first printed view. */
  thumbnail_url: z.string().nullable(),
  layer_count: z.int(),
  printed_view_ids: z.array(z.int()),
  color_ids: z.array(z.int()),
  mockups: Making,
  created_at: Instant,
  updated_at: Instant,
})
export type DesignRecord = z.infer<typeof DesignRecord>

export const listDesigns = endpoint({
  method: 'GET',
  path: '/distribution/design',
  access: 'seller',
  permission: 'design.record',
  rate: 'search',
  summary: 'Saved designs, page by page',
  input: PageInput.extend({
    keyword: z.string().trim().max(100).optional(),
    basic_product_id: WireId.optional(),
    /** How far the pictures are. */
    state: z.enum(makingStates).optional(),
    date_from: z.iso.date().optional(),
    date_to: z.iso.date().optional(),
    sort: z.enum(designSorts).default('newest'),
  }),
  reply: getPage(DesignRecord),
})

export const DesignVersion = z.object({
  version: z.int(),
  saved_by: z.string(),
  saved_at: Instant,
  layer_count: z.int(),
  color_ids: z.array(z.int()),
  size_ids: z.array(z.int()),
  mockups: Making,
  pictures: z.array(MockupPicture),
})
export type DesignVersion = z.infer<typeof DesignVersion>

const Named = z.object({ id: z.int(), name: z.string() })

export const getDesign = endpoint({
  method: 'GET',
  path: '/distribution/design/{id}',
  access: 'seller',
  permission: 'design.record',
  summary: 'A saved design with all its versions and their pictures, newest first',
  input: z.object({ id: WireId }),
  reply: DesignRecord.extend({
    versions: z.array(DesignVersion),
    views: z.array(Named),
    colors: z.array(Named.extend({ hex: z.string() })),
    sizes: z.array(Named),
  }),
})

/** Polled about every second while pictures are being made. */
export const getDesignProgress = endpoint({
  method: 'GET',
  path: '/distribution/design/{id}/progress',
  access: 'seller',
  summary: 'How far the pictures and print files of a version are',
  input: z.object({ id: WireId, version: WireId.optional() }),
  reply: z.object({
    version: z.int(),
    mockups: Making,
    print_files: Making,
    pictures: z.array(MockupPicture),
  }),
})

export const retryMockups = endpoint({
  method: 'POST',
  path: '/distribution/design/{id}/retry',
  access: 'seller',
  permission: 'design.single',
  summary: 'Make the pictures of a version again that could not be made',
  input: z.object({ id: WireId, version: WireId.optional() }),
  reply: Making,
})

export const renameDesign = endpoint({
  method: 'PUT',
  path: '/distribution/design/{id}',
  access: 'seller',
  permission: 'design.record:edit',
  summary: 'Rename a saved design',
  input: z.object({ id: WireId, name: DesignName.min(1, '请填写名称|Enter a name') }),
  reply: Empty,
})

const Ids = z.object({ ids: z.array(WireId).min(1).max(200) })

export const deleteDesigns = endpoint({
  method: 'DELETE',
  path: '/distribution/design',
  access: 'seller',
  permission: 'design.record:delete',
  summary: 'Take designs out of the record; goods made from them keep theirs. They can be brought back for 30 days',
  input: Ids,
  reply: z.object({ deleted: z.int() }),
})

export const restoreDesigns = endpoint({
  method: 'POST',
  path: '/distribution/design/restore',
  access: 'seller',
  permission: 'design.record:delete',
  summary: 'Bring back designs that were taken out of the record',
  input: Ids,
  reply: z.object({ restored: z.int() }),
})

/** Of the longer side, beyond the pictures that every design has: what marketplaces let buyers zoom into. */
export const LARGE_PICTURE_PX = 2000

export const paintLargePicture = endpoint({
  method: 'POST',
  path: '/distribution/design/{design_id}/largePicture',
  access: 'seller',
  permission: 'goods.library',
  rate: 'search',
  summary: 'A picture of a saved design on its product, painted larger than usual, base64',
  input: z.object({ design_id: WireId, version: WireId, view_id: WireId, color_id: WireInt.min(0) }),
  reply: z.object({
    file_base64: z.string(),
    type: z.string(),
    width_px: z.int(),
    height_px: z.int(),
    /** Longer side of the photograph it was enlarged from; null where none was. */
    photo_px: z.int().nullable(),
  }),
})
