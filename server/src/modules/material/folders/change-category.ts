import type { Input } from '@inkroute/contract/endpoint'
import type { changeMaterialCategory as contract } from '@inkroute/contract/material/folder'
import { materialLimits } from '@inkroute/contract/material/item'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { lockFolders, selectCategories, updateCategory } from './category.queries.ts'
import { problemOfMove } from './category.rules.ts'

export async function changeMaterialCategory(
  ctx: SellerCtx,
  input: Input<typeof contract>,
): Promise<Record<string, never>> {
  const { parent_id: id, to_parent_id } = input
  const seller_id = ctx.seller.id
  return inTransaction(ctx, async (tx) => {
    await lockFolders(tx.db, seller_id)
    const folders = await selectCategories(tx.db, seller_id)
    const own = folders.find((folder) => folder.id === id)
    const isParentUnknown = to_parent_id != null && !folders.some((folder) => folder.id === to_parent_id)
    if (!own || isParentUnknown) throw new AppError('not_found')
    const parent_id = to_parent_id === undefined ? own.parent_id : to_parent_id
    const name = input.name ?? own.name
    const problem = problemOfMove(folders, id, parent_id)
    if (problem) throw new AppError(problem, { limit: materialLimits.max_depth })
    const beside = folders.filter((folder) => folder.parent_id === parent_id && folder.id !== id)
    if (beside.some((folder) => folder.name === name)) throw new AppError('material_folder_exists', { name })
    const last = 1 + Math.max(-1, ...beside.map((folder) => folder.sort))
    const sort = parent_id === own.parent_id ? own.sort : last
    await updateCategory(tx.db, seller_id, id, { name, parent_id, sort })
    return {}
  })
}
