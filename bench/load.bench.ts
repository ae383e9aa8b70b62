// A day of the whole product, compressed: visitors, sellers at the console, designers, checkouts, imports, marketplace
// pushes and batch runs together. People come at random moments whether earlier requests are answered or not, and
// every request counts from the moment it was due. The rate is raised until the 95th percentile of a call that
// somebody waits for passes 200 ms, or until other limits of this run; then the table of the best step and what was used up
// above it. The product runs as it is deployed, with rate limits on: everybody has an address of their own, as behind
// a proxy (TRUST_PROXY). Only this machine is talked to. The result goes to bench/results/load.json and docs/measured.md.
//   npm run bench -- load                            about seven minutes
//   npm run bench -- load --rate 40 --step 30        begin there, steps of 30 s
//   npm run bench -- load --soak 30 --rate 5         memory over half an hour at 5 requests/s
//   npm run bench -- load --dry                      write nothing down
import { availableParallelism } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { hangUp } from './load/client.ts'
import { type Cluster, startCluster, wholeNode } from './load/cluster.ts'
import { getDay } from './load/day.ts'
import { bottleneck, judge, LIMIT_MS, type Step } from './load/judge.ts'
import { type LoadResults, loadTable } from './load/measured-table.ts'
import { nextRate, readOptions } from './load/options.ts'
import { type Generator, generator, type Sample } from './load/schedule.ts'
import { watchMemory } from './load/soak.ts'
import { openForVisitors, prepareTown } from './load/town.ts'
import { openJobs, watchPressure } from './load/watch.ts'
import { few, is_short, openBench } from './support/bench.ts'
import { keepResult, measuredHere, writeMeasured } from './support/results.ts'
import { startProduct } from './support/running-product.ts'

const SEED = 20_260_101
const WARM_S = few(5, 0.5)
const CALM_JOBS = 2
/** Memory of a product that refuses its visitors says nothing. */
const MOST_FAILED = 0.01
const cores = availableParallelism()
const options = readOptions(process.argv.slice(2))
const bench = openBench('load')

async function untilCalm(cluster: Cluster): Promise<void> {
  const until = Date.now() + options.calm_s * 1000
  let open = await openJobs(cluster)
  for (; open > CALM_JOBS && Date.now() < until; open = await openJobs(cluster)) await wait(2000)
  if (open > CALM_JOBS) console.log(`  ${open} jobs of the preparation are still under way`)
}

function tell(step: Step): void {
  const { pressure: p } = step
  const parts = Object.entries(p.cores).map(([part, used]) => `${part} ${used}`)
  console.log(
    `${step.is_good ? 'good    ' : 'TOO MUCH'} ${step.requests_per_s.toFixed(1).padStart(6)} requests/s of ${step.rate} wanted, ${step.people_per_s} people/s; slowest ${step.worst.call} p95 ${step.worst.p95_ms} ms`,
  )
  console.log(
    `         cores: ${parts.join(', ')}, others ${p.others_cores}; event loop ${Math.round(100 * p.api_loop)} %, late by p99 ${p.loop_delay_p99_ms} ms, at most ${p.loop_delay_max_ms} ms; waiting for database ${p.waiting_for_db}, for painters ${p.waiting_for_pool}; open jobs ${p.open_jobs}`,
  )
  for (const [what, count] of Object.entries(step.errors)) console.log(`         failed: ${what}, ${count} times`)
}

function table(step: Step): void {
  console.log(`\n${'call'.padEnd(20)} ${'count'.padStart(6)} ${'p50'.padStart(8)} ${'p95'.padStart(8)} errors`)
  for (const { call, count, p50_ms, p95_ms, errors, is_interactive } of step.calls) {
    const note = is_interactive ? '' : '   not judged'
    console.log(
      `${call.padEnd(20)} ${String(count).padStart(6)} ${p50_ms.toFixed(1).padStart(8)} ${p95_ms.toFixed(1).padStart(8)} ${String(errors).padStart(6)}${note}`,
    )
  }
}

async function playStep(cluster: Cluster, day: Generator, rate: number, seconds: number): Promise<Step> {
  const watch = watchPressure(cluster)
  const played = await day.play(rate, seconds, WARM_S)
  return judge(rate, seconds - WARM_S, played, await watch.stop())
}

