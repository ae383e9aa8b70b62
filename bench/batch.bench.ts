// Batch runs through the whole server: plan, goods, SKUs, quota, pictures on disk, compared with bare encoding of the
// same pictures on as many threads. Both alternate, so other load slows both equally, and the clock
// excludes CPU steal time.
//   npm run bench -- batch                1 artwork × 100 products four times, then 100 artworks × 10 products × 5 colours
//   npm run bench -- batch --cells 5000   as many cells of the second kind, for the memory over a long run
//   npm run bench -- batch --cells 200 --wide 40            200 cells of the second kind after 40 of the first
//   npm run bench -- batch --kill         100 × 10 × 5 on the whole product, killed three times on the way
//   npm run bench -- batch --kill --products 50             the same with 50 products: 5,000 goods
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { mockupWidths } from '../contract/src/design/design.ts'
import { BatchPlan, type BatchPlanInput } from '../contract/src/goods/batch/plan.ts'
import type { App } from '../server/src/app.ts'
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
import { insertPlan } from '../server/src/modules/goods/batch/create-batch-run.ts'
import { evaluatePlan } from '../server/src/modules/goods/batch/plan/evaluate-plan.ts'
import { getProgress } from '../server/src/modules/goods/batch/progress.ts'
import { runBatchJob } from '../server/src/modules/goods/batch/run-batch.job.ts'
import { materialModule } from '../server/src/modules/material/material.module.ts'
import { killRun } from './batch/kill-run.ts'
import { addVariants, COLOURS, getLists, newBatchSeller, PHOTOGRAPHED, type Seller, usualPlan } from './batch/plans.ts'
import { few, openBench } from './support/bench.ts'
import { openInstallation } from './support/installation.ts'
import { ownClock } from './support/own-clock.ts'

const TARGET = 0.6
const { values: given } = parseArgs({
  options: {
    cells: { type: 'string', default: few('1000', '2') },
    wide: { type: 'string', default: few('100', '1') },
    kill: { type: 'boolean', default: false },
    artworks: { type: 'string', default: '100' },
    products: { type: 'string', default: '10' },
  },
})
const CELLS = Math.max(few(20, 2), Number(given.cells))
/** Cells between two encoder samples. */
const CHUNK = Math.min(100, CELLS)
/** Pictures of each kind per encoder sample: with a dozen, samples differ by half. */
const SAMPLE = few(36, 1)
/** The wide run takes seconds, and machines have fast and slow ones: several runs, with a longer sample between them. */
const WIDE_RUNS = few(4, 1)
const WIDE_SAMPLE = 2 * SAMPLE
const WIDE = Math.max(1, Math.min(Number(given.wide), CELLS))
/** Products of the second kind. */
const DEEP = few(10, 1)
const bench = openBench('batch')
const sides_px = [mockupWidths.small, mockupWidths.large]
/** Allowed memory growth once all caches are warm. */
const MEMORY_GROWTH = 1.25
const MB = 1024 * 1024
sharp.concurrency(1)
sharp.cache(false)

