// Batch runs through the whole of the server: plan, goods, SKUs, quota, pictures on disk, beside bare encoding of the
// same kinds of pictures on as many threads. Both alternate, so that neighbours on the machine slow both alike.
//   npm run bench -- batch          1 artwork × 100 products, then 100 artworks × 10 products × 5 colours
//   node bench/batch.bench.ts 5000  as many cells of the second kind, for the memory over a long run
//   node bench/batch.bench.ts kill  100 × 10 × 5 on the whole program, killed three times on the way
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { BatchPlan, type BatchPlanInput } from '../contract/src/design-batch-plan.ts'
import { type App, createApp } from '../server/src/app.ts'
import { readConfig } from '../server/src/config.ts'
import { startEmbeddedPostgres } from '../server/src/infra/db/embedded-postgres.ts'
import { migrate } from '../server/src/infra/db/migrate.ts'
import { inTransaction } from '../server/src/infra/db/transaction.ts'
import { FLAT_WEBP, MOCKUP_JPEG } from '../server/src/infra/paint/paint-mockup.ts'
import { paintPool } from '../server/src/infra/paint/paint-pool.ts'
import { addCatalogue } from '../server/src/modules/catalog/base/catalog.base.ts'
import { progressOf } from '../server/src/modules/goods/batch/batch-progress.ts'
import { checkPlan } from '../server/src/modules/goods/batch/check-plan.ts'
import { insertPlan } from '../server/src/modules/goods/batch/create-batch-run.ts'
import { runBatchJob } from '../server/src/modules/goods/batch/run-batch.job.ts'
import { materialModule } from '../server/src/modules/material/material.module.ts'
import { killRun } from './batch/kill-run.ts'
import { addVariants, COLOURS, listsOf, newBatchSeller, type Seller, usualPlan } from './batch/plans.ts'

const TARGET = 0.6
const CELLS = Math.max(20, Number(process.argv[2]) || 1000)
/** Cells between two looks at the encoder. */
const CHUNK = Math.min(100, CELLS)
const SAMPLE = 12
const WIDE = 100
/** What may still grow once everything that is kept is at hand. */
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
  readonly flats: number
  readonly seconds: number
  /** What bare encoding of the same pictures would have taken, by the samples in between. */
  readonly bare_seconds: number
}

/** Runs one plan to its end and answers what was made. */
async function run({ app, seller_id, user_id }: Bench, plan: BatchPlanInput): Promise<number> {
  const checked = await checkPlan(app.ctx, seller_id, BatchPlan.parse(plan), 'zh')
  const who = { seller_id, user_id, language: 'zh' as const }
  const run_id = await inTransaction(app.ctx, (tx) => insertPlan(tx, who, checked, 'bench'))
  for (;;) {
    await runBatchJob.run(app.ctx, { seller_id, run_id, epoch: 1 })
    const { state, done, failed, reason } = await progressOf(app.ctx, seller_id, run_id, 'en')
    if (state === 'paused' || failed > 0) throw new Error(`the run does not go on: ${reason ?? failed}`)
    if (state === 'finished') return done
  }
}

const countPictures = async ({ app, seller_id }: Bench) => {
  const rows = await app.ctx.db
    .selectFrom('design_mockup')
    .select(['color_id', 'large_key'])
    .where('seller_id', '=', seller_id)
    .where('state', '=', 'done')
    .orderBy('design_id', 'desc')
    .execute()
  const flats = rows.filter(({ color_id }) => color_id === 0)
  return { flats, mockups: rows.filter(({ color_id }) => color_id !== 0) }
}

interface Raw {
  readonly data: Buffer
  readonly raw: { readonly width: number; readonly height: number; readonly channels: 3 | 4 }
}

async function rawOf({ app }: Bench, key: string, channels: 3 | 4): Promise<Raw> {
  const image = sharp(readFileSync(app.ctx.storage.path(key)))
  const { data, info } = await (channels === 4 ? image.ensureAlpha() : image.removeAlpha())
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, raw: { width: info.width, height: info.height, channels } }
}

