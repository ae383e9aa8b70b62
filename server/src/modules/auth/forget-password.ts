import type { forgetPassword as contract } from '@inkroute/contract/auth/auth'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { PublicCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { requireService } from '../../infra/services.ts'
import { assertGoodPassword, passwordHashOf, recordActivity } from '../account/account.ts'
import { atField } from './at-field.ts'
import { findSellerUserByPhone, revokeSessions, setPasswordHash } from './auth.queries.ts'
import { accountSubject } from './guard/login-guard.rules.ts'
import { forgiveAccount } from './guard/login-guard.ts'
import { checkSmsCode, spendSmsCode } from './sms/sms-code.ts'

/** Whoever holds the phone takes the account back: a new password, no session left, no lock. */
export async function forgetPassword(ctx: PublicCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  requireService(ctx, 'sms')
  assertGoodPassword(ctx, input.password, [input.phone])
  const code_id = await checkSmsCode(ctx, input.phone, 'forget', input.code)
  const password_hash = await passwordHashOf(input.password)
  return inTransaction(ctx, async (tx) => {
    await spendSmsCode(tx, code_id)
    const user = await findSellerUserByPhone(tx.db, input.phone, tx.config.demo)
    // A phone without an account is never sent a code, so this is the same answer as a wrong one.
    if (!user) throw atField(ctx, 'sms_code_wrong', 'code')
    assertGoodPassword(ctx, input.password, [user.username])
    await setPasswordHash(tx.db, user.user_id, password_hash)
    await revokeSessions(tx.db, user.user_id, null, tx.clock.now())
    await forgiveAccount(tx, accountSubject(user.user_id, ''))
    await recordActivity(tx, user, 'password_changed')
    return {}
  })
}
