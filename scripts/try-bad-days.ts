// npm run try:bad-days: two nodes and a steady stream of writes with money on a PostgreSQL that is killed, frozen, killed
// again while it recovers, replaced by its replica and left without room on its disk. In the end every acknowledged write
// is there once, every node listens on one connection, and everybody was answered soon after each return. Takes some five
// minutes and ends by itself; starts and harms only processes of its own. Not part of the checks.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { createApp } from '../server/src/app.ts'
import { readConfig } from '../server/src/config.ts'
import { migrate } from '../server/src/infra/db/migrate.ts'
import { addCatalogue } from '../server/src/modules/catalog/base/catalog.base.ts'
import { addDemoFreight } from '../server/src/modules/shipping/shipping.demo.ts'
import { databaseProxy } from '../server/src/testing/database-proxy.ts'
import { type NodeProcess, startNode } from '../server/src/testing/node-process.ts'
import { report, within } from './try-tools.ts'
import { judgeWrites } from './trying/judge-writes.ts'
import { newPostgres, type OwnPostgres } from './trying/own-postgres.ts'
import { type Stream, startWriters } from './trying/writers.ts'

const NODES = 2
const WRITERS = 6
const KILLS = 20
/** The longer one outlasts what a node waits for a sign of life. */
const FREEZES_MS = [3_000, 20_000]
const DOWN_MS = 1_000
const ANSWER_SECONDS = 30

const APP_SECRET = 'a-secret-for-trying-the-bad-days-only-0'
const folder = mkdtempSync(join(tmpdir(), 'inkroute-bad-days-'))
const nodes: NodeProcess[] = []
let database: OwnPostgres | undefined
let slowest_ms = 0

/** Connections that listen, for each node that has any. */
async function listeners({ url }: OwnPostgres): Promise<number[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const found = `select count(*)::int as count from pg_stat_activity
    where application_name like 'inkroute events %' group by application_name`
  return client
    .query<{ count: number }>(found)
    .then(({ rows }) => rows.map(({ count }) => count))
    .finally(() => client.end())
}

/** Does the harm, which ends with the database's return, and waits for everybody to be answered. */
async function badDay(what: string, stream: Stream, current: () => OwnPostgres, harm: () => Promise<unknown>) {
  await harm()
  const back_at = Date.now()
  const is_answered = await within(async () => stream.hasPassed(back_at), ANSWER_SECONDS)
  const took_ms = Date.now() - back_at
  slowest_ms = Math.max(slowest_ms, took_ms)
  const has_one_each = async () => {
    const counts = await listeners(current())
    return counts.length === NODES && counts.every((count) => count === 1)
  }
  const is_heard = await within(has_one_each, ANSWER_SECONDS)
  const found = is_heard ? '' : ` and its listeners are ${await listeners(current())}`
  const seconds = `${(took_ms / 1000).toFixed(1)} s`
  report(
    `${what}: all are answered after ${seconds}, each node listens once`,
    is_answered && is_heard,
    `${seconds}${found}`,
  )
}

async function prepare(url: string): Promise<{ readonly stream: Stream; end(): Promise<void> }> {
  const proxy = await databaseProxy(url)
  const env = { DATABASE_URL: proxy.url, APP_SECRET, DEMO: 'false', RATE_LIMITS: 'false' }
  await migrate(url)
  const config = readConfig({ PORT: '0', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'fatal', APP_SECRET, ROLE: 'api' })
  const app = await createApp({ config, database_url: url, sandbox_url: 'http://127.0.0.1:1' })
  try {
    await addCatalogue(app.ctx)
    await addDemoFreight(app.ctx)
    await app.ctx.db
      .updateTable('product_stock')
      .set(({ eb }) => ({ pieces: eb('pieces', '*', 1000) }))
      .execute()
    for (let n = 0; n < NODES; n++) nodes.push(await startNode({ ...env, DATA_DIR: join(folder, `node-${n}`) }))
    return { stream: await startWriters(nodes, WRITERS, app.ctx), end: async () => proxy.close() }
  } finally {
    await app.close()
  }
}

async function killAndFreeze(stream: Stream, postgres: OwnPostgres): Promise<void> {
  const day = (what: string, harm: () => Promise<unknown>) => badDay(what, stream, () => postgres, harm)
  for (let n = 1; n <= KILLS; n++) {
    await day(`killed, ${n} of ${KILLS}`, async () => {
      await postgres.kill()
      await wait(DOWN_MS)
      await postgres.start()
    })
  }
  for (const ms of FREEZES_MS) {
    await day(`frozen for ${ms / 1000} seconds`, async () => {
      postgres.freeze()
      await wait(ms)
      postgres.thaw()
    })
  }
}

try {
  database = await newPostgres(folder)
  const { stream, end } = await prepare(database.url)
  console.log(`${stream.acknowledged()} writes are acknowledged before the first bad day`)
  await killAndFreeze(stream, database)
  await stream.end()
  await end()
  const { lost, doubled, disagreements } = await judgeWrites(database.url, stream.told)
  report(`of ${stream.acknowledged()} acknowledged writes 0 are lost`, lost.length === 0, lost.join(', '))
  report('0 are doubled', doubled.length === 0, doubled.join(', '))
  report('the ledger agrees with itself', disagreements === 0, `${disagreements} disagreements`)
  report(
    `every call was answered, the slowest return took ${(slowest_ms / 1000).toFixed(1)} s`,
    stream.problems.length === 0,
  )
  const lines = nodes
    .flatMap(({ log }) => log)
    .filter(({ err }) => err)
    .map((line) => JSON.stringify(line))
  for (const problem of stream.problems.slice(0, 5)) {
    const request = problem.split(' ').at(-1) ?? ''
    console.log(`     ${problem}`, ...lines.filter((line) => line.includes(request)))
  }
  report(
    'both nodes are alive',
    nodes.every(({ process: { exitCode, signalCode } }) => exitCode === null && signalCode === null),
  )
} finally {
  await Promise.all(nodes.map((node) => node.stop()))
  await database?.stop()
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
}
