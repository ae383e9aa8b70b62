import { randomUUID, timingSafeEqual } from 'node:crypto'
import type * as contract from '@inkroute/contract/auth/auth'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx, PublicCtx } from '../../../infra/context.ts'
import { withoutCommitHook } from '../../../infra/db/commit-hook.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { derivedKey } from '../../../infra/derived-key.ts'
import { requireService } from '../../../infra/services/services.ts'
import { seal } from '../../../infra/settings/sealed.ts'
import { normalEmail } from '../../account/account.ts'
import { redeemCaptcha } from '../captcha/captcha.ts'
import { findSellerUserByContact, isContactTaken } from '../core/auth.queries.ts'
import { fieldError } from '../core/field-errors.ts'
import {
  CODE_LIFETIME_MS,
  type CodeContent,
  type CodeRefusal,
  type CodeType,
  type Contact,
  contentFor,
  findRefusal,
  hashCode,
  newCode,
  WAIT_MS,
} from '../core/one-time-code.rules.ts'
import { addressSubject } from '../guard/login-guard.rules.ts'
import { countSent, insertCode, lockRecipient, markCodeUsed, takeTry } from './one-time-code.queries.ts'
import { MAIL_CODE_JOB, sendMailCode } from './send-mail-code.job.ts'
import { SMS_JOB, sendSms } from './send-sms.job.ts'

type AskingCtx = Pick<PublicCtx, keyof AppCtx | 'language'>

export const codeKey = (ctx: AppCtx): Buffer => derivedKey(ctx.config.app_secret, 'sms-code')

/** The phone or mailbox a form names, if this installation can write to it. */
export function getContact(
  ctx: AskingCtx,
  { phone, email }: { readonly phone?: string | undefined; readonly email?: string | undefined },
): Contact {
  const channel = email === undefined ? 'sms' : 'mail'
  requireService(ctx, channel)
  const to = email === undefined ? phone : normalEmail(email)
  if (!to) throw fieldError(ctx, 'email_wrong', 'email')
  return { channel, to }
}

/** Proves the code without spending it. Every call is one of the five tries, right or wrong. */
export async function checkCode(ctx: AskingCtx, { to }: Contact, type: CodeType, code: string): Promise<number> {
  const row = await takeTry(withoutCommitHook(ctx).db, to, type, ctx.clock.now())
  if (!row || !timingSafeEqual(row.code_hash, hashCode(codeKey(ctx), to, type, code))) {
    throw fieldError(ctx, 'sms_code_wrong', 'code')
  }
  return row.id
}

/** Call it in the transaction the code authorises. Of two concurrent uses, one succeeds. */
export async function spendCode(ctx: AskingCtx, code_id: number): Promise<void> {
  if (!(await markCodeUsed(ctx.db, code_id, ctx.clock.now()))) throw fieldError(ctx, 'sms_code_wrong', 'code')
}

function refuse(refusal: CodeRefusal, { channel }: Contact): never {
  if (refusal.reason === 'too_soon') throw new AppError('sms_too_soon', { seconds: refusal.seconds })
  if (refusal.reason === 'recipient_day') throw new AppError(`${channel}_daily_limit`)
  throw new AppError('too_many_requests', { seconds: 3600 })
}

interface NewCode {
  readonly id: number
  readonly type: CodeType
  readonly content: CodeContent
  readonly code: string
}

async function enqueue(tx: PublicCtx, { channel, to }: Contact, { code, ...rest }: NewCode): Promise<void> {
  const purpose = channel === 'sms' ? SMS_JOB : MAIL_CODE_JOB
  const sealed_code = seal(tx.config.app_secret, purpose, code).toString('base64url')
  const message = { ...rest, message_id: randomUUID(), language: tx.language, sealed_code }
  if (channel === 'sms') await tx.jobs.send(sendSms, { ...message, phone: to })
  else await tx.jobs.send(sendMailCode, { ...message, email: to })
}

type Proof = Pick<Input<typeof contract.phoneCode>, 'sessionId' | 'sig' | 'token' | 'scene' | 'type'>

/** The same rows and the same job whether or not there is an account; only the message differs. */
async function sendCode(ctx: PublicCtx, contact: Contact, proof: Proof): Promise<{ wait_seconds: number }> {
  const { type } = proof
  if (type === 'bind' && !ctx.identity) throw new AppError('unauthorized')
  // Messages cost money and reach a person, so a captcha is required.
  const scene = type === 'register' ? 'nc_register' : 'nc_login'
  if (!(await redeemCaptcha(ctx, proof, scene, 'redeemForSms'))) throw new AppError('captcha_required')
  const address = addressSubject(ctx.ip)
  return inTransaction(ctx, async (tx) => {
    await lockRecipient(tx.db, contact.to)
    const now = tx.clock.now()
    const refusal = findRefusal(await countSent(tx.db, contact.to, address, now), now)
    if (refusal) refuse(refusal, contact)
    const is_registered =
      type === 'forget'
        ? Boolean(await findSellerUserByContact(tx.db, contact, tx.config.demo))
        : await isContactTaken(tx.db, contact)
    // A code that was never sent makes both paths look alike; five guesses at a million are harmless.
    const code = newCode()
    const id = await insertCode(tx.db, {
      phone: contact.to,
      channel: contact.channel,
      type,
      code_hash: hashCode(codeKey(tx), contact.to, type, code),
      address,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + CODE_LIFETIME_MS).toISOString(),
    })
    await enqueue(tx, contact, { id, type, content: contentFor(type, is_registered), code })
    return { wait_seconds: WAIT_MS / 1000 }
  })
}

export const sendPhoneCode = (
  ctx: PublicCtx,
  input: Input<typeof contract.phoneCode>,
): Promise<Reply<typeof contract.phoneCode>> => sendCode(ctx, getContact(ctx, { phone: input.phone }), input)

export const sendCodeByMail = (
  ctx: PublicCtx,
  input: Input<typeof contract.mailCode>,
): Promise<Reply<typeof contract.mailCode>> => sendCode(ctx, getContact(ctx, { email: input.email }), input)
