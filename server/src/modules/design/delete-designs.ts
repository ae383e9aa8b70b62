import type { deleteDesigns as contract, restoreDesigns as restoreContract } from '@inkroute/contract/design/record'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { SellerCtx } from '../../infra/context.ts'
import { markDeleted } from './record.queries.ts'

/** Only the record forgets them: goods and orders go on standing on their versions, so undoing is always possible. */
export async function deleteDesigns(ctx: SellerCtx, { ids }: Input<typeof contract>): Promise<Reply<typeof contract>> {
  return { deleted: await markDeleted(ctx.db, ctx.seller.id, ids, ctx.clock.now().toISOString()) }
}

export async function restoreDesigns(
  ctx: SellerCtx,
  { ids }: Input<typeof restoreContract>,
): Promise<Reply<typeof restoreContract>> {
  return { restored: await markDeleted(ctx.db, ctx.seller.id, ids, null) }
}
