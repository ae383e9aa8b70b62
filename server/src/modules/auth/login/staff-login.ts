import type * as contract from '@inkroute/contract/auth/staff'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../../infra/app-error.ts'
import type { PublicCtx } from '../../../infra/context.ts'
import { findUserByLogin, markLoggedIn } from '../../account/account.ts'
import { openSession } from '../core/session.ts'
import { findFactor } from '../core/staff.queries.ts'
import { newDeviceToken } from '../guard/known-device.ts'
import { recordingRefusal, recordStaffLogin } from '../staff/staff-log.ts'
import { needsTwoStep } from '../staff/two-step-policy.ts'
import { checkCredentials } from './login.ts'
import {
  checkSecondStep,
  confirmEnrolment,
  leaveStep,
  newEnrolment,
  openStep,
  type TwoStepPerson,
  waitingLogin,
} from './two-step.ts'

/** Staff sessions are shorter than sellers': they end at night and after a period of inactivity. */
const LIFETIME_MS = 12 * 60 * 60_000
const IDLE_MINUTES = 30

async function enter(ctx: PublicCtx, { user_id, username }: TwoStepPerson) {
  const { ip, user_agent } = ctx
  await markLoggedIn(ctx.db, user_id, ctx.clock.now())
  await recordStaffLogin(ctx, { user_id, username }, 'success')
  const limits = { lifetime_ms: LIFETIME_MS, idle_minutes: IDLE_MINUTES }
  const session = await openSession(ctx, { user_id, ip, user_agent, ...limits })
  return { ...session, device_token: newDeviceToken(ctx, user_id) }
}

export async function opsLogin(
  ctx: PublicCtx,
  input: Input<typeof contract.opsLogin>,
): Promise<Reply<typeof contract.opsLogin>> {
  const typed = await findUserByLogin(ctx.db, input.username)
  const who = { user_id: typed?.id ?? null, username: input.username }
  const person = await recordingRefusal(ctx, who, () => checkCredentials(ctx, input, 'staff'))
  const has_factor = (await findFactor(ctx.db, person.user_id)) !== undefined
  if (!has_factor && !(await needsTwoStep(ctx, person.user_id))) return { ...(await enter(ctx, person)), step: 'done' }
  await recordStaffLogin(ctx, person, has_factor ? 'code_needed' : 'enrolment_needed')
  return { ...(await openStep(ctx, person)), device_token: '', step: has_factor ? 'code' : 'enrol' }
}

export async function opsLoginCode(
  ctx: PublicCtx,
  { token, code }: Input<typeof contract.opsLoginCode>,
): Promise<Reply<typeof contract.opsLoginCode>> {
  const waiting = await waitingLogin(ctx, token, 'staff')
  await checkSecondStep(ctx, waiting, code)
  await leaveStep(ctx, waiting)
  return enter(ctx, waiting)
}

/** The password alone must not replace an enrolled authenticator. */
async function waitingEnrolment(ctx: PublicCtx, token: string) {
  const waiting = await waitingLogin(ctx, token, 'staff')
  if (await findFactor(ctx.db, waiting.user_id)) throw new AppError('step_expired')
  return waiting
}

export async function opsBeginEnrolment(
  ctx: PublicCtx,
  { token }: Input<typeof contract.opsBeginEnrolment>,
): Promise<Reply<typeof contract.opsBeginEnrolment>> {
  return newEnrolment(ctx, await waitingEnrolment(ctx, token))
}

export async function opsConfirmEnrolment(
  ctx: PublicCtx,
  { token, ...proof }: Input<typeof contract.opsConfirmEnrolment>,
): Promise<Reply<typeof contract.opsConfirmEnrolment>> {
  const waiting = await waitingEnrolment(ctx, token)
  const recovery_codes = await confirmEnrolment(ctx, waiting, proof)
  await leaveStep(ctx, waiting)
  return { ...(await enter(ctx, waiting)), recovery_codes }
}
