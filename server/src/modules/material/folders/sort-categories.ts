import type { Input } from '@inkroute/contract/endpoint'
import type { sortMaterialCategories as contract } from '@inkroute/contract/material/folder'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { lockFolders, selectCategories, updateCategory } from './category.queries.ts'

/** Folders that are not named keep their order behind those that are. */
export async function sortMaterialCategories(
  ctx: SellerCtx,
  { parent_id, ids }: Input<typeof contract>,
): Promise<Record<string, never>> {
  const seller_id = ctx.seller.id
  return inTransaction(ctx, async (tx) => {
    await lockFolders(tx.db, seller_id)
    const folders = await selectCategories(tx.db, seller_id)
    const beside = folders.filter((folder) => folder.parent_id === parent_id).map(({ id }) => id)
    if (ids.some((id) => !beside.includes(id))) throw new AppError('not_found')
    const order = [...new Set([...ids, ...beside])]
    for (const [sort, id] of order.entries()) await updateCategory(tx.db, seller_id, id, { sort })
    return {}
  })
}
