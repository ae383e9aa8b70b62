import type { SellerCtx } from '../../../infra/context.ts'
import { deleteBinding } from './wechat.queries.ts'

export async function wechatUnbind(ctx: SellerCtx): Promise<Record<string, never>> {
  await deleteBinding(ctx.db, ctx.identity.user_id)
  return {}
}
