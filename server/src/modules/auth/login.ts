import type { login as contract } from '@inkroute/contract/auth'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../infra/app-error.ts'
import type { PublicCtx } from '../../infra/context.ts'
import { findUserByLogin } from '../account/account.ts'
import { passwordMatches } from '../account/password.ts'
import { openSession } from './auth.ts'

export async function login(ctx: PublicCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const user = await findUserByLogin(ctx.db, input.username)
  const matches = await passwordMatches(user?.password_hash ?? null, input.password)
  if (!user || !matches || user.kind === 'staff' || !user.is_enabled) throw new AppError('wrong_credentials')
  return openSession(ctx, { user_id: user.id, ip: ctx.ip, user_agent: ctx.user_agent })
}
