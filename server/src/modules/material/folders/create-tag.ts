import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { createMaterialTag as contract } from '@inkroute/contract/material/folder'
import { materialLimits } from '@inkroute/contract/material/item'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { countTags, ensureTags } from './tag.queries.ts'

/** Asked for twice it is one tag: two people tagging at once must not meet an error. */
export async function createMaterialTag(
  ctx: SellerCtx,
  { name }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  return inTransaction(ctx, async (tx) => {
    const [id] = await ensureTags(tx.db, ctx.seller.id, [name])
    const limit = materialLimits.max_tags
    if ((await countTags(tx.db, ctx.seller.id)) > limit) throw new AppError('material_tag_many', { limit })
    if (id === undefined) throw new AppError('not_found')
    return { id }
  })
}
