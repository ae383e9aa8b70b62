import { z } from 'zod'
import type { AppCtx } from '../context.ts'
import { type Job, job } from './job.ts'
import { countEnded, withoutLiveJob } from './job-rows.queries.ts'
import { isDueAgain } from './reconcile.rules.ts'
import type { WaitingRows } from './waiting-rows.ts'

const LOOKED_AT = 2000
const SENT_AT_ONCE = 500

/** Sends a job for each waiting row that has none; answers how many. */
async function reconcile(ctx: AppCtx, source: WaitingRows): Promise<number> {
  const now = ctx.clock.now()
  const before = new Date(now.getTime() - source.after_ms).toISOString()
  const { name, schema } = source.job
  const wanted = (await source.find(ctx.db, before, LOOKED_AT)).map((payload) => schema.parse(payload) as object)
  const orphans = await withoutLiveJob(ctx.db, name, wanted)
  if (orphans.length === 0) return 0
  const ended = await countEnded(ctx.db, name, orphans)
  const due = orphans.filter((_, at) => isDueAgain(ended[at], now)).slice(0, SENT_AT_ONCE)
  const queue = source.is_unhurried ? ctx.jobs.unhurried() : ctx.jobs
  await queue.sendMany(source.job, due)
  if (due.length > 0) ctx.log.warn({ job: name, count: due.length }, 'rows were waiting without a job')
  return due.length
}

/** By the clock: whatever waits for a job that is gone gets a new one. One source that fails does not stop the others. */
export const reconcileJob = (sources: readonly WaitingRows[]): Job =>
  job({
    name: 'infra.reconcile',
    schema: z.object({}),
    cron: '* * * * *',
    retry_limit: 0,
    async run(ctx) {
      const problems: unknown[] = []
      for (const source of sources) await reconcile(ctx, source).catch((error: unknown) => problems.push(error))
      if (problems.length > 0) throw problems[0]
    },
  })
