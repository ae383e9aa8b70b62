import { z } from 'zod'
import { BatchDesignMode } from '../codes.ts'
import { endpoint } from '../endpoint.ts'
import { Empty } from '../wire.ts'
import { hotKeyActions } from './hot-keys.ts'
import { DEFAULT_NAME_RULE, MAX_NAME_RULE_LENGTH } from './name-rule.ts'

/** Every preference belongs to one person and has its default here. */

const HotKey = z.object({
  index: z.int(),
  action: z.enum(hotKeyActions),
  /** In the language of the call. */
  name: z.string(),
  key: z.string(),
  default_key: z.string(),
})
const HotKeys = z.object({ hot_keys: z.array(HotKey) })
const HotKeyChoice = z.object({ action: z.enum(hotKeyActions), key: z.string().min(1).max(40) })

export const getHotKeys = endpoint({
  method: 'GET',
  path: '/distribution/userConfig/userHotKeys',
  access: 'seller',
  summary: 'Hot keys of the studio, defaults included',
  input: Empty,
  reply: HotKeys,
})

export const setHotKeys = endpoint({
  method: 'POST',
  path: '/distribution/userConfig/setUserHotKeys',
  access: 'seller',
  summary: 'Change hot keys; actions left out keep theirs. With is_reset all others return to their defaults',
  input: z.object({
    hot_keys: z.array(HotKeyChoice).max(hotKeyActions.length).default([]),
    is_reset: z.boolean().default(false),
  }),
  reply: HotKeys,
})

