import { z } from 'zod'
import { captchaFields, PasswordChange, Session } from './auth.ts'
import { Login, Password } from './auth-fields.ts'
import { endpoint } from './endpoint.ts'
import { Empty } from './wire.ts'

/** Staff only. A seller's credentials are answered like wrong ones, and the reverse. */
export const opsLogin = endpoint({
  method: 'POST',
  path: '/ops/login',
  access: 'public',
  rate: 'login',
  summary: 'Log in to the operations console',
  input: z.object({ username: Login, password: Password, ...captchaFields }),
  reply: Session,
})

export const opsLogout = endpoint({
  method: 'POST',
  path: '/ops/logout',
  access: 'staff',
  summary: 'Revoke the staff token of this call',
  input: Empty,
  reply: Empty,
})

export const opsChangePassword = endpoint({
  method: 'POST',
  path: '/ops/user/changePassword',
  access: 'staff',
  rate: 'login',
  summary: 'Staff change their own password; ends every other session',
  input: PasswordChange,
  reply: Empty,
})
