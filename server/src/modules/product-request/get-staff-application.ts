import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { getStaffApplication as contract } from '@inkroute/contract/product-request/product-request'
import { AppError } from '../../infra/app-error.ts'
import type { StaffCtx } from '../../infra/context.ts'
import { findApplication } from './product-request.queries.ts'
import { viewStaffApplication } from './product-request.view.ts'

export async function getStaffApplication(
  ctx: StaffCtx,
  { seller_id, id }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  const row = await findApplication(ctx.db, seller_id, id, ctx.language)
  if (!row) throw new AppError('not_found')
  return viewStaffApplication(ctx, row)
}
