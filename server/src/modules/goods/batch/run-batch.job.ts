import type { Language } from '@inkroute/contract/errors/errors'
import { z } from 'zod'
import type { AppCtx } from '../../../infra/context.ts'
import { job } from '../../../infra/jobs/job.ts'
import { getTimeZone } from '../../account/account.ts'
import { cachedProduct, type ProductFacts } from '../../catalog/catalog.ts'
import { selectMade } from './cell.queries.ts'
import { finishRun, pauseRun, recordRefusal } from './finish-run.ts'
import { CellRefused, findNextSubjects, finishCell, type MadeCell, makeNextCell, type OpenRun } from './make-cell.ts'
import { beatRun, findRun, type RunRow } from './plan/batch.queries.ts'
import { publishProgress } from './progress.ts'
import { subjectFinder } from './subject/subjects.ts'

/** A run yields to others after this long and is re-enqueued. */
const SLICE_MS = 45_000
const TELL_MS = 700
/** Enough to keep both painters busy while other cells are written to disk or saved as goods. */
const AT_ONCE = 6

const BatchStart = z.object({ seller_id: z.int(), run_id: z.int(), epoch: z.int() })

/** Reads what the cells of a run are made from. */
export async function openRun(ctx: AppCtx, row: RunRow): Promise<OpenRun> {
  const plan = row.plan
  const products = new Map<number, ProductFacts>()
  for (const { basic_product_id: id } of plan.products) {
    const product = await cachedProduct(ctx, id)
    if (product) products.set(id, product)
  }
  return {
    seller_id: row.seller_id,
    run_id: row.id,
    epoch: row.epoch,
    user_id: row.user_id,
    language: row.language as Language,
    time_zone: await getTimeZone(ctx.db, row.seller_id, row.user_id),
    facts: { plan, parts: row.parts, products },
    subjects: subjectFinder(ctx, row.seller_id),
    product_places: new Map(plan.products.map(({ basic_product_id }, n) => [basic_product_id, n])),
  }
}

interface Lane {
  readonly run: OpenRun
  /** Cells that still need pictures: left by a dead worker, or due for a retry. */
  readonly left: MadeCell[]
  readonly mayGoOn: () => boolean
  /** Goods of a seller are made one after the other by the database; waiting here instead holds no connection. */
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>
}

function turns(): Lane['inTurn'] {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const mine = last.then(work)
    last = mine.catch(() => {})
    return mine
  }
}

async function finishOr(ctx: AppCtx, { run, left }: Lane, cell: MadeCell): Promise<void> {
  try {
    await finishCell(ctx, run, cell)
  } catch (error) {
    if ((await recordRefusal(ctx, run, new CellRefused(cell.cell_no, error))) === 'again') left.push(cell)
  }
}

/** Processes cells until none are left, the run is paused, or its time slice ends. */
async function work(ctx: AppCtx, lane: Lane): Promise<void> {
  while (lane.mayGoOn()) {
    try {
      if (lane.left.length === 0) await findNextSubjects(ctx, lane.run, AT_ONCE)
      if (!lane.mayGoOn()) return
      const cell = lane.left.shift() ?? (await lane.inTurn(() => makeNextCell(ctx, lane.run)))
      if (!cell) return
      await finishOr(ctx, lane, cell)
    } catch (error) {
      if ((await recordRefusal(ctx, lane.run, error)) === 'stop') return
    }
  }
}

/** Publishes progress while the run works, and reports when a newer start has superseded this one. */
function heart(ctx: AppCtx, { seller_id, run_id, epoch }: OpenRun) {
  let counts = true
  let beating = Promise.resolve()
  const beat = async () => {
    counts = await beatRun(ctx.db, seller_id, run_id, epoch, ctx.clock.now().toISOString())
    await publishProgress(ctx, seller_id, run_id)
  }
  const timer = setInterval(() => {
    beating = beating.then(beat).catch((error: unknown) => ctx.log.warn({ err: error }, 'batch progress'))
  }, TELL_MS)
  return {
    stillCounts: () => counts,
    stop: async () => {
      clearInterval(timer)
      await beating
    },
  }
}

/**
 * Makes the cells of a run, some at once. What is done is done in the cells' own transactions, so it may be killed at
 * any point and run again, or twice at the same time.
 */
export const runBatchJob = job({
  name: 'goods.batch',
  schema: BatchStart,
  concurrency: 2,
  async run(ctx, { seller_id, run_id, epoch }, isStopping = () => false) {
    const row = await findRun(ctx.db, seller_id, run_id)
    if (row?.state !== 'running' || row.epoch !== epoch) return
    const run = await openRun(ctx, row)
    const left = (await selectMade(ctx.db, seller_id, run_id)).flatMap(({ design_id, ...row }) =>
      design_id === null ? [] : [{ ...row, design_id }],
    )
    const beating = heart(ctx, run)
    const until = performance.now() + SLICE_MS
    const mayGoOn = () => beating.stillCounts() && !isStopping() && performance.now() < until
    try {
      const lane = { run, left, mayGoOn, inTurn: turns() }
      await Promise.all(Array.from({ length: AT_ONCE }, () => work(ctx, lane)))
    } finally {
      await beating.stop()
    }
    if (!(await finishRun(ctx, run))) await ctx.jobs.send(runBatchJob, { seller_id, run_id, epoch })
    await publishProgress(ctx, seller_id, run_id)
  },
  // Paused with a message: the seller can go on with it or cancel it.
  async giveUp(tx, { seller_id, run_id, epoch }) {
    const row = await findRun(tx.db, seller_id, run_id)
    if (row) await pauseRun(tx, { seller_id, run_id, epoch, user_id: row.user_id }, 'design_not_made')
  },
})
