import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Empty, getPage, Instant, PageInput } from '../wire.ts'
import { captchaFields, DeviceToken, LoginSession, PasswordChange } from './auth.ts'
import { Login, NewPassword, Password, PasswordAgain, twoPasswords } from './fields.ts'
import { Enrolment, EnrolmentProof, RecoveryCodes, StepToken, TwoStepCode, TwoStepState } from './two-step.ts'

/**
 * Staff only. A seller's credentials are answered like wrong ones, and the reverse. `done`: the token is a session.
 * `code` and `enrol`: the password was right and the token is good for the second step only.
 */
export const opsLogin = endpoint({
  method: 'POST',
  path: '/ops/login',
  access: 'public',
  rate: 'login',
  summary: 'Log in to the operations console',
  input: z.object({ username: Login, password: Password, ...captchaFields, device_token: DeviceToken.optional() }),
  reply: LoginSession.extend({ step: z.enum(['done', 'code', 'enrol']) }),
})

export const opsLoginCode = endpoint({
  method: 'POST',
  path: '/ops/login/code',
  access: 'public',
  rate: 'login',
  summary: 'Second step of a staff login: the code of the authenticator app, or a recovery code',
  input: z.object({ token: StepToken, code: TwoStepCode }),
  reply: LoginSession,
})

export const opsBeginEnrolment = endpoint({
  method: 'POST',
  path: '/ops/login/enrol',
  access: 'public',
  rate: 'login',
  summary: 'A secret for the authenticator app of a member of staff who has none yet',
  input: z.object({ token: StepToken }),
  reply: Enrolment,
})

export const opsConfirmEnrolment = endpoint({
  method: 'POST',
  path: '/ops/login/enrol/confirm',
  access: 'public',
  rate: 'login',
  summary: 'The first code of the app: switches two-step login on and opens the session',
  input: EnrolmentProof.extend({ token: StepToken }),
  reply: LoginSession.extend(RecoveryCodes.shape),
})

export const getTwoStep = endpoint({
  method: 'GET',
  path: '/ops/twoStep',
  access: 'staff',
  summary: 'Whether my login takes two steps',
  input: Empty,
  reply: TwoStepState,
})

export const beginTwoStep = endpoint({
  method: 'POST',
  path: '/ops/twoStep/begin',
  access: 'staff',
  rate: 'login',
  summary: 'A secret for my (new) authenticator app; nothing changes until it is confirmed',
  input: z.object({ password: Password }),
  reply: Enrolment,
})

export const confirmTwoStep = endpoint({
  method: 'POST',
  path: '/ops/twoStep/confirm',
  access: 'staff',
  rate: 'login',
  summary: 'The first code of my app: switches two-step login on and ends my other sessions',
  input: EnrolmentProof,
  reply: RecoveryCodes,
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/ops/twoStep/recoveryCodes',
  access: 'staff',
  rate: 'login',
  summary: 'New recovery codes; the old ones stop working',
  input: z.object({ code: TwoStepCode }),
  reply: RecoveryCodes,
})

export const endTwoStep = endpoint({
  method: 'POST',
  path: '/ops/twoStep/end',
  access: 'staff',
  rate: 'login',
  summary: 'Log in with the password alone again; only in the demo',
  input: z.object({ code: TwoStepCode }),
  reply: Empty,
})

/** The token is in the URL fragment, so no server log contains it. */
export const readInvite = endpoint({
  method: 'POST',
  path: '/ops/invite/read',
  access: 'public',
  rate: 'login',
  summary: 'Whose one-time link this is',
  input: z.object({ token: StepToken }),
  reply: z.object({ username: z.string(), is_staff: z.boolean(), expires_at: Instant }),
})

export const acceptInvite = endpoint({
  method: 'POST',
  path: '/ops/invite/accept',
  access: 'public',
  rate: 'login',
  summary: 'Choose a password with a one-time link',
  input: z
    .object({ token: StepToken, password: NewPassword, password_confirmation: PasswordAgain })
    .refine(twoPasswords.check, twoPasswords.problem),
  reply: z.object({ username: z.string() }),
})

/** Outcomes beside these are names of refusals in the error catalogue. */
export const staffLoginOutcomes = [
  'success',
  'code_needed',
  'enrolment_needed',
  'recovery_code_used',
  'two_step_on',
  'two_step_off',
  'password_chosen',
  'wrong_credentials',
  'wrong_code',
  'account_disabled',
  'account_locked',
  'captcha_required',
  'too_many_requests',
] as const

export const listStaffLogins = endpoint({
  method: 'GET',
  path: '/ops/staffLogin',
  access: 'staff',
  permission: 'ops.staff',
  summary: 'Every login to the operations console and every refusal, newest first',
  input: PageInput.extend({ username: z.string().trim().max(64).optional(), refused: z.enum(['1', '0']).optional() }),
  reply: getPage(
    z.object({
      id: z.int(),
      /** As it was typed. */
      username: z.string(),
      is_known: z.boolean(),
      outcome: z.string(),
      is_refused: z.boolean(),
      ip: z.string(),
      user_agent: z.string(),
      created_at: Instant,
    }),
  ),
})

export const opsLogout = endpoint({
  method: 'POST',
  path: '/ops/logout',
  access: 'staff',
  summary: 'Revoke the staff token of this call',
  input: Empty,
  reply: Empty,
})

export const opsChangePassword = endpoint({
  method: 'POST',
  path: '/ops/user/changePassword',
  access: 'staff',
  rate: 'login',
  summary: 'Staff change their own password; ends every other session',
  input: PasswordChange,
  reply: Empty,
})
