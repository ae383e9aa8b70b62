import type { AppCtx, SellerCtx, UserIdentity } from '../../infra/context.ts'
import { sessionCache } from '../../infra/session-cache.ts'
import { findSession, insertSession, type SessionPurpose, type SessionRow, touchSession } from './auth.queries.ts'
import { checkOwnPassword } from './check-own-password.ts'
import { hashToken, newToken, TOKEN_LIFETIME_MS } from './token.ts'

/** “Last seen” is told to the minute or so; not every request is worth a write. */
const SEEN_PRECISION_MS = 60_000

/**
 * Who holds this token, or null when it is unknown, expired, revoked or its user disabled. A call nobody made by hand
 * (`background`: a poll, the heartbeat of a stream) does not count as being seen, so that an open tab left alone ends.
 */
export async function identifyToken(
  ctx: AppCtx,
  token: string,
  made: 'by_hand' | 'background' = 'by_hand',
): Promise<UserIdentity | null> {
  const memory = sessionCache(ctx)
  const hash = hashToken(token)
  const key = hash.toString('latin1')
  const known = memory.find(key, ctx.clock.now())
  if (known) return known
  const keep = memory.reading()
  const now = ctx.clock.now()
  const row = await findSession(ctx.db, hash, { now, demo: ctx.config.demo })
  if (!row) return null
  const is_seen = now.getTime() - Date.parse(row.last_seen_at) <= SEEN_PRECISION_MS
  if (!is_seen && made === 'background') return identityOf(row)
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
  /** Only a login opens anything; the others are exchanged once for one. */
  readonly purpose?: SessionPurpose
  readonly lifetime_ms?: number
  /** Ends when nobody has done anything for so long. */
  readonly idle_minutes?: number
  /** The session this one came from, which it cannot outlive. */
  readonly parent?: { readonly id: number; readonly expires_at: string } | undefined
}

export async function openSession(ctx: AppCtx, session: NewSession): Promise<{ token: string; expires_at: string }> {
  const token = newToken()
  const {
    user_id,
    ip,
    user_agent,
    logid_url = '',
    purpose = 'login',
    lifetime_ms = TOKEN_LIFETIME_MS,
    idle_minutes = null,
    parent,
  } = session
  const now = ctx.clock.now()
  const created_at = now.toISOString()
  const own_end_ms = now.getTime() + lifetime_ms
  const end_ms = parent ? Math.min(own_end_ms, Date.parse(parent.expires_at)) : own_end_ms
  const expires_at = new Date(end_ms).toISOString()
  const kept = { user_id, ip, user_agent: user_agent.slice(0, 300), logid_url, purpose }
  const row = { ...kept, parent_id: parent?.id ?? null, idle_minutes, created_at, expires_at }
  await insertSession(ctx.db, { ...row, last_seen_at: created_at, token_hash: hashToken(token) })
  return { token, expires_at }
}

/** Before money leaves: whoever holds the session also knows the password. Wrong guesses are counted. */
export const confirmOwnPassword = (ctx: SellerCtx, password: string, field: string): Promise<void> =>
  checkOwnPassword(ctx, password, field)
