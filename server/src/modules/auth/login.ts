import type { login as contract } from '@inkroute/contract/auth/auth'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { PublicCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { recordActivity } from '../account/account.ts'
import { markLoggedIn } from './auth.queries.ts'
import { openSession } from './auth.ts'
import { checkCredentials } from './check-credentials.ts'

export async function login(ctx: PublicCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const user = await checkCredentials(ctx, input, 'seller')
  return inTransaction(ctx, async (tx) => {
    await markLoggedIn(tx.db, user.user_id, tx.clock.now())
    await recordActivity(tx, user, 'login')
    const { ip, user_agent } = tx
    return openSession(tx, { user_id: user.user_id, ip, user_agent, logid_url: input.logid_url })
  })
}
