import { mkdtempSync, rmSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { createApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { buildServer } from '../infra/bundle/build-server.ts'
import type { AppCtx } from '../infra/context.ts'
import { startEmbeddedPostgres } from '../infra/db/embedded-postgres.ts'
import { migrate } from '../infra/db/migrate.ts'
import { sandboxSecret } from '../infra/derived-key.ts'
import { openBoss } from '../infra/jobs/boss.ts'
import { openSandbox } from '../infra/sandbox-process.ts'
import { addCatalogue } from '../modules/catalog/base/catalog.base.ts'
import { addDemoFreight } from '../modules/shipping/shipping.demo.ts'
import { allJobs } from '../modules.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres_url: string
    sandbox_url: string
    test_dir: string
  }
}

export const TEST_SECRET = 'test-secret-test-secret-test-secret-00'

/** Databases that tests copy. Filling the catalogue again in each of some sixty files took longer than their tests. */
export const templates = {
  nothing: 'template_inkroute',
  catalogue: 'template_catalogue',
  shop: 'template_shop',
} as const

/** The cluster is deleted after the run: durability and password hardness would only cost time. */
const clusterSettings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  // With over a hundred databases it would start a worker several times a second.
  'autovacuum=off',
  'scram_iterations=1',
  'max_connections=300',
]

/** Copies the empty template and lets an app that is closed again fill the copy. */
async function fillTemplate(url: (database: string) => string, folder: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url('postgres') })
  await admin.connect()
  const copy = (from: string, to: string) => admin.query(`create database ${to} template ${from} strategy file_copy`)
  const config = readConfig({
    PORT: '0',
    DATA_DIR: join(folder, 'templates'),
    LOG_LEVEL: 'fatal',
    APP_SECRET: TEST_SECRET,
  })
  const clock = { now: () => new Date() }
  const fill = async (database: string, add: (ctx: AppCtx) => Promise<void>) => {
    const app = await createApp({ config, database_url: url(database), sandbox_url: undefined, clock })
    await add(app.ctx).finally(() => app.close())
  }
  await copy(templates.nothing, templates.catalogue)
  await fill(templates.catalogue, addCatalogue)
  await copy(templates.catalogue, templates.shop)
  await fill(templates.shop, addDemoFreight)
  await admin.end()
}

/** One cluster and one sandbox for the whole run; each test file gets its own copy of the template database. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'inkroute-test-'))
  // Nodes that tests start and kill run from it: loading the sources takes them three times as long.
  buildServer()
  const postgres = await startEmbeddedPostgres(folder, clusterSettings)
  // Stop the cluster with us; orphaned, it would keep running.
  process.once('SIGTERM', () => void postgres.stop().finally(() => process.exit(143)))
  await migrate(postgres.url())
  const boss = await openBoss(postgres.url(), allJobs(), pino({ level: 'silent' }), false)
  await boss.stop()
  const admin = new pg.Client({ connectionString: postgres.url('postgres') })
  await admin.connect()
  await admin.query(`alter database inkroute rename to ${templates.nothing}`)
  // Rehashed with a single iteration, because some thousand connections log in with it.
  await admin.query(`alter role current_user password '${new URL(postgres.url()).password}'`)
  await admin.end()
  await fillTemplate((database) => postgres.url(database), folder)

  const sandbox = await openSandbox({
    PATH: '/usr/bin:/bin',
    SANDBOX_PORT: '0',
    SANDBOX_DATA_DIR: join(folder, 'sandbox'),
    SANDBOX_SECRET: sandboxSecret(TEST_SECRET),
  }).catch(async (error: unknown) => {
    await postgres.stop()
    throw error
  })
  // The workers start now and find the server compiled.
  flushCompileCache()
  project.provide('postgres_url', postgres.url('postgres'))
  project.provide('sandbox_url', sandbox.url)
  project.provide('test_dir', folder)
  return async () => {
    await sandbox.stop()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
