import { z } from 'zod'
import { inTransaction } from '../../infra/db/transaction.ts'
import { job } from '../../infra/jobs/job.ts'
import { exportJob } from './export.job.ts'
import { changeExport, selectExpired, selectStalled } from './export.queries.ts'

const SILENT_MS = 2 * 60_000
const BATCH = 500

/** Deletes expired files and restarts exports a stopped node left unfinished. */
export const sweepExportsJob = job({
  name: 'export.sweep',
  schema: z.object({}),
  cron: '*/5 * * * *',
  async run(ctx) {
    const now = ctx.clock.now()
    for (const { seller_id, id, file_key } of await selectExpired(ctx.db, now, BATCH)) {
      if (file_key) await ctx.storage.remove(file_key)
      await changeExport(ctx.db, seller_id, id, { status: ['done'] }, { status: 'expired', file_key: null })
    }
    for (const { seller_id, id, attempt } of await selectStalled(ctx.db, new Date(now.getTime() - SILENT_MS))) {
      await inTransaction(ctx, async (tx) => {
        const next = { status: 'queued', attempt: attempt + 1, progress: 0 } as const
        const isMine = await changeExport(tx.db, seller_id, id, { status: ['running'], attempt }, next)
        if (isMine) await tx.jobs.send(exportJob, { seller_id, id, attempt: attempt + 1 })
      })
    }
  },
})
