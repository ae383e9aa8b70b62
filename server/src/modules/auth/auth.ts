import type { AppCtx, SellerCtx, UserIdentity } from '../../infra/context.ts'
import { sessionMemory } from '../../infra/session-memory.ts'
import { findSession, insertSession, type SessionRow, touchSession } from './auth.queries.ts'
import { checkOwnPassword } from './check-own-password.ts'
import { hashToken, JUMP_LIFETIME_MS, newToken, TOKEN_LIFETIME_MS } from './token.ts'

/** “Last seen” is told to the minute or so; not every request is worth a write. */
const SEEN_PRECISION_MS = 60_000

/** Who holds this token, or null when it is unknown, expired, revoked or its user disabled. */
export async function identifyToken(ctx: AppCtx, token: string): Promise<UserIdentity | null> {
  const memory = sessionMemory(ctx)
  const hash = hashToken(token)
  const key = hash.toString('latin1')
  const known = memory.find(key, ctx.clock.now())
  if (known) return known
  const keep = memory.reading()
  const now = ctx.clock.now()
  const row = await findSession(ctx.db, hash, now)
  if (!row) return null
  const is_seen = now.getTime() - Date.parse(row.last_seen_at) <= SEEN_PRECISION_MS
  if (!is_seen) await touchSession(ctx.db, row.session_id, now)
  const identity = identityOf(row)
  const seen_ms = is_seen ? Date.parse(row.last_seen_at) : now.getTime()
  keep(key, { identity, good_until_ms: Math.min(Date.parse(row.expires_at), seen_ms + SEEN_PRECISION_MS) })
  return identity
}

function identityOf(row: SessionRow): UserIdentity {
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
  readonly logid_url?: string | undefined
  /** A jump token opens nothing by itself; it is exchanged once for a login. */
  readonly purpose?: 'login' | 'jump'
}

export async function openSession(ctx: AppCtx, session: NewSession): Promise<{ token: string; expires_at: string }> {
  const token = newToken()
  const { user_id, ip, user_agent, logid_url = '', purpose = 'login' } = session
  const now = ctx.clock.now()
  const lifetime_ms = purpose === 'jump' ? JUMP_LIFETIME_MS : TOKEN_LIFETIME_MS
  const created_at = now.toISOString()
  const expires_at = new Date(now.getTime() + lifetime_ms).toISOString()
  const row = { user_id, ip, user_agent: user_agent.slice(0, 300), logid_url, purpose, created_at, expires_at }
  await insertSession(ctx.db, { ...row, last_seen_at: created_at, token_hash: hashToken(token) })
  return { token, expires_at }
}

/** Before money leaves: whoever holds the session also knows the password. Wrong guesses are counted. */
export const confirmOwnPassword = (ctx: SellerCtx, password: string, field: string): Promise<void> =>
  checkOwnPassword(ctx, password, field)
