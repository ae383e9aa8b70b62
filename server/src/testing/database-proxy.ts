import { createHash } from 'node:crypto'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface DatabaseProxy {
  readonly url: string
  /** Once, when the database has ended the transaction that holds this statement: `run` is called and the answer is dropped. */
  swallowAnswerTo(statement: string, run?: () => void): void
  /** Like a machine that vanishes: nothing passes, nothing is ended. What was sent meanwhile arrives after the return. */
  vanish(): void
  comeBack(): void
  /** As after a failover: connections end, and new ones lead to the database at this address. */
  leadTo(database_url: string): void
  close(): void
}

/** Statements are sent by name once they are prepared; see `PreparingClient`. */
const getName = (statement: string) => createHash('sha256').update(statement).digest('base64url').slice(0, 24)
/** “Ready for query, idle”: the transaction is over, its commit included. */
const READY = Buffer.from([0x5a, 0, 0, 0, 5, 'I'.charCodeAt(0)])

/** A proxy between a node and its database that cuts the connection at a chosen moment. */
export async function databaseProxy(database_url: string): Promise<DatabaseProxy> {
  let upstream = new URL(database_url)
  const open = new Set<Socket>()
  let has_vanished = false
  let armed: { name: string; run: () => void } | null = null
  const server = createServer((client) => {
    const database = connect(Number(upstream.port), upstream.hostname)
    let swallowed: (() => void) | null = null
    const end = () => {
      client.destroy()
      database.destroy()
    }
    for (const socket of [client, database]) {
      open.add(socket)
      socket.on('error', end).on('close', () => {
        open.delete(socket)
        end()
      })
    }
    if (has_vanished) for (const socket of [client, database]) socket.pause()
    client.on('data', (chunk) => {
      if (armed && chunk.includes(armed.name)) {
        swallowed = armed.run
        armed = null
      }
      database.write(chunk)
    })
    database.on('data', (chunk) => {
      if (!swallowed) return void client.write(chunk)
      if (!chunk.includes(READY)) return
      swallowed()
      end()
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const url = new URL(database_url)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.toString(),
    swallowAnswerTo(statement, run = () => {}) {
      armed = { name: getName(statement), run }
    },
    vanish() {
      has_vanished = true
      for (const socket of open) socket.pause()
    },
    comeBack() {
      has_vanished = false
      for (const socket of open) socket.resume()
    },
    leadTo(database_url) {
      upstream = new URL(database_url)
      for (const socket of open) socket.destroy()
    },
    close() {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}
