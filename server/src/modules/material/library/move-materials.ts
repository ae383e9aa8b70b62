import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { moveMaterials as contract } from '@inkroute/contract/material/library'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { requireCategory } from '../folders/own-folder.ts'
import { moveRows } from './library.queries.ts'

export async function moveMaterials(
  ctx: SellerCtx,
  { ids, category_id }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  return inTransaction(ctx, async (tx) => {
    if (category_id !== null) await requireCategory(tx, ctx.seller.id, category_id)
    const count = await moveRows(tx.db, ctx.seller.id, ids, category_id)
    if (count === 0) throw new AppError('not_found')
    return { count }
  })
}
