import { sql } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Db } from './db/database.ts'

type Listener = (payload: unknown) => void

/** Small signals between nodes over LISTEN/NOTIFY. Payloads are hints (“look again”), never the data itself. */
export interface EventBus {
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

  const deliver = (text: string | undefined) => {
    const { topic, payload } = JSON.parse(text ?? '{}') as { topic: string; payload: unknown }
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
    next.on('notification', (message) => deliver(message.payload))
    await next.connect()
    await next.query(`listen ${CHANNEL}`)
    line = ++lines
  }
  await connect()

  return {
    async publish(db, topic, payload) {
      await sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ topic, payload })})`.execute(db)
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
