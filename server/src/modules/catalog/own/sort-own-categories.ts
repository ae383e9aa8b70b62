import type { sortOwnCategories as contract } from '@inkroute/contract/catalog/own'
import { MAX_CATEGORY_DEPTH } from '@inkroute/contract/catalog/own-codes'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { changeCategory, listCategoryRows } from './category.queries.ts'
import { treeProblem } from './category.rules.ts'
import { lockOwnCatalogue } from './favourite.queries.ts'
import { listOwnCategories } from './list-own-categories.ts'

/** The new order names every category once: a tree that someone else has changed meanwhile is refused. */
export async function sortOwnCategories(
  ctx: SellerCtx,
  { data }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  return inTransaction(ctx, async (tx) => {
    await lockOwnCatalogue(tx.db, tx.seller.id)
    const problem = treeProblem(await listCategoryRows(tx.db, tx.seller.id), data)
    if (problem === 'too_deep') throw new AppError('own_category_depth', { limit: MAX_CATEGORY_DEPTH })
    if (problem) throw new AppError('conflict')
    for (const [index, { id, parent_id }] of data.entries()) {
      await changeCategory(tx.db, tx.seller.id, id, { parent_id, sort: index + 1 })
    }
    return listOwnCategories(tx)
  })
}
