import { type App, createApp } from '../../server/src/app.ts'
import { readConfig } from '../../server/src/config/config.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../server/src/infra/db/connect/embedded-postgres.ts'
import { migrate } from '../../server/src/infra/db/migrate.ts'
import { addCatalogue } from '../../server/src/modules/catalog/catalog.base.ts'
import { addDemoFreight } from '../../server/src/modules/shipping/shipping.demo.ts'
import { addTemplates, copyTemplate, startCluster, templates } from '../../server/src/testing/global-setup.ts'
import { type Bench, is_short, openBench, openFolder } from './bench.ts'

async function startShared(): Promise<EmbeddedPostgres> {
  const bench = openBench('shared database')
  const folder = openFolder(bench)
  const postgres = await bench.start(startCluster(folder), (started) => started.stop())
  await addTemplates(postgres, folder)
  return postgres
}

let shared: Promise<EmbeddedPostgres> | undefined

/** Nothing, the demo's catalogue, or its catalogue and freight. */
type Contents = keyof typeof templates

/** A database of its own, as durable as a real one; in the short form a copy in a cluster that benchmarks share. */
async function openDatabase({ start }: Bench, folder: string, holds: Contents): Promise<string> {
  if (is_short) {
    shared ??= startShared()
    return copyTemplate((await shared).url('postgres'), templates[holds])
  }
  const postgres = await start(startEmbeddedPostgres(folder), (started) => started.stop())
  await migrate(postgres.url())
  return postgres.url()
}

export interface Installation {
  readonly app: App
  readonly origin: string
  readonly database_url: string
}

interface Wanted {
  readonly holds?: Contents
  readonly env?: Readonly<Record<string, string>>
  /** Of the emulated outside world, where it is needed. */
  readonly sandboxAt?: (config: ReturnType<typeof readConfig>) => Promise<string>
}

/** The server in this process, with a database and a folder that end with the benchmark. */
export async function openInstallation(
  bench: Bench,
  { holds = 'nothing', env, sandboxAt }: Wanted = {},
): Promise<Installation> {
  const folder = openFolder(bench)
  const database_url = await openDatabase(bench, folder, holds)
  const quiet = { PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'fatal', DEMO: 'false', SERVE_WEB: 'false' }
  const config = readConfig({ ...quiet, RATE_LIMITS: 'false', ...env })
  const sandbox_url = sandboxAt ? await sandboxAt(config) : 'http://127.0.0.1:9'
  const app = await bench.start(createApp({ config, database_url, sandbox_url }), (started) => started.close())
  const origin = await app.http.listen({ port: 0, host: '127.0.0.1' })
  if (!is_short && holds !== 'nothing') await addCatalogue(app.ctx)
  if (!is_short && holds === 'shop') await addDemoFreight(app.ctx)
  return { app, origin, database_url }
}
