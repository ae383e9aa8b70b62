import type { getUserIp as contract } from '@inkroute/contract/account/account'
import type { Reply } from '@inkroute/contract/endpoint'
import type { SellerCtx } from '../../infra/context.ts'
import { findPreviousLogin } from './account.queries.ts'

export async function getUserIp(ctx: SellerCtx): Promise<Reply<typeof contract>> {
  const previous = await findPreviousLogin(ctx.db, ctx.seller.id, ctx.identity.user_id)
  return { ip: ctx.ip, last_ip: previous?.ip ?? null, last_login_at: previous?.created_at ?? null }
}
