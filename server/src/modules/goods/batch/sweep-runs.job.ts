import { z } from 'zod'
import { job } from '../../../infra/jobs/job.ts'
import { selectStalled } from './batch.queries.ts'
import { startRun } from './change-batch-run.ts'

/** Longer than a worker is ever silent, it speaks every second; shorter than a seller's patience. */
const SILENT_MS = 15_000
/** When a node looks after its own start: whoever was killed before it has been silent long enough by then. */
export const SWEEP_AFTER_START_SECONDS = 15

/** Takes up runs whose worker died together with the note that it should be replaced. */
export const sweepRunsJob = job({
  name: 'goods.batch-sweep',
  schema: z.object({}),
  cron: '* * * * *',
  async run(ctx) {
    const before = new Date(ctx.clock.now().getTime() - SILENT_MS).toISOString()
    for (const { seller_id, id } of await selectStalled(ctx.db, before)) await startRun(ctx, seller_id, id, ['running'])
  },
})
