import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type App, createApp } from '../../server/src/app.ts'
import { projectRoot, readConfig } from '../../server/src/config/config.ts'
import { startEmbeddedPostgres } from '../../server/src/infra/db/connect/embedded-postgres.ts'
import { freePort } from '../../server/src/testing/node-process.ts'
import { type Bench, openFolder } from '../support/bench.ts'

const READY_WITHIN_MS = 360_000
const STOP_WITHIN_MS = 25_000

export interface Cluster {
  /** Where the API answers. */
  readonly origin: string
  readonly worker_origin: string
  readonly sandbox_url: string
  /** Process ids by what they do. */
  readonly pids: { readonly api: number; readonly worker: number; readonly database: number }
  /** The same installation from inside, to prepare what a day needs. It serves nothing and runs no jobs. */
  openApp(): Promise<App>
}

async function untilReady(origin: string, child: ChildProcess): Promise<void> {
  for (const until = Date.now() + READY_WITHIN_MS; Date.now() < until; await wait(250)) {
    const answer = await fetch(`${origin}/healthz`).catch(() => null)
    if (answer?.ok) return
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`)
  }
  throw new Error('The server did not start.')
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const late = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS)
  await gone
  clearTimeout(late)
}

const flags = ['--max-semi-space-size=16', '--min-semi-space-size=16']

function start(env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [...flags, join(projectRoot, 'server', 'src', 'run.mjs')], {
    cwd: projectRoot,
    stdio: ['ignore', 'ignore', 'inherit'],
    // As `npm start` sets it (scripts/setup.mjs).
    env: { PATH: process.env.PATH ?? '', MALLOC_MMAP_THRESHOLD_: '1000000', MALLOC_ARENA_MAX: '2', ...env },
  })
}

const databaseFile = (folder: string): string[] =>
  readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')
const databasePid = (folder: string): number => Number(databaseFile(folder)[0])
const PORT_LINE = 3

/** A node that does everything, with the database it has started itself, as `npm start` runs it. */
export function wholeNode(
  node: { readonly origin: string; readonly pid: number },
  folder: string,
  sandbox_port: string,
) {
  const { origin, pid } = node
  const secret = readFileSync(join(folder, 'postgres.secret'), 'utf8')
  const database_url = `postgres://inkroute:${secret}@127.0.0.1:${databaseFile(folder)[PORT_LINE]}/inkroute`
  const sandbox_url = `http://127.0.0.1:${sandbox_port}`
  const config = readConfig({ ROLE: 'api', PORT: '0', DATA_DIR: folder, PUBLIC_URL: origin, LOG_LEVEL: 'fatal' })
  return {
    origin,
    worker_origin: origin,
    sandbox_url,
    pids: { api: pid, worker: pid, database: databasePid(folder) },
    openApp: () => createApp({ config, database_url, sandbox_url }),
  } satisfies Cluster
}

/**
 * The product as it is deployed: PostgreSQL, an API node and a worker from the bundle, with demo data and the emulated
 * outside world, behind what claims to be a proxy on this machine. Rate limits are on. All in a folder of its own.
 */
export async function startCluster(bench: Bench): Promise<Cluster> {
  const folder = openFolder(bench)
  const postgres = await bench.start(startEmbeddedPostgres(folder), (started) => started.stop())
  const [port, worker_port, sandbox_port] = [await freePort(), await freePort(), await freePort()]
  const origin = `http://127.0.0.1:${port}`
  const worker_origin = `http://127.0.0.1:${worker_port}`
  const sandbox_url = `http://127.0.0.1:${sandbox_port}`
  const env = {
    HOST: '127.0.0.1',
    PUBLIC_URL: origin,
    SANDBOX_PORT: String(sandbox_port),
    DATA_DIR: folder,
    DATABASE_URL: postgres.url(),
    APP_SECRET: randomBytes(32).toString('hex'),
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'fatal',
  }
  const run = async (role: string, at: number, own_origin: string): Promise<number> => {
    const child = start({ ...env, ROLE: role, PORT: String(at) })
    bench.atEnd(() => end(child))
    await untilReady(own_origin, child)
    return child.pid ?? 0
  }
  const api = await run('api', port, origin)
  const worker = await run('worker', worker_port, worker_origin)
  const config = readConfig({ ...env, ROLE: 'api', PORT: String(port) })
  return {
    origin,
    worker_origin,
    sandbox_url,
    pids: { api, worker, database: databasePid(folder) },
    openApp: () => createApp({ config, database_url: postgres.url(), sandbox_url }),
  }
}
