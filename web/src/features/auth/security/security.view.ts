import { CurrentPassword, Email, NewPassword, PASSWORD_MIN, Phone, SmsCode } from '@inkroute/contract/auth/fields'
import { findProblem } from '../../../shared/form/field-problem.ts'
import type { Rules } from '../../../shared/form/use-form.ts'
import { type CodeBy, confirmationProblem } from '../auth.view.ts'

export interface PasswordValues extends Record<string, string> {
  old_password: string
  password: string
  password_confirmation: string
}

export const passwordRules: Rules<PasswordValues> = {
  old_password: (values) => findProblem(CurrentPassword, values.old_password),
  password: (values) => findProblem(NewPassword, values.password),
  password_confirmation: confirmationProblem,
}

export interface ContactValues extends Record<string, string> {
  phone: string
  email: string
  code: string
  password: string
}

const confirmed: Rules<ContactValues> = {
  code: (values) => findProblem(SmsCode, values.code),
  password: (values) => findProblem(CurrentPassword, values.password),
}

export const contactRules: Record<CodeBy, Rules<ContactValues>> = {
  phone: { phone: (values) => findProblem(Phone, values.phone), ...confirmed },
  email: { email: (values) => findProblem(Email, values.email), ...confirmed },
}

export type Strength = 'weak' | 'fair' | 'strong'

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{Ll}\p{Lu}\p{Nd}]/u]
const STRONG_LENGTH = 12

/** A hint, not a rule: length counts most, then variety; repeated characters count little. */
export function passwordStrength(password: string): Strength | null {
  if (password === '') return null
  const variety = kinds.filter((kind) => kind.test(password)).length
  const distinct = new Set(password).size
  if (password.length < PASSWORD_MIN || distinct < 5 || variety < 2) return 'weak'
  return password.length >= STRONG_LENGTH && (variety >= 3 || password.length >= STRONG_LENGTH + 4) ? 'strong' : 'fair'
}

// Order matters: Edge and Opera also call themselves Chrome, and Chrome calls itself Safari.
const browsers: readonly [RegExp, string][] = [
  [/MicroMessenger\//, 'WeChat'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
]

const firstMatch = (patterns: readonly [RegExp, string][], text: string) =>
  patterns.find(([pattern]) => pattern.test(text))?.[1] ?? null

/** A readable device name for a user agent; null rather than a guess. */
export const getDevice = (user_agent: string) => ({
  browser: firstMatch(browsers, user_agent),
  system: firstMatch(systems, user_agent),
})
