import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { deleteMaterialCategory as contract } from '@inkroute/contract/material/folder'
import type { SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { deleteCategories, lockFolders, moveContents } from './category.queries.ts'
import { branchOf } from './category.rules.ts'
import { requireCategory } from './own-folder.ts'

/** The folders go, the pictures never do: they move to the folder above. */
export async function deleteMaterialCategory(
  ctx: SellerCtx,
  { id }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  const seller_id = ctx.seller.id
  return inTransaction(ctx, async (tx) => {
    await lockFolders(tx.db, seller_id)
    const folders = await requireCategory(tx, seller_id, id)
    const branch = branchOf(folders, id)
    const above = folders.find((folder) => folder.id === id)?.parent_id ?? null
    const moved = await moveContents(tx.db, seller_id, branch, above)
    await deleteCategories(tx.db, seller_id, branch)
    return { moved }
  })
}
