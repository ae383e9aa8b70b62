import { createHash, randomBytes } from 'node:crypto'
import type * as contract from '@inkroute/contract/auth/staff'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../../infra/app-error.ts'
import { currentBrand } from '../../../infra/company/company.ts'
import type { AppCtx, PublicCtx, StaffCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { seal, unsealWithAny } from '../../../infra/settings/sealed.ts'
import { isDemoAccount, recordActivity, revokeSession, revokeSessions } from '../../account/account.ts'
import { fieldError } from '../core/field-errors.ts'
import { hashToken, openSession } from '../core/session.ts'
import {
  changeSeal,
  claimStep,
  countRecoveryCodes,
  deleteFactor,
  findFactor,
  findStepToken,
  replaceRecoveryCodes,
  saveFactor,
  selectFactors,
  spendRecoveryCode,
} from '../core/staff.queries.ts'
import { addressSubject } from '../guard/login-guard.rules.ts'
import { beginAttempt, forgiveAttempt } from '../guard/login-guard.ts'
import { recordingRefusal, recordStaffLogin } from '../staff/staff-log.ts'
import { base32, otpauthUrl, plainRecoveryCode, stepOfCode } from '../staff/totp.rules.ts'
import { needsTwoStep } from '../staff/two-step-policy.ts'
import { confirmOwnPassword } from './credentials.ts'

const SECRET_BYTES = 20
const RECOVERY_CODES = 10
const RECOVERY_BYTES = 10
const ENROLMENT_MS = 15 * 60_000
/** To find the phone and type six digits, or to set the app up first. */
const STEP_LIFETIME_MS = 15 * 60_000
const ENROLMENT = 'staff-enrolment'
const FACTOR = 'staff-second-factor'

/** Of staff or of a seller. */
export interface TwoStepPerson {
  readonly user_id: number
  readonly username: string
  /** 0 for staff. */
  readonly seller_id: number
}

const PLATFORM = 0

const ownPerson = ({ identity }: StaffCtx): TwoStepPerson => ({
  user_id: identity.user_id,
  username: identity.username,
  seller_id: identity.seller_id,
})

/** In the log of staff logins, or in the seller's own activities. */
async function recordStep(
  ctx: PublicCtx | StaffCtx,
  person: TwoStepPerson,
  outcome: 'two_step_on' | 'two_step_off' | 'recovery_code_used',
): Promise<void> {
  if (person.seller_id === PLATFORM) await recordStaffLogin(ctx, person, outcome)
  else await recordActivity(ctx, person, outcome)
}

/** Every refusal of staff is logged. */
const watched = <T>(ctx: PublicCtx | StaffCtx, person: TwoStepPerson, step: () => Promise<T>): Promise<T> =>
  person.seller_id === PLATFORM ? recordingRefusal(ctx, person, step) : step()

const isRequired = async (ctx: StaffCtx): Promise<boolean> =>
  ctx.identity.kind === 'staff' && needsTwoStep(ctx, ctx.identity.user_id)

/** The login a step token belongs to. Tokens of one console are unknown to the other. */
export async function waitingLogin(ctx: PublicCtx, token: string, console_kind: 'seller' | 'staff') {
  const found = await findStepToken(ctx.db, hashToken(token), ctx.clock.now(), ctx.config.demo)
  if (!found || (found.kind === 'staff') !== (console_kind === 'staff')) throw new AppError('step_expired')
  return found
}

/** Of two that bring the same step token, one gets in. */
export async function leaveStep(ctx: PublicCtx, { user_id, session_id }: { user_id: number; session_id: number }) {
  if (!(await revokeSession(ctx.db, user_id, session_id, ctx.clock.now()))) throw new AppError('step_expired')
}

/** After the password: the token of a login that waits for its second step. */
export const openStep = (ctx: PublicCtx, { user_id }: { readonly user_id: number }, logid_url?: string) =>
  openSession(ctx, {
    user_id,
    ip: ctx.ip,
    user_agent: ctx.user_agent,
    logid_url,
    purpose: 'step',
    lifetime_ms: STEP_LIFETIME_MS,
  })

/** Reseals after a rotation of the secret, so that the old one can be dropped. */
export async function resealFactors(ctx: AppCtx): Promise<void> {
  if (ctx.config.old_app_secrets.length === 0) return
  for (const { user_id, sealed_secret } of await selectFactors(ctx.db)) {
    const opened = unsealWithAny(ctx.config, FACTOR, sealed_secret)
    if (opened) await changeSeal(ctx.db, user_id, sealed_secret, seal(ctx.config.app_secret, FACTOR, opened))
  }
}

/** Nothing is stored until a first code proves that the app has the secret: the client carries it, sealed. */
export async function newEnrolment(
  ctx: AppCtx,
  { user_id, username }: TwoStepPerson,
): Promise<Reply<typeof contract.beginTwoStep>> {
  const { default: bwipjs } = await import('bwip-js/node')
  const secret = randomBytes(SECRET_BYTES)
  const otpauth_url = otpauthUrl((await currentBrand(ctx)).name.en, username, secret)
  const text = JSON.stringify({
    user_id,
    secret: secret.toString('hex'),
    until_ms: ctx.clock.now().getTime() + ENROLMENT_MS,
  })
  return {
    secret: base32(secret),
    otpauth_url,
    qr_svg: bwipjs.toSVG({ bcid: 'qrcode', text: otpauth_url, scale: 4, padding: 4 }),
    enrolment: seal(ctx.config.app_secret, ENROLMENT, text).toString('base64url'),
  }
}

function getSecret(ctx: AppCtx, user_id: number, enrolment: string): Buffer {
  const text = unsealWithAny(ctx.config, ENROLMENT, Buffer.from(enrolment, 'base64url'))
  const opened = text === null ? null : (JSON.parse(text) as { user_id: number; secret: string; until_ms: number })
  if (opened?.user_id !== user_id || opened.until_ms <= ctx.clock.now().getTime()) {
    throw new AppError('enrolment_expired')
  }
  return Buffer.from(opened.secret, 'hex')
}

const hashRecoveryCode = (code: string): Buffer => createHash('sha256').update(plainRecoveryCode(code)).digest()

const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    (base32(randomBytes(RECOVERY_BYTES)).toLowerCase().match(/.{4}/g) ?? []).join('-'),
  )

