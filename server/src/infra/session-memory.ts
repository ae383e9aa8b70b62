import type { AppCtx, UserIdentity } from './context.ts'
import type { Db } from './db/database.ts'
import { afterEnd, rootOf } from './db/transaction-handle.ts'
import type { EventBus } from './event-bus.ts'

/** The database announces here whose sessions or rights have changed; without a number, everybody's. */
const TOPIC = 'session'
/** Should an announcement be lost on the way, a session is read again after this long. */
const TRUST_MS = 15_000
const MOST_SESSIONS = 20_000

interface Kept {
  readonly identity: UserIdentity
  /** When the session ends, or something about it is to be written down: read again then. */
  readonly good_until_ms: number
}

/**
 * Whom tokens belong to, for the requests that follow each other within seconds. What ends a session or changes rights is
 * forgotten at once on the node where it happens and on others as soon as they hear of it. A node that hears nothing
 * remembers nothing.
 */
export class SessionMemory {
  readonly #events: Pick<EventBus, 'line'>
  readonly #kept = new Map<string, Kept & { readonly trusted_until_ms: number }>()
  #line: number | null = null
  /** Grows with everything forgotten: what was being read meanwhile may be of before. */
  #age = 0

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

  /** Call it before reading a session; what it answers keeps what was read, unless it may be outdated. */
  reading(): (key: string, read: Kept) => void {
    const age = this.#age
    const line = this.#isListening() ? this.#line : null
    const trusted_until_ms = performance.now() + TRUST_MS
    return (key, read) => {
      if (line === null || !this.#isListening() || line !== this.#line || age !== this.#age) return
      const [oldest] = this.#kept.size >= MOST_SESSIONS ? this.#kept.keys() : []
      if (oldest !== undefined) this.#kept.delete(oldest)
      this.#kept.set(key, { ...read, trusted_until_ms })
    }
  }

  forget(user_id: number | null): void {
    this.#age++
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

/** One for each database handle, which is one per process outside of tests. */
const memories = new WeakMap<Db, SessionMemory>()

export function sessionMemory({ db, events }: Pick<AppCtx, 'db' | 'events'>): SessionMemory {
  const root = rootOf(db)
  const known = memories.get(root)
  if (known) return known
  const memory = new SessionMemory(events)
  memories.set(root, memory)
  events.subscribe(TOPIC, (payload) => memory.forget((payload as { user_id: number | null }).user_id))
  return memory
}

/**
 * Changes someone's session or rights, or everybody's: this node forgets them when the change is made, at the end of its
 * transaction. Others hear of it from the database.
 */
export async function forgettingSessions<T>(db: Db, user_id: number | null, change: Promise<T>): Promise<T> {
  try {
    return await change
  } finally {
    afterEnd(db, () => memories.get(rootOf(db))?.forget(user_id))
  }
}
