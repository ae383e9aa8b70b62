import { createHash, randomBytes } from 'node:crypto'
import type { AppCtx, UserIdentity } from '../../../infra/context.ts'
import { sessionCache } from '../../../infra/session-cache.ts'
import { insertSession, type SessionPurpose, touchSession } from '../../account/account.ts'
import { findSession, type SessionRow } from './auth.queries.ts'

export const TOKEN_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000
export const JUMP_LIFETIME_MS = 10 * 60 * 1000
/** 256 random bits. Only the hash is stored, so a stolen database opens no session. */
export const newToken = (): string => randomBytes(32).toString('base64url')

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** “Last seen” is precise to about a minute, so most requests need no write. */
const SEEN_PRECISION_MS = 60_000

/**
 * Returns the identity behind a token, or null if it is unknown, expired, revoked or its user is disabled. `background`
 * calls (polls, stream heartbeats) do not refresh “last seen”, so a session in an abandoned tab still times out.
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
  if (!is_seen && made === 'background') return getIdentity(row)
  if (!is_seen) await touchSession(ctx.db, row.session_id, now)
  const identity = getIdentity(row)
  const seen_ms = is_seen ? Date.parse(row.last_seen_at) : now.getTime()
  keep(key, { identity, good_until_ms: Math.min(Date.parse(row.expires_at), seen_ms + SEEN_PRECISION_MS) })
  return identity
}

function getIdentity(row: SessionRow): UserIdentity {
  return {
    user_id: row.user_id,
    username: row.username,
    kind: row.kind,
    seller_id: row.seller_id ?? 0,
    permissions: row.kind === 'seller' ? null : new Set(row.permissions),
    session_id: row.session_id,
    viewer_id: row.viewer_id,
  }
}

interface NewSession {
  readonly user_id: number
  readonly ip: string
  readonly user_agent: string
  readonly logid_url?: string | undefined
  /** `login` grants access and `view` grants reading; the other purposes are exchanged once for a login. */
  readonly purpose?: SessionPurpose
  readonly lifetime_ms?: number
  /** Idle timeout. */
  readonly idle_minutes?: number
  /** The session it was derived from, which it cannot outlive. */
  readonly parent?: { readonly id: number; readonly expires_at: string } | undefined
  /** The member of staff, for a `view`. */
  readonly viewer_id?: number
}

export async function openSession(
  ctx: AppCtx,
  session: NewSession,
): Promise<{ id: number; token: string; expires_at: string }> {
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
    viewer_id = null,
  } = session
  const now = ctx.clock.now()
  const created_at = now.toISOString()
  const own_end_ms = now.getTime() + lifetime_ms
  const end_ms = parent ? Math.min(own_end_ms, Date.parse(parent.expires_at)) : own_end_ms
  const expires_at = new Date(end_ms).toISOString()
  const kept = { user_id, viewer_id, ip, user_agent: user_agent.slice(0, 300), logid_url, purpose }
  const row = { ...kept, parent_id: parent?.id ?? null, idle_minutes, created_at, expires_at }
  const { id } = await insertSession(ctx.db, { ...row, last_seen_at: created_at, token_hash: hashToken(token) })
  return { id, token, expires_at }
}