/** Milliseconds for one picture in both sizes, two at a time. */
async function encode(pictures: readonly Raw[], encoded: (image: Sharp) => Sharp): Promise<number> {
  const waiting = [...pictures]
  const from_ms = performance.now()
  const work = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      const { data, raw } = one
      await encoded(sharp(data, { raw }).resize({ width: 469, height: 469, fit: 'inside' })).toBuffer()
      await encoded(sharp(data, { raw })).toBuffer()
    }
  }
  await Promise.all([work(), work()])
  return (performance.now() - from_ms) / pictures.length
}

async function bareCost(bench: Bench) {
  const { flats, mockups } = await countPictures(bench)
  const some = (rows: typeof flats) => rows.slice(0, SAMPLE).flatMap(({ large_key }) => large_key ?? [])
  const jpegs = await Promise.all(some(mockups).map((key) => rawOf(bench, key, 3)))
  const webps = await Promise.all(some(flats).map((key) => rawOf(bench, key, 4)))
  return {
    mockup_ms: await encode(jpegs, (image) => image.jpeg(MOCKUP_JPEG)),
    flat_ms: await encode(webps, (image) => image.webp(FLAT_WEBP)),
  }
}

/** Runs the plans one after the other with a look at the bare encoder after each. */
async function measure(bench: Bench, plans: readonly BatchPlanInput[], onChunk: (cells: number) => void = () => {}) {
  let made: Made = { cells: 0, pictures: 0, flats: 0, seconds: 0, bare_seconds: 0 }
  for (const plan of plans) {
    const before = await countPictures(bench)
    const from_ms = performance.now()
    const cells = await run(bench, plan)
    const seconds = (performance.now() - from_ms) / 1000
    const after = await countPictures(bench)
    const [mockups, flats] = [after.mockups.length - before.mockups.length, after.flats.length - before.flats.length]
    const { mockup_ms, flat_ms } = await bareCost(bench)
    made = {
      cells: made.cells + cells,
      pictures: made.pictures + mockups + flats,
      flats: made.flats + flats,
      seconds: made.seconds + seconds,
      bare_seconds: made.bare_seconds + (mockups * mockup_ms + flats * flat_ms) / 1000,
    }
    onChunk(made.cells)
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

async function measureAll(bench: Bench): Promise<boolean> {
  const { products, artworks } = await listsOf(bench.app)
  const ten = products.slice(0, 10)
  // Drawn artworks are kept; the first of each is not what is measured.
  await run(bench, { ...usualPlan, products: products.slice(0, 2), artworks: artworks.slice(0, 4) })
  const wide = { ...usualPlan, products: products.slice(0, Math.min(WIDE, CELLS)), artworks: artworks.slice(0, 1) }
  const is_wide = tell(`1 artwork × ${wide.products.length} products`, await measure(bench, [wide]))
  const per_run = Math.max(1, Math.floor(CHUNK / ten.length))
  const plans = Array.from({ length: Math.ceil(CELLS / CHUNK) }, (_, n) => ({
    ...{ ...usualPlan, products: ten },
    artworks: Array.from({ length: per_run }, (_, at) => artworks[(n * per_run + at) % artworks.length] as never),
  }))
  const memory: number[] = []
  const made = await measure(bench, plans, (cells) => {
    memory.push(process.memoryUsage.rss() / MB)
    if (cells % 500 === 0) console.log(`  ${cells} cells, ${Math.round(memory.at(-1) ?? 0)} MB`)
  })
  const is_deep = tell(`${artworks.length} artworks × ${ten.length} products × ${COLOURS} colours`, made)
  const [early, late] = [memory[Math.floor(memory.length / 5)] ?? 0, Math.max(...memory.slice(-3))]
  const is_flat = late <= early * MEMORY_GROWTH
  console.log(
    `memory ${Math.round(early)} MB after a fifth, ${Math.round(late)} MB at the end: ${is_flat ? 'flat' : 'GROWS'}`,
  )
  return is_wide && is_deep && is_flat
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

const is_good = process.argv[2] === 'kill' ? await killRun(Number(process.argv[3]) || 100) : await speed()
if (!is_good) process.exitCode = 1
