import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Empty, IdInput, WireId } from '../../wire.ts'
import { batchLimits } from './plan.ts'

const permission = 'design.group'

/** Products that are often designed together, under a name. */
export const ProductGroup = z.object({
  id: z.int(),
  name: z.string(),
  product_ids: z.array(z.int()),
  /** How many more it holds that the shop does not offer at present. */
  withdrawn: z.int(),
})
export type ProductGroup = z.infer<typeof ProductGroup>

const GroupName = z.string().trim().min(1, '请填写名称|Enter a name').max(40, '名称最多 40 个字|At most 40 characters')

export const listProductGroups = endpoint({
  method: 'GET',
  path: '/distribution/batchDesign/group',
  access: 'seller',
  permission,
  summary: 'Saved groups of products, by name',
  input: Empty,
  reply: z.object({ data: z.array(ProductGroup) }),
})

export const saveProductGroup = endpoint({
  method: 'POST',
  path: '/distribution/batchDesign/group',
  access: 'seller',
  permission,
  summary: 'Save a group of products; one of the same name is replaced',
  input: z.object({
    name: GroupName,
    product_ids: z.array(WireId).min(1).max(batchLimits.max_products),
  }),
  reply: ProductGroup,
})

export const renameProductGroup = endpoint({
  method: 'PUT',
  path: '/distribution/batchDesign/group/{id}',
  access: 'seller',
  permission,
  summary: 'Give a saved group another name',
  input: IdInput.extend({ name: GroupName }),
  reply: ProductGroup,
})

export const deleteProductGroup = endpoint({
  method: 'DELETE',
  path: '/distribution/batchDesign/group/{id}',
  access: 'seller',
  permission,
  summary: 'Delete a saved group; the products stay',
  input: IdInput,
  reply: Empty,
})
