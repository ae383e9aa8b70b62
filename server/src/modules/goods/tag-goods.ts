import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { tagGoods as contract } from '@inkroute/contract/goods/goods'
import type { SellerCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { selectActiveIds } from './goods.queries.ts'
import { linkTags, unlinkTags } from './tag.queries.ts'
import { requireTags } from './update-goods.ts'

export async function tagGoods(
  ctx: SellerCtx,
  { ids, add, remove }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  return inTransaction(ctx, async (tx) => {
    const { id: seller_id } = tx.seller
    await requireTags(tx, [...add, ...remove])
    const goods = await selectActiveIds(tx.db, seller_id, ids)
    await unlinkTags(tx.db, seller_id, goods, remove)
    await linkTags(tx.db, seller_id, goods, [...new Set(add)])
    return { changed: goods.length }
  })
}
