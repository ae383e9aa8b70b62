import {
  Email,
  Login,
  NewPassword,
  NewUsername,
  Password,
  PasswordAgain,
  Phone,
  ProductFocus,
  SmsCode,
  Source,
  twoPasswords,
} from '@inkroute/contract/auth/fields'
import { productFocuses, RegisterSource, registerSources } from '@inkroute/contract/codes'
import { findProblem } from '../../shared/form/field-problem.ts'
import type { Rules } from '../../shared/form/use-form.ts'
import type { Language } from '../../shared/text/text.ts'
import type { SelectChoice } from '../../shared/ui/fields/select-field.tsx'

/** Validation of the forms. Messages come from the contract, so browser and server say the same. */

export interface LoginValues extends Record<string, string> {
  username: string
  password: string
}

export const blankLogin: LoginValues = { username: '', password: '' }

export const loginRules: Rules<LoginValues> = {
  username: (values) => findProblem(Login, values.username),
  password: (values) => findProblem(Password, values.password),
}

interface TwoPasswords {
  password: string
  password_confirmation: string
}

export const confirmationProblem = (values: TwoPasswords): string | null =>
  findProblem(PasswordAgain, values.password_confirmation) ?? (twoPasswords.check(values) ? null : twoPasswords.message)

export interface NewPasswordValues extends Record<string, string>, TwoPasswords {}

export const newPasswordRules: Rules<NewPasswordValues> = {
  password: (values) => findProblem(NewPassword, values.password),
  password_confirmation: confirmationProblem,
}

/** Where codes go. */
export type CodeBy = 'phone' | 'email'

/** The one the person chose, if this installation can send it; null when it can send neither. */
export function usableBy(chosen: CodeBy, services: { readonly sms: boolean; readonly mail: boolean }): CodeBy | null {
  if (services.sms && services.mail) return chosen
  return services.sms ? 'phone' : services.mail ? 'email' : null
}

export interface ForgotValues extends Record<string, string>, TwoPasswords {
  phone: string
  email: string
  code: string
}

export const forgotRules: Rules<ForgotValues> = {
  phone: (values) => findProblem(Phone, values.phone),
  code: (values) => findProblem(SmsCode, values.code),
  password: (values) => findProblem(NewPassword, values.password),
  password_confirmation: confirmationProblem,
}

const { phone: _, ...withoutPhone } = forgotRules

export const forgotByMailRules: Rules<ForgotValues> = {
  email: (values) => findProblem(Email, values.email),
  ...withoutPhone,
}

/** What a form sends of the two: the one the code went to. */
export const contactIn = ({ phone, email }: { phone: string; email: string }, by: CodeBy) =>
  by === 'email' ? { email, phone: undefined } : { phone, email: undefined }

export interface RegisterValues extends ForgotValues {
  username: string
  register_source: string
  register_source_detail: string
  product_type: string
}

/** What may be left empty is checked once something is there. */
const ifGiven = (schema: Parameters<typeof findProblem>[0], value: string) =>
  value.trim() === '' ? null : findProblem(schema, value)

export const isOtherSource = (register_source: string) => Number(register_source) === RegisterSource.other

export const registerRules: Rules<RegisterValues> = {
  username: (values) => ifGiven(NewUsername, values.username),
  phone: forgotRules.phone as (values: RegisterValues) => string | null,
  code: forgotRules.code as (values: RegisterValues) => string | null,
  password: forgotRules.password as (values: RegisterValues) => string | null,
  password_confirmation: confirmationProblem,
  register_source: (values) => ifGiven(Source, values.register_source),
  register_source_detail: (values) =>
    isOtherSource(values.register_source) && values.register_source_detail.trim() === ''
      ? '请输入其他来源渠道|Please enter other source channel'
      : null,
  product_type: (values) => ifGiven(ProductFocus, values.product_type),
}

const { phone: __, ...withoutRegisterPhone } = registerRules

export const registerByMailRules: Rules<RegisterValues> = {
  username: withoutRegisterPhone.username as (values: RegisterValues) => string | null,
  email: (values) => findProblem(Email, values.email),
  ...withoutRegisterPhone,
}

type Coded = { readonly id: number; readonly zh: string; readonly en: string }

const getChoices = (entries: readonly Coded[], language: Language): SelectChoice[] =>
  entries.map((entry) => ({ value: String(entry.id), label: entry[language] }))

export const sourceChoices = (language: Language) => getChoices(registerSources, language)
export const focusChoices = (language: Language) => getChoices(productFocuses, language)
