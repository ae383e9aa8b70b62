import type { deleteOwnCategory as contract } from '@inkroute/contract/catalog/own'
import type { Input } from '@inkroute/contract/endpoint'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { deleteCategoryRow, emptyCategory, listCategoryRows } from './category.queries.ts'
import { lockOwnCatalogue } from './favourite.queries.ts'

export async function deleteOwnCategory(
  ctx: SellerCtx,
  { id }: Input<typeof contract>,
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    await lockOwnCatalogue(tx.db, tx.seller.id)
    const row = (await listCategoryRows(tx.db, tx.seller.id)).find((candidate) => candidate.id === id)
    if (!row) throw new AppError('not_found')
    await emptyCategory(tx.db, tx.seller.id, id, row.parent_id)
    await deleteCategoryRow(tx.db, tx.seller.id, id)
    return {}
  })
}
