import { z } from 'zod'
import { inTransaction } from '../db/transaction.ts'
import { contentChanged } from '../events/content-version.ts'
import { job } from '../jobs/job.ts'
import { passWindows } from './content.queries.ts'

/** Drops cached pages when scheduled content appears or disappears. */
export const contentWindowsJob = job({
  name: 'content-windows',
  schema: z.object({}),
  cron: '* * * * *',
  run: (ctx) =>
    inTransaction(ctx, async (tx) => {
      if (await passWindows(tx.db, tx.clock.now().toISOString())) await contentChanged(tx)
    }),
})
