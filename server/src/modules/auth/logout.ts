import type { SellerCtx } from '../../infra/context.ts'
import { revokeSession } from './auth.queries.ts'

export async function logout(ctx: SellerCtx): Promise<Record<string, never>> {
  await revokeSession(ctx.db, ctx.identity.session_id, ctx.clock.now())
  return {}
}
