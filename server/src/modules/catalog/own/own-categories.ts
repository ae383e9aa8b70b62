import type * as contract from '@inkroute/contract/catalog/own'
import { MAX_CATEGORY_DEPTH, MAX_OWN_CATEGORIES } from '@inkroute/contract/catalog/own-codes'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import {
  changeCategory,
  deleteCategoryRow,
  emptyCategory,
  insertCategory,
  listCategoryRows,
} from './category.queries.ts'
import { fitsBelow, treeProblem } from './category.rules.ts'
import { countByCategory, lockOwnCatalogue } from './favourite.queries.ts'

/** Another seller's category is not found. */
export async function assertOwnCategory(ctx: SellerCtx, id: number | null): Promise<void> {
  if (id === null) return
  const rows = await listCategoryRows(ctx.db, ctx.seller.id)
  if (!rows.some((row) => row.id === id)) throw new AppError('not_found')
}

export async function createOwnCategory(
  ctx: SellerCtx,
  { name, parent_id }: Input<typeof contract.createOwnCategory>,
): Promise<Reply<typeof contract.createOwnCategory>> {
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

export async function updateOwnCategory(
  ctx: SellerCtx,
  { id, name }: Input<typeof contract.updateOwnCategory>,
): Promise<Record<string, never>> {
  if (!(await changeCategory(ctx.db, ctx.seller.id, id, { name }))) throw new AppError('not_found')
  return {}
}

export async function deleteOwnCategory(
  ctx: SellerCtx,
  { id }: Input<typeof contract.deleteOwnCategory>,
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

export async function listOwnCategories(ctx: SellerCtx): Promise<Reply<typeof contract.listOwnCategories>> {
  const [rows, counts] = await Promise.all([
    listCategoryRows(ctx.db, ctx.seller.id),
    countByCategory(ctx.db, ctx.seller.id),
  ])
  const of = (id: number | null) => counts.find((row) => row.category_id === id)?.total ?? 0
  return {
    data: rows.map(({ id, parent_id, name }) => ({ id, parent_id, name, count: of(id) })),
    total: counts.reduce((sum, row) => sum + row.total, 0),
    uncategorised: of(null),
  }
}

/** The new order names every category once: a tree that someone else has changed meanwhile is refused. */
export async function sortOwnCategories(
  ctx: SellerCtx,
  { data }: Input<typeof contract.sortOwnCategories>,
): Promise<Reply<typeof contract.sortOwnCategories>> {
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
