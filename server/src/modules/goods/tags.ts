import type { Input, Reply } from '@inkroute/contract/endpoint'
import { MAX_GOODS_TAGS } from '@inkroute/contract/goods/codes'
import type * as contract from '@inkroute/contract/goods/tag'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { deleteTagRow, findTagByName, insertTag, selectTags, updateTagRow } from './tag.queries.ts'

export async function listTags({ db, seller }: SellerCtx): Promise<Reply<typeof contract.listGoodsTags>> {
  return { tags: await selectTags(db, seller.id) }
}

export async function createTag(
  { db, seller }: SellerCtx,
  { name, color }: Input<typeof contract.createGoodsTag>,
): Promise<Reply<typeof contract.createGoodsTag>> {
  if ((await selectTags(db, seller.id)).length >= MAX_GOODS_TAGS) {
    throw new AppError('goods_tag_limit', { limit: MAX_GOODS_TAGS })
  }
  const id = await insertTag(db, seller.id, name, color)
  if (id === null) throw new AppError('goods_tag_taken', { name })
  return { id }
}

export async function updateTag(
  ctx: SellerCtx,
  { id, name, color }: Input<typeof contract.updateGoodsTag>,
): Promise<Reply<typeof contract.updateGoodsTag>> {
  return inTransaction(ctx, async ({ db, seller }) => {
    const same = await findTagByName(db, seller.id, name)
    if (same && same.id !== id) throw new AppError('goods_tag_taken', { name })
    if (!(await updateTagRow(db, seller.id, id, { name, color }))) throw new AppError('not_found')
    return {}
  })
}

export async function deleteTag(
  { db, seller }: SellerCtx,
  { id }: Input<typeof contract.deleteGoodsTag>,
): Promise<Reply<typeof contract.deleteGoodsTag>> {
  if (!(await deleteTagRow(db, seller.id, id))) throw new AppError('not_found')
  return {}
}

export async function sortTags(
  ctx: SellerCtx,
  { ids }: Input<typeof contract.sortGoodsTags>,
): Promise<Reply<typeof contract.sortGoodsTags>> {
  return inTransaction(ctx, async ({ db, seller }) => {
    for (const [sort, id] of ids.entries()) await updateTagRow(db, seller.id, id, { sort })
    return {}
  })
}
