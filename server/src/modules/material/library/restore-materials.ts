import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { restoreMaterials as contract } from '@inkroute/contract/material/library'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { setDeleted } from './library.queries.ts'

export async function restoreMaterials(
  ctx: SellerCtx,
  { ids }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  const count = await setDeleted(ctx.db, ctx.seller.id, ids, null)
  if (count === 0) throw new AppError('not_found')
  return { count }
}
