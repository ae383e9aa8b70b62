import { smsTypes } from '@inkroute/contract/codes'
import type { Language } from '@inkroute/contract/errors/errors'
import { z } from 'zod'
import { currentBrand } from '../../../infra/company/company.ts'
import type { AppCtx } from '../../../infra/context.ts'
import { job } from '../../../infra/jobs/job.ts'
import { unseal } from '../../../infra/settings/sealed.ts'
import { sendSmsMessage } from '../../service/service.ts'
import type { CodeContent, CodeType } from '../core/one-time-code.rules.ts'
import { findExpiry } from './one-time-code.queries.ts'

const purposes: Record<CodeType, Record<Language, string>> = {
  register: { zh: '注册', en: 'registration' },
  forget: { zh: '重设密码', en: 'password reset' },
  bind: { zh: '更换手机号', en: 'phone change' },
}

const codeText: Record<Language, (brand: string, purpose: string, code: string) => string> = {
  zh: (brand, purpose, code) =>
    `【${brand}】${purpose}验证码 ${code}，10 分钟内有效。请勿告诉任何人，我们的员工不会向您索要。`,
  en: (brand, purpose, code) =>
    `[${brand}] ${code} is your ${purpose} code, valid for 10 minutes. Never share it; our staff will not ask for it.`,
}

const alreadyRegisteredText: Record<Language, (brand: string) => string> = {
  zh: (brand) => `【${brand}】有人正用本手机号注册或绑定，但它已有账号。如是本人，请直接登录或找回密码；否则请忽略。`,
  en: (brand) =>
    `[${brand}] Someone is signing up with this phone number, which already has an account. If it was you, log in or reset your password; otherwise ignore this.`,
}

/** The text of the message, or null if none is sent. */
async function smsText(
  ctx: AppCtx,
  content: CodeContent,
  type: CodeType,
  code: string,
  language: Language,
): Promise<string | null> {
  if (content === 'silent') return null
  const brand = (await currentBrand(ctx)).name[language]
  return content === 'code'
    ? codeText[language](brand, purposes[type][language], code)
    : alreadyRegisteredText[language](brand)
}

/** Retries end with the last minute of the code; an expired code is not sent. */
const RETRY_LIMIT = 9

export const SMS_JOB = 'auth.send-sms'

export const sendSms = job({
  name: SMS_JOB,
  schema: z.object({
    id: z.int(),
    /** The gateway drops a second message with the same id, so a retry never rings twice. */
    message_id: z.uuid(),
    phone: z.string(),
    type: z.enum(smsTypes),
    content: z.enum(['code', 'already_registered', 'silent']),
    language: z.enum(['zh', 'en']),
    /** Encrypted, because the payload is stored in the database. */
    sealed_code: z.string(),
  }),
  retry_limit: RETRY_LIMIT,
  concurrency: 4,
  async run(ctx, { id, message_id, phone, type, content, language, sealed_code }) {
    const row = await findExpiry(ctx.db, id)
    if (!row || new Date(row.expires_at) <= ctx.clock.now()) return
    const code = unseal(ctx.config.app_secret, SMS_JOB, Buffer.from(sealed_code, 'base64url'))
    const text = await smsText(ctx, content, type, code, language)
    if (text === null) return
    await sendSmsMessage(ctx, { message_id, phone, text, code: content === 'code' ? code : '' })
  },
})
