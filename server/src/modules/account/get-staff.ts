import type { getStaff as contract } from '@inkroute/contract/account/account'
import type { Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../infra/app-error.ts'
import type { StaffCtx } from '../../infra/context.ts'
import { findStaff } from './user.queries.ts'

export async function getStaff(ctx: StaffCtx): Promise<Reply<typeof contract>> {
  const staff = await findStaff(ctx.db, ctx.identity.user_id)
  if (!staff) throw new AppError('unauthorized')
  return { ...staff, permissions: [...(ctx.identity.permissions ?? [])].sort() }
}
