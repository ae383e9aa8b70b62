import type { revokeSession as contract } from '@inkroute/contract/auth/auth'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { revokeSession } from './auth.queries.ts'

export async function endSession(ctx: SellerCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const ended = await revokeSession(ctx.db, ctx.identity.user_id, input.id, ctx.clock.now())
  if (!ended) throw new AppError('not_found')
  return {}
}
