import type { Input } from '@inkroute/contract/endpoint'
import type { enableShippingRule as contract } from '@inkroute/contract/shipping/rule'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { changeRule } from './rule.queries.ts'

export async function enableShippingRule(
  ctx: SellerCtx,
  { id, is_enabled }: Input<typeof contract>,
): Promise<Record<string, never>> {
  const updated_at = ctx.clock.now().toISOString()
  if (!(await changeRule(ctx.db, ctx.seller.id, id, { is_enabled, updated_at }))) throw new AppError('not_found')
  return {}
}
