import type { SellerCtx, StaffCtx } from '../../infra/context.ts'
import { revokeSession } from './auth.queries.ts'

export async function logout(ctx: SellerCtx | StaffCtx): Promise<Record<string, never>> {
  await revokeSession(ctx.db, ctx.identity.user_id, ctx.identity.session_id, ctx.clock.now())
  return {}
}
