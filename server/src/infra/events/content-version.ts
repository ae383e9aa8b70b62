import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { EventBus } from './event-bus.ts'

interface Signalling {
  readonly db: Db
  readonly events: EventBus
}

const TOPIC = 'content-version'
/** The version is read again after this long in case an event was lost. */
const TRUST_MS = 15_000

/**
 * Call it in the transaction of every change that a public page shows (products, pages, posts, notices, banners …):
 * all nodes drop cached HTML once the transaction is committed.
 */
export async function contentChanged(tx: Signalling): Promise<void> {
  const row = await tx.db
    .updateTable('content_version')
    .set({ version: sql`version + 1` })
    .returning('version')
    .executeTakeFirstOrThrow()
  await tx.events.publish(tx.db, TOPIC, { version: row.version })
}

interface Known {
  version: number
  read_at_ms: number
}

/** One memory per event bus, which is one per process outside of tests. */
const memories = new WeakMap<EventBus, Known>()

async function readVersion(db: Db): Promise<number> {
  const row = await db.selectFrom('content_version').select('version').executeTakeFirst()
  return row?.version ?? 1
}

/** Grows with every change of public content. Cached; events keep it fresh. */
export async function currentContentVersion(ctx: Signalling): Promise<number> {
  let known = memories.get(ctx.events)
  if (!known) {
    const fresh: Known = { version: 0, read_at_ms: 0 }
    memories.set(ctx.events, fresh)
    ctx.events.subscribe(TOPIC, (payload) => {
      const { version } = payload as { version: number }
      fresh.version = Math.max(fresh.version, version)
    })
    known = fresh
  }
  if (Date.now() - known.read_at_ms > TRUST_MS) {
    known.version = Math.max(known.version, await readVersion(ctx.db))
    known.read_at_ms = Date.now()
  }
  return known.version
}
