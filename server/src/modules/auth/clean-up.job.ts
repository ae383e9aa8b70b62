import { z } from 'zod'
import { job } from '../../infra/jobs/job.ts'
import { deleteExpired } from './clean-up.queries.ts'

export const cleanUpAuth = job({
  name: 'auth.clean-up',
  schema: z.object({}),
  cron: '17 * * * *',
  run: (ctx) => deleteExpired(ctx.db, ctx.clock.now()),
})
