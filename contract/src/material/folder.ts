import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Empty, IdInput, WireId } from '../wire.ts'
import { materialLimits } from './item.ts'

const Name = z.string().trim().min(1, '请输入名称|Enter a name').max(40, '名称最多 40 个字|At most 40 characters')

export const MaterialTag = z.object({ id: z.int(), name: z.string(), count: z.int() })
export type MaterialTag = z.infer<typeof MaterialTag>

export const MaterialCategory = z.object({
  id: z.int(),
  parent_id: z.int().nullable(),
  name: z.string(),
  sort: z.int(),
  /** Pictures in it and below it. */
  count: z.int(),
})
export type MaterialCategory = z.infer<typeof MaterialCategory>

export const listMaterialTags = endpoint({
  method: 'GET',
  path: '/distribution/userMaterialTag/',
  access: 'seller',
  permission: 'design.material',
  summary: 'Tags of the library; without `is_all` only those in use',
  input: z.object({ is_all: z.enum(['0', '1']).default('0') }),
  reply: z.object({ data: z.array(MaterialTag) }),
})

export const createMaterialTag = endpoint({
  method: 'POST',
  path: '/distribution/userMaterialTag',
  access: 'seller',
  permission: 'design.material:edit',
  summary: 'Add a tag; one that exists already is answered with its id',
  input: z.object({ name: Name }),
  reply: z.object({ id: z.int() }),
})

export const changeMaterialTag = endpoint({
  method: 'PUT',
  path: '/distribution/userMaterialTag/{id}',
  access: 'seller',
  permission: 'design.material:edit',
  summary: 'Rename a tag',
  input: IdInput.extend({ name: Name }),
  reply: Empty,
})

export const deleteMaterialTag = endpoint({
  method: 'DELETE',
  path: '/distribution/userMaterialTag/{id}',
  access: 'seller',
  permission: 'design.material:edit',
  summary: 'Delete a tag; pictures lose it and stay',
  input: IdInput,
  reply: Empty,
})

export const listMaterialCategories = endpoint({
  method: 'GET',
  path: '/distribution/userMaterialCategory',
  access: 'seller',
  permission: 'design.material',
  summary: 'All folders of the library in their order',
  input: z.object({}),
  reply: z.object({ data: z.array(MaterialCategory) }),
})

export const createMaterialCategory = endpoint({
  method: 'POST',
  path: '/distribution/userMaterialCategory',
  access: 'seller',
  permission: 'design.material:edit',
  summary: 'Add a folder, below another one or at the top',
  input: z.object({ name: Name, parent_id: WireId.nullable().default(null) }),
  reply: z.object({ id: z.int() }),
})

/** The specification names the folder's own id `parent_id` here; the new parent travels as `to_parent_id`. */
export const changeMaterialCategory = endpoint({
  method: 'PUT',
  path: '/distribution/userMaterialCategory/{parent_id}',
  access: 'seller',
  permission: 'design.material:edit',
  summary: 'Rename a folder or put it below another one; never below itself',
  input: z.object({ parent_id: WireId, name: Name.optional(), to_parent_id: WireId.nullable().optional() }),
  reply: Empty,
})

export const deleteMaterialCategory = endpoint({
  method: 'DELETE',
  path: '/distribution/userMaterialCategory/{id}',
  access: 'seller',
  permission: 'design.material:edit',
  summary: 'Delete a folder and those below it; the pictures move one level up',
  input: IdInput,
  reply: z.object({ moved: z.int() }),
})

export const sortMaterialCategories = endpoint({
  method: 'POST',
  path: '/distribution/userMaterialCategory/updateSort',
  access: 'seller',
  permission: 'design.material:edit',
  summary: 'Order of the folders below one parent',
  input: z.object({
    parent_id: WireId.nullable().default(null),
    ids: z.array(WireId).min(1).max(materialLimits.max_categories),
  }),
  reply: Empty,
})
