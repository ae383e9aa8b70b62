import { z } from 'zod'
import type { AppCtx } from '../context.ts'
import { type Job, job } from './job.ts'
import { countEnded, withoutLiveJob } from './job-rows.queries.ts'
import { isDueAgain } from './reconcile.rules.ts'
import type { WaitingRows } from './waiting-rows.ts'

const MAX_ROWS = 2000
const MAX_SENT = 500

/** Sends a job for each waiting row that has none; returns how many. */
async function reconcile(ctx: AppCtx, source: WaitingRows): Promise<number> {
  const now = ctx.clock.now()
  const before = new Date(now.getTime() - source.after_ms).toISOString()
  const { name, schema } = source.job
  const wanted = (await source.find(ctx.db, before, MAX_ROWS)).map((payload) => schema.parse(payload) as object)
  const orphans = await withoutLiveJob(ctx.db, name, wanted)
  if (orphans.length === 0) return 0
  const ended = await countEnded(ctx.db, name, orphans)
  const due = orphans.filter((_, at) => isDueAgain(ended[at], now)).slice(0, MAX_SENT)
  const queue = source.is_unhurried ? ctx.jobs.unhurried() : ctx.jobs
  await queue.sendMany(source.job, due)
  if (due.length > 0) ctx.log.warn({ resent: name, count: due.length }, 'rows were waiting without a job')
  return due.length
}

/** Every minute: sends a new job for rows whose job was lost. A source that fails does not stop the others. */
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
