import type { getUser as contract } from '@inkroute/contract/account'
import type { Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { findUser } from './account.queries.ts'

export async function getUser(ctx: SellerCtx): Promise<Reply<typeof contract>> {
  const user = await findUser(ctx.db, ctx.seller.id, ctx.identity.user_id)
  if (!user) throw new AppError('unauthorized')
  return { ...user, avatar: user.avatar_key ? ctx.storage.url(user.avatar_key) : null } as Reply<typeof contract>
}
