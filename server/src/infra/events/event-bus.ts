import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Db } from '../db/database.ts'
import { afterEnd } from '../db/transaction-handle.ts'

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
  /** A number for the current connection, another after every reconnect; null while disconnected. */
  line(): number | null
  close(): Promise<void>
}

const CHANNEL = 'inkroute_event'
const RECONNECT_MS = 1000

export async function openEventBus(url: string, log: Logger): Promise<EventBus> {
  const listeners = new Map<string, Set<Listener>>()
  let closed = false
  let client: pg.Client
  let lines = 0
  let line: number | null = null
  const node = randomUUID()
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
  const reconnect = () => {
    if (!closed) setTimeout(() => connect().catch(reconnect), RECONNECT_MS).unref()
  }
  const connect = async () => {
    const next = new pg.Client({ connectionString: url, keepAlive: true })
    client = next
    next.on('error', (error) => {
      log.warn({ error: error.message }, 'event connection lost')
      line = null
      reconnect()
    })
    next.on('end', () => {
      if (client === next) line = null
    })
    next.on('notification', (message) => deliver(JSON.parse(message.payload ?? '') as Signal))
    await next.connect()
    await next.query(`listen ${CHANNEL}`)
    // Signals sent while nothing listened never come back.
    delivered.clear()
    line = ++lines
  }
  await connect()

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
    line: () => line,
    async close() {
      closed = true
      await client.end()
    },
  }
}
