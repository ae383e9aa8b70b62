import { createHash, randomBytes } from 'node:crypto'
import type * as contract from '@inkroute/contract/auth/staff'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../../infra/app-error.ts'
import { currentBrand } from '../../../infra/company/company.ts'
import type { AppCtx, PublicCtx, StaffCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { seal, unsealWithAny } from '../../../infra/sealed.ts'
import { revokeSessions } from '../auth.queries.ts'
import { confirmOwnPassword } from '../credentials.ts'
import { fieldError } from '../field-errors.ts'
import { addressSubject } from '../guard/login-guard.rules.ts'
import { beginAttempt, forgiveAttempt } from '../guard/login-guard.ts'
import {
  changeSeal,
  claimStep,
  countRecoveryCodes,
  deleteFactor,
  findFactor,
  replaceRecoveryCodes,
  saveFactor,
  selectFactors,
  spendRecoveryCode,
} from './staff.queries.ts'
import { recordingRefusal, recordStaffLogin } from './staff-log.ts'
import { base32, otpauthUrl, plainRecoveryCode, stepOfCode } from './totp.rules.ts'
import { needsTwoStep } from './two-step-policy.ts'

const SECRET_BYTES = 20
const RECOVERY_CODES = 10
const RECOVERY_BYTES = 10
const ENROLMENT_MS = 15 * 60_000
const ENROLMENT = 'staff-enrolment'
const FACTOR = 'staff-second-factor'

export interface StaffPerson {
  readonly user_id: number
  readonly username: string
}

const personOf = ({ identity }: StaffCtx): StaffPerson => ({ user_id: identity.user_id, username: identity.username })

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
  { user_id, username }: StaffPerson,
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

function secretOf(ctx: AppCtx, user_id: number, enrolment: string): Buffer {
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
export async function checkSecondStep(ctx: PublicCtx | StaffCtx, person: StaffPerson, code: string): Promise<void> {
  const { user_id } = person
  await recordingRefusal(ctx, person, async () => {
    const attempt = await admitGuess(ctx, user_id)
    const factor = await findFactor(ctx.db, user_id)
    const opened = factor && unsealWithAny(ctx.config, FACTOR, factor.sealed_secret)
    const now = ctx.clock.now()
    const step = opened ? stepOfCode(Buffer.from(opened, 'hex'), code.replace(/\s/g, ''), now) : null
    const is_right = step !== null && (await claimStep(ctx.db, user_id, step))
    const is_recovery = !is_right && (await spendRecoveryCode(ctx.db, user_id, hashRecoveryCode(code), now))
    if (!is_right && !is_recovery) throw fieldError(ctx, 'wrong_code', 'code')
    await forgiveAttempt(ctx, attempt)
    if (is_recovery) await recordStaffLogin(ctx, person, 'recovery_code_used')
  })
}

/** Switches two-step login on. Its recovery codes are answered here and nowhere again. */
export async function confirmEnrolment(
  ctx: PublicCtx | StaffCtx,
  person: StaffPerson,
  { enrolment, code }: { readonly enrolment: string; readonly code: string },
): Promise<string[]> {
  const { user_id } = person
  const codes = await recordingRefusal(ctx, person, async () => {
    const attempt = await admitGuess(ctx, user_id)
    const secret = secretOf(ctx, user_id, enrolment)
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
  await recordStaffLogin(ctx, person, 'two_step_on')
  return codes
}

export async function getTwoStep(ctx: StaffCtx): Promise<Reply<typeof contract.getTwoStep>> {
  const factor = await findFactor(ctx.db, ctx.identity.user_id)
  return {
    is_on: factor !== undefined,
    is_required: await needsTwoStep(ctx, ctx.identity.user_id),
    recovery_left: await countRecoveryCodes(ctx.db, ctx.identity.user_id),
    confirmed_at: factor?.confirmed_at ?? null,
  }
}

export async function beginTwoStep(
  ctx: StaffCtx,
  { password }: Input<typeof contract.beginTwoStep>,
): Promise<Reply<typeof contract.beginTwoStep>> {
  await confirmOwnPassword(ctx, password, 'password')
  return newEnrolment(ctx, personOf(ctx))
}

export async function confirmTwoStep(
  ctx: StaffCtx,
  input: Input<typeof contract.confirmTwoStep>,
): Promise<Reply<typeof contract.confirmTwoStep>> {
  const recovery_codes = await confirmEnrolment(ctx, personOf(ctx), input)
  await revokeSessions(ctx.db, ctx.identity.user_id, ctx.identity.session_id, ctx.clock.now())
  return { recovery_codes }
}

export async function renewRecoveryCodes(
  ctx: StaffCtx,
  { code }: Input<typeof contract.renewRecoveryCodes>,
): Promise<Reply<typeof contract.renewRecoveryCodes>> {
  await checkSecondStep(ctx, personOf(ctx), code)
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
  if (await needsTwoStep(ctx, ctx.identity.user_id)) throw new AppError('two_step_required')
  await checkSecondStep(ctx, personOf(ctx), code)
  await inTransaction(ctx, (tx) => deleteFactor(tx.db, tx.identity.user_id))
  await recordStaffLogin(ctx, personOf(ctx), 'two_step_off')
  return {}
}
