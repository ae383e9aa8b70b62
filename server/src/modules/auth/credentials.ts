import type * as contract from '@inkroute/contract/auth/auth'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../infra/app-error.ts'
import type { PublicCtx, SellerCtx, StaffCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { requireService } from '../../infra/services/services.ts'
import { assertGoodPassword, hashPassword, loginNamesOf, passwordMatches, recordActivity } from '../account/account.ts'
import {
  findPasswordHash,
  findSellerUserByPhone,
  isPhoneTaken,
  revokeSessions,
  setPasswordHash,
  setPhone,
} from './auth.queries.ts'
import { fieldError, takenFieldError } from './field-errors.ts'
import { accountSubject } from './guard/login-guard.rules.ts'
import { beginAttempt, forgiveAccount, forgiveAttempt } from './guard/login-guard.ts'
import { checkSmsCode, spendSmsCode } from './sms/sms-code.ts'

/**
 * Asked before money moves or the account could change hands. Guesses are counted apart from logins, so a stolen session
 * cannot lock the owner out. There is no captcha here: after five wrong guesses the caller has to wait.
 */
export async function confirmOwnPassword(ctx: StaffCtx, password: string, field: string): Promise<void> {
  const { user_id, session_id } = ctx.identity
  const subjects = { account: `own:${user_id}`, address: `own-session:${session_id}` }
  const attempt = await beginAttempt(ctx, subjects, async () => {
    throw new AppError('too_many_requests', { seconds: 600 })
  })
  const hash = await findPasswordHash(ctx.db, user_id)
  if (!(await passwordMatches(hash, password))) throw fieldError(ctx, 'wrong_password', field)
  await forgiveAttempt(ctx, attempt)
}

/** For sellers and staff. */
export async function changePassword(
  ctx: StaffCtx,
  input: Input<typeof contract.changePassword>,
): Promise<Reply<typeof contract.changePassword>> {
  await confirmOwnPassword(ctx, input.old_password, 'old_password')
  assertGoodPassword(ctx, input.password, await loginNamesOf(ctx.db, ctx.identity.user_id))
  const password_hash = await hashPassword(input.password)
  return inTransaction(ctx, async (tx) => {
    await setPasswordHash(tx.db, tx.identity.user_id, password_hash)
    await revokeSessions(tx.db, tx.identity.user_id, tx.identity.session_id, tx.clock.now())
    await recordActivity(tx, tx.identity, 'password_changed')
    return {}
  })
}

export async function changePhone(
  ctx: SellerCtx,
  input: Input<typeof contract.changePhone>,
): Promise<Reply<typeof contract.changePhone>> {
  requireService(ctx, 'sms')
  await confirmOwnPassword(ctx, input.password, 'password')
  const code_id = await checkSmsCode(ctx, input.phone, 'bind', input.code)
  return inTransaction(ctx, async (tx) => {
    await spendSmsCode(tx, code_id)
    if (await isPhoneTaken(tx.db, input.phone)) throw fieldError(ctx, 'phone_taken', 'phone')
    await setPhone(tx.db, tx.identity.user_id, input.phone)
    await recordActivity(tx, tx.identity, 'phone_changed')
    return { phone: input.phone }
  }).catch(takenFieldError(ctx))
}

/** Resets the password by SMS code, ends every session and lifts the lock. */
export async function forgetPassword(
  ctx: PublicCtx,
  input: Input<typeof contract.forgetPassword>,
): Promise<Reply<typeof contract.forgetPassword>> {
  requireService(ctx, 'sms')
  assertGoodPassword(ctx, input.password, [input.phone])
  const code_id = await checkSmsCode(ctx, input.phone, 'forget', input.code)
  const password_hash = await hashPassword(input.password)
  return inTransaction(ctx, async (tx) => {
    await spendSmsCode(tx, code_id)
    const user = await findSellerUserByPhone(tx.db, input.phone, tx.config.demo)
    // Same answer as a wrong code: a phone without an account is never sent one.
    if (!user) throw fieldError(ctx, 'sms_code_wrong', 'code')
    assertGoodPassword(ctx, input.password, [user.username])
    await setPasswordHash(tx.db, user.user_id, password_hash)
    await revokeSessions(tx.db, user.user_id, null, tx.clock.now())
    await forgiveAccount(tx, accountSubject(user.user_id, ''))
    await recordActivity(tx, user, 'password_changed')
    return {}
  })
}
