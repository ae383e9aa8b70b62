import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { keepAlive } from '../db/connect/sessions.ts'

const CONNECT_MS = 5_000
/** How often the connection is tried. */
const PROBE_MS = 3_000
/** So many of our own turns without an answer: a node that was busy itself does not take that for silence. */
const SILENT_TURNS = 10
const TURN_MS = 500
const RETRY_MS = 1_000
/** A restart of the database must not let all nodes come back in the same moment. */
const RETRY_SPREAD_MS = 500

interface LineOptions {
  readonly url: string
  /** What the connection is called in `pg_stat_activity`. */
  readonly name: string
  readonly channel: string
  readonly log: Logger
  /** Signals sent while nothing listened never come back. */
  readonly opened: () => void
  readonly heard: (payload: string) => void
  /** The database no longer answers, though no connection was ended: nobody else's statement will be answered either. */
  readonly silent: () => void
}

export interface EventLine {
  /** A number for the current connection, another after every reconnect; null while disconnected. */
  number(): number | null
  close(): Promise<void>
}

interface Listening {
  readonly client: pg.Client
  /** Settles with the reason; pg tells one loss two or three times over. */
  readonly lost: Promise<string>
}

/** Unlike `end()`, it waits for nobody: what is lost may never answer. */
const cut = (client: pg.Client): void => void client.connection.stream.destroy()

/** Settles once the server gives no answer. Listening again changes nothing for a connection that listens. */
async function getSilence(client: pg.Client, channel: string, signal: AbortSignal): Promise<void> {
  const pause = (ms: number) => wait(ms, undefined, { signal, ref: false }).catch(() => {})
  for (;;) {
    await pause(PROBE_MS)
    if (signal.aborted) return
    let has_answered = false
    const settle = () => {
      has_answered = true
    }
    const asked = client.query(`listen ${channel}`).then(settle, settle)
    for (let turns = 0; !has_answered && turns < SILENT_TURNS; turns++) await Promise.race([asked, pause(TURN_MS)])
    if (!has_answered) return
  }
}

/** Leaves no connection behind where it fails. */
async function connect({ url, name, channel, heard, silent }: LineOptions): Promise<Listening> {
  const client = new pg.Client({
    connectionString: url,
    ...keepAlive,
    connectionTimeoutMillis: CONNECT_MS,
    application_name: name,
  })
  const lost = new Promise<string>((resolve) => {
    client.on('error', (error) => resolve(error.message))
    client.on('end', () => resolve('the connection ended'))
  })
  const ended = new AbortController()
  void lost.then(() => ended.abort())
  client.on('notification', ({ payload = '' }) => heard(payload))
  try {
    await client.connect()
    await client.query(`listen ${channel}`)
    const unanswered = getSilence(client, channel, ended.signal).then(() => {
      if (!ended.signal.aborted) silent()
      return 'the database gives no answer'
    })
    return { client, lost: Promise.race([lost, unanswered]) }
  } catch (error) {
    cut(client)
    throw error
  }
}

/**
 * One connection that listens, replaced when it is lost. One loop holds it and gives it up before it opens the next, so
 * there is never a second one, however often and by however many reports a loss is told.
 */
export async function openEventLine(options: LineOptions): Promise<EventLine> {
  const { log, opened } = options
  const closing = new AbortController()
  let opens = 0
  let number: number | null = null

  const begin = async (): Promise<Listening> => {
    const listening = await connect(options)
    opened()
    number = ++opens
    return listening
  }
  const beginAgain = async (): Promise<Listening | null> => {
    while (!closing.signal.aborted) {
      const listening = await begin().catch((error: Error) => {
        log.warn({ error: error.message }, 'event connection could not be opened')
        return null
      })
      if (listening) return listening
      const delay_ms = RETRY_MS + Math.random() * RETRY_SPREAD_MS
      await wait(delay_ms, undefined, { signal: closing.signal, ref: false }).catch(() => {})
    }
    return null
  }
  const closed = new Promise<string>((resolve) => closing.signal.addEventListener('abort', () => resolve('closed')))
  const keep = async (first: Listening) => {
    for (let held: Listening | null = first; held; ) {
      const reason = await Promise.race([held.lost, closed])
      number = null
      cut(held.client)
      if (closing.signal.aborted) return
      log.warn({ error: reason }, 'event connection lost')
      held = await beginAgain()
    }
  }
  const kept = keep(await begin())
  return {
    number: () => number,
    async close() {
      closing.abort()
      await kept
    },
  }
}
