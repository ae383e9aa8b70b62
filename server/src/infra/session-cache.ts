import type { AppCtx, UserIdentity } from './context.ts'
import type { Db } from './db/database.ts'
import { afterEnd, getRoot } from './db/transaction-handle.ts'
import type { EventBus } from './events/event-bus.ts'

/** Triggers notify this topic whose sessions or permissions have changed; null means everyone's. */
const TOPIC = 'session'
/** A session is read again after this long in case a notification was lost. */
const TRUST_MS = 15_000
const MAX_SESSIONS = 20_000

interface CachedSession {
  readonly identity: UserIdentity
  /** When the session expires or has to be updated in the database. */
  readonly good_until_ms: number
}

/**
 * Remembers the owners of tokens for seconds. A change of a session or of permissions takes effect at once on the node
 * where it happens and on other nodes when they are notified. A node without a connection to the event bus caches nothing.
 */
export class SessionCache {
  readonly #events: Pick<EventBus, 'line'>
  readonly #kept = new Map<string, CachedSession & { readonly trusted_until_ms: number }>()
  #line: number | null = null
  /** Grows with every invalidation: a session read meanwhile may be outdated. */
  #generation = 0

  constructor(events: Pick<EventBus, 'line'>) {
    this.#events = events
  }

  find(key: string, now: Date): UserIdentity | null {
    if (!this.#isListening()) return null
    const kept = this.#kept.get(key)
    if (!kept) return null
    if (kept.good_until_ms > now.getTime() && kept.trusted_until_ms > performance.now()) return kept.identity
    this.#kept.delete(key)
    return null
  }

  /** Call it before reading a session; it returns a function that caches the result unless it may be outdated. */
  reading(): (key: string, read: CachedSession) => void {
    const generation = this.#generation
    const line = this.#isListening() ? this.#line : null
    const trusted_until_ms = performance.now() + TRUST_MS
    return (key, read) => {
      if (line === null || !this.#isListening() || line !== this.#line || generation !== this.#generation) return
      const [oldest] = this.#kept.size >= MAX_SESSIONS ? this.#kept.keys() : []
      if (oldest !== undefined) this.#kept.delete(oldest)
      this.#kept.set(key, { ...read, trusted_until_ms })
    }
  }

  forget(user_id: number | null): void {
    this.#generation++
    if (user_id === null) this.#kept.clear()
    else for (const [key, { identity }] of this.#kept) if (identity.user_id === user_id) this.#kept.delete(key)
  }

  #isListening(): boolean {
    const line = this.#events.line()
    if (line !== this.#line) {
      this.#kept.clear()
      this.#line = line
    }
    return line !== null
  }
}

/** One per database handle, which is one per process outside of tests. */
const caches = new WeakMap<Db, SessionCache>()

export function sessionCache({ db, events }: Pick<AppCtx, 'db' | 'events'>): SessionCache {
  const root = getRoot(db)
  const known = caches.get(root)
  if (known) return known
  const cache = new SessionCache(events)
  caches.set(root, cache)
  events.subscribe(TOPIC, (payload) => cache.forget((payload as { user_id: number | null }).user_id))
  return cache
}

/**
 * Changes the sessions or permissions of a user, or of everyone: this node drops them from its cache at the end of the
 * transaction. Other nodes are notified by the database.
 */
export async function invalidatingSessions<T>(db: Db, user_id: number | null, change: Promise<T>): Promise<T> {
  try {
    return await change
  } finally {
    afterEnd(db, () => caches.get(getRoot(db))?.forget(user_id))
  }
}
