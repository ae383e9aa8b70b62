import type { Endpoint } from '@inkroute/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config/config.ts'
import { type Clock, systemClock } from './infra/clock.ts'
import type { AppCtx, Identify } from './infra/context.ts'
import { openDatabase } from './infra/db/connect/open-database.ts'
import { createSessions } from './infra/db/connect/sessions.ts'
import type { Database } from './infra/db/database.ts'
import { openEventBus } from './infra/events/event-bus.ts'
import { addFonts } from './infra/fonts/fonts.http.ts'
import type { DocumentedCall } from './infra/http/api-docs.ts'
import { createBind } from './infra/http/bind.ts'
import { createFileBodies } from './infra/http/body/file-bodies.ts'
import { rejectNulAddresses } from './infra/http/body/reject-nul.ts'
import { createEventStreams } from './infra/http/event-streams.ts'
import { addFiles } from './infra/http/files.ts'
import { addHealth } from './infra/http/health.ts'
import { createHttpServer } from './infra/http/http-server.ts'
import { addOpenApi } from './infra/http/openapi.ts'
import { type Boss, openBoss } from './infra/jobs/boss.ts'
import type { Job } from './infra/jobs/job.ts'
import { createLog } from './infra/log.ts'
import type { Module } from './infra/module/module.ts'
import { allowOrigins } from './infra/outside/fetch-outside.ts'
import { namedOrigins } from './infra/outside/outside-route.ts'
import { openServiceSettings } from './infra/settings/settings.ts'
import { openStorage } from './infra/storage/open-storage.ts'
import { addRateLimits, type RateLimiter } from './infra/strangers/rate-limit.ts'
import { addMetrics } from './infra/watch/metrics.ts'
import { timedStorage } from './infra/watch/timed-storage.ts'
import { addSearchEngineFiles } from './infra/web/search-engines.ts'
import { identifyToken } from './modules/auth/auth.ts'
import { allHooks, allJobs, modules as ladderModules } from './modules.ts'

export interface App {
  readonly ctx: AppCtx
  readonly http: FastifyInstance
  readonly limits: RateLimiter
  readonly database: Database
  readonly boss: Boss
  /** Every endpoint that is served. */
  readonly bound: readonly Endpoint[]
  /** Finishes requests and jobs under way, then lets go of the database. */
  close(): Promise<void>
}

/** How long requests under way may take when the node is asked to stop. */
const REQUEST_GRACE_MS = 4_000

interface AppOptions {
  readonly config: Config
  readonly database_url: string
  /** PostgreSQL itself, where `database_url` leads through a pooler. */
  readonly direct_url?: string | undefined
  readonly sandbox_url: string | undefined
  readonly clock?: Clock
  /** All of the ladder, unless a test adds its own. */
  readonly modules?: readonly Module[]
}

/** A port chosen by the system is known only once it is open. */
function callbackOrigin(config: Config, http: FastifyInstance): string {
  const address = http.server.address()
  return config.port === 0 && address !== null && typeof address === 'object'
    ? `http://127.0.0.1:${address.port}`
    : config.public_url
}

type Close = () => Promise<void> | void

/** Connections to what is outside of the process. Where one cannot be had, those before it are closed again. */
async function connect({ config, database_url, direct_url }: AppOptions, log: AppCtx['log'], jobs: readonly Job[]) {
  const session_url = direct_url ?? database_url
  const closers: Close[] = []
  const close = async () => {
    for (const one of closers.splice(0).reverse()) await one()
  }
  try {
    const sessions = createSessions()
    const database = openDatabase(database_url, { is_pooled: direct_url !== undefined, sessions })
    closers.push(database.close)
    const events = await openEventBus({ url: session_url, log, silent: sessions.cut })
    closers.push(events.close)
    const services = await openServiceSettings({ db: database.db, events, config, log })
    closers.push(services.close)
    const boss = await openBoss(session_url, jobs, log, config.role !== 'api', sessions)
    closers.push(() => boss.stop())
    const storage = timedStorage(await openStorage(config))
    return { database, events, boss, storage, services, close }
  } catch (error) {
    await close().catch(() => {})
    throw error
  }
}

/** The composition root: everything is made here once and handed down. */
export async function createApp(options: AppOptions): Promise<App> {
  const { config, sandbox_url, clock = systemClock, modules = ladderModules } = options
  const log = createLog(config)
  const jobs = allJobs(modules)
  const hooks = allHooks(modules)
  allowOrigins([...namedOrigins(config), ...(sandbox_url ? [new URL(sandbox_url).origin] : [])])
  const { database, events, boss, storage, services, close } = await connect(options, log, jobs)
  const callback_origin = (): string => callbackOrigin(config, http)
  const shared = { db: database.db, clock, jobs: boss, events, storage, services, log, config }
  const ctx: AppCtx = { ...shared, hooks, sandbox_url, callback_origin }

  const http: FastifyInstance = await createHttpServer(ctx)
  const limits = addRateLimits(http, ctx)
  rejectNulAddresses(http)
  const bound: Endpoint[] = []
  const streams = createEventStreams()
  http.addHook('preClose', async () => streams.closeAll())
  const identify: Identify = (token, made) => identifyToken(ctx, token, made)
  const file_bodies = createFileBodies()
  const bind = createBind({ app: http, ctx, identify, file_bodies, bound })
  addHealth(http, { database, boss, events })
  addMetrics(http, { database, events, ctx })
  addFiles(http, ctx)
  addFonts(http, ctx)
  const documented: DocumentedCall[] = []
  for (const module of modules) {
    const first = bound.length
    module.routes?.(bind)
    documented.push(...bound.slice(first).map((endpoint) => ({ capability: module.name, endpoint })))
    module.raw?.({ app: http, ctx, identify, streams, limits, file_bodies })
  }
  addOpenApi(http, documented, identify)
  addSearchEngineFiles(http, ctx, modules)
  return {
    ctx,
    http,
    limits,
    database,
    boss,
    bound,
    async close() {
      // A request that was never sent to its end would be waited for without end.
      const impatient = setTimeout(() => http.server.closeAllConnections(), REQUEST_GRACE_MS)
      await http.close().finally(() => clearTimeout(impatient))
      await close()
    },
  }
}
