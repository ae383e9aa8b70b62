import { z } from 'zod'
import { inTransaction } from '../../infra/db/transaction.ts'
import { job } from '../../infra/jobs/job.ts'
import { takeLeftInLine } from './mockup.queries.ts'
import { makeMockupsJob } from './mockups.job.ts'

/** A long batch keeps pictures in the line for a while; what stands there longer is waited for by nobody's job. */
const LEFT_AFTER_MS = 60 * 60_000
const AT_ONCE = 200

/** Has pictures made that stand in the line though no job will come to them, such as those an update put there. */
export const leftInLineJob = job({
  name: 'design.left-in-line',
  schema: z.object({}),
  cron: '*/10 * * * *',
  async run(ctx) {
    const now = ctx.clock.now()
    const times = { before: new Date(now.getTime() - LEFT_AFTER_MS).toISOString(), now: now.toISOString() }
    await inTransaction(ctx, async (tx) => {
      await tx.jobs.unhurried().sendMany(makeMockupsJob, await takeLeftInLine(tx.db, times, AT_ONCE))
    })
  },
})
