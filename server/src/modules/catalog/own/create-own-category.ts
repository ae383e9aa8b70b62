import type { createOwnCategory as contract } from '@inkroute/contract/catalog/own'
import { MAX_CATEGORY_DEPTH, MAX_OWN_CATEGORIES } from '@inkroute/contract/catalog/own-codes'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { insertCategory, listCategoryRows } from './category.queries.ts'
import { fitsBelow } from './category.rules.ts'
import { lockOwnCatalogue } from './favourite.queries.ts'

export async function createOwnCategory(
  ctx: SellerCtx,
  { name, parent_id }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  return inTransaction(ctx, async (tx) => {
    await lockOwnCatalogue(tx.db, tx.seller.id)
    const rows = await listCategoryRows(tx.db, tx.seller.id)
    if (rows.length >= MAX_OWN_CATEGORIES) throw new AppError('own_category_limit', { limit: MAX_OWN_CATEGORIES })
    if (parent_id !== null) {
      if (!rows.some((row) => row.id === parent_id)) throw new AppError('not_found')
      if (!fitsBelow(rows, parent_id)) throw new AppError('own_category_depth', { limit: MAX_CATEGORY_DEPTH })
    }
    const sort = (rows.at(-1)?.sort ?? 0) + 1
    return { id: await insertCategory(tx.db, tx.seller.id, { name, parent_id, sort }) }
  })
}