/** Counts a guess before checking it; after five wrong ones the user has to wait, from any address. */
async function admitGuess(ctx: PublicCtx | StaffCtx, user_id: number) {
  const subjects = { account: `two-step:${user_id}`, address: `two-step:${addressSubject(ctx.ip)}` }
  return beginAttempt(ctx, subjects, async () => {
    throw new AppError('too_many_requests', { seconds: 600 })
  })
}

/** A code of the app that was not used before, or an unused recovery code. */
export async function checkSecondStep(ctx: PublicCtx | StaffCtx, person: TwoStepPerson, code: string): Promise<void> {
  const { user_id } = person
  await watched(ctx, person, async () => {
    const attempt = await admitGuess(ctx, user_id)
    const factor = await findFactor(ctx.db, user_id)
    const opened = factor && unsealWithAny(ctx.config, FACTOR, factor.sealed_secret)
    const now = ctx.clock.now()
    const step = opened ? stepOfCode(Buffer.from(opened, 'hex'), code.replace(/\s/g, ''), now) : null
    const is_right = step !== null && (await claimStep(ctx.db, user_id, step))
    const is_recovery = !is_right && (await spendRecoveryCode(ctx.db, user_id, hashRecoveryCode(code), now))
    if (!is_right && !is_recovery) throw fieldError(ctx, 'wrong_code', 'code')
    await forgiveAttempt(ctx, attempt)
    if (is_recovery) await recordStep(ctx, person, 'recovery_code_used')
  })
}

