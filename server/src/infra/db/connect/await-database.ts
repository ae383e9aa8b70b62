import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from '../../../config/start-error.ts'
import { isDatabasePassing } from '../database-errors.ts'

/** PostgreSQL answers so while it starts, recovers from a crash or shuts down. */
const CANNOT_CONNECT_NOW = '57P03'
/** Wrong passwords and names; waiting does not mend them. */
const REFUSED = /^28|^3D/
const ANSWER_MS = 5_000

/** `not_yet`: it says itself that it is starting up or shutting down. `silent`: no answer at all, or none about that. */
export interface DatabaseAnswer {
  readonly state: 'ready' | 'not_yet' | 'silent'
  readonly reason: string
}

/** Asks for a connection and gives it back at once. Refused for another reason than time, it throws. */
export async function askDatabase(url: string, answer_ms: number = ANSWER_MS): Promise<DatabaseAnswer> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: answer_ms })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.end()
    return { state: 'ready', reason: '' }
  } catch (error) {
    client.connection.stream.destroy()
    const { code, message } = error as pg.DatabaseError
    if (code === CANNOT_CONNECT_NOW) return { state: 'not_yet', reason: message }
    if (REFUSED.test(code ?? '')) throw new StartError(`The database refuses us: ${message}.`)
    return { state: 'silent', reason: message || (code ?? '') }
  }
}

interface Patience {
  /** How long it may give no answer at all. */
  readonly silence_ms?: number
  readonly answer_ms?: number
  /** Shown to the operator while it takes its time. */
  readonly report?: (line: string) => void
  /** What the server itself said last, where we can read it. */
  readonly lastWord?: () => string
  /** Throws when waiting has become useless. */
  readonly check?: () => void
}

const SILENCE_MS = 60_000
const FIRST_PAUSE_MS = 50
const MAX_PAUSE_MS = 300
const REPORT_MS = 5_000

/**
 * Waits as long as the server says that it is starting up: recovery takes as long as there is to recover, and killed
 * during it the server begins again. Only one that does not answer at all is given up.
 */
export async function untilDatabaseReady(url: string, patience: Patience = {}): Promise<void> {
  const { silence_ms = SILENCE_MS, answer_ms, report = console.error, lastWord, check } = patience
  const began = performance.now()
  let heard = began
  let told = began
  for (let pause_ms = FIRST_PAUSE_MS; ; pause_ms = Math.min(pause_ms * 1.5, MAX_PAUSE_MS)) {
    check?.()
    const { state, reason } = await askDatabase(url, answer_ms)
    if (state === 'ready') return
    const now = performance.now()
    if (state === 'not_yet') heard = now
    else if (now - heard > silence_ms) {
      const { host } = new URL(url)
      throw new StartError(
        `The database at ${host} has not answered for ${Math.round((now - heard) / 1000)} seconds (${reason}).`,
      )
    }
    if (now - told >= REPORT_MS) {
      told = now
      const words = lastWord?.() || reason
      report(`Waiting for the database for ${Math.round((now - began) / 1000)} seconds: ${words}`)
    }
    await wait(pause_ms)
  }
}

/** Waits for the database and works with it; from the beginning where it went away meanwhile. */
export async function withPatience<T>(url: string, work: () => Promise<T>): Promise<T> {
  for (;;) {
    await untilDatabaseReady(url)
    try {
      return await work()
    } catch (error) {
      if (!isDatabasePassing(error)) throw error
      console.error(`The database went away during the start (${(error as Error).message}); waiting for it.`)
    }
    await wait(MAX_PAUSE_MS)
  }
}
