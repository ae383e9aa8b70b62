import type { AppCtx, UserIdentity } from '../../infra/context.ts'
import { findSession } from './auth.queries.ts'
import { hashToken } from './token.ts'

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
