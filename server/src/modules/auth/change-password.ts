import type { changePassword as contract } from '@inkroute/contract/auth/auth'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { StaffCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { assertGoodPassword, loginNamesOf, passwordHashOf, recordActivity } from '../account/account.ts'
import { revokeSessions, setPasswordHash } from './auth.queries.ts'
import { checkOwnPassword } from './check-own-password.ts'

/** Sellers and staff alike: whoever is logged in, for themselves. */
export async function changePassword(ctx: StaffCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  await checkOwnPassword(ctx, input.old_password, 'old_password')
  assertGoodPassword(ctx, input.password, await loginNamesOf(ctx.db, ctx.identity.user_id))
  const password_hash = await passwordHashOf(input.password)
  return inTransaction(ctx, async (tx) => {
    await setPasswordHash(tx.db, tx.identity.user_id, password_hash)
    await revokeSessions(tx.db, tx.identity.user_id, tx.identity.session_id, tx.clock.now())
    await recordActivity(tx, tx.identity, 'password_changed')
    return {}
  })
}
