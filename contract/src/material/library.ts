import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { getPage, IdInput, PageInput, WireId } from '../wire.ts'
import { Material, MaterialFilter, MaterialIds, materialLimits } from './item.ts'
import { RenameRule } from './rename.ts'

const Affected = z.object({ count: z.int() })

export const listMaterials = endpoint({
  method: 'GET',
  path: '/distribution/material',
  access: 'seller',
  permission: 'design.material',
  summary: 'The seller’s library, page by page, by folder, tags, words, colour, shape, style and day',
  input: MaterialFilter.extend(PageInput.shape),
  reply: getPage(Material),
})

export const listMaterialIds = endpoint({
  method: 'GET',
  path: '/distribution/material/ids',
  access: 'seller',
  permission: 'design.material',
  rate: 'search',
  summary: 'Ids of everything a filter finds, in its order, for selecting all; at most as many as a bulk action takes',
  input: MaterialFilter,
  reply: z.object({ ids: z.array(z.int()), total: z.int() }),
})

export const getMaterial = endpoint({
  method: 'GET',
  path: '/distribution/material/{id}',
  access: 'seller',
  permission: 'design.material',
  summary: 'One picture of the library and where it is used',
  input: IdInput,
  reply: Material.extend({
    uses: z.array(z.object({ kind: z.string(), name: z.string(), count: z.int() })),
    /** Other pictures of the library with exactly the same pixels. */
    twin_ids: z.array(z.int()),
  }),
})

export const getMaterialUsage = endpoint({
  method: 'GET',
  path: '/distribution/material/usage',
  access: 'seller',
  permission: 'design.material',
  summary: 'How full the library is, and what its filters would find',
  input: z.object({}),
  reply: z.object({
    count: z.int(),
    /** Room taken in storage by the pictures, their previews and drawings. */
    bytes: z.int(),
    /** `null` is without limit. */
    max_bytes: z.int().nullable(),
    unsorted: z.int(),
    deleted: z.int(),
    duplicates: z.int(),
  }),
})

export const deleteMaterials = endpoint({
  method: 'POST',
  path: '/distribution/material/deletes',
  access: 'seller',
  permission: 'design.material:delete',
  summary: 'Delete pictures; they can be brought back for some days, and designs that use them keep them',
  input: z.object({ ids: MaterialIds }),
  reply: Affected.extend({ keep_days: z.int() }),
})

export const restoreMaterials = endpoint({
  method: 'POST',
  path: '/distribution/material/restores',
  access: 'seller',
  permission: 'design.material:delete',
  summary: 'Bring deleted pictures back',
  input: z.object({ ids: MaterialIds }),
  reply: Affected,
})

export const changeMaterial = endpoint({
  method: 'PUT',
  path: '/distribution/material/{id}',
  access: 'seller',
  permission: 'design.material:edit',
  summary: 'Change name, folder or tags of one picture; what is left out stays',
  input: IdInput.extend({
    name: z.string().trim().min(1, '请输入名称|Enter a name').max(materialLimits.max_name).optional(),
    category_id: WireId.nullable().optional(),
    tag_ids: z.array(WireId).max(materialLimits.max_tags_of_one).optional(),
  }),
  reply: Material,
})

export const renameMaterials = endpoint({
  method: 'POST',
  path: '/distribution/material/names',
  access: 'seller',
  permission: 'design.material:edit',
  summary: 'Rename many pictures by a rule; with `preview` nothing changes and the first names are shown',
  input: z.object({ ids: MaterialIds, rule: RenameRule, preview: z.boolean().default(false) }),
  reply: Affected.extend({
    /** Before and after, of the first fifty. */
    names: z.array(z.object({ id: z.int(), before: z.string(), after: z.string() })),
  }),
})

export const tagMaterials = endpoint({
  method: 'POST',
  path: '/distribution/material/tags',
  access: 'seller',
  permission: 'design.material:edit',
  summary: 'Add tags to pictures, take tags off them, or set exactly these',
  input: z.object({
    ids: MaterialIds,
    tag_ids: z.array(WireId).max(materialLimits.max_tags_of_one),
    mode: z.enum(['add', 'remove', 'set']).default('add'),
  }),
  reply: Affected,
})

export const moveMaterials = endpoint({
  method: 'POST',
  path: '/distribution/material/categorys',
  access: 'seller',
  permission: 'design.material:edit',
  summary: 'Put pictures into a folder, or with null into none',
  input: z.object({ ids: MaterialIds, category_id: WireId.nullable() }),
  reply: Affected,
})

export const shareMaterials = endpoint({
  method: 'POST',
  path: '/distribution/material/share',
  access: 'seller',
  permission: 'design.material:share',
  rate: 'login',
  summary: 'Give another account copies of pictures, by its user name; theirs and yours then live apart',
  input: z.object({
    ids: z.array(WireId).min(1, '请先选择图片|Select pictures first').max(materialLimits.max_share),
    username: z.string().trim().min(1, '请输入对方的用户名|Enter the username of the other account').max(60),
  }),
  reply: z.object({ count: z.int(), username: z.string() }),
})

export const exportMaterials = endpoint({
  method: 'POST',
  path: '/distribution/material/exportMaterial',
  access: 'seller',
  permission: 'design.material',
  summary: 'Pack pictures into a zip in the background; it waits in the export records',
  input: z.object({
    ids: z.array(WireId).min(1, '请先选择图片|Select pictures first').max(materialLimits.max_export),
    name: z.string().trim().max(60).optional(),
  }),
  reply: z.object({ id: z.int() }),
})

export const importMaterials = endpoint({
  method: 'POST',
  path: '/distribution/material/urlMaterial',
  access: 'seller',
  permission: 'design.material:upload',
  rate: 'upload',
  summary: 'Fetch pictures from public addresses into the library; each address is answered for itself',
  input: z.object({
    urls: z
      .array(z.string().trim().min(1).max(2000))
      .min(1, '请输入图片地址|Enter a URL')
      .max(10, '一次最多 10 个地址|At most 10 URLs at a time'),
    category_id: WireId.nullable().optional(),
  }),
  reply: z.object({
    results: z.array(z.object({ url: z.string(), material: Material.nullable(), reason: z.string().nullable() })),
  }),
})
