import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Empty, IdInput, WireId } from '../wire.ts'

export const MAX_GOODS_CLASSES = 200

const screen = { access: 'seller', permission: 'goods.class' } as const
const edit = { access: 'seller', permission: 'goods.class:edit' } as const
const Name = z.string().trim().min(1, '请输入名称|Enter a name').max(30, '名称最多 30 个字|At most 30 characters')

export const GoodsClass = z.object({
  id: z.int(),
  parent_id: z.int().nullable(),
  name: z.string(),
  /** Goods directly in this class, excluding subclasses. */
  count: z.int(),
})
export type GoodsClass = z.infer<typeof GoodsClass>

export const listGoodsClasses = endpoint({
  method: 'GET',
  path: '/distribution/goodsClass',
  ...screen,
  summary: 'Classes of goods in their order, and how many goods stand in none',
  input: Empty,
  reply: z.object({ classes: z.array(GoodsClass), total: z.int(), unclassed: z.int() }),
})

export const createGoodsClass = endpoint({
  method: 'POST',
  path: '/distribution/goodsClass',
  ...edit,
  summary: `Add a class, at the top or below one that stands there; at most ${MAX_GOODS_CLASSES}`,
  input: z.object({ name: Name, parent_id: WireId.nullable().default(null) }),
  reply: z.object({ id: z.int() }),
})

export const renameGoodsClass = endpoint({
  method: 'PUT',
  path: '/distribution/goodsClass/{id}',
  ...edit,
  summary: 'Rename a class',
  input: IdInput.extend({ name: Name }),
  reply: Empty,
})

export const deleteGoodsClass = endpoint({
  method: 'DELETE',
  path: '/distribution/goodsClass/{id}',
  ...edit,
  summary: 'Remove a class and those below it; their goods stay and stand in none',
  input: IdInput,
  reply: Empty,
})

export const sortGoodsClasses = endpoint({
  method: 'POST',
  path: '/distribution/goodsClass/sort',
  ...edit,
  summary: 'Put classes in order',
  input: z.object({ ids: z.array(WireId).min(1).max(MAX_GOODS_CLASSES) }),
  reply: Empty,
})

export const classGoods = endpoint({
  method: 'POST',
  path: '/distribution/goodsClass/goods',
  ...edit,
  summary: 'Move goods into a class, or out of any',
  input: z.object({ ids: z.array(WireId).min(1).max(500), class_id: WireId.nullable() }),
  reply: z.object({ moved: z.int() }),
})
