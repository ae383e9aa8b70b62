import type * as contract from '@inkroute/contract/auth/auth'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../infra/app-error.ts'
import type { PublicCtx, SellerCtx, StaffCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { findJumpToken, recordActivity, revokeSession, spendJumpToken } from '../account/account.ts'
import { findSessionEnd, listLiveSessions } from './core/auth.queries.ts'
import { hashToken, JUMP_LIFETIME_MS, openSession } from './core/session.ts'

export async function listSessions(ctx: SellerCtx): Promise<Reply<typeof contract.listSessions>> {
  const rows = await listLiveSessions(ctx.db, ctx.identity.user_id, ctx.clock.now())
  return { sessions: rows.map((row) => ({ ...row, is_current: row.id === ctx.identity.session_id })) }
}

export async function endSession(
  ctx: SellerCtx,
  input: Input<typeof contract.revokeSession>,
): Promise<Reply<typeof contract.revokeSession>> {
  const ended = await revokeSession(ctx.db, ctx.identity.user_id, input.id, ctx.clock.now())
  if (!ended) throw new AppError('not_found')
  return {}
}

export async function logout(ctx: SellerCtx | StaffCtx): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    await revokeSession(tx.db, tx.identity.user_id, tx.identity.session_id, tx.clock.now())
    await recordActivity(tx, tx.identity, 'logout')
    return {}
  })
}

type Answer = Reply<typeof contract.setSession>

/** Carries a login over to another window or site of ours without exposing the seven-day token. */
export async function setSession(ctx: PublicCtx, input: Input<typeof contract.setSession>): Promise<Answer> {
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
 * A link sent by someone else must not silently replace the account a person is logged in to: until they agree, the
 * token stays unspent and the error names both accounts.
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
