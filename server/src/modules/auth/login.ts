import type { login as contract } from '@inkroute/contract/auth'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { PublicCtx } from '../../infra/context.ts'
import { markLoggedIn } from './auth.queries.ts'
import { openSession } from './auth.ts'
import { checkCredentials } from './check-credentials.ts'

export async function login(ctx: PublicCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const user = await checkCredentials(ctx, input, 'seller')
  await markLoggedIn(ctx.db, user.id, ctx.clock.now())
  const { ip, user_agent } = ctx
  return openSession(ctx, { user_id: user.id, ip, user_agent, logid_url: input.logid_url })
}
