import { z } from 'zod'
import { job } from '../../infra/jobs/job.ts'
import { deleteOldStrangerRows } from '../../infra/strangers/stranger-rows.queries.ts'
import { deleteExpired } from './core/auth.queries.ts'
import { resealFactors } from './login/two-step.ts'

export const cleanUpAuth = job({
  name: 'auth.clean-up',
  schema: z.object({}),
  cron: '17 * * * *',
  async run(ctx) {
    await deleteExpired(ctx.db, ctx.clock.now())
    await deleteOldStrangerRows(ctx.db, ctx.clock.now())
    await resealFactors(ctx)
  },
})
