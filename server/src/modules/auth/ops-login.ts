import type { opsLogin as contract } from '@inkroute/contract/auth-staff'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { PublicCtx } from '../../infra/context.ts'
import { markLoggedIn } from './auth.queries.ts'
import { openSession } from './auth.ts'
import { checkCredentials } from './check-credentials.ts'

export async function opsLogin(ctx: PublicCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const user = await checkCredentials(ctx, input, 'staff')
  await markLoggedIn(ctx.db, user.user_id, ctx.clock.now())
  return openSession(ctx, { user_id: user.user_id, ip: ctx.ip, user_agent: ctx.user_agent })
}
