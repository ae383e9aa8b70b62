import type { collectProducts as contract } from '@inkroute/contract/catalog/own'
import { MAX_FAVOURITES } from '@inkroute/contract/catalog/own-codes'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import {
  countFavourites,
  countVisible,
  deleteFavourites,
  insertFavourites,
  lockOwnCatalogue,
} from './favourite.queries.ts'
import { assertOwnCategory } from './own-category.ts'

export async function collectProducts(
  ctx: SellerCtx,
  { ids, is_collected, category_id = null }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  const wanted = [...new Set(ids)]
  return inTransaction(ctx, async (tx) => {
    const { id: seller_id } = tx.seller
    await lockOwnCatalogue(tx.db, seller_id)
    if (is_collected === 0) await deleteFavourites(tx.db, seller_id, wanted)
    else {
      if ((await countVisible(tx.db, wanted)) !== wanted.length) throw new AppError('not_found')
      await assertOwnCategory(tx, category_id)
      await insertFavourites(tx.db, seller_id, wanted, { category_id, created_at: tx.clock.now().toISOString() })
    }
    const total = await countFavourites(tx.db, seller_id)
    if (is_collected === 1 && total > MAX_FAVOURITES) throw new AppError('favourite_limit', { limit: MAX_FAVOURITES })
    return { total }
  })
}
