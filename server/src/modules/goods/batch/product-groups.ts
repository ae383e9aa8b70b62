import type * as contract from '@inkroute/contract/design-batch'
import { batchLimits } from '@inkroute/contract/design-batch-plan'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { requireProducts, visibleProductIds } from '../../catalog/catalog.ts'
import { deleteGroup, selectGroups, upsertGroup } from './group.queries.ts'

/** Products that were taken out of the shop are left out; the group keeps them for the day they come back. */
export async function listProductGroups(ctx: SellerCtx): Promise<Reply<typeof contract.listProductGroups>> {
  const groups = await selectGroups(ctx.db, ctx.seller.id)
  const offered = await visibleProductIds(ctx.db, [...new Set(groups.flatMap(({ product_ids }) => product_ids))])
  return { data: groups.map((group) => ({ ...group, product_ids: group.product_ids.filter((id) => offered.has(id)) })) }
}

export async function saveProductGroup(
  ctx: SellerCtx,
  { name, product_ids }: Input<typeof contract.saveProductGroup>,
): Promise<Reply<typeof contract.saveProductGroup>> {
  const wanted = [...new Set(product_ids)]
  return inTransaction(ctx, async (tx) => {
    await requireProducts(tx.db, wanted)
    const groups = await selectGroups(tx.db, tx.seller.id)
    if (groups.length >= batchLimits.max_groups && !groups.some((group) => group.name === name)) {
      throw new AppError('batch_group_limit', { limit: batchLimits.max_groups })
    }
    const created_at = tx.clock.now().toISOString()
    return upsertGroup(tx.db, tx.seller.id, { name, product_ids: wanted, created_at })
  })
}

export async function deleteProductGroup(
  ctx: SellerCtx,
  { id }: Input<typeof contract.deleteProductGroup>,
): Promise<Reply<typeof contract.deleteProductGroup>> {
  if (!(await deleteGroup(ctx.db, ctx.seller.id, id))) throw new AppError('not_found')
  return {}
}
