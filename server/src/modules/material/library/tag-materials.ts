import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { tagMaterials as contract } from '@inkroute/contract/material/library'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { setTags } from '../folders/set-tags.ts'
import { selectReady } from './library.queries.ts'

export async function tagMaterials(ctx: SellerCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const { ids, tag_ids, mode } = input
  return inTransaction(ctx, async (tx) => {
    const own = await selectReady(tx.db, ctx.seller.id, ids)
    if (own.length === 0) throw new AppError('not_found')
    const own_ids = own.map(({ id }) => id)
    await setTags(tx, ctx.seller.id, own_ids, tag_ids, mode)
    return { count: own.length }
  })
}
