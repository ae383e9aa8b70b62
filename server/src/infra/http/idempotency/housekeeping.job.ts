import { z } from 'zod'
import { job } from '../../jobs/job.ts'
import { deleteOldKeys } from './idempotency.queries.ts'

/** Deletes expired rows of the infrastructure. */
export const housekeepingJob = job({
  name: 'infra.housekeeping',
  schema: z.object({}),
  cron: '17 3 * * *',
  async run(ctx) {
    await deleteOldKeys(ctx.db)
  },
})
