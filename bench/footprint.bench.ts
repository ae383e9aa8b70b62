// What the product needs of a machine: seconds until it answers, and memory, of one node that does everything with its
// embedded database. Starts are compared with a bare Fastify on the same database. An hour of a mixed day, 7200
// requests, is played in four minutes unless told otherwise; then painters and decoders may end. Goals are for
// two quiet cores; processor time says what a busy machine hides. The result goes to bench/results/footprint.json
// and docs/measured.md.
//   npm run bench -- footprint             about ten minutes
//   npm run bench -- footprint --hour      the same requests in a whole hour
//   npm run bench -- footprint --dry       write nothing down; --minutes 1 --starts 2 for a short trial
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { projectRoot } from '../server/src/config/config.ts'
import { freePort } from '../server/src/testing/node-process.ts'
import { cloneWithPackages } from './footprint/clean-clone.ts'
import { type FootprintResults, footprintTable, goals, type Memory, type Start } from './footprint/measured-table.ts'
import { type NodeRun, runNode } from './footprint/node-run.ts'
import { hangUp } from './load/client.ts'
import { type Cluster, wholeNode } from './load/cluster.ts'
import { getDay } from './load/day.ts'
import { generator } from './load/schedule.ts'
import { prepareTown } from './load/town.ts'
import { openJobs } from './load/watch.ts'
import { few, is_short, openBench, openFolder } from './support/bench.ts'
import { getMemory } from './support/processes.ts'
import { keepResult, measuredHere, writeMeasured } from './support/results.ts'
import { median, startProduct } from './support/running-product.ts'

const { values: given } = parseArgs({
  options: {
    hour: { type: 'boolean', default: false },
    minutes: { type: 'string', default: few('4', '0.04') },
    starts: { type: 'string', default: few('3', '1') },
    dry: { type: 'boolean', default: false },
  },
})
const HOUR_REQUESTS = 7200
const MINUTES = given.hour ? 60 : Math.min(60, Number(given.minutes))
/** A short trial plays as fast as the default, not the whole hour in a minute. */
const RATE = given.hour ? HOUR_REQUESTS / 3600 : HOUR_REQUESTS / 240
const STARTS = Math.min(9, Number(given.starts))
/** Threads that paint end after a minute without work. */
const IDLE_MS = 75_000
const CALM_WITHIN_MS = 600_000
const SEED = 7

/** No number of a seller of `load`, which in the short form plays on the same product. */
const FIRST_SELLER = 100

const bench = openBench('footprint')
const folder = openFolder(bench)
const clone = join(folder, 'clone')
const data_dir = join(folder, 'data')
const run = join(clone, 'server', 'src', 'run.mjs')
const bare_script = join(import.meta.dirname, 'footprint', 'bare-server.ts')

const [port, sandbox_port, bare_port] = [await freePort(), await freePort(), await freePort()]

bench.atEnd(hangUp)

const runOwn = (args: readonly string[], at: number, env?: Record<string, string>): Promise<NodeRun> =>
  bench.start(runNode(args, at, env), (node) => node.stop())

const start = (): Promise<NodeRun> =>
  runOwn(['--max-semi-space-size=16', '--min-semi-space-size=16', run], port, {
    SANDBOX_PORT: String(sandbox_port),
    DATA_DIR: data_dir,
    TRUST_PROXY: '127.0.0.1',
  })

async function getStarts(begin: () => Promise<NodeRun>): Promise<Start> {
  const seen: NodeRun[] = []
  for (let at = 0; at < STARTS; at++) {
    const one = await begin()
    seen.push(one)
    await one.stop()
  }
  return { seconds: median(seen.map(({ ready_s }) => ready_s)), cpu_s: median(seen.map(({ cpu_s }) => cpu_s)) }
}

/** Without the sandbox, which production does not have, and without decoders, which end when idle. */
function memoryNow(when: string, { pid }: Pick<NodeRun, 'pid'>): Memory {
  const parts = getMemory(pid)
  console.log(`memory ${when}: ${[...parts].map(([kind, size]) => `${kind} ${size.toFixed(0)} MB`).join(', ')}`)
  return { server: parts.get('server') ?? 0, database: parts.get('database') ?? 0 }
}

async function untilCalm(cluster: Cluster): Promise<void> {
  for (const until = Date.now() + CALM_WITHIN_MS; Date.now() < until && (await openJobs(cluster)) > 2; )
    await wait(2000)
}

/** People and their requests; returns how many were answered. */
async function mixedDay(cluster: Cluster): Promise<number> {
  const town = await prepareTown(cluster, FIRST_SELLER)
  const { samples } = await generator(getDay(town), SEED).play(RATE, MINUTES * 60, 0)
  const failed = samples.filter(({ error }) => error !== undefined)
  const kinds = new Set(failed.map(({ call, error }) => `${call}: ${error}`))
  if (failed.length > 0) console.log(`  ${failed.length} of ${samples.length} failed: ${[...kinds].join('; ')}`)
  return samples.length - failed.length
}

const say = (what: string, { seconds, cpu_s }: Start) =>
  console.log(`${what}: ${seconds.toFixed(1)} s, of processor time ${cpu_s.toFixed(1)} s`)

async function bareStarts(): Promise<Start> {
  const bare_dir = join(folder, 'bare')
  mkdirSync(bare_dir)
  const bare = await getStarts(() => runOwn([bare_script, bare_dir, String(bare_port)], bare_port))
  say('bare Fastify with the same database', bare)
  return bare
}

/** The short form: a product that is running already, and no clone of the checkout. */
async function tryOut(): Promise<void> {
  await bareStarts()
  const product = await startProduct(bench)
  const { server, database } = memoryNow('now', product)
  const requests = await mixedDay(wholeNode(product, product.data_dir, String(product.sandbox_port)))
  if (!(server > 0 && database > 0 && requests > 0)) throw new Error('nothing was measured')
}

async function measure(): Promise<FootprintResults['footprint']> {
  cloneWithPackages(projectRoot, clone)
  const begun = await start()
  const first = { seconds: begun.ready_s, cpu_s: begun.cpu_s }
  say('first start from a clean clone', first)
  // The demo's pictures are painted in the background.
  await untilCalm(wholeNode(begun, data_dir, String(sandbox_port)))
  await begun.stop()
  const warm = await getStarts(start)
  say(`warm start, median of ${STARTS}`, warm)
  const bare = await bareStarts()

  const node = await start()
  const cluster = wholeNode(node, data_dir, String(sandbox_port))
  await untilCalm(cluster)
  await wait(IDLE_MS)
  const rest = memoryNow('at rest', node)
  const requests = await mixedDay(cluster)
  memoryNow('with painters', node)
  await untilCalm(cluster)
  await wait(IDLE_MS)
  const used = memoryNow(`after ${requests} requests`, node)
  return { ...measuredHere(), first, warm, bare, rest, used, requests, minutes: MINUTES }
}

if (is_short) await tryOut()
else {
  const footprint = await measure()
  const table = footprintTable({ footprint })
  console.log(`\n${table}`)
  const { first, warm, rest, used } = footprint
  bench.bar('first start, s', first.seconds, { most: goals.first_s })
  bench.bar('warm start, s', warm.seconds, { most: goals.warm_s })
  bench.bar('memory at rest, MB', rest.server + rest.database, { most: goals.rest_mb })
  bench.bar('memory after a day, MB', used.server + used.database, { most: goals.used_mb })
  if (!given.dry) writeMeasured('footprint', footprintTable(keepResult<FootprintResults>('footprint', { footprint })))
}
