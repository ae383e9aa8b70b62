import type { AppCtx } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Job } from './job.ts'

/**
 * Enqueues the jobs of a restored backup. Rows are deleted and jobs sent in one transaction, so a node that dies here
 * leaves them to the next. Scheduled jobs are left out: the schedule sends them.
 */
export async function sendRestoredJobs(ctx: AppCtx, jobs: readonly Job[]): Promise<number> {
  const known = new Map(jobs.map((job) => [job.name, job]))
  return inTransaction(ctx, async (tx) => {
    const rows = await tx.db.deleteFrom('carried_job').returningAll().execute()
    let sent = 0
    for (const { name, data, start_after } of rows) {
      const job = known.get(name)
      if (job?.cron) continue
      const payload = job?.schema.safeParse(data)
      if (!job || !payload?.success) {
        tx.log.warn({ job: name }, 'this version does not know a job of the backup')
        continue
      }
      const wait_ms = new Date(start_after).getTime() - tx.clock.now().getTime()
      await tx.jobs.send(job, payload.data, wait_ms > 0 ? { start_after_seconds: Math.ceil(wait_ms / 1000) } : {})
      sent++
    }
    return sent
  })
}
