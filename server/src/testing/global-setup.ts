import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { createApp } from '../app.ts'
import { readConfig } from '../config/config.ts'
import { buildServer } from '../infra/bundle/build-server.ts'
import type { AppCtx } from '../infra/context.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../infra/db/connect/embedded-postgres.ts'
import { migrate } from '../infra/db/migrate.ts'
import { sandboxSecret } from '../infra/derived-key.ts'
import { openBoss } from '../infra/jobs/boss.ts'
import { openSandbox } from '../infra/sandbox-process.ts'
import { addCatalogue } from '../modules/catalog/catalog.base.ts'
import { addDemoFreight } from '../modules/shipping/shipping.demo.ts'
import { allJobs } from '../modules.ts'
import { TEST_SECRET } from './node-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The data folder of a demo made once for the whole run; empty where there is none. */
    demo_dir: string
    postgres_url: string
    sandbox_url: string
    test_dir: string
  }
}

/** Databases that tests copy. Filling the catalogue again in each of some sixty files took longer than their tests. */
export const templates = {
  nothing: 'template_inkroute',
  catalogue: 'template_catalogue',
  shop: 'template_shop',
  demo: 'template_demo',
} as const

/** Durability and password hardness would only cost time. */
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

/** Starts a cluster in this folder that is used once and deleted. */
export const startCluster = (folder: string): Promise<EmbeddedPostgres> =>
  startEmbeddedPostgres(folder, clusterSettings)

/** Makes the databases that are copied. Tests share them, and so do benchmarks that are only tried. */
export async function addTemplates(postgres: EmbeddedPostgres, folder: string): Promise<void> {
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
}

/** A fresh database like the template. `prepare` may make that first. */
export async function copyTemplate(
  postgres_url: string,
  template: string,
  prepare: (admin: pg.Client) => Promise<void> = async () => {},
): Promise<string> {
  const name = `t_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client({ connectionString: postgres_url })
  await admin.connect()
  // Copying takes a lock on the template; those that come together take turns.
  await admin.query('select pg_advisory_lock(1)')
  await prepare(admin)
  // A third of the time of the default, which writes every page to the log.
  await admin.query(`create database ${name} template ${template} strategy file_copy`)
  await admin.end()
  return postgres_url.replace(/\/postgres$/, `/${name}`)
}

/** The cluster of the demo made for the whole run becomes ours, and its database the template of demos. */
async function startOnDemo(demo_dir: string, folder: string): Promise<EmbeddedPostgres> {
  execFileSync('cp', ['-a', join(demo_dir, 'postgres'), join(demo_dir, 'postgres.secret'), folder])
  const postgres = await startCluster(folder)
  const admin = new pg.Client({ connectionString: postgres.url('postgres') })
  await admin.connect()
  await admin.query(`alter database inkroute rename to ${templates.demo}`)
  await admin.query('create database inkroute')
  await admin.end()
  return postgres
}

/** One cluster and one sandbox for the whole run; each test file gets its own copy of the template database. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'inkroute-test-'))
  // Nodes that tests start and kill run from it: loading the sources takes them three times as long.
  buildServer()
  const { demo_dir } = project.getProvidedContext()
  const postgres = await (demo_dir ? startOnDemo(demo_dir, folder) : startCluster(folder))
  // Stop the cluster with us; orphaned, it would keep running.
  process.once('SIGTERM', () => {
    void postgres.stop().finally(() => {
      rmSync(folder, { recursive: true, force: true })
      process.exit(143)
    })
  })
  await addTemplates(postgres, folder)

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
