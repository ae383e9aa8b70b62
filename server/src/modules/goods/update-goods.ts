import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { updateGoods as contract } from '@inkroute/contract/goods/goods'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { changeGoods, lockGoods, selectTitlesLike } from './goods.queries.ts'
import { freeTitle } from './goods-name.rules.ts'
import { countOwnTags, linkTags, unlinkTags } from './tag.queries.ts'

export async function requireTags(ctx: SellerCtx, tag_ids: readonly number[]): Promise<void> {
  const wanted = new Set(tag_ids)
  if ((await countOwnTags(ctx.db, ctx.seller.id, [...wanted])) !== wanted.size) throw new AppError('not_found')
}

export async function updateGoods(
  ctx: SellerCtx,
  { id, title, title_en, remark, tag_ids }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
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
