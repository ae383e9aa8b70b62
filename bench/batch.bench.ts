// Batch runs through the whole server: plan, goods, SKUs, quota, pictures on disk, compared with bare encoding of the
// same pictures on as many threads. Both alternate, so other load slows both equally, and the clock
// excludes CPU steal time.
//   npm run bench -- batch                1 artwork × 100 products four times, then 100 artworks × 10 products × 5 colours
//   node bench/batch.bench.ts 5000        as many cells of the second kind, for the memory over a long run
//   node bench/batch.bench.ts 200 40      200 cells of the second kind after 40 of the first
//   node bench/batch.bench.ts kill        100 × 10 × 5 on the whole product, killed three times on the way
//   node bench/batch.bench.ts kill 100 50 the same with 50 products: 5,000 goods
// When started directly, give it the environment of `npm start`: MALLOC_MMAP_THRESHOLD_=1000000 (see scripts/setup.mjs).
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { mockupWidths } from '../contract/src/design/design.ts'
import { BatchPlan, type BatchPlanInput } from '../contract/src/goods/batch/plan.ts'
import { type App, createApp } from '../server/src/app.ts'
import { readConfig } from '../server/src/config.ts'
import { startEmbeddedPostgres } from '../server/src/infra/db/embedded-postgres.ts'
import { migrate } from '../server/src/infra/db/migrate.ts'
import { inTransaction } from '../server/src/infra/db/transaction.ts'
import {
  type EncodedPictures,
  encodeFlat,
  encodeMockup,
  type RawPicture,
} from '../server/src/infra/paint/encode-pictures.ts'
import { paintPool } from '../server/src/infra/paint/paint-pool.ts'
import { productsFolder } from '../server/src/infra/pictures/asset-folders.ts'
import { viewsFolder } from '../server/src/infra/pictures/view-cache.ts'
import { addCatalogue } from '../server/src/modules/catalog/base/catalog.base.ts'
import { insertPlan } from '../server/src/modules/goods/batch/create-batch-run.ts'
import { evaluatePlan } from '../server/src/modules/goods/batch/plan/evaluate-plan.ts'
import { progressOf } from '../server/src/modules/goods/batch/progress.ts'
import { runBatchJob } from '../server/src/modules/goods/batch/run-batch.job.ts'
import { materialModule } from '../server/src/modules/material/material.module.ts'
import { killRun } from './batch/kill-run.ts'
import { addVariants, COLOURS, listsOf, newBatchSeller, type Seller, usualPlan } from './batch/plans.ts'
import { ownClock } from './support/own-clock.ts'

const TARGET = 0.6
const CELLS = Math.max(20, Number(process.argv[2]) || 1000)
/** Cells between two encoder samples. */
const CHUNK = Math.min(100, CELLS)
/** Pictures of each kind per encoder sample: with a dozen, samples differ by half. */
const SAMPLE = 36
/** The wide run takes seconds, and machines have fast and slow ones: several runs, with a longer sample between them. */
const WIDE_RUNS = 4
const WIDE_SAMPLE = 2 * SAMPLE
const WIDE = Math.max(1, Number(process.argv[3]) || Math.min(100, CELLS))
const sides_px = [mockupWidths.small, mockupWidths.large]
/** Allowed memory growth once all caches are warm. */
const MEMORY_GROWTH = 1.25
const MB = 1024 * 1024
sharp.concurrency(1)
sharp.cache(false)

interface Bench extends Seller {
  readonly app: App
}

interface Made {
  readonly cells: number
  readonly pictures: number
  readonly seconds: number
  /** How long bare encoding of the same pictures would have taken, by the samples in between. */
  readonly bare_seconds: number
}

/** Runs one plan to its end and returns its result. */
async function run({ app, seller_id, user_id }: Bench, plan: BatchPlanInput): Promise<number> {
  const checked = await evaluatePlan(app.ctx, seller_id, BatchPlan.parse(plan), 'zh')
  const who = { seller_id, user_id, language: 'zh' as const }
  const run_id = await inTransaction(app.ctx, (tx) => insertPlan(tx, who, checked, 'bench'))
  for (;;) {
    await runBatchJob.run(app.ctx, { seller_id, run_id, epoch: 1 })
    const { state, done, failed, reason } = await progressOf(app.ctx, seller_id, run_id)
    if (state === 'paused' || failed > 0) throw new Error(`the run does not go on: ${reason?.en ?? failed}`)
    if (state === 'finished') return done
  }
}

