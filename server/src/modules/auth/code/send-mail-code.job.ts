import { smsTypes } from '@inkroute/contract/codes'
import type { Language } from '@inkroute/contract/errors/errors'
import { z } from 'zod'
import { currentBrand } from '../../../infra/company/company.ts'
import { job } from '../../../infra/jobs/job.ts'
import { unseal } from '../../../infra/settings/sealed.ts'
import { renderMail, sendMail } from '../../service/service.ts'
import type { CodeType } from '../core/one-time-code.rules.ts'
import { findExpiry } from './one-time-code.queries.ts'

const purposes: Record<CodeType, Record<Language, string>> = {
  register: { zh: '注册', en: 'registration' },
  forget: { zh: '重设密码', en: 'password reset' },
  bind: { zh: '绑定邮箱', en: 'email confirmation' },
}

const codeTexts = {
  zh: (brand: string, purpose: string, code: string) => ({
    subject: `${code} 是您的${brand}${purpose}验证码`,
    preview: '10 分钟内有效',
    heading: `${purpose}验证码`,
    paragraphs: ['请在页面中输入下面的验证码，10 分钟内有效：'],
    footer: ['请勿把验证码告诉任何人，我们的员工不会向您索要。', '如果不是您本人操作，请忽略这封邮件。'],
  }),
  en: (brand: string, purpose: string, code: string) => ({
    subject: `${code} is your ${brand} ${purpose} code`,
    preview: 'Valid for 10 minutes',
    heading: `Your ${purpose} code`,
    paragraphs: ['Enter this code on the page. It is valid for 10 minutes:'],
    footer: ['Never share the code; our staff will not ask for it.', 'If this was not you, ignore this mail.'],
  }),
}

const registeredTexts = {
  zh: (brand: string) => ({
    subject: `您的邮箱已有${brand}账号`,
    heading: '这个邮箱已有账号',
    paragraphs: ['有人正用这个邮箱注册或绑定，但它已有账号。如是本人，请直接登录或找回密码。'],
    button: { label: '去登录', path: '/user/login' },
    footer: ['如果不是您本人操作，请忽略这封邮件。'],
  }),
  en: (brand: string) => ({
    subject: `You already have a ${brand} account`,
    heading: 'This address already has an account',
    paragraphs: [
      'Someone is signing up with this address, which already has an account. If it was you, log in or reset your password.',
    ],
    button: { label: 'Log in', path: '/user/login' },
    footer: ['If this was not you, ignore this mail.'],
  }),
}

/** Retries end with the last minute of the code; an expired code is not sent. */
const RETRY_LIMIT = 9

export const MAIL_CODE_JOB = 'auth.send-mail-code'

export const sendMailCode = job({
  name: MAIL_CODE_JOB,
  schema: z.object({
    id: z.int(),
    message_id: z.uuid(),
    email: z.string(),
    type: z.enum(smsTypes),
    content: z.enum(['code', 'already_registered', 'silent']),
    language: z.enum(['zh', 'en']),
    /** Encrypted, because the payload is stored in the database. */
    sealed_code: z.string(),
  }),
  retry_limit: RETRY_LIMIT,
  concurrency: 4,
  async run(ctx, { id, message_id, email, type, content, language, sealed_code }) {
    const row = await findExpiry(ctx.db, id)
    if (content === 'silent' || !row || new Date(row.expires_at) <= ctx.clock.now()) return
    const code = unseal(ctx.config.app_secret, MAIL_CODE_JOB, Buffer.from(sealed_code, 'base64url'))
    const brand = await currentBrand(ctx)
    const name = brand.name[language]
    const words =
      content === 'code'
        ? { ...codeTexts[language](name, purposes[type][language], code), code }
        : registeredTexts[language](name)
    const mail = renderMail({ brand, language, public_url: ctx.config.public_url }, words)
    await sendMail(ctx, { message_id, to: email, kind: 'code', ...mail })
  },
})
