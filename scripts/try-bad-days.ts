// npm run try:bad-days: two nodes and a steady stream of writes with money on a PostgreSQL that is killed, frozen, killed
// again while it recovers, replaced by its replica and left without room on its disk. In the end every acknowledged write
// is there once, every node listens on one connection, and everybody was answered soon after each return. Takes some five
// minutes and ends by itself; starts and harms only processes of its own. Not part of the checks.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createApp } from '../server/src/app.ts'
import { readConfig } from '../server/src/config/config.ts'
import { untilDatabaseReady } from '../server/src/infra/db/connect/await-database.ts'
import { migrate } from '../server/src/infra/db/migrate.ts'
import { addCatalogue } from '../server/src/modules/catalog/catalog.base.ts'
import { addDemoFreight } from '../server/src/modules/shipping/shipping.demo.ts'
import { type DatabaseProxy, databaseProxy } from '../server/src/testing/database-proxy.ts'
import { type NodeProcess, startNode } from '../server/src/testing/node-process.ts'
import { report, within } from './try-tools.ts'
import { judgeWrites } from './trying/judge-writes.ts'
import { newPostgres, type OwnPostgres } from './trying/own-postgres.ts'
import { askPostgres, getReplica, promote } from './trying/replica.ts'
import { type SmallDisk, smallDisk } from './trying/small-disk.ts'
import { type Stream, startWriters } from './trying/writers.ts'

const NODES = 2
const WRITERS = 6
const KILLS = 20
/** The longer one outlasts what a node waits for a sign of life. */
const FREEZES_MS = [3_000, 20_000]
const DOWN_MS = 1_000
const RECOVERY_KILLS = 3
const UNPROMOTED_MS = 3_000
const FULL_MS = 6_000
const MAX_GROWTHS = 500
const DISK_MB = 1_000
const ANSWER_SECONDS = 30

const APP_SECRET = 'a-secret-for-trying-the-bad-days-only-0'
const folder = mkdtempSync(join(tmpdir(), 'inkroute-bad-days-'))
const nodes: NodeProcess[] = []
/** The last of them is the one in use. */
const databases: OwnPostgres[] = []
let slowest_ms = 0

interface Stage {
  readonly stream: Stream
  current(): OwnPostgres
}

/** Connections that listen, for each node that has any. */
async function listeners({ url }: OwnPostgres): Promise<number[]> {
  const found = `select count(*)::int as count from pg_stat_activity
    where application_name like 'inkroute events %' group by application_name`
  return (await askPostgres<{ count: number }>(url, found)).map(({ count }) => count)
}

/** Does the harm, which ends with the database's return, and waits for everybody to be answered. */
async function badDay({ stream, current }: Stage, what: string, harm: () => Promise<unknown>) {
  await harm()
  const back_at = Date.now()
  const is_answered = await within(async () => stream.hasPassed(back_at), ANSWER_SECONDS)
  const took_ms = Date.now() - back_at
  slowest_ms = Math.max(slowest_ms, took_ms)
  const hasOne_each = async () => {
    const counts = await listeners(current())
    return counts.length === NODES && counts.every((count) => count === 1)
  }
  const is_heard = await within(hasOne_each, ANSWER_SECONDS)
  const found = is_heard ? '' : ` and its listeners are ${await listeners(current())}`
  const seconds = `${(took_ms / 1000).toFixed(1)} s`
  report(
    `${what}: all are answered after ${seconds}, each node listens once`,
    is_answered && is_heard,
    `${seconds}${found}`,
  )
}

async function prepare({ url }: OwnPostgres, proxy: DatabaseProxy): Promise<Stream> {
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
    return await startWriters(nodes, WRITERS, app.ctx)
  } finally {
    await app.close()
  }
}

