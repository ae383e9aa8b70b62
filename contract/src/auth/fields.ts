import { z } from 'zod'
import { productFocuses, registerSources } from '../codes.ts'

/** Required text with the same message for missing and empty. */
const text = (message: string) => z.string(message).trim().min(1, message)

export const phonePattern = /^1\d{10}$/
/** Letters of any script, digits and `_ . -`; not digits alone, which could be a phone number. */
export const usernamePattern = /^(?!\d+$)[\p{L}\p{N}_.-]{2,32}$/u
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 64

export const EMAIL_MAX = 254
/** Plain ASCII before the @, letters of any script after it: domains have an ASCII form, mailboxes may not. */
export const emailPattern =
  /^(?=.{6,254}$)(?=.{1,64}@)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]*[\p{L}][\p{L}\p{N}-]*$/iu

export const Login = text('请输入手机号/用户名|Please enter phone/username').normalize('NFKC').max(EMAIL_MAX)
export const Password = z
  .string('请输入密码|Please enter password')
  .min(1, '请输入密码|Please enter password')
  .max(PASSWORD_MAX)
export const NewUsername = text('请输入用户名|Please enter a username')
  .normalize('NFKC')
  .regex(
    usernamePattern,
    '用户名为 2–32 个字母、汉字、数字或 _ . -，不能全是数字|Use 2 to 32 letters, digits or _ . -, not digits only',
  )
export const NewPassword = z
  .string('请输入新密码|Please enter a new password')
  .min(1, '请输入新密码|Please enter a new password')
  .min(PASSWORD_MIN, '密码长度为 8–64 个字符|Use 8 to 64 characters')
  .max(PASSWORD_MAX, '密码长度为 8–64 个字符|Use 8 to 64 characters')
export const PasswordAgain = z
  .string('请再次输入新密码|Enter the new password again')
  .min(1, '请再次输入新密码|Enter the new password again')
export const Phone = text('请输入手机号|Please enter phone number').regex(
  phonePattern,
  '手机号不正确|The phone number is incorrect',
)
export const Email = text('请输入邮箱|Please enter your email')
  .normalize('NFKC')
  .toLowerCase()
  .regex(emailPattern, '请填写邮箱，例如 name@example.com|Enter an email address such as name@example.com')
export const SmsCode = text('请输入验证码|Please enter the code').regex(
  /^\d{6}$/,
  '验证码为 6 位数字|The code has six digits',
)
export const Source = z.coerce
  .number('请选择来源渠道|Please select source channel')
  .refine((id) => registerSources.some((source) => source.id === id), '请选择来源渠道|Please select source channel')
export const ProductFocus = z.coerce
  .number('请选择您关注的产品|Please select the products you follow')
  .refine(
    (id) => productFocuses.some((focus) => focus.id === id),
    '请选择您关注的产品|Please select the products you follow',
  )

const DIFFERENT_PASSWORDS = '您两次输入的密码不一致|Your two passwords are different'

/** For forms that ask for a new password twice. */
export const twoPasswords = {
  check: (input: { password: string; password_confirmation: string }) => input.password === input.password_confirmation,
  message: DIFFERENT_PASSWORDS,
  /** Only for `refine`: zod takes the message out of the object it is handed. */
  problem: { path: ['password_confirmation'], message: DIFFERENT_PASSWORDS },
}

export const CurrentPassword = z
  .string('请输入当前密码|Please enter your current password')
  .min(1, '请输入当前密码|Please enter your current password')
  .max(PASSWORD_MAX)
