import { z } from 'zod'
import { contentChanged } from '../content-version.ts'
import { inTransaction } from '../db/transaction.ts'
import { job } from '../jobs/job.ts'
import { passWindows } from './content.queries.ts'

/** Scheduled content appears and disappears by the clock; kept pages must learn of it. */
export const contentWindowsJob = job({
  name: 'content-windows',
  schema: z.object({}),
  cron: '* * * * *',
  run: (ctx) =>
    inTransaction(ctx, async (tx) => {
      if (await passWindows(tx.db, tx.clock.now().toISOString())) await contentChanged(tx)
    }),
})
