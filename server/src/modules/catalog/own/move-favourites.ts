import type { moveFavourites as contract } from '@inkroute/contract/catalog/own'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { lockOwnCatalogue, putFavourites } from './favourite.queries.ts'
import { assertOwnCategory } from './own-category.ts'

export async function moveFavourites(
  ctx: SellerCtx,
  { ids, category_id }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  return inTransaction(ctx, async (tx) => {
    await lockOwnCatalogue(tx.db, tx.seller.id)
    await assertOwnCategory(tx, category_id)
    return { moved: await putFavourites(tx.db, tx.seller.id, ids, category_id) }
  })
}
