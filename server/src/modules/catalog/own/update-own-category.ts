import type { updateOwnCategory as contract } from '@inkroute/contract/catalog/own'
import type { Input } from '@inkroute/contract/endpoint'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { changeCategory } from './category.queries.ts'

export async function updateOwnCategory(
  ctx: SellerCtx,
  { id, name }: Input<typeof contract>,
): Promise<Record<string, never>> {
  if (!(await changeCategory(ctx.db, ctx.seller.id, id, { name }))) throw new AppError('not_found')
  return {}
}
