import { Socket } from 'node:net'
import type pg from 'pg'

/** Keeps idle connections known to firewalls, and finds out within seconds that the other side has vanished. */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const

/**
 * Our statements take milliseconds; distributions that build PostgreSQL with LLVM compile some of them for a second first.
 * Not behind a pooler, which refuses it at connect.
 */
export const sessionSettings = '-c jit=off'

/** The connections of one node to its database. */
export interface Sessions {
  /** Clients that belong to them, and end when a statement gets no sign of life for `silence_ms`. */
  clientClass<C extends typeof pg.Client>(Base: C, silence_ms: number): C
  /** Ends all of them now: their statements fail and new connections are opened. */
  cut(): void
}

/** Taken by `isDatabaseUnavailable` for what it is. */
const lost = (reason: string) => new Error(`Connection terminated: ${reason}`)

/**
 * A machine that vanishes resets no connection: what is sent to it waits a quarter of an hour for the system to give up,
 * and the shop with it. So silence is limited on our side too, with or without a pooler in between.
 */
export function createSessions(): Sessions {
  const open = new Set<pg.Client>()
  const end = (client: pg.Client, reason: string) => void client.connection.stream.destroy(lost(reason))
  return {
    clientClass<C extends typeof pg.Client>(Base: C, silence_ms: number): C {
      // TypeScript wants the constructor of a mixin to take anything. It is constructed as `Base` is.
      // biome-ignore lint/suspicious/noExplicitAny: see above
      return class extends (Base as new (...args: any[]) => pg.Client) {
        // biome-ignore lint/suspicious/noExplicitAny: see above
        constructor(...args: any[]) {
          super(...args)
          open.add(this)
          this.once('end', () => open.delete(this))
          this.connection.stream.once('close', () => open.delete(this))
          this.connection.prependListener('error', (error: Error & { readonly syscall?: string }) => {
            // Other hosts fail with the same words (EPIPE, ECONNRESET); this one is the database.
            if (error.syscall === 'write') error.message = lost(error.message).message
          })
          this.once('connect', () => watchSilence(this, silence_ms, () => end(this, 'the database gave no answer')))
          this.connection.on('parameterStatus', ({ parameterName, parameterValue }: ParameterStatus) => {
            // After a failover the name may lead to a server that only reads, until it is promoted or the name follows.
            if (parameterName === 'in_hot_standby' && parameterValue === 'on') end(this, 'it led to a replica')
          })
        }
      } as unknown as C
    },
    cut() {
      for (const client of open) end(client, 'the database cannot be reached')
    },
  }
}

interface ParameterStatus {
  readonly parameterName: string
  readonly parameterValue: string
}

/** What pg keeps to itself: the statement that waits for its answer. */
interface Busy {
  _getActiveQuery(): unknown
}

function watchSilence(client: pg.Client, silence_ms: number, silent: () => void): void {
  const { stream } = client.connection
  if (!(stream instanceof Socket)) return
  stream.setTimeout(silence_ms, () => {
    if ((client as pg.Client & Busy)._getActiveQuery()) silent()
  })
}
