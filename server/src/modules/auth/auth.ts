import type { AppCtx, UserIdentity } from '../../infra/context.ts'
import { findSession, insertSession } from './auth.queries.ts'
import { hashToken, newToken, TOKEN_LIFETIME_MS } from './token.ts'

/** Who holds this token, or null when it is unknown, expired, revoked or its user disabled. */
export async function identifyToken(ctx: AppCtx, token: string): Promise<UserIdentity | null> {
  const row = await findSession(ctx.db, hashToken(token), ctx.clock.now())
  if (!row) return null
  return {
    user_id: row.user_id,
    username: row.username,
    kind: row.kind,
    seller_id: row.seller_id ?? 0,
    permissions: row.kind === 'seller' ? null : new Set(row.permissions),
    session_id: row.session_id,
  }
}

interface NewSession {
  readonly user_id: number
  readonly ip: string
  readonly user_agent: string
}

export async function openSession(ctx: AppCtx, session: NewSession): Promise<{ token: string; expires_at: string }> {
  const token = newToken()
  const expires_at = new Date(ctx.clock.now().getTime() + TOKEN_LIFETIME_MS).toISOString()
  await insertSession(ctx.db, { ...session, token_hash: hashToken(token), expires_at })
  return { token, expires_at }
}
