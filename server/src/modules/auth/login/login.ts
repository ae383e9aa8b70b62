import type * as contract from '@inkroute/contract/auth/auth'
import type * as twoStep from '@inkroute/contract/auth/two-step'
import { CaptchaSkip } from '@inkroute/contract/codes'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../../infra/app-error.ts'
import type { PublicCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { findUserByLogin, markLoggedIn, passwordMatches, recordActivity } from '../../account/account.ts'
import { type MaybeProof, redeemCaptcha } from '../captcha/captcha.ts'
import { findFreeze } from '../core/auth.queries.ts'
import { openSession } from '../core/session.ts'
import { findFactor } from '../core/staff.queries.ts'
import { deviceSubject, newDeviceToken } from '../guard/known-device.ts'
import { accountSubject, addressSubject } from '../guard/login-guard.rules.ts'
import { beginAttempt, forgiveAttempt, isCaptchaNeeded, type Subjects } from '../guard/login-guard.ts'
import { checkSecondStep, leaveStep, openStep, waitingLogin } from './two-step.ts'

interface Credentials extends MaybeProof {
  readonly username: string
  readonly password: string
  readonly device_token?: string | undefined
}

const getSubjects = (
  ctx: PublicCtx,
  user: Awaited<ReturnType<typeof findUserByLogin>>,
  { username, device_token }: Pick<Credentials, 'username' | 'device_token'>,
): Subjects => ({
  account: accountSubject(user?.id, username),
  address: addressSubject(ctx.ip),
  device: deviceSubject(ctx, device_token, user),
})

interface KnownUser {
  readonly user_id: number
  readonly username: string
  /** 0 for staff. */
  readonly seller_id: number
}

/**
 * The user these credentials belong to in the given console. Unknown name, wrong password and the other console's
 * account cost the same work and get the same answer.
 */
export async function checkCredentials(
  ctx: PublicCtx,
  input: Credentials,
  console_kind: 'seller' | 'staff',
): Promise<KnownUser> {
  const user = await findUserByLogin(ctx.db, input.username)
  const attempt = await beginAttempt(ctx, getSubjects(ctx, user, input), (work_bits) =>
    redeemCaptcha(ctx, input, 'nc_login', { work_bits }),
  )
  const matches = await passwordMatches(user?.password_hash ?? null, input.password)
  const belongs = user && (user.kind === 'staff') === (console_kind === 'staff')
  // Demo accounts have published passwords, so they do not exist in production.
  const is_open = user && (ctx.config.demo || !user.is_demo)
  if (!matches || !belongs || !is_open) throw new AppError('wrong_credentials')
  // Revealed only to someone who knows the password.
  if (!user.is_enabled) throw new AppError('account_disabled')
  if (user.seller_id !== null) await refuseFrozen(ctx, user.seller_id)
  await forgiveAttempt(ctx, attempt)
  return { user_id: user.id, username: user.username, seller_id: user.seller_id ?? 0 }
}

async function refuseFrozen(ctx: PublicCtx, seller_id: number): Promise<void> {
  const freeze = await findFreeze(ctx.db, seller_id)
  if (!freeze) return
  throw new AppError('account_frozen', { reason: freeze.reason, contact: freeze.contact && ` ${freeze.contact}` })
}

export async function login(
  ctx: PublicCtx,
  input: Input<typeof contract.login>,
): Promise<Reply<typeof contract.login>> {
  const user = await checkCredentials(ctx, input, 'seller')
  if (await findFactor(ctx.db, user.user_id)) {
    return { ...(await openStep(ctx, user, input.logid_url)), device_token: '', step: 'code' }
  }
  return { ...(await enter(ctx, user, input.logid_url)), step: 'done' }
}

const enter = (ctx: PublicCtx, user: KnownUser, logid_url: string | undefined) =>
  inTransaction(ctx, async (tx) => {
    await markLoggedIn(tx.db, user.user_id, tx.clock.now())
    await recordActivity(tx, user, 'login')
    const { ip, user_agent } = tx
    const session = await openSession(tx, { user_id: user.user_id, ip, user_agent, logid_url })
    return { ...session, device_token: newDeviceToken(tx, user.user_id) }
  })

export async function loginCode(
  ctx: PublicCtx,
  { token, code }: Input<typeof twoStep.loginCode>,
): Promise<Reply<typeof twoStep.loginCode>> {
  const waiting = await waitingLogin(ctx, token, 'seller')
  await refuseFrozen(ctx, waiting.seller_id)
  await checkSecondStep(ctx, waiting, code)
  await leaveStep(ctx, waiting)
  return enter(ctx, waiting, waiting.logid_url)
}

export async function skipManMachineVerify(
  ctx: PublicCtx,
  input: Input<typeof contract.skipManMachineVerify>,
): Promise<Reply<typeof contract.skipManMachineVerify>> {
  const login = input.username ?? ''
  const user = login ? await findUserByLogin(ctx.db, login) : undefined
  const subjects = getSubjects(ctx, user, { username: login, device_token: input.device_token })
  return { is_skip: (await isCaptchaNeeded(ctx, subjects)) ? CaptchaSkip.required : CaptchaSkip.skip }
}
