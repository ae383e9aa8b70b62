import type { Input, Reply } from '@inkroute/contract/endpoint'
import { materialLimits } from '@inkroute/contract/material/item'
import type { deleteMaterials as contract } from '@inkroute/contract/material/library'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { setDeleted } from './library.queries.ts'

export async function deleteMaterials(
  ctx: SellerCtx,
  { ids }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  const count = await setDeleted(ctx.db, ctx.seller.id, ids, ctx.clock.now().toISOString())
  if (count === 0) throw new AppError('not_found')
  return { count, keep_days: materialLimits.keep_deleted_days }
}