/** Switches two-step login on. Its recovery codes are answered here and nowhere again. */
export async function confirmEnrolment(
  ctx: PublicCtx | StaffCtx,
  person: TwoStepPerson,
  { enrolment, code }: { readonly enrolment: string; readonly code: string },
): Promise<string[]> {
  const { user_id } = person
  const codes = await watched(ctx, person, async () => {
    const attempt = await admitGuess(ctx, user_id)
    const secret = getSecret(ctx, user_id, enrolment)
    const now = ctx.clock.now()
    const step = stepOfCode(secret, code.replace(/\s/g, ''), now)
    if (step === null) throw fieldError(ctx, 'wrong_code', 'code')
    await forgiveAttempt(ctx, attempt)
    const made = newRecoveryCodes()
    await inTransaction(ctx, async (tx) => {
      await saveFactor(tx.db, user_id, seal(tx.config.app_secret, FACTOR, secret.toString('hex')), step, now)
      await replaceRecoveryCodes(tx.db, user_id, made.map(hashRecoveryCode))
    })
    return made
  })
  await recordStep(ctx, person, 'two_step_on')
  return codes
}

/** For a person who lost the app and the recovery codes. False if there was nothing to turn off. */
export async function dropFactor(tx: StaffCtx, person: TwoStepPerson): Promise<boolean> {
  const { user_id } = person
  if (!(await findFactor(tx.db, user_id))) return false
  await deleteFactor(tx.db, user_id)
  await revokeSessions(tx.db, user_id, null, tx.clock.now())
  await recordStep(tx, person, 'two_step_off')
  return true
}

export async function getTwoStep(ctx: StaffCtx): Promise<Reply<typeof contract.getTwoStep>> {
  const factor = await findFactor(ctx.db, ctx.identity.user_id)
  return {
    is_on: factor !== undefined,
    is_required: await isRequired(ctx),
    recovery_left: await countRecoveryCodes(ctx.db, ctx.identity.user_id),
    confirmed_at: factor?.confirmed_at ?? null,
  }
}

export async function beginTwoStep(
  ctx: StaffCtx,
  { password }: Input<typeof contract.beginTwoStep>,
): Promise<Reply<typeof contract.beginTwoStep>> {
  // Everybody knows its password: one visitor would lock out all others.
  if (ctx.identity.kind !== 'staff' && (await isDemoAccount(ctx.db, ctx.identity.user_id))) {
    throw new AppError('demo_account_fixed')
  }
  await confirmOwnPassword(ctx, password, 'password')
  return newEnrolment(ctx, ownPerson(ctx))
}

export async function confirmTwoStep(
  ctx: StaffCtx,
  input: Input<typeof contract.confirmTwoStep>,
): Promise<Reply<typeof contract.confirmTwoStep>> {
  const recovery_codes = await confirmEnrolment(ctx, ownPerson(ctx), input)
  await revokeSessions(ctx.db, ctx.identity.user_id, ctx.identity.session_id, ctx.clock.now())
  return { recovery_codes }
}

export async function renewRecoveryCodes(
  ctx: StaffCtx,
  { code }: Input<typeof contract.renewRecoveryCodes>,
): Promise<Reply<typeof contract.renewRecoveryCodes>> {
  await checkSecondStep(ctx, ownPerson(ctx), code)
  const recovery_codes = newRecoveryCodes()
  await inTransaction(ctx, (tx) =>
    replaceRecoveryCodes(tx.db, tx.identity.user_id, recovery_codes.map(hashRecoveryCode)),
  )
  return { recovery_codes }
}

export async function endTwoStep(
  ctx: StaffCtx,
  { code }: Input<typeof contract.endTwoStep>,
): Promise<Record<string, never>> {
  if (await isRequired(ctx)) throw new AppError('two_step_required')
  await checkSecondStep(ctx, ownPerson(ctx), code)
  await inTransaction(ctx, (tx) => deleteFactor(tx.db, tx.identity.user_id))
  await recordStep(ctx, ownPerson(ctx), 'two_step_off')
  return {}
}
