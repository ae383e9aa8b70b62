import type { SellerCtx } from '../../infra/context.ts'
import { updateUser } from './account.queries.ts'

export async function skipGuide(ctx: SellerCtx): Promise<Record<string, never>> {
  await updateUser(ctx.db, ctx.seller.id, ctx.identity.user_id, { guide_done_at: ctx.clock.now().toISOString() })
  return {}
}