/** Steps up until one is too much, then once between the last good one and that. */
async function findRate(cluster: Cluster, day: Generator): Promise<void> {
  let [good, too_much]: [Step | undefined, Step | undefined] = [undefined, undefined]
  let { rate } = options
  for (let n = 0; n < options.max_steps && rate <= options.max_rate; n++) {
    const step = await playStep(cluster, day, rate, options.step_s)
    tell(step)
    const was_last = too_much !== undefined
    if (step.is_good) good = step
    else too_much = step
    if (was_last || (too_much && !good)) break
    rate = too_much && good ? Math.round((good.rate + too_much.rate) / 2) : nextRate(rate)
    // What a step that was too much left behind is not the next one's.
    if (too_much) await untilCalm(cluster)
  }
  if (!good) {
    console.log(`Already the first step was too much; begin lower with --rate. Wanted is ${LIMIT_MS} ms.`)
    process.exitCode = 1
    if (too_much) table(too_much)
    return
  }
  table(good)
  bench.figure('load with every p95 in 200 ms, requests a second', good.requests_per_s, 'more')
  const above = too_much && { ...too_much, bottleneck: bottleneck(too_much, cores) }
  const result = { rate: { ...measuredHere(), good, ...(above ? { too_much: above } : {}) } }
  record(result)
}

/** The first failure of each kind, when it happens: half an hour is long to wait for the news. */
function getNews(): (sample: Sample) => void {
  const told = new Set<string>()
  return ({ call, error }) => {
    const news = `${call}: ${error}`
    if (error === undefined || told.has(news)) return
    told.add(news)
    console.log(`  after ${since()} ${news}`)
  }
}

async function soak(cluster: Cluster, day: Generator, minutes: number): Promise<void> {
  const memory = watchMemory(cluster)
  const watch = watchPressure(cluster)
  const played = await day.play(options.rate, minutes * 60, WARM_S, getNews())
  const parts = await memory.stop()
  const step = judge(options.rate, minutes * 60, played, await watch.stop())
  tell(step)
  table(step)
  for (const { part, first_mb, last_mb, most_mb, slope_mb_per_hour, verdict } of parts) {
    console.log(
      `${part.padEnd(10)} first ${first_mb} MB, last ${last_mb} MB, most ${most_mb} MB, slope ${slope_mb_per_hour} MB/h: ${verdict}`,
    )
  }
  if (parts.some(({ verdict, is_apart }) => verdict === 'growing' && !is_apart)) process.exitCode = 1
  const errors = Object.values(step.errors).reduce((sum, count) => sum + count, 0)
  if (errors > MOST_FAILED * played.samples.length) {
    console.log(`${errors} of ${played.samples.length} requests failed: that was no soak, and nothing is written down.`)
    process.exitCode = 1
    return
  }
  record({ soak: { ...measuredHere(), minutes, requests_per_s: step.requests_per_s, errors, parts } })
}

function record(part: Partial<LoadResults>): void {
  console.log(`\n${loadTable(part)}`)
  if (options.is_dry) return
  writeMeasured('load', loadTable(keepResult<LoadResults>('load', part)))
}

/** The short form: a node that does everything instead of two. */
async function openShared(): Promise<Cluster> {
  const product = await startProduct(bench)
  return wholeNode(product, product.data_dir, String(product.sandbox_port))
}

/** Each kind of person once, and no call may fail. */
async function playOnce(cluster: Cluster, day: Generator): Promise<void> {
  const step = await playStep(cluster, day, 40, 3)
  table(step)
  const failed = Object.keys(step.errors)
  if (failed.length > 0 || step.calls.length === 0) throw new Error(failed.join('; ') || 'nobody came')
}

const begun = performance.now()
const since = () => `${((performance.now() - begun) / 1000).toFixed(0)} s`
const cluster = is_short ? await openShared() : await startCluster(bench)
bench.atEnd(hangUp)
console.log(`started after ${since()}`)
const town = await prepareTown(cluster)
const day = generator(getDay(town), SEED)
await openForVisitors(town)
if (is_short) await playOnce(cluster, day)
else {
  await untilCalm(cluster)
  // Caches, prepared statements and threads are those of a shop that is open.
  await day.play(options.rate, 2 * WARM_S, WARM_S)
  console.log(`ready after ${since()}: ${town.sellers.length} sellers, ${town.pages.length} pages`)
  if (options.soak_min) await soak(cluster, day, options.soak_min)
  else await findRate(cluster, day)
}
console.log(`ended after ${since()}`)
