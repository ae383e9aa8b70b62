import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/goods/batch/group'
import { batchLimits } from '@inkroute/contract/goods/batch/plan'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { requireProducts, visibleProductIds } from '../../catalog/catalog.ts'
import { deleteGroup, lockGroups, renameGroup, selectGroups, upsertGroup } from './group.queries.ts'

type Kept = Awaited<ReturnType<typeof selectGroups>>[number]

/** Delisted products are only counted; the group keeps them in case they return. */
async function viewGroups(ctx: SellerCtx, groups: readonly Kept[]): Promise<contract.ProductGroup[]> {
  const offered = await visibleProductIds(ctx.db, [...new Set(groups.flatMap(({ product_ids }) => product_ids))])
  return groups.map(({ id, name, product_ids }) => {
    const here = product_ids.filter((one) => offered.has(one))
    return { id, name, product_ids: here, withdrawn: product_ids.length - here.length }
  })
}

async function viewGroup(ctx: SellerCtx, group: Kept | undefined): Promise<contract.ProductGroup> {
  const [view] = group ? await viewGroups(ctx, [group]) : []
  if (!view) throw new AppError('not_found')
  return view
}

export async function listProductGroups(ctx: SellerCtx): Promise<Reply<typeof contract.listProductGroups>> {
  return { data: await viewGroups(ctx, await selectGroups(ctx.db, ctx.seller.id)) }
}

export async function saveProductGroup(
  ctx: SellerCtx,
  { name, product_ids }: Input<typeof contract.saveProductGroup>,
): Promise<Reply<typeof contract.saveProductGroup>> {
  const wanted = [...new Set(product_ids)]
  return inTransaction(ctx, async (tx) => {
    await requireProducts(tx.db, wanted)
    await lockGroups(tx.db, tx.seller.id)
    const groups = await selectGroups(tx.db, tx.seller.id)
    if (groups.length >= batchLimits.max_groups && !groups.some((group) => group.name === name)) {
      throw new AppError('batch_group_limit', { limit: batchLimits.max_groups })
    }
    const created_at = tx.clock.now().toISOString()
    return viewGroup(tx, await upsertGroup(tx.db, tx.seller.id, { name, product_ids: wanted, created_at }))
  })
}

/** Rejects the name of another group: renaming must not replace it. */
export async function renameProductGroup(
  ctx: SellerCtx,
  { id, name }: Input<typeof contract.renameProductGroup>,
): Promise<Reply<typeof contract.renameProductGroup>> {
  return inTransaction(ctx, async (tx) => {
    await lockGroups(tx.db, tx.seller.id)
    const groups = await selectGroups(tx.db, tx.seller.id)
    if (groups.some((group) => group.name === name && group.id !== id)) throw new AppError('batch_group_name', { name })
    return viewGroup(tx, await renameGroup(tx.db, tx.seller.id, id, name))
  })
}

export async function deleteProductGroup(
  ctx: SellerCtx,
  { id }: Input<typeof contract.deleteProductGroup>,
): Promise<Reply<typeof contract.deleteProductGroup>> {
  if (!(await deleteGroup(ctx.db, ctx.seller.id, id))) throw new AppError('not_found')
  return {}
}