interface Batches extends Seller {
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
async function run({ app, seller_id, user_id }: Batches, plan: BatchPlanInput): Promise<number> {
  const checked = await evaluatePlan(app.ctx, seller_id, BatchPlan.parse(plan), 'zh')
  const who = { seller_id, user_id, language: 'zh' as const }
  const run_id = await inTransaction(app.ctx, (tx) => insertPlan(tx, who, checked, 'bench'))
  for (;;) {
    await runBatchJob.run(app.ctx, { seller_id, run_id, epoch: 1 })
    const { state, done, failed, reason } = await getProgress(app.ctx, seller_id, run_id)
    if (state === 'paused' || failed > 0) throw new Error(`the run does not go on: ${reason?.en ?? failed}`)
    if (state === 'finished') return done
  }
}

/** Pictures made per design, by kind. */
const picturesAfter = async ({ app, seller_id }: Batches, design_id: number) => {
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

async function readRaw({ app }: Batches, key: string, channels: 3 | 4): Promise<RawPicture> {
  const image = sharp(await app.ctx.storage.get(key))
  const { data, info } = await (channels === 4 ? image.ensureAlpha() : image.removeAlpha())
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width_px: info.width, height_px: info.height, channels }
}

type Encode = (raw: RawPicture, sides_px: readonly number[]) => Promise<EncodedPictures>

/** Milliseconds for one picture in both sizes, two at a time. */
async function getTime(pictures: readonly RawPicture[], encode: Encode): Promise<number> {
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
async function readSamples(batches: Batches, rows: Kept, channels: 3 | 4, sample: number): Promise<RawPicture[]> {
  const every = Math.max(1, Math.floor(rows.length / sample))
  const keys = rows.filter((_, n) => n % every === 0).flatMap(({ large_key }) => large_key ?? [])
  return Promise.all(keys.map((key) => readRaw(batches, key, channels)))
}

/** Milliseconds the bare encoder takes for one picture of each kind. */
interface Look {
  readonly mockup_ms: number
  readonly flat_ms: number
}

async function lookAt(
  batches: Batches,
  { mockups, flats }: { mockups: Kept; flats: Kept },
  sample: number,
): Promise<Look> {
  return {
    mockup_ms: await getTime(await readSamples(batches, mockups, 3, sample), encodeMockup),
    flat_ms: await getTime(await readSamples(batches, flats, 4, sample), encodeFlat),
  }
}

/** Runs the plans one after the other, with encoder samples before, between and after them. */
async function measure(
  batches: Batches,
  plans: readonly BatchPlanInput[],
  sample: number,
  onChunk: (cells: number) => void = () => {},
) {
  let made: Made = { cells: 0, pictures: 0, seconds: 0, bare_seconds: 0 }
  const before = await picturesAfter(batches, 0)
  let { last } = before
  let look = await lookAt(batches, before, sample)
  for (const plan of plans) {
    const clock = ownClock()
    const cells = made.cells + (await run(batches, plan))
    const seconds = made.seconds + clock.ms() / 1000
    onChunk(cells)
    const { mockups, flats, last: next } = await picturesAfter(batches, last)
    last = next
    const behind = await lookAt(batches, { mockups, flats }, sample)
    const bare_ms =
      (mockups.length * (look.mockup_ms + behind.mockup_ms) + flats.length * (look.flat_ms + behind.flat_ms)) / 2
    look = behind
    const pictures = made.pictures + mockups.length + flats.length
    made = { cells, seconds, bare_seconds: made.bare_seconds + bare_ms / 1000, pictures }
  }
  return made
}

function tell(name: string, { cells, pictures, seconds, bare_seconds }: Made): void {
  const ratio = bare_seconds / seconds
  console.log(
    `${name}: ${cells} cells, ${pictures} pictures in ${seconds.toFixed(1)} s: ${(cells / seconds).toFixed(2)} cells/s, ${(pictures / seconds).toFixed(1)} pictures/s; bare encoding ${(pictures / bare_seconds).toFixed(1)}/s, ratio ${(100 * ratio).toFixed(0)} %`,
  )
  bench.bar(`${name}, beside bare encoding`, ratio, { least: TARGET })
}

async function open(app: App): Promise<Batches> {
  if (WIDE > PHOTOGRAPHED) await addVariants(app, WIDE)
  await materialModule.base?.(app.ctx)
  return { app, ...(await newBatchSeller(app)) }
}

/** Maps are prepared once per installation, some minutes after its first start. */
async function prepareViews({ app }: Batches): Promise<void> {
  const views = await app.ctx.db
    .selectFrom('product_view')
    .select(['picture_product', 'picture_view'])
    .distinct()
    .where('picture_product', 'is not', null)
    .where('picture_view', 'is not', null)
    .limit(few(1000, 1))
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

const getMean = (samples: readonly { mb: number }[]): number =>
  samples.reduce((sum, { mb }) => sum + mb, 0) / Math.max(1, samples.length)

/**
 * Memory after each chunk. Garbage collection moves it by a fifth, so compare the mean of the last fifth with that of
 * the second, when all caches are warm.
 */
function tellMemory(samples: readonly { cells: number; mb: number }[]): void {
  const fifth = Math.max(1, Math.floor(samples.length / 5))
  const [early, late] = [samples.slice(fifth, 2 * fifth), samples.slice(-fifth)]
  const share = getMean(late) / (getMean(early) || getMean(late))
  const shown = [samples[0], samples[fifth], samples[Math.floor(samples.length / 2)], samples.at(-1)]
  const said = shown.flatMap((one) => (one ? [`${Math.round(one.mb)} MB after ${one.cells}`] : [])).join(', ')
  console.log(`memory: ${said}`)
  bench.bar('memory of the last fifth beside the second', share, { most: MEMORY_GROWTH })
}

async function measureAll(batches: Batches): Promise<void> {
  const all = ownClock()
  const { products, artworks } = await getLists(batches.app)
  const ten = products.slice(0, DEEP)
  // Warm up: prepared maps are cached and threads get up to speed after some seconds, so the first of each is not measured.
  await prepareViews(batches)
  const wideWith = (n: number) => ({
    ...usualPlan,
    products: products.slice(0, WIDE),
    artworks: artworks.slice(n, n + 1),
  })
  const clock = ownClock()
  const cold = await run(batches, wideWith(WIDE_RUNS))
  console.log(`first run on cold threads: ${((1000 * cold) / clock.ms()).toFixed(2)} cells/s`)
  const wide = Array.from({ length: WIDE_RUNS }, (_, n) => wideWith(n))
  tell(`1 artwork × ${WIDE} products, ${WIDE_RUNS} times`, await measure(batches, wide, WIDE_SAMPLE))
  const per_run = Math.max(1, Math.floor(CHUNK / ten.length))
  const plans = Array.from({ length: Math.ceil(CELLS / CHUNK) }, (_, n) => ({
    ...usualPlan,
    products: ten,
    artworks: Array.from({ length: per_run }, (_, at) => artworks[(n * per_run + at) % artworks.length] as never),
  }))
  const memory: { cells: number; mb: number }[] = []
  const made = await measure(batches, plans, SAMPLE, (cells) => {
    memory.push({ cells, mb: process.memoryUsage.rss() / MB })
    if (cells % 500 === 0) console.log(`  ${cells} cells, ${Math.round(memory.at(-1)?.mb ?? 0)} MB`)
  })
  const whole_share = all.stolen_share()
  console.log(`the host took ${(100 * whole_share).toFixed(0)} % of the processors away; left out of all figures`)
  tell(`${artworks.length} artworks × ${ten.length} products × ${COLOURS} colours`, made)
  tellMemory(memory)
}

if (given.kill) await killRun(bench, Number(given.artworks), Number(given.products))
else {
  // The artworks belong to the demo.
  const { app } = await openInstallation(bench, { holds: 'catalogue', env: { DEMO: 'true' } })
  await measureAll(await open(app))
}
