import { randomUUID, timingSafeEqual } from 'node:crypto'
import type * as contract from '@inkroute/contract/auth/auth'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx, PublicCtx } from '../../../infra/context.ts'
import { withoutCommitHook } from '../../../infra/db/commit-hook.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { derivedKey } from '../../../infra/derived-key.ts'
import { seal } from '../../../infra/sealed.ts'
import { requireService } from '../../../infra/services/services.ts'
import { findSellerUserByPhone, isPhoneTaken } from '../auth.queries.ts'
import { redeemCaptcha } from '../captcha/captcha.ts'
import { fieldError } from '../field-errors.ts'
import { addressSubject } from '../guard/login-guard.rules.ts'
import { SMS_JOB, sendSms } from './send-sms.job.ts'
import { countSent, insertSmsCode, lockPhone, markCodeUsed, takeTry } from './sms-code.queries.ts'
import {
  CODE_LIFETIME_MS,
  contentFor,
  hashCode,
  newCode,
  PHONE_WAIT_MS,
  refusalOf,
  type SmsRefusal,
  type SmsType,
} from './sms-code.rules.ts'

type AskingCtx = Pick<PublicCtx, keyof AppCtx | 'language'>

export const smsCodeKey = (ctx: AppCtx): Buffer => derivedKey(ctx.config.app_secret, 'sms-code')

/** Proves the code without spending it. Every call is one of the five tries, right or wrong. */
export async function checkSmsCode(ctx: AskingCtx, phone: string, type: SmsType, code: string): Promise<number> {
  const row = await takeTry(withoutCommitHook(ctx).db, phone, type, ctx.clock.now())
  if (!row || !timingSafeEqual(row.code_hash, hashCode(smsCodeKey(ctx), phone, type, code))) {
    throw fieldError(ctx, 'sms_code_wrong', 'code')
  }
  return row.id
}

/** Call it in the transaction the code authorises. Of two concurrent uses, one succeeds. */
export async function spendSmsCode(ctx: AskingCtx, code_id: number): Promise<void> {
  if (!(await markCodeUsed(ctx.db, code_id, ctx.clock.now()))) throw fieldError(ctx, 'sms_code_wrong', 'code')
}

function refuse(refusal: SmsRefusal): never {
  if (refusal.reason === 'too_soon') throw new AppError('sms_too_soon', { seconds: refusal.seconds })
  if (refusal.reason === 'phone_day') throw new AppError('sms_daily_limit')
  throw new AppError('too_many_requests', { seconds: 3600 })
}

/** The same rows and the same job whether or not the phone has an account; only the message differs. */
export async function sendPhoneCode(
  ctx: PublicCtx,
  input: Input<typeof contract.phoneCode>,
): Promise<Reply<typeof contract.phoneCode>> {
  requireService(ctx, 'sms')
  const { phone, type } = input
  if (type === 'bind' && !ctx.identity) throw new AppError('unauthorized')
  // Messages cost money and reach a phone, so a captcha is required.
  const scene = type === 'register' ? 'nc_register' : 'nc_login'
  if (!(await redeemCaptcha(ctx, input, scene, 'redeemForSms'))) throw new AppError('captcha_required')
  const address = addressSubject(ctx.ip)
  return inTransaction(ctx, async (tx) => {
    await lockPhone(tx.db, phone)
    const now = tx.clock.now()
    const refusal = refusalOf(await countSent(tx.db, phone, address, now), now)
    if (refusal) refuse(refusal)
    const is_registered =
      type === 'forget'
        ? Boolean(await findSellerUserByPhone(tx.db, phone, tx.config.demo))
        : await isPhoneTaken(tx.db, phone)
    const content = contentFor(type, is_registered)
    // A code that was never sent makes both paths look alike; five guesses at a million are harmless.
    const code = newCode()
    const id = await insertSmsCode(tx.db, {
      phone,
      type,
      code_hash: hashCode(smsCodeKey(tx), phone, type, code),
      address,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + CODE_LIFETIME_MS).toISOString(),
    })
    const sealed_code = seal(tx.config.app_secret, SMS_JOB, code).toString('base64url')
    const message = { id, message_id: randomUUID(), phone, type, content, language: ctx.language, sealed_code }
    await tx.jobs.send(sendSms, message)
    return { wait_seconds: PHONE_WAIT_MS / 1000 }
  })
}
