import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { processesBelow } from '../../bench/support/processes.ts'
import { untilDatabaseReady } from '../../server/src/infra/db/connect/await-database.ts'
import { embeddedCommand, startEmbeddedPostgres } from '../../server/src/infra/db/connect/embedded-postgres.ts'
import { freePort } from '../../server/src/testing/node-process.ts'

/** A PostgreSQL that nothing starts again but the script that harms it. */
export interface OwnPostgres {
  readonly url: string
  readonly cluster: string
  /** Waits until it takes connections. */
  start(): Promise<void>
  /** Starts it after a crash and kills it as soon as it recovers. */
  startAndKillInRecovery(): Promise<void>
  /** All its processes at once, as if the power failed. */
  kill(): Promise<void>
  freeze(): void
  thaw(): void
  isRunning(): boolean
  stop(): Promise<void>
}

const IN_RECOVERY = 'automatic recovery in progress'
/** For a moment after its death a server's memory is still taken for in use. */
const START_TRIES = 20
const TRY_EVERY_MS = 250

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

export function postgresOn(cluster: string, url: string): OwnPostgres {
  let server: ChildProcess | undefined
  const { port } = new URL(url)
  const launch = (): ChildProcess => {
    // Its processes are killed, not the machine: what they wrote is there without waiting for the disk.
    const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'wal_keep_size=256MB', 'fsync=off']
    const [command, args] = embeddedCommand('postgres', [
      ...['-D', cluster, '-p', port],
      ...settings.flatMap((setting) => ['-c', setting]),
    ])
    server = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'] })
    return server
  }
  const signal = (name: NodeJS.Signals) => {
    if (!server?.pid || hasEnded(server)) return
    for (const { pid } of processesBelow(server.pid)) {
      try {
        process.kill(Number(pid), name)
      } catch {
        // It ended in between.
      }
    }
  }
  const gone = async () => {
    if (server && !hasEnded(server)) await once(server, 'exit')
  }
  return {
    url,
    cluster,
    async start() {
      for (let tries = 1; ; tries++) {
        const child = launch()
        let said = ''
        child.stderr?.on('data', (chunk: Buffer) => {
          said = (said + chunk).slice(-2000)
        })
        const check = () => {
          if (hasEnded(child)) throw new Error(`PostgreSQL did not start: ${said}`)
        }
        const problem = await untilDatabaseReady(url, { check }).then(
          () => null,
          (error: Error) => error,
        )
        if (!problem) return
        if (tries === START_TRIES) throw problem
        await wait(TRY_EVERY_MS)
      }
    },
    async startAndKillInRecovery() {
      for (let tries = 0; tries < START_TRIES; tries++) {
        const child = launch()
        let is_recovering = false
        child.stderr?.on('data', (chunk: Buffer) => {
          if (!chunk.includes(IN_RECOVERY)) return
          is_recovering = true
          signal('SIGKILL')
        })
        await gone()
        if (is_recovering) return
        await wait(TRY_EVERY_MS)
      }
      throw new Error('PostgreSQL never came to its recovery')
    },
    async kill() {
      signal('SIGKILL')
      await gone()
    },
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    isRunning: () => server !== undefined && !hasEnded(server),
    async stop() {
      signal('SIGCONT')
      if (server && !hasEnded(server)) server.kill('SIGINT')
      await gone()
    },
  }
}

/** A new database of the embedded programs, in this folder. */
export async function newPostgres(folder: string): Promise<OwnPostgres> {
  const made = await startEmbeddedPostgres(folder, [], await freePort())
  const url = made.url()
  await made.stop()
  const postgres = postgresOn(join(folder, 'postgres'), url)
  await postgres.start()
  return postgres
}
