import type { Language } from '@inkroute/contract/errors/errors'
import type { SmsContent, SmsType } from './sms-code.rules.ts'

const purposes: Record<SmsType, Record<Language, string>> = {
  register: { zh: '注册', en: 'registration' },
  forget: { zh: '重设密码', en: 'password reset' },
  bind: { zh: '更换手机号', en: 'phone change' },
}

const codeText: Record<Language, (purpose: string, code: string) => string> = {
  zh: (purpose, code) => `【印途】${purpose}验证码 ${code}，10 分钟内有效。请勿告诉任何人，印途员工不会向您索要。`,
  en: (purpose, code) =>
    `[InkRoute] ${code} is your ${purpose} code, valid for 10 minutes. Never share it; our staff will not ask for it.`,
}

const alreadyRegisteredText: Record<Language, string> = {
  zh: '【印途】有人正用本手机号注册或绑定，但它已有印途账号。如是本人，请直接登录或找回密码；否则请忽略。',
  en: '[InkRoute] Someone is signing up with this phone, which already has an account. If it was you, log in or reset your password; otherwise ignore this.',
}

/** What the phone shows, or null when nothing is sent. */
export function smsText(content: SmsContent, type: SmsType, code: string, language: Language): string | null {
  if (content === 'silent') return null
  return content === 'code' ? codeText[language](purposes[type][language], code) : alreadyRegisteredText[language]
}
