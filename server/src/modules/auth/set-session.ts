import type { setSession as contract } from '@inkroute/contract/auth/auth'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../infra/app-error.ts'
import type { PublicCtx } from '../../infra/context.ts'
import { findJumpToken, findSessionEnd, spendJumpToken } from './auth.queries.ts'
import { openSession } from './auth.ts'
import { hashToken, JUMP_LIFETIME_MS } from './token.ts'

type Answer = Reply<typeof contract>

/** Carries a login to another window or site of ours without showing the seven-day token. */
export async function setSession(ctx: PublicCtx, input: Input<typeof contract>): Promise<Answer> {
  if (input.token === undefined) return issueJumpToken(ctx)
  return exchangeJumpToken(ctx, input.token, input.replace)
}

async function issueJumpToken(ctx: PublicCtx): Promise<Answer> {
  const { identity, ip, user_agent } = ctx
  if (!identity) throw new AppError('unauthorized')
  if (identity.kind === 'staff') throw new AppError('wrong_console')
  const own = await findSessionEnd(ctx.db, identity.session_id)
  if (!own) throw new AppError('unauthorized')
  const jump = await openSession(ctx, {
    user_id: identity.user_id,
    ip,
    user_agent,
    purpose: 'jump',
    lifetime_ms: JUMP_LIFETIME_MS,
    parent: { id: identity.session_id, expires_at: own.expires_at },
  })
  return { ...jump, purpose: 'jump' }
}

/**
 * A link that someone else sent must not slip its owner's account under a person who is logged in: unless they have
 * agreed, the token is left unspent and both names are told.
 */
async function exchangeJumpToken(ctx: PublicCtx, token: string, may_replace: boolean): Promise<Answer> {
  const { ip, user_agent, identity } = ctx
  const [hash, now, { demo }] = [hashToken(token), ctx.clock.now(), ctx.config]
  const found = await findJumpToken(ctx.db, hash, now, demo)
  if (!found) throw new AppError('jump_token_invalid')
  if (identity && identity.username !== found.username && !may_replace) {
    throw new AppError('session_replaces', { present: identity.username, next: found.username })
  }
  const spent = await spendJumpToken(ctx.db, hash, now, demo)
  if (!spent) throw new AppError('jump_token_invalid')
  const parent = { id: spent.parent_id, expires_at: spent.parent_expires_at }
  const session = await openSession(ctx, { user_id: spent.user_id, ip, user_agent, parent })
  return { ...session, purpose: 'login' }
}
