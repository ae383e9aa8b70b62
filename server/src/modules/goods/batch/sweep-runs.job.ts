import { z } from 'zod'
import { job } from '../../../infra/jobs/job.ts'
import { startRun } from './control-runs.ts'
import { selectStalled } from './plan/batch.queries.ts'

/** Workers report every second; this is longer than any healthy pause and shorter than a seller's patience. */
const SILENT_MS = 15_000
/** By then a worker killed before this node started has been silent for longer than `SILENT_MS`. */
export const SWEEP_AFTER_START_SECONDS = 15

/** Restarts runs whose worker died before it could hand over. */
export const sweepRunsJob = job({
  name: 'goods.batch-sweep',
  schema: z.object({}),
  cron: '* * * * *',
  async run(ctx) {
    const before = new Date(ctx.clock.now().getTime() - SILENT_MS).toISOString()
    for (const { seller_id, id } of await selectStalled(ctx.db, before)) await startRun(ctx, seller_id, id, ['running'])
  },
})
