import type { setSession as contract } from '@inkroute/contract/auth'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../infra/app-error.ts'
import type { PublicCtx } from '../../infra/context.ts'
import { spendJumpToken } from './auth.queries.ts'
import { openSession } from './auth.ts'
import { hashToken } from './token.ts'

/** Carries a login to another window or site of ours without showing the seven-day token. */
export async function setSession(ctx: PublicCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  return input.token === undefined ? issueJumpToken(ctx) : exchangeJumpToken(ctx, input.token)
}

async function issueJumpToken(ctx: PublicCtx): Promise<Reply<typeof contract>> {
  if (!ctx.identity) throw new AppError('unauthorized')
  if (ctx.identity.kind === 'staff') throw new AppError('wrong_console')
  const { ip, user_agent } = ctx
  const jump = await openSession(ctx, { user_id: ctx.identity.user_id, ip, user_agent, purpose: 'jump' })
  return { ...jump, purpose: 'jump' }
}

async function exchangeJumpToken(ctx: PublicCtx, token: string): Promise<Reply<typeof contract>> {
  const spent = await spendJumpToken(ctx.db, hashToken(token), ctx.clock.now())
  if (!spent) throw new AppError('jump_token_invalid')
  const session = await openSession(ctx, { user_id: spent.user_id, ip: ctx.ip, user_agent: ctx.user_agent })
  return { ...session, purpose: 'login' }
}
