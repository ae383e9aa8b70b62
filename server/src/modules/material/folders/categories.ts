import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/material/folder'
import { materialLimits } from '@inkroute/contract/material/item'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx, SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import {
  countByCategory,
  deleteCategories,
  insertCategory,
  lockFolders,
  moveContents,
  selectCategories,
  updateCategory,
} from './category.queries.ts'
import { branchCounts, getBranch, getDepth, problemOfMove } from './category.rules.ts'

export async function listMaterialCategories(ctx: SellerCtx): Promise<Reply<typeof contract.listMaterialCategories>> {
  const [folders, direct] = await Promise.all([
    selectCategories(ctx.db, ctx.seller.id),
    countByCategory(ctx.db, ctx.seller.id),
  ])
  const counts = branchCounts(folders, direct)
  return { data: folders.map((folder) => ({ ...folder, count: counts.get(folder.id) ?? 0 })) }
}

export async function createMaterialCategory(
  ctx: SellerCtx,
  { name, parent_id }: Input<typeof contract.createMaterialCategory>,
): Promise<Reply<typeof contract.createMaterialCategory>> {
  const seller_id = ctx.seller.id
  return inTransaction(ctx, async (tx) => {
    await lockFolders(tx.db, seller_id)
    const folders = await selectCategories(tx.db, seller_id)
    if (parent_id !== null && !folders.some(({ id }) => id === parent_id)) throw new AppError('not_found')
    const beside = folders.filter((folder) => folder.parent_id === parent_id)
    const { max_categories, max_depth } = materialLimits
    if (beside.some((folder) => folder.name === name)) throw new AppError('material_folder_exists', { name })
    if (folders.length >= max_categories) throw new AppError('material_folder_many', { limit: max_categories })
    if (getDepth(folders, parent_id) >= max_depth) throw new AppError('material_folder_deep', { limit: max_depth })
    const sort = 1 + Math.max(-1, ...beside.map((folder) => folder.sort))
    return { id: await insertCategory(tx.db, seller_id, { parent_id, name, sort }) }
  })
}

export async function changeMaterialCategory(
  ctx: SellerCtx,
  input: Input<typeof contract.changeMaterialCategory>,
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

/** Unlisted folders keep their order after the listed ones. */
export async function sortMaterialCategories(
  ctx: SellerCtx,
  { parent_id, ids }: Input<typeof contract.sortMaterialCategories>,
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

/** All folders of the seller; throws unless this one is among them. */
export async function requireCategory(ctx: AppCtx, seller_id: number, id: number) {
  const folders = await selectCategories(ctx.db, seller_id)
  if (!folders.some((folder) => folder.id === id)) throw new AppError('not_found')
  return folders
}

/** The folders go, the pictures never do: they move to the folder above. */
export async function deleteMaterialCategory(
  ctx: SellerCtx,
  { id }: Input<typeof contract.deleteMaterialCategory>,
): Promise<Reply<typeof contract.deleteMaterialCategory>> {
  const seller_id = ctx.seller.id
  return inTransaction(ctx, async (tx) => {
    await lockFolders(tx.db, seller_id)
    const folders = await requireCategory(tx, seller_id, id)
    const branch = getBranch(folders, id)
    const above = folders.find((folder) => folder.id === id)?.parent_id ?? null
    const moved = await moveContents(tx.db, seller_id, branch, above)
    await deleteCategories(tx.db, seller_id, branch)
    return { moved }
  })
}
