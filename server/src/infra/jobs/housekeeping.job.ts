import { z } from 'zod'
import { deleteOldKeys } from '../http/idempotency.queries.ts'
import { job } from './job.ts'

/** Deletes expired rows of the infrastructure. */
export const housekeepingJob = job({
  name: 'infra.housekeeping',
  schema: z.object({}),
  cron: '17 3 * * *',
  async run(ctx) {
    await deleteOldKeys(ctx.db)
  },
})
