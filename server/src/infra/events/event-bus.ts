import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Db } from '../db/database.ts'
import { afterEnd } from '../db/transaction-handle.ts'
import { openEventLine } from './event-line.ts'

type Listener = (payload: unknown) => void

interface Signal {
  /** Missing in what older versions and the database itself send. */
  readonly id?: string
  readonly topic: string
  readonly payload: unknown
}

/** Small signals between nodes over LISTEN/NOTIFY. Payloads are hints (“look again”), never the data itself. */
export interface EventBus {
  /**
   * Other nodes hear of it once the transaction is committed. This node hears of it before the caller gets the result
   * of the transaction, so a person who makes a change sees it at once.
   */
  publish(db: Db, topic: string, payload: unknown): Promise<void>
  subscribe(topic: string, listener: Listener): () => void
  /** What this node's connection is called in `pg_stat_activity`. */
  readonly name: string
  /** A number for the current connection, another after every reconnect; null while disconnected. */
  line(): number | null
  close(): Promise<void>
}

const CHANNEL = 'inkroute_event'

interface BusOptions {
  readonly url: string
  readonly log: Logger
  /** See `LineOptions`. */
  readonly silent: () => void
}

export async function openEventBus({ url, log, silent }: BusOptions): Promise<EventBus> {
  const listeners = new Map<string, Set<Listener>>()
  const node = randomUUID()
  const name = `inkroute events ${node}`
  let published = 0
  /** This node's own signals delivered once, at the commit or over the connection. */
  const delivered = new Set<string>()

  const deliver = ({ id, topic, payload }: Signal) => {
    if (id?.startsWith(node)) {
      if (delivered.delete(id)) return
      delivered.add(id)
    }
    for (const listener of listeners.get(topic) ?? []) listener(payload)
  }
  const line = await openEventLine({
    url,
    name,
    channel: CHANNEL,
    log,
    silent,
    opened: () => delivered.clear(),
    heard: (payload) => deliver(JSON.parse(payload) as Signal),
  })

  return {
    async publish(db, topic, payload) {
      const signal: Signal = { id: `${node}:${++published}`, topic, payload }
      await sql`select pg_notify(${CHANNEL}, ${JSON.stringify(signal)})`.execute(db)
      afterEnd(db, (is_committed) => {
        if (is_committed) deliver(signal)
      })
    },
    subscribe(topic, listener) {
      const set = listeners.get(topic) ?? new Set()
      listeners.set(topic, set.add(listener))
      return () => {
        set.delete(listener)
        if (set.size === 0) listeners.delete(topic)
      }
    },
    name,
    line: () => line.number(),
    close: () => line.close(),
  }
}
