import { type App, createApp } from './app.ts'
import { type Config, productVersion } from './config/config.ts'
import { checkMarkets } from './connectors/registry.ts'
import { withPatience } from './infra/db/connect/await-database.ts'
import { urlBehindPooler } from './infra/db/connect/pooler.ts'
import { migrate } from './infra/db/migrate.ts'
import { checkCutoutModel } from './infra/paint/subject/cutout-model.ts'
import { openTracing } from './infra/trace/trace.ts'
import { nodeReporter } from './infra/watch/node-report.ts'
import { loadPages, serveWeb } from './infra/web/serve-web.ts'
import { returnMemoryWhenQuiet } from './infra/workers/return-memory.ts'
import { firstStaffLink } from './modules/auth/auth.ts'
import { seed } from './seed.ts'
import { welcome } from './welcome.ts'

interface Surroundings {
  readonly config: Config
  readonly database_url: Promise<string>
  readonly sandbox_url: Promise<string | undefined>
  readonly web: Promise<void> | undefined
  /** What has been opened, in order; closed in reverse. */
  readonly closers: Array<() => Promise<void> | void>
}

async function serve(app: App, config: Config, web: Promise<void> | undefined): Promise<void> {
  if (web) {
    await web
    await serveWeb(app)
  }
  await app.http.listen({ port: config.port, host: config.host })
  if (config.role !== 'api') await app.boss.work(app.ctx)
}

/** The node itself, once what it needs around it is starting. */
export async function runProgram({ config, database_url, sandbox_url, web, closers }: Surroundings): Promise<void> {
  checkMarkets(config.markets)
  checkCutoutModel(config.cutout_model)
  if (config.traces_to) {
    const { role, traces_to: endpoint } = config
    closers.push(await openTracing({ endpoint, role, version: productVersion }))
  }
  // Failing, it is thrown where the pages are served.
  web?.then(loadPages).catch(() => {})
  const url = await database_url
  let opened: App | undefined
  closers.push(() => opened?.close())
  const app = await withPatience(url, async () => {
    // What an attempt had opened before the database went away holds the port and connections.
    await opened?.close()
    opened = undefined
    const direct_url = await urlBehindPooler(url, config)
    const applied = await migrate(direct_url ?? url)
    opened = await createApp({ config, database_url: url, direct_url, sandbox_url: await sandbox_url })
    if (applied.length > 0) console.log(config.demo ? 'Preparing the demo data …' : 'Preparing the data …')
    await seed(opened.ctx)
    await serve(opened, config, web)
    return opened
  })
  const reporter = nodeReporter(app.ctx, app.database)
  closers.push(() => reporter.stop())
  reporter.start()
  closers.push(returnMemoryWhenQuiet())
  await withPatience(url, async () => welcome(app.ctx, await firstStaffLink(app.ctx)))
}
