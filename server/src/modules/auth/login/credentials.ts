import type * as contract from '@inkroute/contract/auth/auth'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../../infra/app-error.ts'
import type { PublicCtx, SellerCtx, StaffCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import {
  assertGoodPassword,
  getLoginNames,
  hashPassword,
  passwordMatches,
  recordActivity,
  replacePassword,
  revokeSessions,
  setEmail,
  setPhone,
} from '../../account/account.ts'
import { checkCode, getContact, spendCode } from '../code/one-time-code.ts'
import { findPasswordHash, findSellerUserByContact, isContactTaken } from '../core/auth.queries.ts'
import { fieldError, takenFieldError } from '../core/field-errors.ts'
import { type Contact, getNames } from '../core/one-time-code.rules.ts'
import { accountSubject } from '../guard/login-guard.rules.ts'
import { beginAttempt, forgiveAccount, forgiveAttempt } from '../guard/login-guard.ts'

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
  assertGoodPassword(ctx, input.password, await getLoginNames(ctx.db, ctx.identity.user_id))
  const password_hash = await hashPassword(input.password)
  return inTransaction(ctx, async (tx) => {
    await replacePassword(tx, tx.identity.user_id, password_hash)
    await revokeSessions(tx.db, tx.identity.user_id, tx.identity.session_id, tx.clock.now())
    await recordActivity(tx, tx.identity, 'password_changed')
    return {}
  })
}

export async function changePhone(
  ctx: SellerCtx,
  input: Input<typeof contract.changePhone>,
): Promise<Reply<typeof contract.changePhone>> {
  await changeContact(ctx, getContact(ctx, { phone: input.phone }), input)
  return { phone: input.phone }
}

export async function changeEmail(
  ctx: SellerCtx,
  input: Input<typeof contract.changeEmail>,
): Promise<Reply<typeof contract.changeEmail>> {
  const contact = getContact(ctx, { email: input.email })
  await changeContact(ctx, contact, input)
  return { email: contact.to }
}

type Confirmation = Pick<Input<typeof contract.changePhone>, 'code' | 'password'>

async function changeContact(ctx: SellerCtx, contact: Contact, { code, password }: Confirmation): Promise<void> {
  await confirmOwnPassword(ctx, password, 'password')
  const code_id = await checkCode(ctx, contact, 'bind', code)
  const is_mail = contact.channel === 'mail'
  await inTransaction(ctx, async (tx) => {
    await spendCode(tx, code_id)
    if (await isContactTaken(tx.db, contact)) {
      throw is_mail ? fieldError(ctx, 'email_taken', 'email') : fieldError(ctx, 'phone_taken', 'phone')
    }
    if (is_mail) await setEmail(tx.db, tx.identity.user_id, contact.to)
    else await setPhone(tx.db, tx.identity.user_id, contact.to)
    await recordActivity(tx, tx.identity, is_mail ? 'email_changed' : 'phone_changed')
  }).catch(takenFieldError(ctx))
}

/** Resets the password by a one-time code, ends every session and lifts the lock. */
export async function forgetPassword(
  ctx: PublicCtx,
  input: Input<typeof contract.forgetPassword>,
): Promise<Reply<typeof contract.forgetPassword>> {
  const contact = getContact(ctx, input)
  assertGoodPassword(ctx, input.password, getNames(contact))
  const code_id = await checkCode(ctx, contact, 'forget', input.code)
  const password_hash = await hashPassword(input.password)
  return inTransaction(ctx, async (tx) => {
    await spendCode(tx, code_id)
    const user = await findSellerUserByContact(tx.db, contact, tx.config.demo)
    // Same answer as a wrong code: nobody without an account is ever sent one.
    if (!user) throw fieldError(ctx, 'sms_code_wrong', 'code')
    assertGoodPassword(ctx, input.password, [user.username])
    await replacePassword(tx, user.user_id, password_hash)
    await revokeSessions(tx.db, user.user_id, null, tx.clock.now())
    await forgiveAccount(tx, accountSubject(user.user_id, ''))
    await recordActivity(tx, user, 'password_changed')
    return {}
  })
}
