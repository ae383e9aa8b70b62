import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { createMaterialCategory as contract } from '@inkroute/contract/material/folder'
import { materialLimits } from '@inkroute/contract/material/item'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { insertCategory, lockFolders, selectCategories } from './category.queries.ts'
import { depthOf } from './category.rules.ts'

export async function createMaterialCategory(
  ctx: SellerCtx,
  { name, parent_id }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  const seller_id = ctx.seller.id
  return inTransaction(ctx, async (tx) => {
    await lockFolders(tx.db, seller_id)
    const folders = await selectCategories(tx.db, seller_id)
    if (parent_id !== null && !folders.some(({ id }) => id === parent_id)) throw new AppError('not_found')
    const beside = folders.filter((folder) => folder.parent_id === parent_id)
    const { max_categories, max_depth } = materialLimits
    if (beside.some((folder) => folder.name === name)) throw new AppError('material_folder_exists', { name })
    if (folders.length >= max_categories) throw new AppError('material_folder_many', { limit: max_categories })
    if (depthOf(folders, parent_id) >= max_depth) throw new AppError('material_folder_deep', { limit: max_depth })
    const sort = 1 + Math.max(-1, ...beside.map((folder) => folder.sort))
    return { id: await insertCategory(tx.db, seller_id, { parent_id, name, sort }) }
  })
}
