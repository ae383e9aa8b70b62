import { z } from 'zod'
import { job } from '../../infra/jobs/job.ts'
import { takeIn } from './take-in.ts'

/** Repairs what the receiving node did not finish, because it stopped or failed. Usually finds nothing to do. */
export const intakeJob = job({
  name: 'upload.intake',
  schema: z.object({ seller_id: z.int(), id: z.int() }),
  expire_seconds: 180,
  run: (ctx, { seller_id, id }) => takeIn(ctx, seller_id, id),
})
