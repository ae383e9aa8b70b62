import type { Input } from '@inkroute/contract/endpoint'
import type { deleteShippingRule as contract } from '@inkroute/contract/shipping/rule'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { removeRule } from './rule.queries.ts'

export async function deleteShippingRule(
  ctx: SellerCtx,
  { id }: Input<typeof contract>,
): Promise<Record<string, never>> {
  if (!(await removeRule(ctx.db, ctx.seller.id, id))) throw new AppError('not_found')
  return {}
}
