import { z } from 'zod'
import { job } from '../../../infra/jobs/job.ts'
import { refuse, takeIn } from './take-in.ts'

/** Finishes uploads the receiving node did not, because it stopped or failed. Usually has nothing to do. */
export const intakeJob = job({
  name: 'upload.intake',
  schema: z.object({ seller_id: z.int(), id: z.int() }),
  expire_seconds: 180,
  run: (ctx, { seller_id, id }) => takeIn(ctx, seller_id, id),
  giveUp: (tx, { seller_id, id }) => refuse(tx, seller_id, id, { error: 'upload_too_heavy', details: {} }),
})