async function killAndFreeze(stage: Stage): Promise<void> {
  const postgres = stage.current()
  for (let n = 1; n <= KILLS; n++) {
    await badDay(stage, `killed, ${n} of ${KILLS}`, async () => {
      await postgres.kill()
      await wait(DOWN_MS)
      await postgres.start()
    })
  }
  await badDay(stage, `killed, and ${RECOVERY_KILLS} times again while it recovered`, async () => {
    await postgres.kill()
    for (let n = 0; n < RECOVERY_KILLS; n++) await postgres.startAndKillInRecovery()
    await postgres.start()
  })
  for (const ms of FREEZES_MS) {
    await badDay(stage, `frozen for ${ms / 1000} seconds`, async () => {
      postgres.freeze()
      await wait(ms)
      postgres.thaw()
    })
  }
}

/** The name is followed before the promotion, so the nodes meet a server that only reads for a while. */
const failOver = (stage: Stage, proxy: DatabaseProxy, replica: OwnPostgres) =>
  badDay(stage, 'replaced by its replica', async () => {
    await stage.current().kill()
    proxy.leadTo(replica.url)
    await wait(UNPROMOTED_MS)
    await promote(replica)
    databases.push(replica)
  })

/** First its tables find no room, then its log, which ends the server. */
const fillDisk = (stage: Stage, disk: SmallDisk) =>
  badDay(stage, 'left without room on its disk', async () => {
    const postgres = stage.current()
    disk.fill()
    await wait(FULL_MS)
    const grow = () => askPostgres(postgres.url, "select pg_logical_emit_message(false, 'full', repeat('x', 4000000))")
    const hasGrown = () =>
      grow().then(
        () => true,
        () => false,
      )
    let growths = 0
    while (growths < MAX_GROWTHS && (await hasGrown())) growths++
    if (growths === MAX_GROWTHS) throw new Error('the disk never came to its end')
    await wait(FULL_MS)
    disk.clear()
    if (!postgres.isRunning()) await postgres.start()
    await untilDatabaseReady(postgres.url)
  })

function judge(stream: Stream, { lost, doubled, disagreements }: Awaited<ReturnType<typeof judgeWrites>>): void {
  report(`of ${stream.acknowledged()} acknowledged writes 0 are lost`, lost.length === 0, lost.join(', '))
  report('0 are doubled', doubled.length === 0, doubled.join(', '))
  report('the ledger agrees with itself', disagreements === 0, `${disagreements} disagreements`)
  const slowest = (slowest_ms / 1000).toFixed(1)
  report(`every call was answered, all of them ${slowest} s after a return at the latest`, stream.problems.length === 0)
  const lines = nodes.flatMap(({ log }) => log).flatMap((line) => (line.err ? JSON.stringify(line) : []))
  for (const problem of stream.problems.slice(0, 5)) {
    const request = problem.split(' ').at(-1) ?? ''
    console.log(`     ${problem}`, ...lines.filter((line) => line.includes(request)))
  }
  const is_alive = nodes.every(({ process: { exitCode, signalCode } }) => exitCode === null && signalCode === null)
  report('both nodes are alive', is_alive)
}

let disk: SmallDisk | null = null
let proxy: DatabaseProxy | undefined
try {
  const first = await newPostgres(folder)
  databases.push(first)
  proxy = await databaseProxy(first.url)
  const stream = await prepare(first, proxy)
  const stage: Stage = { stream, current: () => databases.at(-1) ?? first }
  console.log(`${stream.acknowledged()} writes are acknowledged before the first bad day`)
  await killAndFreeze(stage)
  disk = await smallDisk(join(folder, 'disk'), DISK_MB)
  await failOver(stage, proxy, await getReplica(first, join(folder, 'disk', 'replica')))
  if (disk) await fillDisk(stage, disk)
  else console.log('skip  left without room on its disk: a small disk can be mounted by root only')
  await stream.end()
  judge(stream, await judgeWrites(stage.current().url, stream.told))
} finally {
  await Promise.all(nodes.map((node) => node.stop()))
  proxy?.close()
  for (const one of databases) await one.stop()
  disk?.unmount()
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
}
