import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Empty, Instant } from './wire.ts'

const Username = z.string().trim().min(1, '请输入手机号/用户名|Please enter phone/username').max(64)
const Password = z.string().min(1, '请输入密码|Please enter password').max(64)

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  access: 'public',
  rate: 'login',
  summary: 'Log in with username or phone and password',
  input: z.object({ username: Username, password: Password }),
  reply: z.object({ token: z.string(), expires_at: Instant }),
})

export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  access: 'seller',
  summary: 'Revoke the token of this call',
  input: Empty,
  reply: Empty,
})
