import type { Input, Reply } from '@inkroute/contract/endpoint'
import { MAX_GOODS_TAGS } from '@inkroute/contract/goods/codes'
import type * as goodsContract from '@inkroute/contract/goods/goods'
import type * as tagContract from '@inkroute/contract/goods/tag'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { inTurn } from '../../infra/db/seller-turn.queries.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { changeGoods, lockGoods, selectActiveIds, selectTitlesLike } from './core/goods.queries.ts'
import {
  countOwnTags,
  deleteTagRow,
  findTagByName,
  insertTag,
  linkTags,
  selectTags,
  unlinkTags,
  updateTagRow,
} from './core/tag.queries.ts'
import { freeTitle } from './save/goods-name.rules.ts'

export async function listTags({ db, seller }: SellerCtx): Promise<Reply<typeof tagContract.listGoodsTags>> {
  return { tags: await selectTags(db, seller.id) }
}

export async function createTag(
  ctx: SellerCtx,
  { name, color }: Input<typeof tagContract.createGoodsTag>,
): Promise<Reply<typeof tagContract.createGoodsTag>> {
  return inTurn(ctx, { seller_id: ctx.seller.id, matter: 'goods_tag' }, async ({ db, seller }) => {
    if ((await selectTags(db, seller.id)).length >= MAX_GOODS_TAGS) {
      throw new AppError('goods_tag_limit', { limit: MAX_GOODS_TAGS })
    }
    const id = await insertTag(db, seller.id, name, color)
    if (id === null) throw new AppError('goods_tag_taken', { name })
    return { id }
  })
}

export async function updateTag(
  ctx: SellerCtx,
  { id, name, color }: Input<typeof tagContract.updateGoodsTag>,
): Promise<Reply<typeof tagContract.updateGoodsTag>> {
  return inTransaction(ctx, async ({ db, seller }) => {
    const same = await findTagByName(db, seller.id, name)
    if (same && same.id !== id) throw new AppError('goods_tag_taken', { name })
    if (!(await updateTagRow(db, seller.id, id, { name, color }))) throw new AppError('not_found')
    return {}
  })
}

export async function deleteTag(
  { db, seller }: SellerCtx,
  { id }: Input<typeof tagContract.deleteGoodsTag>,
): Promise<Reply<typeof tagContract.deleteGoodsTag>> {
  if (!(await deleteTagRow(db, seller.id, id))) throw new AppError('not_found')
  return {}
}

export async function sortTags(
  ctx: SellerCtx,
  { ids }: Input<typeof tagContract.sortGoodsTags>,
): Promise<Reply<typeof tagContract.sortGoodsTags>> {
  return inTransaction(ctx, async ({ db, seller }) => {
    for (const [sort, id] of ids.entries()) await updateTagRow(db, seller.id, id, { sort })
    return {}
  })
}

async function requireTags(ctx: SellerCtx, tag_ids: readonly number[]): Promise<void> {
  const wanted = new Set(tag_ids)
  if ((await countOwnTags(ctx.db, ctx.seller.id, [...wanted])) !== wanted.size) throw new AppError('not_found')
}

export async function updateGoods(
  ctx: SellerCtx,
  { id, title, title_en, remark, tag_ids }: Input<typeof goodsContract.updateGoods>,
): Promise<Reply<typeof goodsContract.updateGoods>> {
  return inTransaction(ctx, async (tx) => {
    const { id: seller_id } = tx.seller
    const goods = await lockGoods(tx.db, seller_id, id)
    if (!goods || goods.deleted_at) throw new AppError('not_found')
    const is_renamed = title !== undefined && title !== goods.title
    const taken = is_renamed ? await selectTitlesLike(tx.db, seller_id, title) : []
    await changeGoods(tx.db, seller_id, id, {
      ...(is_renamed ? { title: freeTitle(title, taken) } : {}),
      ...(title_en === undefined ? {} : { title_en }),
      ...(remark === undefined ? {} : { remark }),
      updated_at: tx.clock.now().toISOString(),
    })
    if (tag_ids) {
      await requireTags(tx, tag_ids)
      await unlinkTags(tx.db, seller_id, [id], 'all')
      await linkTags(tx.db, seller_id, [id], [...new Set(tag_ids)])
    }
    return {}
  })
}

export async function tagGoods(
  ctx: SellerCtx,
  { ids, add, remove }: Input<typeof goodsContract.tagGoods>,
): Promise<Reply<typeof goodsContract.tagGoods>> {
  return inTransaction(ctx, async (tx) => {
    const { id: seller_id } = tx.seller
    await requireTags(tx, [...add, ...remove])
    const goods = await selectActiveIds(tx.db, seller_id, ids)
    await unlinkTags(tx.db, seller_id, goods, remove)
    await linkTags(tx.db, seller_id, goods, [...new Set(add)])
    return { changed: goods.length }
  })
}