/** Pictures made per design, by kind. */
const picturesAfter = async ({ app, seller_id }: Bench, design_id: number) => {
  const rows = await app.ctx.db
    .selectFrom('design_mockup')
    .select(['design_id', 'color_id', 'large_key'])
    .where('seller_id', '=', seller_id)
    .where('design_id', '>', design_id)
    .where('state', '=', 'done')
    .orderBy('design_id')
    .execute()
  const flats = rows.filter(({ color_id }) => color_id === 0)
  return { flats, mockups: rows.filter(({ color_id }) => color_id !== 0), last: rows.at(-1)?.design_id ?? design_id }
}

async function rawOf({ app }: Bench, key: string, channels: 3 | 4): Promise<RawPicture> {
  const image = sharp(await app.ctx.storage.get(key))
  const { data, info } = await (channels === 4 ? image.ensureAlpha() : image.removeAlpha())
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width_px: info.width, height_px: info.height, channels }
}

type Encode = (raw: RawPicture, sides_px: readonly number[]) => Promise<EncodedPictures>

/** Milliseconds for one picture in both sizes, two at a time. */
async function timeOf(pictures: readonly RawPicture[], encode: Encode): Promise<number> {
  const waiting = [...pictures]
  const clock = ownClock()
  const work = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) await encode(one, sides_px)
  }
  await Promise.all([work(), work()])
  return clock.ms() / pictures.length
}

type Kept = Awaited<ReturnType<typeof picturesAfter>>['flats']

/** A sample spread over all pictures. */
async function samplesOf(bench: Bench, rows: Kept, channels: 3 | 4, sample: number): Promise<RawPicture[]> {
  const every = Math.max(1, Math.floor(rows.length / sample))
  const keys = rows.filter((_, n) => n % every === 0).flatMap(({ large_key }) => large_key ?? [])
  return Promise.all(keys.map((key) => rawOf(bench, key, channels)))
}

/** Milliseconds the bare encoder takes for one picture of each kind. */
interface Look {
  readonly mockup_ms: number
  readonly flat_ms: number
}

async function lookAt(bench: Bench, { mockups, flats }: { mockups: Kept; flats: Kept }, sample: number): Promise<Look> {
  return {
    mockup_ms: await timeOf(await samplesOf(bench, mockups, 3, sample), encodeMockup),
    flat_ms: await timeOf(await samplesOf(bench, flats, 4, sample), encodeFlat),
  }
}

/** Runs the plans one after the other, with encoder samples before, between and after them. */
async function measure(
  bench: Bench,
  plans: readonly BatchPlanInput[],
  sample: number,
  onChunk: (cells: number) => void = () => {},
) {
  let made: Made = { cells: 0, pictures: 0, seconds: 0, bare_seconds: 0 }
  const before = await picturesAfter(bench, 0)
  let { last } = before
  let look = await lookAt(bench, before, sample)
  for (const plan of plans) {
    const clock = ownClock()
    const cells = made.cells + (await run(bench, plan))
    const seconds = made.seconds + clock.ms() / 1000
    onChunk(cells)
    const { mockups, flats, last: next } = await picturesAfter(bench, last)
    last = next
    const behind = await lookAt(bench, { mockups, flats }, sample)
    const bare_ms =
      (mockups.length * (look.mockup_ms + behind.mockup_ms) + flats.length * (look.flat_ms + behind.flat_ms)) / 2
    look = behind
    const pictures = made.pictures + mockups.length + flats.length
    made = { cells, seconds, bare_seconds: made.bare_seconds + bare_ms / 1000, pictures }
  }
  return made
}

function tell(name: string, { cells, pictures, seconds, bare_seconds }: Made): boolean {
  const ratio = bare_seconds / seconds
  const is_reached = ratio >= TARGET
  console.log(
    `${name}: ${cells} cells, ${pictures} pictures in ${seconds.toFixed(1)} s: ${(cells / seconds).toFixed(2)} cells/s, ${(pictures / seconds).toFixed(1)} pictures/s; bare encoding ${(pictures / bare_seconds).toFixed(1)}/s, ratio ${(100 * ratio).toFixed(0)} %, target ${100 * TARGET} %: ${is_reached ? 'reached' : 'MISSED'}`,
  )
  return is_reached
}

async function open(app: App): Promise<Bench> {
  await addCatalogue(app.ctx)
  await addVariants(app, WIDE)
  await materialModule.base?.(app.ctx)
  return { app, ...(await newBatchSeller(app)) }
}

