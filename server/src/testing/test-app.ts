import { randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { CallInput, Endpoint, Reply } from '@inkroute/contract/endpoint'
import type { Envelope, FieldProblem } from '@inkroute/contract/envelope'
import pg from 'pg'
import { inject } from 'vitest'
import { type App, createApp } from '../app.ts'
import { readConfig } from '../config/config.ts'
import type { Clock } from '../infra/clock.ts'
import type { Module } from '../infra/module/module.ts'
import { modules } from '../modules.ts'
import { seed } from '../seed.ts'
import { copyTemplate, templates } from './global-setup.ts'
import { TEST_SECRET } from './node-process.ts'

/** A clock the test can move. It runs with real time, like PostgreSQL's own now(), until it is moved. */
export interface TestClock extends Clock {
  advance(ms: number): void
  /** Moves to the next noon in Shanghai, for tests about calendar days: run at midnight, they would see two. */
  toNoon(): void
}

/** A refusal as a caller sees it. */
export class ApiRefusal extends Error {
  readonly status_code: number
  readonly error: string
  readonly http: number
  readonly problems: FieldProblem[]

  constructor(http: number, envelope: Envelope<{ problems?: FieldProblem[] }>) {
    super(envelope.msg)
    this.http = http
    this.status_code = envelope.status_code
    this.error = envelope.error ?? ''
    this.problems = envelope.data?.problems ?? []
  }
}

interface CallOptions {
  readonly token?: string | undefined
  readonly headers?: Record<string, string>
  /** For endpoints that take one. */
  readonly file?: Uint8Array
}

export interface TestApp extends App {
  readonly origin: string
  readonly clock: TestClock
  readonly database_url: string
  call<E extends Endpoint>(endpoint: E, input: CallInput<E>, options?: CallOptions): Promise<Reply<E>>
  /** Runs every job that is due; or only those whose names begin so, e.g. `order.`, where painting would take long. */
  drain(...kinds: string[]): Promise<number>
}

const openApps = new Set<App>()
const databases = new Set<string>()

/** Runs after each file's last test (see close-apps.ts): files share a process, so everything must be closed. */
export async function closeOpenApps(): Promise<void> {
  const apps = [...openApps]
  openApps.clear()
  await Promise.all(apps.map(closeAtOnce))
  if (databases.size === 0) return
  const admin = new pg.Client({ connectionString: inject('postgres_url') })
  await admin.connect()
  for (const url of databases) await admin.query(`drop database ${new URL(url).pathname.slice(1)} with (force)`)
  databases.clear()
  await admin.end()
}

/** Closing would otherwise wait a minute for connections that were opened but never used. */
async function closeAtOnce(app: App): Promise<void> {
  const closing = app.close()
  const impatient = setInterval(() => app.http.server.closeAllConnections(), 200)
  await closing.finally(() => clearInterval(impatient))
}

const DAY_MS = 86_400_000
const NOON_IN_SHANGHAI_MS = 4 * 3_600_000

function testClock(): TestClock {
  let offset_ms = 0
  const now_ms = () => Date.now() + offset_ms
  return {
    now: () => new Date(now_ms()),
    advance: (ms) => {
      offset_ms += ms
    },
    toNoon: () => {
      offset_ms += (NOON_IN_SHANGHAI_MS - (now_ms() % DAY_MS) + DAY_MS) % DAY_MS
    },
  }
}

const testConfig = (env: Record<string, string> = {}) =>
  readConfig({
    PORT: '0',
    DATA_DIR: join(inject('test_dir'), randomBytes(6).toString('hex')),
    LOG_LEVEL: 'fatal',
    // Lets a test choose its address with an x-forwarded-for header.
    TRUST_PROXY: '127.0.0.1',
    // All tests of a file share one address; tests of the limits switch them on.
    RATE_LIMITS: 'false',
    APP_SECRET: TEST_SECRET,
    ...env,
  })

/** What a fresh database holds: nothing, the demo's catalogue, its catalogue and freight, or all of the demo. */
type Contents = 'nothing' | 'catalogue' | 'shop' | 'demo'

/**
 * Where the run has not made a demo for all its parts, it is filled by the first file that asks for it, because few do;
 * for some seconds the others wait for the lock.
 */
async function prepareDemo(admin: pg.Client): Promise<void> {
  const known = await admin.query('select 1 from pg_database where datname = $1', [templates.demo])
  if (known.rows.length > 0) return
  const unfinished = `${templates.demo}_${randomBytes(4).toString('hex')}`
  await admin.query(`create database ${unfinished} template ${templates.nothing} strategy file_copy`)
  const app = await createApp({
    config: testConfig(),
    database_url: toUrl(unfinished),
    sandbox_url: inject('sandbox_url'),
  })
  await seed(app.ctx).finally(() => app.close())
  await admin.query(`alter database ${unfinished} rename to ${templates.demo}`)
}

const toUrl = (database: string): string => inject('postgres_url').replace(/\/postgres$/, `/${database}`)

/** A fresh database with all tables, and no rows of ours unless they are asked for. */
export async function cloneDatabase(holds: Contents = 'nothing'): Promise<string> {
  const url = await copyTemplate(inject('postgres_url'), templates[holds], holds === 'demo' ? prepareDemo : undefined)
  databases.add(url)
  return url
}

function toRequest(endpoint: Endpoint, input: Record<string, unknown>): { path: string; body: unknown } {
  const rest = { ...input }
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  if (endpoint.method !== 'GET' && !endpoint.file_max_bytes) return { path: `/req${path}`, body: rest }
  const pairs = Object.entries(rest).filter(([, value]) => value !== undefined && value !== null)
  return {
    path: `/req${path}?${new URLSearchParams(pairs.map(([k, v]) => [k, String(v)] as [string, string]))}`,
    body: undefined,
  }
}

interface TestAppOptions {
  readonly database_url?: string
  readonly holds?: Contents
  readonly env?: Record<string, string>
  readonly sandbox_url?: string
  /** Added after the ladder. Its hooks replace those of points that have one. */
  readonly module?: Omit<Module, 'name'>
}

function modulesWith(added: Module): Module[] {
  const replaced = new Set(added.hooks?.map(({ point }) => point).filter(({ hasOne }) => hasOne))
  const kept = modules.map((module) => ({
    ...module,
    hooks: (module.hooks ?? []).filter(({ point }) => !replaced.has(point)),
  }))
  return [...kept, added]
}

/**
 * A whole server on its own port, with real HTTP and a real database, closed after the file's last test. Pass a
 * database_url to run a second node on the same database.
 */
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database_url = options.database_url ?? (await cloneDatabase(options.holds))
  const config = testConfig(options.env)
  const clock = testClock()
  const app = await createApp({
    config,
    database_url,
    sandbox_url: config.demo ? (options.sandbox_url ?? inject('sandbox_url')) : undefined,
    clock,
    modules: options.module ? modulesWith({ ...options.module, name: 'test' }) : modules,
  })
  const origin = await app.http.listen({ port: 0, host: '127.0.0.1' })
  openApps.add(app)
  return {
    ...app,
    origin,
    clock,
    database_url,
    drain: (...kinds) => app.boss.drain(app.ctx, kinds.length > 0 ? kinds : undefined),
    async call(endpoint, input, { token, headers, file } = {}) {
      const { path, body } = toRequest(endpoint, input as Record<string, unknown>)
      const response = await fetch(origin + path, {
        method: endpoint.method,
        headers: {
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(file ? { 'content-type': 'application/octet-stream' } : {}),
          ...(endpoint.moves_money === 'keyed' ? { 'idempotency-key': randomUUID() } : {}),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...(file ? { body: Uint8Array.from(file) } : {}),
      })
      const envelope = (await response.json()) as Envelope<never>
      if (envelope.status_code !== 200) throw new ApiRefusal(response.status, envelope)
      return envelope.data
    },
  }
}
