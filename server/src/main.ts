import { createServer } from 'node:net'
import { type Config, readConfig } from './config/config.ts'
import { StartError } from './config/start-error.ts'
import { startEmbeddedPostgres } from './infra/db/connect/embedded-postgres.ts'
import { lockDataDir } from './infra/db/connect/instance-lock.ts'
import { startSandbox } from './infra/sandbox-process.ts'
import { buildWeb } from './infra/web/build-web.ts'
import { lowerThreadPriority } from './infra/workers/thread-priority.ts'

/** What has been opened, in order; closed in reverse. */
const closers: Array<() => Promise<void> | void> = []
/**
 * The database and its folder, closed last and waited for: it may have minutes to write, and killed meanwhile it
 * needs them again at the next start.
 */
const last_closers: Array<() => Promise<void> | void> = []
let stopping = false

/** What hangs is left behind after this long, so that the rest is still closed in order. */
const CLOSE_LIMIT_MS = 20_000
/** Everything but the database stops within this time, whatever hangs: soon after, a service manager would kill us. */
const STOP_LIMIT_MS = 25_000

const sayWhy = (error: unknown) => console.error((error as Error).message)

/** True when it was closed in time and without trouble. */
async function isClosed(close: () => Promise<void> | void): Promise<boolean> {
  try {
    return await Promise.race([
      Promise.resolve(close()).then(() => true),
      new Promise<boolean>((resolve) => setTimeout(resolve, CLOSE_LIMIT_MS, false).unref()),
    ])
  } catch (error) {
    sayWhy(error)
    return true
  }
}

async function stop(code: number): Promise<void> {
  if (stopping) return
  stopping = true
  const impatient = setTimeout(() => process.exit(code || 1), STOP_LIMIT_MS)
  let is_orderly = true
  for (const close of closers.reverse()) is_orderly = (await isClosed(close)) && is_orderly
  clearTimeout(impatient)
  for (const close of last_closers.reverse()) await Promise.resolve(close()).catch(sayWhy)
  if (!is_orderly) console.error('Something would not stop in time and was left behind.')
  process.exit(is_orderly ? code : code || 1)
}

/** Asked before the slow work, so that a taken port is said at once. */
function assertPortFree({ port, host }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const why = error.code === 'EACCES' ? 'may not be used by this user' : 'is already in use'
      reject(new StartError(`Port ${port} ${why}; set PORT to another one, for example PORT=3100 npm start.`))
    })
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}

/** Stops what may still be starting. A failure to start is thrown where it is awaited. */
const whenStarted = <T>(starting: Promise<T>, close: (started: T) => Promise<void>): Promise<void> =>
  starting.then(close, () => {})

async function openDatabaseFor(config: Config): Promise<string> {
  if (config.database_url) return config.database_url
  last_closers.push(lockDataDir(config.data_dir))
  console.log('Starting the database …')
  const starting = startEmbeddedPostgres(config.data_dir)
  last_closers.push(() => whenStarted(starting, (postgres) => postgres.stop()))
  return (await starting).url()
}

/**
 * Production has no sandbox: its play money and readable SMS codes are for trying things out. It takes a second to start,
 * beside the database.
 */
async function openSandbox(config: Config): Promise<string | undefined> {
  if (!config.demo) return undefined
  if (config.sandbox_url) return config.sandbox_url
  if (config.role === 'worker') return `http://127.0.0.1:${config.sandbox_port}`
  const starting = startSandbox(config, `http://127.0.0.1:${config.port}`)
  closers.push(() => whenStarted(starting, (sandbox) => sandbox.stop()))
  return (await starting).url
}

/** Takes as long as everything else of a first start together, so it runs beside it. */
function openWeb(config: Config): Promise<void> | undefined {
  if (config.role === 'worker' || !config.serve_web) return undefined
  const built = buildWeb(() => console.log('Building the web app, about half a minute …'))
  // Thrown where it is awaited.
  built.catch(() => {})
  return built
}

async function main(): Promise<void> {
  const config = readConfig()
  // Threads inherit it: on a machine shared with an API node, people come before jobs.
  if (config.role === 'worker') lowerThreadPriority()
  await assertPortFree(config)
  const web = openWeb(config)
  const sandbox = openSandbox(config)
  sandbox.catch(() => {})
  const database_url = openDatabaseFor(config)
  database_url.catch(() => {})
  // Takes a second to load. Database and sandbox, processes of their own, start meanwhile.
  const { runProgram } = await import('./program.ts')
  await runProgram({ config, database_url, sandbox_url: sandbox, web, closers })
}

process.on('SIGINT', () => void stop(0))
process.on('SIGTERM', () => void stop(0))
main().catch(async (error: unknown) => {
  // Stopped while it started: what it still wanted to use is closed.
  if (stopping) return
  console.error(error instanceof StartError ? `\n${error.message}` : error)
  await stop(1)
})