/** Maps are prepared once per installation, some minutes after its first start. */
async function prepareViews({ app }: Bench): Promise<void> {
  const views = await app.ctx.db
    .selectFrom('product_view')
    .select(['picture_product', 'picture_view'])
    .distinct()
    .where('picture_product', 'is not', null)
    .where('picture_view', 'is not', null)
    .execute()
  const views_dir = viewsFolder(app.ctx.config.data_dir)
  const ready = ({ picture_product, picture_view }: (typeof views)[number]) =>
    paintPool.run({
      kind: 'view',
      folder: join(productsFolder, picture_product ?? ''),
      picture_view: picture_view ?? '',
      views_dir,
    })
  await Promise.all(views.map(ready))
}

const meanOf = (samples: readonly { mb: number }[]): number =>
  samples.reduce((sum, { mb }) => sum + mb, 0) / Math.max(1, samples.length)

/**
 * Memory after each chunk. Garbage collection moves it by a fifth, so compare the mean of the last fifth with that of
 * the second, when all caches are warm.
 */
function tellMemory(samples: readonly { cells: number; mb: number }[]): boolean {
  const fifth = Math.max(1, Math.floor(samples.length / 5))
  const [early, late] = [samples.slice(fifth, 2 * fifth), samples.slice(-fifth)]
  const share = meanOf(late) / (meanOf(early) || meanOf(late))
  const is_flat = share <= MEMORY_GROWTH
  const shown = [samples[0], samples[fifth], samples[Math.floor(samples.length / 2)], samples.at(-1)]
  const said = shown.flatMap((one) => (one ? [`${Math.round(one.mb)} MB after ${one.cells}`] : [])).join(', ')
  console.log(
    `memory: ${said}; in the last fifth ${Math.round(100 * share)} % of that in the second, target ${100 * MEMORY_GROWTH} %: ${is_flat ? 'flat' : 'GROWS'}`,
  )
  return is_flat
}

async function measureAll(bench: Bench): Promise<boolean> {
  const all = ownClock()
  const { products, artworks } = await listsOf(bench.app)
  const ten = products.slice(0, 10)
  // Warm up: prepared maps are cached and threads get up to speed after some seconds, so the first of each is not measured.
  await prepareViews(bench)
  const wideWith = (n: number) => ({
    ...usualPlan,
    products: products.slice(0, WIDE),
    artworks: artworks.slice(n, n + 1),
  })
  const clock = ownClock()
  const cold = await run(bench, wideWith(WIDE_RUNS))
  console.log(`first run on cold threads: ${((1000 * cold) / clock.ms()).toFixed(2)} cells/s`)
  const wide = Array.from({ length: WIDE_RUNS }, (_, n) => wideWith(n))
  const is_wide = tell(`1 artwork × ${WIDE} products, ${WIDE_RUNS} times`, await measure(bench, wide, WIDE_SAMPLE))
  const per_run = Math.max(1, Math.floor(CHUNK / ten.length))
  const plans = Array.from({ length: Math.ceil(CELLS / CHUNK) }, (_, n) => ({
    ...usualPlan,
    products: ten,
    artworks: Array.from({ length: per_run }, (_, at) => artworks[(n * per_run + at) % artworks.length] as never),
  }))
  const memory: { cells: number; mb: number }[] = []
  const made = await measure(bench, plans, SAMPLE, (cells) => {
    memory.push({ cells, mb: process.memoryUsage.rss() / MB })
    if (cells % 500 === 0) console.log(`  ${cells} cells, ${Math.round(memory.at(-1)?.mb ?? 0)} MB`)
  })
  const whole_share = all.stolen_share()
  console.log(`the host took ${(100 * whole_share).toFixed(0)} % of the processors away; left out of all figures`)
  const is_deep = tell(`${artworks.length} artworks × ${ten.length} products × ${COLOURS} colours`, made)
  return tellMemory(memory) && is_wide && is_deep
}

async function speed(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'inkroute-bench-'))
  const config = readConfig({ PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'fatal', DEMO: 'false', SERVE_WEB: 'false' })
  const postgres = await startEmbeddedPostgres(folder)
  try {
    await migrate(postgres.url())
    const app = await createApp({ config, database_url: postgres.url(), sandbox_url: 'http://127.0.0.1:9' })
    const is_reached = await measureAll(await open(app))
    await paintPool.close()
    await app.close()
    return is_reached
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const is_good =
  process.argv[2] === 'kill'
    ? await killRun(Number(process.argv[3]) || 100, Number(process.argv[4]) || 10)
    : await speed()
if (!is_good) process.exitCode = 1
