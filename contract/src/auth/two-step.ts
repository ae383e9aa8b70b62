import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Empty, Instant } from '../wire.ts'
import { LoginSession } from './auth.ts'
import { Password } from './fields.ts'

export const StepToken = z.string().max(200)
/** Six digits of the app, or one of the recovery codes. */
export const TwoStepCode = z
  .string('请输入验证码|Please enter the code')
  .trim()
  .min(6, '请输入 6 位验证码或恢复码|Enter the six digits or a recovery code')
  .max(40)

/** For an authenticator app; send `enrolment` back with its first code. */
export const Enrolment = z.object({
  secret: z.string(),
  otpauth_url: z.string(),
  /** SVG. */
  qr_svg: z.string(),
  enrolment: z.string(),
})
export const EnrolmentProof = z.object({ enrolment: z.string().max(500), code: TwoStepCode })
/** Shown this once. */
export const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) })
export const TwoStepState = z.object({
  is_on: z.boolean(),
  /** Of staff in production; sellers choose for themselves. */
  is_required: z.boolean(),
  recovery_left: z.int(),
  confirmed_at: Instant.nullable(),
})

export const loginCode = endpoint({
  method: 'POST',
  path: '/api/auth/login/code',
  access: 'public',
  rate: 'login',
  summary: 'Second step of a login: the code of the authenticator app, or a recovery code',
  input: z.object({ token: StepToken, code: TwoStepCode }),
  reply: LoginSession,
})

export const getOwnTwoStep = endpoint({
  method: 'GET',
  path: '/distribution/user/twoStep',
  access: 'seller',
  summary: 'Whether my login takes two steps',
  input: Empty,
  reply: TwoStepState,
})

export const beginOwnTwoStep = endpoint({
  method: 'POST',
  path: '/distribution/user/twoStep/begin',
  access: 'seller',
  rate: 'login',
  summary: 'A secret for my (new) authenticator app; nothing changes until it is confirmed',
  input: z.object({ password: Password }),
  reply: Enrolment,
})

export const confirmOwnTwoStep = endpoint({
  method: 'POST',
  path: '/distribution/user/twoStep/confirm',
  access: 'seller',
  rate: 'login',
  summary: 'The first code of my app: switches two-step login on and ends my other sessions',
  input: EnrolmentProof,
  reply: RecoveryCodes,
})

export const renewOwnRecoveryCodes = endpoint({
  method: 'POST',
  path: '/distribution/user/twoStep/recoveryCodes',
  access: 'seller',
  rate: 'login',
  summary: 'New recovery codes; the old ones stop working',
  input: z.object({ code: TwoStepCode }),
  reply: RecoveryCodes,
})

export const endOwnTwoStep = endpoint({
  method: 'POST',
  path: '/distribution/user/twoStep/end',
  access: 'seller',
  rate: 'login',
  summary: 'Log in with the password alone again',
  input: z.object({ code: TwoStepCode }),
  reply: Empty,
})
