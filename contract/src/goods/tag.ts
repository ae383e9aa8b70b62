import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Empty, IdInput, WireId } from '../wire.ts'
import { MAX_GOODS_TAGS, tagColors } from './codes.ts'
import { GoodsTag } from './goods.ts'

const TagName = z
  .string()
  .trim()
  .min(1, '请输入标签名称|Enter a name')
  .max(20, '标签最多 20 个字|At most 20 characters')
const TagColor = z.enum(tagColors)

export const listGoodsTags = endpoint({
  method: 'GET',
  path: '/distribution/goodsTag',
  access: 'seller',
  permission: 'goods.library',
  summary: 'Tags of goods in their order, with how many carry each',
  input: Empty,
  reply: z.object({ tags: z.array(GoodsTag) }),
})

export const createGoodsTag = endpoint({
  method: 'POST',
  path: '/distribution/goodsTag',
  access: 'seller',
  permission: 'goods.tag',
  summary: `Add a tag; a seller has at most ${MAX_GOODS_TAGS}`,
  input: z.object({ name: TagName, color: TagColor.default(tagColors[0]) }),
  reply: z.object({ id: z.int() }),
})

export const updateGoodsTag = endpoint({
  method: 'PUT',
  path: '/distribution/goodsTag/{id}',
  access: 'seller',
  permission: 'goods.tag',
  summary: 'Rename or recolour a tag',
  input: IdInput.extend({ name: TagName, color: TagColor }),
  reply: Empty,
})

export const deleteGoodsTag = endpoint({
  method: 'DELETE',
  path: '/distribution/goodsTag/{id}',
  access: 'seller',
  permission: 'goods.tag',
  summary: 'Remove a tag from all goods; the goods stay',
  input: IdInput,
  reply: Empty,
})

export const sortGoodsTags = endpoint({
  method: 'POST',
  path: '/distribution/goodsTag/sort',
  access: 'seller',
  permission: 'goods.tag',
  summary: 'Put tags in order',
  input: z.object({ ids: z.array(WireId).min(1).max(MAX_GOODS_TAGS) }),
  reply: Empty,
})