export const MAX_COLORS = 48
const Color = z
  .string()
  .trim()
  .regex(/^#[0-9a-f]{6}$/i, '颜色请写成 #RRGGBB|Enter a colour as #RRGGBB')
  .transform((value) => value.toUpperCase())
export const UserColors = z.object({
  colors: z.array(Color).max(MAX_COLORS, `最多保存 ${MAX_COLORS} 种颜色|At most ${MAX_COLORS} colours`),
})
export const defaultColors = ['#17202E', '#FFFFFF', '#E8452C', '#F2B705', '#1E9E6A', '#3B5BFD', '#8A4FFF', '#8C5A3C']
const Colors = z.object({ colors: z.array(z.string()) })

export const getUserColors = endpoint({
  method: 'GET',
  path: '/distribution/userConfig/userColors',
  access: 'seller',
  summary: 'Colours kept for designing, in order',
  input: Empty,
  reply: Colors,
})

export const setUserColors = endpoint({
  method: 'PUT',
  path: '/distribution/userConfig/userColors',
  access: 'seller',
  summary: 'Replace the kept colours; repeats are dropped',
  input: UserColors,
  reply: Colors,
})

export const deleteUserColors = endpoint({
  method: 'POST',
  path: '/distribution/userConfig/deleteUserColors',
  access: 'seller',
  summary: 'Remove some of the kept colours',
  input: z.object({ colors: z.array(Color).min(1).max(MAX_COLORS) }),
  reply: Colors,
})

export const NameRule = z.object({ rule: z.string().max(MAX_NAME_RULE_LENGTH).default(DEFAULT_NAME_RULE) })

export const getNameRule = endpoint({
  method: 'GET',
  path: '/distribution/userConfig/nameRule',
  access: 'seller',
  summary: 'How finished goods are named',
  input: Empty,
  reply: z.object({ rule: z.string() }),
})

export const setNameRule = endpoint({
  method: 'POST',
  path: '/distribution/userConfig/setNameRule',
  access: 'seller',
  summary: 'Change how finished goods are named',
  input: z.object({ rule: z.string().max(1000) }),
  reply: z.object({ rule: z.string() }),
})

export const BatchDesign = z.object({
  /** Default placement of an artwork without a template. */
  placement: z.enum(['fit', 'fill', 'keep_size']).default('fit'),
  color_scope: z.enum(['all', 'default']).default('all'),
  size_scope: z.enum(['all', 'default']).default('all'),
  /** Artwork too small for the print area is left out instead of printed blurred. */
  skip_low_resolution: z.boolean().default(true),
  /** Sends a message when a run is finished. */
  notify_when_done: z.boolean().default(true),
})
export type BatchDesign = z.infer<typeof BatchDesign>

export const getBatchDesign = endpoint({
  method: 'GET',
  path: '/distribution/userConfig/batchDesign',
  access: 'seller',
  summary: 'Settings of batch runs',
  input: Empty,
  reply: BatchDesign,
})

export const setBatchDesign = endpoint({
  method: 'PUT',
  path: '/distribution/userConfig/batchDesign',
  access: 'seller',
  summary: 'Change settings of batch runs; what is left out stays',
  input: z.object({
    placement: z.enum(['fit', 'fill', 'keep_size']).optional(),
    color_scope: z.enum(['all', 'default']).optional(),
    size_scope: z.enum(['all', 'default']).optional(),
    skip_low_resolution: z.boolean().optional(),
    notify_when_done: z.boolean().optional(),
  }),
  reply: BatchDesign,
})

export const BatchMode = z.object({
  mode: z.union([z.literal(BatchDesignMode.cross), z.literal(BatchDesignMode.pair)]).default(BatchDesignMode.cross),
})

export const getBatchDesignMode = endpoint({
  method: 'GET',
  path: '/distribution/userConfig/batchDesignMode',
  access: 'seller',
  summary: 'Whether a batch run crosses artworks with products or pairs them',
  input: Empty,
  reply: z.object({ mode: z.int() }),
})

export const setBatchDesignMode = endpoint({
  method: 'PUT',
  path: '/distribution/userConfig/batchDesignMode',
  access: 'seller',
  summary: 'Choose how a batch run combines artworks and products',
  input: z.object({ mode: z.union([z.literal(BatchDesignMode.cross), z.literal(BatchDesignMode.pair)]) }),
  reply: z.object({ mode: z.int() }),
})

/** Whether the studio keeps the artwork when another product is chosen. */
export const KeepDesign = z.object({ keep_design: z.boolean().default(true) })

export const getKeepDesign = endpoint({
  method: 'GET',
  path: '/distribution/userConfig/keepDesign',
  access: 'seller',
  summary: 'Whether the studio keeps the artwork when the product changes',
  input: Empty,
  reply: z.object({ keep_design: z.boolean() }),
})

export const setKeepDesign = endpoint({
  method: 'PUT',
  path: '/distribution/userConfig/keepDesign',
  access: 'seller',
  summary: 'Keep the artwork when the product changes, or start empty',
  input: z.object({ keep_design: z.boolean() }),
  reply: z.object({ keep_design: z.boolean() }),
})

/** Maximum side length of uploads; null keeps the original. */
export const uploadMaxSides = [4000, 6000, 8000, 12_000] as const
const MaxSide = z.union([z.literal(4000), z.literal(6000), z.literal(8000), z.literal(12_000)]).nullable()
const Duplicates = z.enum(['keep', 'skip', 'replace'])
const Folder = z.string().trim().max(40, '文件夹名最多 40 个字|A folder name can have at most 40 characters')

export const UploadMaterial = z.object({
  /** Cuts away empty transparent edges. */
  trim_edges: z.boolean().default(false),
  max_side_px: MaxSide.default(null),
  /** Folder for new pictures; empty for the top of the library. */
  folder: z.string().default(''),
  duplicates: Duplicates.default('keep'),
})
export type UploadMaterial = z.infer<typeof UploadMaterial>

export const getUploadMaterial = endpoint({
  method: 'GET',
  path: '/distribution/userConfig/uploadMaterial',
  access: 'seller',
  summary: 'What happens to pictures on upload',
  input: Empty,
  reply: UploadMaterial,
})

export const setUploadMaterial = endpoint({
  method: 'PUT',
  path: '/distribution/userConfig/uploadMaterial',
  access: 'seller',
  summary: 'Change what happens to pictures on upload; what is left out stays',
  input: z.object({
    trim_edges: z.boolean().optional(),
    max_side_px: MaxSide.optional(),
    folder: Folder.optional(),
    duplicates: Duplicates.optional(),
  }),
  reply: UploadMaterial,
})
